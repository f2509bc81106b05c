/** Finds the nouns by which firms, places, services and products say what they are. */
import { byLanguage } from '../by-language.ts'
import { foldAll } from '../fold.ts'
import { createPhraseIndex } from '../match.ts'
import { wordEntriesOf } from '../word-lists.ts'
import { kindsListsOf } from './kind-lists.ts'
import type { KindId } from './kind-table.ts'

export interface KindWord {
  id: KindId
  /** Offsets in the folded text. */
  start: number
  end: number
  /** Words that it covers. */
  words: number
}

/** From left to right, none overlapping. */
export type FindKinds = (folded: string) => KindWord[]

/** null where no kinds are known for the language. */
export const kindWordsOf: (language: string) => FindKinds | null = byLanguage((language) => {
  const lists = kindsListsOf(language)
  if (lists === null) return null
  const entries = wordEntriesOf({ en: lists }, 'kinds', 'en')
  const index = createPhraseIndex(() =>
    entries.map(({ phrase, tag }) => ({ phrase: phrase.replace(/^~/, ''), tag: tag as KindId })),
  )
  const ending = entries.filter(({ phrase }) => phrase.startsWith('~'))
  const folded = foldAll(ending.map(({ phrase }) => phrase.slice(1)))
  const endings = new Map(ending.map(({ tag }, index) => [folded[index]!, tag as KindId]))
  const lengths = [...new Set([...endings.keys()].map(({ length }) => length))].sort((a, b) => b - a)
  return (folded) => {
    const found: KindWord[] = index.match(folded).map(({ tag, start, end, words }) => ({ id: tag, start, end, words }))
    return endings.size === 0 ? found : withEndings(found, folded, { endings, lengths })
  }
})

/** Words that end in a kind, as “Hundepension” does, where no phrase was found. */
function withEndings(
  found: KindWord[],
  folded: string,
  { endings, lengths }: { endings: ReadonlyMap<string, KindId>; lengths: readonly number[] },
): KindWord[] {
  const all = [...found]
  let next = 0
  for (const { 0: word, index: start } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const end = start + word.length
    while (next < found.length && found[next]!.end <= start) next++
    if (next < found.length && found[next]!.start < end) continue
    for (const length of lengths) {
      const id = length < word.length ? endings.get(word.slice(-length)) : undefined
      if (id === undefined) continue
      all.push({ id, start, end, words: 1 })
      break
    }
  }
  return all.sort((a, b) => a.start - b.start)
}
