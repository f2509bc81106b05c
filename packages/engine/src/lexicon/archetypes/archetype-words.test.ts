import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText } from '../fold.ts'
import { phrasesOf } from '../word-lists.ts'
import { archetypeLexicon, archetypeLexicons } from './archetype-words.ts'
import { archetypes } from './archetypes.ts'
import type { ArchetypeWords } from './lists.ts'

const phrasesFor = (words: Partial<ArchetypeWords>, archetype: (typeof archetypes)[number]) =>
  ([1, 2, 3] as const).flatMap((weight) => phrasesOf(words[archetype]?.[weight] ?? ''))

const mainLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']

for (const [language, words] of archetypeLexicons) {
  test(`each archetype has its words in ${language}`, () => {
    const least = mainLanguages.includes(language) ? 60 : 28
    for (const archetype of archetypes) assert.ok(phrasesFor(words, archetype).length >= least, archetype)
  })

  test(`no word stands for more than two archetypes in ${language}`, () => {
    const owners = new Map<string, Set<string>>()
    for (const archetype of archetypes) {
      for (const phrase of phrasesFor(words, archetype)) {
        const key = foldText(phrase)
        owners.set(key, (owners.get(key) ?? new Set()).add(archetype))
      }
    }
    assert.deepEqual(
      [...owners].filter(([, of]) => of.size > 2).map(([phrase]) => phrase),
      [],
    )
  })

  test(`every word of the list in ${language} is found in a text`, () => {
    const index = archetypeLexicon(language)!
    const lost = archetypes
      .flatMap((archetype) => phrasesFor(words, archetype))
      .filter((phrase) => index.match(phrase.replaceAll('*', '')).length === 0)
    assert.deepEqual(lost, [])
  })
}
