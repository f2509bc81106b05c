import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { romanised } from '../romanise.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { PolicyWord } from './lists.ts'

export const policyEntries = (): WordEntry<PolicyWord>[] => wordEntries(pagesLists, 'policies')

interface PolicyIndexes {
  kind: PolicyWord
  whole: PhraseIndex<PolicyWord>
  contained: PhraseIndex<PolicyWord>
}

/** By kind, as a phrase may name two: “Privacy & cookies”. Made when a label is first asked about. */
let made: PolicyIndexes[] | null = null
const indexes = (): PolicyIndexes[] => {
  made ??= [...Map.groupBy(policyEntries(), ({ tag }) => tag)].map(([kind, entries]) => ({
    kind,
    whole: indexOf(entries.map((entry) => ({ ...entry, phrase: entry.phrase.replace(/^=/, '') }))),
    contained: indexOf(entries.filter(({ phrase }) => !phrase.startsWith('='))),
  }))
  return made
}

const indexOf = (entries: readonly WordEntry<PolicyWord>[]): PhraseIndex<PolicyWord> =>
  createPhraseIndex(() =>
    entries.flatMap((entry) => [
      entry,
      ...romanised(entry.phrase, entry.language).map((phrase) => ({ ...entry, phrase })),
    ]),
  )

const labelCharactersMax = 80

/** The policies that a label or a segment of an address names, each with whether it names nothing beside policies. */
export function policiesNamed(label: string): { kind: PolicyWord; isWhole: boolean }[] {
  const text = label.slice(0, labelCharactersMax + 1)
  if (text === '' || text.length > labelCharactersMax) return []
  const pieces = text.split(/[&+/|·,]/)
  const found: { kind: PolicyWord; isWhole: boolean }[] = []
  for (const { kind, whole, contained } of indexes()) {
    // “Home & Security” are doors and locks.
    const isPiece = kind !== 'security' && pieces.length > 1 && pieces.some((piece) => whole.exact(piece) !== null)
    if (whole.exact(text) !== null || isPiece) found.push({ kind, isWhole: true })
    else if (contained.has(text)) found.push({ kind, isWhole: false })
  }
  return found
}
