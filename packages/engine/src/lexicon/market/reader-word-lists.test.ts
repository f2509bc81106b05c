import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alternativeWordEntries, alternativeWords } from './alternative-words.ts'
import { audienceFrames, audienceFrameWordEntries } from './audience-frame-words.ts'
import { needWordEntries, needWords } from './need-words.ts'

const lists = {
  alternatives: { entries: alternativeWordEntries(), indexes: (language: string) => [alternativeWords(language)] },
  'frames of readers': {
    entries: audienceFrameWordEntries(),
    indexes: (language: string) => [audienceFrames(language)],
  },
  needs: {
    entries: needWordEntries(),
    indexes: (language: string) => [needWords(language, 'doubts'), needWords(language, 'wishes')],
  },
}

for (const [name, { entries, indexes }] of Object.entries(lists)) {
  test(`every phrase of the ${name} is found in its own language`, () => {
    const lost = entries.filter(
      ({ phrase, language }) => !indexes(language).some((index) => index.has(phrase.replaceAll('*', ''))),
    )
    assert.deepEqual(
      lost.map(({ phrase, language }) => `${language}: ${phrase}`),
      [],
    )
  })
}
