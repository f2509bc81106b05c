/** The noun that a clause is about, among those that name a kind. */
import { isOfWhatFollows } from '../../lexicon/grammar/wording.ts'
import type { KindId } from '../../lexicon/kinds/kind-table.ts'
import type { FindKinds } from '../../lexicon/kinds/kind-words.ts'
import { audienceFrames } from '../../lexicon/market/audience-frame-words.ts'
import { introductionWordsOf } from '../../lexicon/speech/introduction-words.ts'
import { themeWordsOf } from '../../lexicon/speech/theme-words.ts'
import { type Clause, joining } from './clauses.ts'

export interface Noun {
  id: KindId
  start: number
  end: number
  words: number
}

/** A family business is one of any trade. */
export const saysNothing: ReadonlySet<KindId> = new Set<KindId>(['company', 'group', 'startup'])

/** Words for any firm: of “dog boarding service” the boarding tells the kind, of “restaurant software” the software does. */
export const anyFirm: ReadonlySet<KindId> = new Set<KindId>([
  'company',
  'agency',
  'service',
  'studio',
  'practice',
  'centre',
  'provider',
  'specialist',
  'group',
  'startup',
  'shop',
])

/** The noun that the clause is about: of “software for restaurants” the software. */
export function headOf(clause: Clause, { language, find }: { language: string; find: FindKinds }): Noun | null {
  // “Your restaurant's costs” are about costs.
  const nouns = find(clause.folded)
  const isBesideNoun = (end: number) => nouns.some(({ start }) => start >= end && start - end <= 1)
  const all = nouns
    .filter(
      ({ end }) =>
        !/^'s(?!\p{L})/u.test(clause.folded.slice(end)) &&
        !(language === 'en' && !isBesideNoun(end) && isModifier(clause, end, language)),
    )
    .filter((noun) => !isComplement(clause, noun, { nouns, language }))
  const frame = audienceFrames(language)
    .match(clause.folded)
    .find(({ tag, start }) => (tag === 'for' || tag === 'made') && start > 0)
  // A noun may hold the frame itself: “Praxis für Physiotherapie”.
  const own = frame === undefined ? all : all.filter(({ start }) => start < frame.start)
  if (isOfWhatFollows(language)) return own.find(({ id }) => !anyFirm.has(id)) ?? own[0] ?? null
  // Nouns of one phrase: its last tells the kind.
  const [first, ...others] = own
  let head = first ?? null
  for (const [index, next] of others.entries()) {
    if (head === null) break
    // Of “boatyard and marina software” both tell the software nearer.
    const after = others[index + 1]
    const isBefore = after !== undefined && after.start - next.end <= 1 && !anyFirm.has(after.id)
    if (!isOnePhrase(clause, head, next, language) && !(isBefore && isJoined(clause, head, next))) break
    const isFollowed = anyFirm.has(next.id) && !anyFirm.has(head.id) && next.start - head.end <= 1
    head = isFollowed ? { ...head, end: next.end, words: head.words + next.words } : next
  }
  return head
}

const complementWordsMax = 3

/** Of “the next generation of consultants” they are no consultants: what is spoken of stands before the “of”, where that is no kind itself. */
function isComplement(
  clause: Clause,
  { start }: Noun,
  { nouns, language }: { nouns: readonly Noun[]; language: string },
) {
  const cuts = themeWordsOf(language)?.cuts
  const { words, folded } = clause
  const at = words.findIndex(({ foldedEnd }) => foldedEnd > start)
  const isElided = elided.test(folded.slice(words[at]!.foldedStart, start))
  const reach = words.slice(Math.max(0, at - complementWordsMax), at)
  const joint = isElided ? reach.length : reach.findLastIndex((word) => cuts?.get(word.folded) === 'connector')
  const before = reach[joint - 1]
  if (joint < 1 || before === undefined || cuts?.get(before.folded) !== undefined || /^\d/.test(before.folded))
    return false
  return !nouns.some((noun) => noun.start < before.foldedEnd && noun.end > before.foldedStart)
}

/** “D’avocats”, “dell'officina”. */
const elided = /^(?:d|dell)['’]$/

/** Of “garage door repair” the garage tells the doors nearer; a capital may begin the name of a town. */
function isModifier({ text, words }: Clause, end: number, language: string): boolean {
  const last = words.findLastIndex(({ foldedEnd }) => foldedEnd <= end)
  const [word, next] = [words[last], words[last + 1]]
  if (word === undefined || next === undefined || !/^\s+$/.test(text.slice(word.end, next.start))) return false
  const isParticiple = /(?:ed|ing)$/.test(next.folded) || introductionWordsOf(language)?.ends.has(next.folded) === true
  return /^\p{Ll}/u.test(next.text) && !isParticiple && themeWordsOf(language)?.cuts.get(next.folded) === undefined
}

const wordsBetween = ({ words }: Clause, one: Noun, next: Noun) =>
  words.filter(({ foldedStart, foldedEnd }) => foldedStart >= one.end && foldedEnd <= next.start)

/** Whether all that stands between two nouns is part of the same phrase. */
function isOnePhrase(clause: Clause, one: Noun, next: Noun, language: string): boolean {
  const cuts = themeWordsOf(language)?.cuts
  return wordsBetween(clause, one, next).every(({ folded }) => cuts?.get(folded) === undefined)
}

/** Whether an “and” alone stands between two nouns. */
function isJoined(clause: Clause, one: Noun, next: Noun): boolean {
  const between = wordsBetween(clause, one, next)
  return between.length === 1 && joining.has(between[0]!.folded)
}
