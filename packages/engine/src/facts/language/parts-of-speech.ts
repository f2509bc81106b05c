import { createRequire } from 'node:module'

/** How many words of each kind a text has, in universal tags (universaldependencies.org/u/pos). */
export interface PartsOfSpeech {
  words: number
  count: Readonly<Record<string, number>>
}

/** Some 2,500 words: more do not move a share. */
const textMax = 15_000

interface Tagger {
  readDoc(text: string): { tokens(): { out(what: unknown): string[] } }
  its: { pos: unknown; value: unknown }
}

let tagger: Tagger | null = null

/** English alone. The tagger and its model take some 150 ms to load: they are when the first text asks for them. */
export function partsOfSpeech(text: string): PartsOfSpeech {
  tagger ??= loadTagger()
  const tokens = tagger.readDoc(text.slice(0, textMax)).tokens()
  const tags = tokens.out(tagger.its.pos)
  const values = tokens.out(tagger.its.value)
  const count: Record<string, number> = {}
  let words = 0
  for (const [index, tag] of tags.entries()) {
    if (tag === 'PUNCT' || tag === 'SPACE' || tag === 'SYM' || tag === 'X') continue
    words++
    const kind = tag === 'DET' && /^(?:a|an|the)$/i.test(values[index]!) ? 'ARTICLE' : tag
    count[kind] = (count[kind] ?? 0) + 1
  }
  return { words, count }
}

function loadTagger(): Tagger {
  const require = createRequire(import.meta.url)
  const model: unknown = require('wink-eng-lite-web-model')
  return require('wink-nlp')(model, ['sbd', 'pos'])
}
