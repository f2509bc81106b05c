/** What a site promises where visitors decide: the lines that a reader would want somebody else to confirm. */
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { ctaWords } from '../../../../lexicon/pages/cta-words.ts'
import { firstPersonPluralWords } from '../../../../lexicon/speech/mission-words.ts'
import { imperativeWordsOf, readerWordsOf, styleWordsOf } from '../../../../lexicon/speech/style-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'

/**
 * What a line promises: to be the `best`, that it can be relied on (`trust`), a `virtue`, people who know their trade (`skill`), a
 * `personal` way, something that could be false (`own`), what will be other for the reader (`change`), or how it feels (`feeling`).
 */
export type PromiseSort = 'best' | 'trust' | 'virtue' | 'skill' | 'personal' | 'own' | 'change' | 'feeling'

export interface BoldPromise {
  line: OwnLine
  /** The sentence of the line that promises, as written. */
  text: string
  sort: PromiseSort
  quote: ReturnType<typeof quoteOfLine>
}

const charactersMax = 110
const wordsMin = 3
const wordsMax = 16
const changeWordsMin = 4
/** So near the beginning of the home page a line belongs to its first screen. */
const firstLines = 5
/** Rows of labels, lists of places, prices: no sentence stands there that one would quote. */
const row = /[•|·✓✔★➜→]|(?:,[^,]*){4}|\d\s?[€$£]|[€$£]\s?\d/u
const asks = /[?？؟]["”’»」]?$/u
/** “For talents, professionals,”: a line that its page breaks off. */
const brokenOff = /[,;:،、–—-]$/u
const sentenceEnd = /(?<=[.!…。！])\s+/u

/** Those who know their trade, in the languages that write it alike. */
const skill =
  /(?<!\p{L})(?:exp[eé]rt[aeio]?s?|eksper[ct]\p{L}*|эксперт\p{L}*|spe[zc]ialist(?:en|s|i|as?)?|spécialistes?|especialistas?|specjali[sś]\p{L}*|erfahrene[nrs]?|experienced|seasoned|expérimentée?s?|doświadczon\p{L}*|опытн\p{L}*|professionals|profis?|profissionais|profesionales|professionisti|qualifizierte[nrs]?|qualifi(?:ed|és?|ées?))(?!\p{L})/iu

/** “For professionals”: whom it is for, and not who does it. */
const forOthers = /(?<!\p{L})(?:for|für|pour|per|para|voor|dla|для|pro)\s+(?:\p{L}+\s+)?$/iu

type Facts = Pick<DiagnosisFacts, 'lines' | 'path' | 'language' | 'claims' | 'names' | 'phrases' | 'hero' | 'name'>

/** The promises on the way to the decision, the boldest of the opening first. */
export function boldPromises(facts: Facts): BoldPromise[] {
  const { path, language, claims, names, phrases } = facts
  if (language === null || !readsCues(language.value)) return []
  const best = new Set(claims.filter(({ value }) => value.type === 'superlative').map(({ value }) => value.text))
  const own = new Set(phrases.filter(({ couldBeFalse }) => couldBeFalse).map(({ text }) => text))
  const sortOf = sortReader(facts, language.value, best, own)
  const call = path.call === null ? null : foldText(path.call.value.text)
  const found: { promise: BoldPromise; worth: number }[] = []
  for (const line of withWholeHeadline(facts)) {
    if (!mayPromise(line) || !path.isNear(line.page)) continue
    const isFirst = opens(line) || (line.page === names.home && line.at <= firstLines)
    if (!isFirst && line.place !== 'heading') continue
    for (const text of line.text.split(sentenceEnd)) {
      if (!mayBeQuoted(text) || (call !== null && foldText(text).startsWith(call))) continue
      const sort = sortOf(text, line)
      if (sort === null) continue
      found.push({
        promise: { line, text, sort, quote: { ...quoteOfLine(line), text } },
        worth: weight[sort] + (placeWeight[line.place] ?? 0) + (isFirst ? 2 : 0),
      })
    }
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ promise }) => promise)
}

/** The headline as it is read: its page may set it in several lines, which promise nothing alone. */
function withWholeHeadline({ hero: { headline }, lines }: Facts): readonly OwnLine[] {
  const [quote] = headline?.quotes ?? []
  if (headline === null || quote === undefined || quote.text !== headline.value) return lines
  const isPart = ({ page, place, text }: OwnLine) =>
    page === quote.page && place === 'headline' && headline.value.includes(text)
  const first = lines.find(isPart)
  if (first === undefined || first.text === headline.value) return lines
  return [{ ...first, ...quote }, ...lines.filter((line) => !isPart(line))]
}

const weight: Record<PromiseSort, number> = {
  best: 6,
  trust: 5,
  skill: 4,
  virtue: 4,
  personal: 3,
  own: 3,
  change: 3,
  feeling: 1,
}
const placeWeight: Partial<Record<OwnLine['place'], number>> = { headline: 2, subhead: 2, heading: 1 }

const opens = ({ place }: OwnLine) => place === 'headline' || place === 'subhead' || place === 'description'

/** What stands large at the beginning. */
const isLoud = ({ place, pageType, at }: OwnLine) =>
  place === 'headline' || place === 'subhead' || (place === 'heading' && pageType === 'home' && at <= firstLines)

const classes: ReadonlySet<OwnLine['textClass']> = new Set<OwnLine['textClass']>(['message', 'declared'])
const otherPages: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>(['faq', 'blog', 'legal', 'careers'])
const otherRoles: ReadonlySet<OwnLine['role']> = new Set<OwnLine['role']>(['pricing', 'footer', 'navigation', 'faq'])

const mayPromise = ({ place, textClass, pageType, role }: OwnLine) =>
  place !== 'action' && classes.has(textClass) && !otherPages.has(pageType) && !otherRoles.has(role)

function mayBeQuoted(text: string): boolean {
  const words = wordCount(text)
  return (
    text.length <= charactersMax &&
    words >= wordsMin &&
    words <= wordsMax &&
    !row.test(text) &&
    !asks.test(text) &&
    !brokenOff.test(text)
  )
}

/** Only where a site opens does it say by itself what one will be or feel. */
function sortReader(
  { name }: Pick<DiagnosisFacts, 'name'>,
  language: string,
  best: ReadonlySet<string>,
  own: ReadonlySet<string>,
) {
  const absolute = cueWords(language, 'absolute')
  const virtue = cueWords(language, 'virtue')
  const personal = cueWords(language, 'personal')
  const style = styleWordsOf(language)
  const prices = cueWords(language, 'fairPrice')
  const terms = [cueWords(language, 'free'), cueWords(language, 'calming')]
  const reader = readerWordsOf(language)
  const imperative = imperativeWordsOf(language)
  // “Your estate agent in Spain” says who it is, “stop guessing what to wear” what will be other.
  // “Book your place” is a call, “How good that you are here!” a greeting.
  const isToReader = (text: string) =>
    (imperative.startsWith(text) !== null && wordCount(text) >= changeWordsMin && ctaWords.startsWith(text) === null) ||
    (!/[!！]$/.test(text) && reader.match(text).some(({ start }) => wordCount(text.slice(0, start)) >= 2))
  const called = [name?.value.name ?? '', ...(name?.value.variants ?? [])]
    .map((one) => foldText(one).split(' ').slice(-2).join(' '))
    .filter((one) => one.length >= 4)
  // “Lowbrook takes them out at six!”, and no “Welcome to Lowbrook!”
  const isDeed = (text: string, { place }: OwnLine) =>
    place !== 'subhead' &&
    wordCount(text) >= changeWordsMin &&
    /[.!]$/.test(text) &&
    called.some((one) => foldText(text).includes(one)) &&
    !style.match(text).some(({ tag }) => tag === 'courtesy')
  const us = firstPersonPluralWords(language)
  return (text: string, line: OwnLine): PromiseSort | null => {
    // A heading further down names what stands below it, unless it is a sentence.
    if (line.place === 'heading' && !isLoud(line) && !/[.!。！]$/u.test(text) && !us.has(text)) return null
    if (best.has(line.text) && (line.text === text || style.match(text).some(({ tag }) => tag === 'superlatives')))
      return 'best'
    if (absolute.has(text)) return 'trust'
    if (skill.test(text) && !forOthers.test(text.slice(0, text.search(skill)))) return 'skill'
    if (virtue.has(text) && !prices.has(text)) return 'virtue'
    if (!isLoud(line)) return null
    if (personal.match(text).some(({ words }) => words > 1)) return 'personal'
    // What can be had for nothing or given back needs nobody to confirm it.
    if (terms.some((words) => words.has(text))) return null
    if (own.has(text)) return 'own'
    if (isToReader(text) || isDeed(text, line)) return 'change'
    // Who is greeted is promised nothing.
    if (/[!！]$/.test(text)) return null
    return style.match(text).some(({ tag }) => tag === 'warmth' || tag === 'thrill') ? 'feeling' : null
  }
}
