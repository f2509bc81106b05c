/** Whole sentences of a site that tell a stranger what it is: who, what, where, for whom. They stand as they are, or not at all. */
import { framedReaders } from '../../facts/audience/audience-frames.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import { tellingNumbers } from '../../facts/language/telling-numbers.ts'
import { foldText } from '../../lexicon/fold.ts'
import { capitalisesNouns } from '../../lexicon/grammar/wording.ts'
import { claimWordsOf, parityWordsOf } from '../../lexicon/speech/claim-words.ts'
import { customerVoicesOf } from '../../lexicon/speech/customer-voice-words.ts'
import { linkingWords } from '../../lexicon/speech/linking-words.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { negationWords } from '../../lexicon/speech/negation-words.ts'
import { imperativeWordsOf, styleWordsOf } from '../../lexicon/speech/style-words.ts'
import { memoised } from '../../memoised.ts'
import { detectLanguage } from '../../page/detect-language.ts'
import { wordCount } from '../../page/word-count.ts'
import type { DiagnosisFacts } from '../diagnoses/diagnosis-facts.ts'
import type { OwnLine } from '../diagnoses/own-lines.ts'
import { clausesOf } from '../diagnoses/phrases/clauses.ts'
import { isNoSentence, mayHoldPhrases, phraseGuard } from '../diagnoses/phrases/phrase-guards.ts'
import type { Passage } from './writer.ts'

/** `first`: the brand's name is what the sentence begins with, or nearly; `category`: what it is, in the words that the site has for it. */
export type Says = 'brand' | 'first' | 'we' | 'what' | 'category' | 'where' | 'whom' | 'detail'

export interface OwnSentence extends Passage {
  words: number
  says: ReadonlySet<Says>
  points: number
  line: OwnLine
  /** Among all lines of the brand's own: neighbours stand beside each other on their page. */
  at: number
  /** It can be the first that a stranger reads: it says of the brand, or of what it offers, what that is. */
  introduces: boolean
}

const wordsOfSentence = { min: 5, max: 32 }
/** Behind these a page of its own offer speaks of details. */
const homeLines = 60
const aboutLines = 12

/** Strongest first. */
export const ownSentences = memoised((facts: DiagnosisFacts, language: string): readonly OwnSentence[] => {
  const saysOf = sayingOf(facts, language)
  const isBad = guard(facts, language)
  const voices = customerVoicesOf(language)
  const isOfCustomer = (one: OwnLine | undefined, { page }: OwnLine) =>
    one !== undefined && one.page === page && voices.match(one.text).some(({ tag }) => tag === 'self')
  const seen = new Set<string>()
  const found: OwnSentence[] = []
  facts.lines.forEach((line, at) => {
    if (!mayIntroduce(line) || isCutBefore(facts.lines[at - 1], line)) return
    if ([at - 1, at, at + 1].some((one) => isOfCustomer(facts.lines[one], line))) return
    for (const text of saidAlone(line.text)) {
      const words = wordCount(text)
      if (words < wordsOfSentence.min || words > wordsOfSentence.max || seen.has(foldText(text))) continue
      if (!isWholeSentence(text, line) || isBad(text, line)) continue
      seen.add(foldText(text))
      const says = saysOf(text)
      const quote = { page: line.page, text, locator: line.locator }
      const points = pointsOf(says, { text, line, words, language })
      found.push({ text, quote, words, says, points, line, at, introduces: introduces(says, { text, line, language }) })
    }
  })
  return found.sort((a, b) => b.points - a.points)
})

const firstLines = 16
const firstLinesAbout = 4
const introductionWordsMin = 6

function introduces(
  says: ReadonlySet<Says>,
  { text, line, language }: { text: string; line: OwnLine; language: string },
): boolean {
  const { place, role, pageType, at } = line
  if (
    wordCount(text) < introductionWordsMin ||
    isOfSite.test(text) ||
    negationWords(language).has(text) ||
    !isIn(text, language)
  )
    return false
  const isNear = at < (pageType === 'home' ? firstLines : firstLinesAbout)
  if (isRow(text) && !says.has('where') && !says.has('whom') && !says.has('brand')) return false
  const tells = says.has('what') || says.has('where') || says.has('whom')
  if (says.has('first') && (tells || isNear)) return true
  if (place === 'description' || place === 'subhead') return pageType === 'home' && (tells || says.has('first'))
  if (steps.has(role)) return false
  return says.has('what') && (says.has('where') || (says.has('whom') && (isNear || says.has('we'))))
}

/** “The homepage of the Tollan choir” tells of a page. */
const isOfSite =
  /^(?:\S+\s){0,4}\S*(?:home ?page|web ?site|webseite|internetseite|sitio web|página web|site web|site internet|sito web|strona internetowa|webové stránky|сайт|公式サイト|官网)(?!\p{L})/iu

const rowPartWordsMax = 5

/** “Facials, nails, brows”: things beside each other, and no sentence. */
function isRow(text: string): boolean {
  const parts = text.split(/[,、，]/u)
  return parts.length > 2 && parts.every((part) => wordCount(part) <= rowPartWordsMax)
}

/** Blocks whose sentences tell of one thing among others. */
const steps: ReadonlySet<OwnLine['role']> = new Set<OwnLine['role']>(['services', 'features', 'steps'])

/** Sure enough to be another language; of a few words nobody can tell. */
const otherLanguageMin = 0.6
const tellingWords = 8

/** Whether it is in the language of the site, as far as anybody can tell. */
export function isIn(text: string, language: string): boolean {
  if (wordCount(text) < tellingWords) return true
  const detected = detectLanguage(text)
  return detected.language === language || detected.language === 'und' || detected.confidence < otherLanguageMin
}

/** The line, its sentences, and of a long one what stands before its first dash. */
function saidAlone(line: string): string[] {
  const inOne = line.split(sentenceEnds).map((part) => part.trim())
  const sentences = [...clausesOf(line, wordsOfSentence.max), ...inOne, ...clausesOf(line, shortWords)]
  const begun = sentences.flatMap((text) => {
    const [first = ''] = text.split(/\s[–—]\s|\s?—\s?|;\s/u, 1)
    return wordCount(text) > longWords && first !== text && wordCount(first) >= begunWordsMin ? [first] : []
  })
  return [...new Set([...sentences, ...begun])]
}

const sentenceEnds = /(?<=[^\s\p{Lu}\d][.!?…]["”’»)]?)\s+(?=["“«¿¡(]?\p{Lu})|(?<=[。！？])/u
const shortWords = 14
const longWords = 20
const begunWordsMin = 7

export const introductionsOf = (facts: DiagnosisFacts, language: string): OwnSentence[] =>
  ownSentences(facts, language).filter((sentence) => sentence.introduces)

const introducing: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>(['home', 'about'])
const otherRoles: ReadonlySet<OwnLine['role']> = new Set<OwnLine['role']>(['faq', 'blog', 'team', 'contact', 'pricing'])

function mayIntroduce(line: OwnLine): boolean {
  const { place, pageType, role, at, textClass } = line
  if (!introducing.has(pageType) || at >= (pageType === 'home' ? homeLines : aboutLines)) return false
  if (place === 'heading' || place === 'headline' || textClass === 'answer') return false
  return mayHoldPhrases(line) && !otherRoles.has(role)
}

/** “… with Dr.”, “on Monday, 18.”: what follows is the end of a sentence. */
const isCutBefore = (before: OwnLine | undefined, { page }: OwnLine) =>
  before !== undefined && before.page === page && /(?:^|\s)(?:\p{Lu}\p{L}{0,2}|\d{1,3})\.$/u.test(before.text)

const ended = /[.!。！]["”’»」)]?$/

/** What stands below a headline or in the description may lack its full stop. */
const isWholeSentence = (text: string, { place, text: line }: OwnLine) =>
  ended.test(text) ||
  (/^\s?[—–;]/u.test(line.slice(line.indexOf(text) + text.length)) && wordCount(text) >= begunWordsMin) ||
  ((place === 'subhead' || place === 'description') && line.endsWith(text) && wordCount(text) > 6)

/** “3100 yards” is no postal code. */
const amounts = /(?<!\p{N})\d{4,5}\s(?=\p{Ll}{3,})/gu

function guard(facts: DiagnosisFacts, language: string): (text: string, line: OwnLine) => boolean {
  const isNone = phraseGuard(facts, language)
  const style = styleWordsOf(language)
  const claimed = claimWordsOf(language)
  const imperative = imperativeWordsOf(language)
  return (text, line) =>
    isNoSentence(text.replace(amounts, '9 '), { ...line, place: 'body' }) ||
    isNone(text) ||
    imperative.startsWith(text) !== null ||
    style.match(text).some(({ tag }) => tag === 'superlatives' || tag === 'cliches' || tag === 'courtesy') ||
    claimed.match(text).some(({ tag }) => tag === 'superlative')
}

/** What a sentence tells of the brand. */
export const sayingOf = memoised((facts: DiagnosisFacts, language: string) => sayingReader(facts, language))

function sayingReader(facts: DiagnosisFacts, language: string) {
  const { kind, services, products, audiences, contacts } = facts
  const names = namesOf(facts)
  const brandKeys = contentKeys(names.join('\n'), language) ?? new Set<string>()
  const isOfName = (text: string) => names.some((name) => name.includes(text))
  const offers = [...services, ...products].slice(0, 20).map(({ value }) => value.name)
  const kinds = kind === null ? [] : [kind.value.text, ...kind.value.candidates.map(({ text }) => text)]
  const whatKeys = contentKeys([...kinds, ...offers].join('\n'), language)
  const kindText = kind === null || isOfName(foldText(kind.value.text)) ? null : foldText(kind.value.text)
  const places = placesOf({ audiences, contacts })
    .map(foldText)
    .filter((place) => !isOfName(place))
  const we = firstPersonPluralWords(language)
  const namesPlace = placeReader(language)
  return (text: string): ReadonlySet<Says> => {
    const folded = foldText(text)
    const keys = contentKeys(text, language)
    const isWhole = kindText !== null && folded.includes(kindText)
    const isWhat =
      isWhole ||
      (keys !== null && whatKeys !== null && [...keys].some((key) => whatKeys.has(key) && !brandKeys.has(key)))
    const said: [Says, boolean][] = [
      ['brand', names.some((one) => one.length > 2 && folded.includes(one))],
      ['first', names.some((one) => one.length > 2 && isFirst(folded, one))],
      ['we', we.has(text)],
      ['what', isWhat],
      ['category', isWhole],
      ['where', places.some((place) => folded.includes(place)) || namesPlace(text)],
      ['whom', framedReaders(text, language).length > 0],
      ['detail', tellingNumbers(text, language).length > 0],
    ]
    return new Set(said.flatMap(([sign, isSo]) => (isSo ? [sign] : [])))
  }
}

const shortNameMin = 5

/** Its names, and the first word of one that no line has as a word of its own: “Sentrack” of “Sentrack Digital”. */
function namesOf({ name, kind, lines }: Pick<DiagnosisFacts, 'name' | 'kind' | 'lines'>): string[] {
  if (name === null) return []
  const all = [name.value.name, ...name.value.variants]
  const [first = ''] = name.value.name.split(/\s+/u, 1)
  const isWord =
    first.length < shortNameMin ||
    foldText(kind?.value.text ?? '').includes(foldText(first)) ||
    lines.some(({ text }) => text.includes(first.toLowerCase()))
  return [...all, ...(isWord ? [] : [first])].map(foldText)
}

/** “At Oakrow Mills we grind …” */
const firstCharactersMax = 12

function isFirst(folded: string, name: string): boolean {
  const at = folded.indexOf(name)
  return (
    at >= 0 &&
    at <= firstCharactersMax &&
    !/\p{L}$/u.test(folded.slice(0, at)) &&
    !/^\p{L}/u.test(folded.slice(at + name.length))
  )
}

/** “in Tollan”: in a language that writes nouns small, a capital behind such a word is a place, but for months and languages. */
function placeReader(language: string): (text: string) => boolean {
  if (capitalisesNouns(language)) return () => false
  const before = linkingWords('beforePlaces')
  return (text) =>
    [...text.matchAll(/(?<!\p{L})(\p{Ll}{1,4})\s(?=\p{Lu}\p{Ll}{2,})/gu)].some(([, word = '']) => before.has(word))
}

/** Places that it serves, and towns of its addresses. */
function placesOf({ audiences, contacts }: Pick<DiagnosisFacts, 'audiences' | 'contacts'>): string[] {
  const served = audiences.filter(({ value }) => value.kind === 'place').map(({ value }) => value.label)
  const towns = contacts.flatMap(({ value }) =>
    value.kind === 'address'
      ? (value.value
          .split(',')
          .slice(1)
          .join(' ')
          .match(/\p{Lu}[\p{L}’'-]{3,}/gu) ?? [])
      : [],
  )
  return [...served, ...towns].filter((place) => place.length > 3)
}

const weights: Record<Says, number> = { brand: 2, first: 1, we: 1, what: 3, category: 1, where: 2, whom: 2, detail: 1 }
const wordsBest = { min: 8, max: 22 }

function pointsOf(
  says: ReadonlySet<Says>,
  { text, line, words, language }: { text: string; line: OwnLine; words: number; language: string },
): number {
  const { at, pageType, role } = line
  const isStock = parityWordsOf(language).has(text)
  const isList = (text.match(/[,、，]/g)?.length ?? 0) > 4
  const place = pageType !== 'home' ? 0 : at < firstLines ? 1.5 : 0.5
  const fits = words >= wordsBest.min && words <= wordsBest.max ? 1 : 0
  const said = [...says].reduce((sum, sign) => sum + weights[sign], 0)
  return said + place + fits - (isStock ? 2 : 0) - (isList ? 2 : 0) - (steps.has(role) ? 1 : 0)
}
