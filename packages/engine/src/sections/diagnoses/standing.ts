/** How the brand stands on its own site, in five steps: whether it is clear, proved, unlike others, and easy to take up. */
import type { Quote } from '../../evidence.ts'
import { counted, inWords, listed } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { journeyFacts } from '../journey/motion.ts'
import { pathToAction } from '../journey/path-to-action.ts'
import type { DiagnosisFacts } from './diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from './own-lines.ts'
import { isTelling, type ProofKind } from './proofs.ts'
import { refusalPointsMin } from './rules/assets/frank-assets.ts'
import { refusalsOf } from './rules/assets/refusing-lines.ts'
import { isOwnLine } from './rules/lines/assets-in-lines.ts'
import { credential } from './rules/proof/may-speak.ts'

export const standingIds = ['clarity', 'proof', 'distinctiveness', 'ease'] as const
export type StandingId = (typeof standingIds)[number]
export type Level = 1 | 2 | 3 | 4 | 5

export interface Standing {
  id: StandingId
  level: Level
  /** The level in a word or two. */
  word: string
  /** What it is counted from. */
  why: string
  quotes: Quote[]
}

const words: Record<StandingId, Record<Level, string>> = {
  clarity: { 1: 'unclear', 2: 'vague', 3: 'half clear', 4: 'clear', 5: 'plain at once' },
  proof: { 1: 'none', 2: 'thin', 3: 'some', 4: 'solid', 5: 'strong' },
  distinctiveness: { 1: 'none seen', 2: 'little', 3: 'some', 4: 'marked', 5: 'unmistakable' },
  ease: { 1: 'no way in', 2: 'long', 3: 'some steps', 4: 'short', 5: 'at once' },
}

/** @param clarityScore 0 to 100 (sections/messaging/clarity.ts); null where it was not computed */
export function standingOf(facts: DiagnosisFacts, clarityScore: number | null): Standing[] {
  const { reach, language } = facts
  const all = [
    clarityScore === null ? null : clarityOf(facts, clarityScore),
    proofOf(facts),
    reach.home && language !== null ? distinctivenessOf(facts) : null,
    reach.home ? easeOf(facts) : null,
  ]
  return all.filter((one) => one !== null)
}

const standing = (id: StandingId, level: number, why: string, quotes: Quote[] = []): Standing => {
  const step = Math.max(1, Math.min(5, Math.round(level))) as Level
  return { id, level: step, word: words[id][step], why, quotes }
}

const clarityOf = ({ hero }: DiagnosisFacts, score: number): Standing =>
  standing(
    'clarity',
    1 + score / 25,
    hero.headline === null
      ? 'what the first screen says'
      : `the first screen opens with ${inQuotes(hero.headline.value, 60)}`,
    hero.headline?.quotes.slice(0, 1) ?? [],
  )

/** Two steps for any proof, one for a named voice or a measured result, one for two kinds, one for proof near the decision. */
function proofOf({ proofs: all, lines }: DiagnosisFacts): Standing | null {
  const proofs = all.filter(isTelling)
  // That nothing bears it out is a denial, and left to the diagnoses, which search for it.
  if (proofs.length === 0) {
    const trained = all.length === 0 ? lines.find(isTrained) : undefined
    if (trained === undefined) return null
    return standing('proof', 2, `a training or licence: ${inQuotes(trained.text, 60)}`, [quoteOfLine(trained)])
  }
  const kinds = new Set(proofs.map(({ kind }) => kind))
  const isNamed = kinds.has('result') || kinds.has('named voice') || kinds.has('certificate')
  const near = proofs.filter(({ isNear }) => isNear).length
  const level = 2 + Number(isNamed) + Number(kinds.size > 1) + Number(near > 0)
  const why = `${kindsInWords(proofs)}, ${near === 0 ? 'none' : inWords(near)} on the way to the decision`
  return standing(
    'proof',
    level,
    why,
    proofs.slice(0, 2).map(({ quote }) => quote),
  )
}

const trainedCharactersMax = 120
const trainedPages: ReadonlySet<string> = new Set(['home', 'about', 'team'])
/** A line that names a training or a licence of whoever does the work. */
const isTrained = ({ text, place, pageType }: OwnLine) =>
  place !== 'action' && trainedPages.has(pageType) && text.length <= trainedCharactersMax && credential.test(text)

const kindWords: Record<ProofKind, readonly [one: string, more: string]> = {
  result: ['measured result', 'measured results'],
  'named voice': ['signed review', 'signed reviews'],
  certificate: ['certificate', 'certificates'],
  customer: ['customer by name', 'customers by name'],
  rating: ['rating', 'ratings'],
  count: ['figure', 'figures'],
  voice: ['unsigned review', 'unsigned reviews'],
}

/** “five signed reviews and one figure”, most telling first. */
function kindsInWords(proofs: DiagnosisFacts['proofs']): string {
  const counts = new Map<ProofKind, number>()
  for (const { kind } of proofs) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const parts = [...counts].map(([kind, count]) => `${inWords(count)} ${kindWords[kind][count === 1 ? 0 : 1]}`)
  return listed(parts, parts.length)
}

/** Three steps for any line of its own, one for one on the way to the decision, one for one in the opening. */
function distinctivenessOf(facts: DiagnosisFacts): Standing | null {
  const { opening } = facts
  const strong = strongLines(facts)
  if (strong.length === 0) return null
  const near = strong.filter(({ isNear }) => isNear)
  const first = strong.filter(({ text }) => opening.texts.includes(text))
  const level = 3 + Number(near.length > 0) + Number(first.length > 0)
  const why = `${counted(strong.length, 'line')} of its own, ${first.length === 0 ? 'none' : inWords(first.length)} in the opening`
  return standing(
    'distinctiveness',
    level,
    why,
    [...first, ...strong].slice(0, 1).map(({ quote }) => quote),
  )
}

/** Lines of its own, and those that refuse something: what the assets are quoted by. */
function strongLines({
  phrases,
  lines,
  language,
  path,
}: DiagnosisFacts): { text: string; quote: Quote; isNear: boolean }[] {
  const own = phrases.filter(isOwnLine)
  const refusals = refusalsOf(lines, language?.value ?? '')
    .filter(({ points, line }) => points >= refusalPointsMin && !own.some(({ text }) => line.text.includes(text)))
    .map(({ line }) => ({ text: line.text, quote: quoteOfLine(line), isNear: path.isNear(line.page) }))
  return [...own, ...refusals]
}

const fieldsFew = 5

/** Clicks from the home page to the step that it asks for, and fields to fill in there. */
function easeOf(facts: DiagnosisFacts): Standing | null {
  const journey = journeyFacts(facts)
  const path = pathToAction(journey)
  // Who has no button may be called or written to.
  if (journey.primary === null)
    return facts.contacts.length > 0 ? null : standing('ease', 1, 'no step that visitors are asked to take')
  if (path === null) return null
  const fields = path.fields ?? 0
  const level = 5 - path.clicks - Number(fields > fieldsFew) - Number(fields > 2 * fieldsFew)
  const clicks = path.clicks === 0 ? 'on the home page itself' : `${counted(path.clicks, 'click')} from the home page`
  const why = path.fields === null ? clicks : `${clicks}, ${counted(path.fields, 'field')} to fill in`
  return standing('ease', level, why, journey.primary.quotes.slice(0, 1))
}
