/** What a visitor of the home page meets first, and what comes later. */
import type { PageType } from '../../../../artifacts.ts'
import type { Quote } from '../../../../evidence.ts'
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { greets } from '../../../../lexicon/pages/greeting-words.ts'
import { idleWordsOf } from '../../../../lexicon/speech/claim-words.ts'
import { negationWords } from '../../../../lexicon/speech/negation-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import type { OwnLine } from '../../own-lines.ts'
import type { SiteNames } from '../../site-names.ts'
import { isOwnLine } from '../lines/assets-in-lines.ts'

/** Where a line stands that is not met with the opening. */
export interface Spot {
  isHome: boolean
  /** “on the page “About””, “37 lines further down”. */
  where: string
  /** Lines of the home page above it; 0 on another page. */
  lines: number
}

/** So many lines of a home page are read with its opening, or right after it. */
const nearLines = 15

/** null where the line stands near the opening. */
export function spotOf({ page, at }: { page: string; at: number }, names: SiteNames): Spot | null {
  if (page !== names.home) return { isHome: false, where: `on ${names.page(page)}`, lines: 0 }
  return at < nearLines ? null : { isHome: true, where: `${at} lines further down`, lines: at }
}

/** Pages that speak of the whole offer; a page of one product or one place to work may be of a side line. */
const telling: ReadonlySet<PageType> = new Set<PageType>([
  'home',
  'about',
  'team',
  'pricing',
  'features',
  'faq',
  'security',
])
export const speaksOfAll = ({ pageType }: Pick<OwnLine, 'pageType'>) => telling.has(pageType)

/** What the home page says first. */
export interface Said {
  /** Whole. */
  text: string
  /** In quotation marks, short enough for a sentence. */
  words: string
  quote: Quote
}

const saidWordsMin = 3
const saidCharactersMax = 70

/** The headline; where that is a name, a greeting or a question, the line under it. */
export function saidFirst({ hero: { headline, subhead }, name }: Pick<DiagnosisFacts, 'hero' | 'name'>): Said | null {
  const names = [name?.value.name ?? '', ...(name?.value.variants ?? [])].map(foldText).filter((one) => one !== '')
  // “The Lowbrook” is a name, too.
  const isName = (text: string) =>
    names.some((one) => foldText(text).endsWith(one) && wordCount(text) <= wordCount(one) + 1)
  const isReason = (text: string) =>
    (wordCount(text) >= saidWordsMin || /[.!。！]$/.test(text)) &&
    !isName(text) &&
    !greets(text) &&
    !/[?？]$/.test(text)
  const facts = [headline, subhead].filter((fact) => fact !== null)
  const fact = facts.find(({ value }) => isReason(value)) ?? facts[0]
  const [quote] = fact?.quotes ?? []
  if (fact === undefined || quote === undefined) return null
  const text = firstSentence(fact.value)
  return { text, words: inQuotes(text, saidCharactersMax), quote }
}

/** A subhead of three sentences is quoted by its first. */
function firstSentence(text: string): string {
  if (text.length <= saidCharactersMax) return text
  const [first = text] = text.split(/(?<=[.!?。！？])\s+/u)
  return wordCount(first) > saidWordsMin ? first : text
}

const strongPoints = 6

/** Whether the opening has a line that is at least as much its own as what comes later, or refuses something. */
export const opensStrong = ({ phrases, hero, language }: Pick<DiagnosisFacts, 'phrases' | 'hero' | 'language'>) =>
  phrases.some((phrase) => phrase.signs.includes('opening') && (isOwnLine(phrase) || phrase.points >= strongPoints)) ||
  [hero.headline, hero.subhead].some(
    (fact) =>
      fact !== null &&
      negationWords(language?.value ?? '').has(fact.value) &&
      !idleWordsOf(language?.value ?? '').has(fact.value),
  )

/** Of its stems so many stand in no line of the opening. */
const freshShareMin = 0.5
const sharedShareMin = 0.5
/** Of so few, one says what the line is about. */
const fewKeys = 2

/** Lines of the home page that visitors have read before they come to another line. */
export const readBefore = (
  line: Pick<OwnLine, 'text' | 'page' | 'at'>,
  { lines, names }: Pick<DiagnosisFacts, 'lines' | 'names'>,
): OwnLine[] =>
  lines.filter(
    ({ text, page, at, place }) =>
      page === names.home &&
      place !== 'description' &&
      text !== line.text &&
      (line.page !== names.home || at < line.at),
  )

/** Whether the opening, or a line of the home page before it, already says what a line is about; also where that cannot be told. */
export function isSaidBefore(
  line: Pick<OwnLine, 'text' | 'page' | 'at'>,
  facts: Pick<DiagnosisFacts, 'lines' | 'opening' | 'language' | 'names'>,
): boolean {
  const { opening, language } = facts
  const keys = [...(contentKeys(line.text, language?.value ?? null) ?? [])]
  const fresh = keys.filter((key) => !opening.keys.has(key))
  if (keys.length === 0 || fresh.length < freshShareMin * keys.length) return true
  return readBefore(line, facts).some(({ text }) => {
    const said = contentKeys(text, language?.value ?? null) ?? new Set()
    const shared = keys.filter((key) => said.has(key)).length
    return (shared > 1 || keys.length <= fewKeys) && shared >= sharedShareMin * keys.length
  })
}

const poleWordsMax = 6

/** “but the home page opens with “…””, where that is short enough for half a headline. */
export const opensWith = ({ text }: Said): string | null =>
  wordCount(text) <= poleWordsMax ? `but the home page opens with ${inQuotes(text, saidCharactersMax)}` : null

/** Calls after which something is owed; what only shows more may come before anything. */
const asking: ReadonlySet<string> = new Set([
  'buy',
  'trial',
  'sign-up',
  'donate',
  'book',
  'subscribe',
  'join',
  'quote',
  'start',
])

/** The words of the call, where it asks for something. */
export const callThatAsks = ({ call }: DiagnosisFacts['path']): string | null =>
  call !== null && asking.has(call.value.intent) ? call.value.text : null
