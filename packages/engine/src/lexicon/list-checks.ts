import assert from 'node:assert/strict'
/** What the tests of the word lists have in common. */
import { foldText } from './fold.ts'
import type { PhraseEntry, PhraseIndex } from './match.ts'

/** Phrases that their own index does not give back, as whole text, under the tag that they stand under. */
export function phrasesNotFound<Tag>(index: PhraseIndex<Tag>, entries: readonly PhraseEntry<Tag>[]): string[] {
  return entries
    .filter(({ phrase, tag }) => {
      const text = phrase.replaceAll('*', '')
      const hasLetters = /[\p{L}\p{N}]/u.test(text)
      return index.exact(text)?.tag !== tag || index.has(text) !== hasLetters
    })
    .map(({ phrase, tag }) => `${phrase} (${tag})`)
}

/** Phrases that stand under two tags, of which the second would never be found. */
export function phrasesUnderTwoTags<Tag>(entries: readonly PhraseEntry<Tag>[]): string[] {
  const tags = new Map<string, Tag>()
  const twice: string[] = []
  for (const { phrase, tag } of entries) {
    const folded = foldText(phrase)
    const first = tags.get(folded)
    if (first === undefined) tags.set(folded, tag)
    else if (first !== tag) twice.push(`${phrase} (${first}, ${tag})`)
  }
  return twice
}

/** Phrases that stand a second time under their tag; punctuation and accents make no difference. */
export function phrasesTwiceUnderTag<Tag>(entries: readonly PhraseEntry<Tag>[]): string[] {
  const met = new Map<Tag, Set<string>>()
  return entries.flatMap(({ phrase, tag }) => {
    const words = foldText(phrase)
      .replace(/[^\p{L}\p{M}\p{N}*]+/gu, ' ')
      .trim()
    const before = met.get(tag) ?? new Set<string>()
    met.set(tag, before)
    if (before.has(words)) return [`${phrase} (${String(tag)})`]
    before.add(words)
    return []
  })
}

/** Texts of 100 kB that make careless matching take for ever. */
export const pathologicalTexts: readonly string[] = [
  'a'.repeat(100_000),
  ' '.repeat(100_000),
  'a '.repeat(50_000),
  '会'.repeat(100_000),
  '가'.repeat(100_000),
  '('.repeat(100_000),
  '[]'.repeat(50_000),
  '/'.repeat(100_000),
  '%'.repeat(100_000),
  '.-'.repeat(50_000),
  '1'.repeat(100_000),
  '\u0301'.repeat(100_000),
  'a\u0301'.repeat(50_000),
  '\ud800'.repeat(100_000),
]

/** Enough for any machine, and far less than what takes the square of its input takes of a megabyte. */
const cpuSecondsMax = 20

/** Computing time, not the clock: a busy machine is no fault of the work. */
export function takesBoundedTime(work: () => void): void {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  assert.ok((user + system) / 1e6 < cpuSecondsMax, 'it takes more computing time than its input may cost')
}
