import type { Fact } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { speechLists } from '../../lexicon/joined/speech.ts'
import { claimWordsOf, idleWordsOf, parityWordsOf } from '../../lexicon/speech/claim-words.ts'
import type { ClaimContext } from '../../lexicon/speech/lists.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { scaleWords } from '../../lexicon/speech/scale-words.ts'
import { readerWordsOf, styleWordsOf } from '../../lexicon/speech/style-words.ts'
import { alternativesOf } from '../../lexicon/word-lists.ts'
import { wordCount } from '../../page/word-count.ts'
import type { Certification, NamedCustomer, Testimonial } from '../trust/shapes.ts'
import type { BrandClaim, Sentence } from './shapes.ts'
import { sourceOf } from './sources.ts'
import { tellingNumbers } from './telling-numbers.ts'

interface Inputs {
  language: string | null
  names: readonly string[]
  certifications: readonly Fact<Certification>[]
  customers: readonly Fact<NamedCustomer>[]
  testimonials: readonly Fact<Testimonial>[]
}

const claimsMax = 20
const charactersMax = 200
const wordsMin = 3
const pointsMin = 2

/**
 * What the brand says of itself that a reader may want proved, best first. Posts teach and quote, customers praise, and
 * questions ask: none of them is a claim of the brand.
 */
export function claims(sentences: readonly Sentence[], inputs: Inputs): Fact<BrandClaim>[] {
  const bearers = bearersOf(inputs)
  const found: { fact: Fact<BrandClaim>; points: number }[] = []
  for (const [at, sentence] of sentences.entries()) {
    if (!mayClaim(sentence)) continue
    const type = typeOf(sentence, inputs)
    if (type === null) continue
    const proof = proofOf(sentences, at, bearers)
    const isParity = parityWordsOf(inputs.language).has(sentence.text)
    const points = pointsOf(type, sentence) + (proof === null ? 0 : 0.5) - (isParity ? 0.5 : 0)
    if (points < pointsMin) continue
    const { text, page, locator } = sentence
    const value = { text, type, proof: proof?.text ?? null, sourced: proof?.isSource === true, isParity }
    const quotes = [{ page, text, locator }, ...(proof?.quote === undefined ? [] : [proof.quote])]
    found.push({ fact: { value, basis: 'stated', confidence: Math.min(0.85, 0.45 + points / 12), quotes }, points })
  }
  return distinct(found.sort((a, b) => b.points - a.points).map(({ fact }) => fact)).slice(0, claimsMax)
}

/** Sites say the same thing in many wordings: the best of them stands for all. */
function distinct(ordered: readonly Fact<BrandClaim>[]): Fact<BrandClaim>[] {
  const kept: { fact: Fact<BrandClaim>; words: Set<string> }[] = []
  for (const fact of ordered) {
    if (kept.length >= claimsMax) break
    const words = new Set(foldText(fact.value.text).match(/[\p{L}\p{N}]{3,}/gu) ?? [fact.value.text])
    if (!kept.some((other) => other.fact.value.type === fact.value.type && isAlike(words, other.words)))
      kept.push({ fact, words })
  }
  return kept.map(({ fact }) => fact)
}

const alikeShare = 0.5

function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let shared = 0
  for (const word of a) if (b.has(word)) shared++
  return shared >= alikeShare * Math.min(a.size, b.size)
}

/** Pages that teach, report or look for people. */
const otherPages: ReadonlySet<Sentence['pageType']> = new Set<Sentence['pageType']>(['post', 'blog', 'press'])

const mayClaim = ({ text, speaker, pageType, place, role }: Sentence) =>
  speaker === 'brand' &&
  !otherPages.has(pageType) &&
  place !== 'action' &&
  role !== 'testimonials' &&
  text.length <= charactersMax &&
  !/[?？؟]["”’»」]?$|^[—–]\s/.test(text) &&
  wordCount(text) >= wordsMin

type ClaimType = BrandClaim['type']
const byWeight: readonly ClaimType[] = ['superlative', 'guarantee', 'comparison', 'number', 'promise']

/** The weightiest thing that a sentence claims. */
function typeOf(sentence: Sentence, { language, names }: Inputs): ClaimType | null {
  const { text } = sentence
  const types = new Set<ClaimType>()
  const cues = new Set(
    claimWordsOf(language)
      .match(text)
      .map(({ tag }) => tag),
  )
  for (const cue of cues) if (cue !== 'idle' && cue !== 'parity') types.add(cue)
  if (idleWordsOf(language).has(text) || !isSuperlativeOfBrand(sentence, language, names)) types.delete('superlative')
  if (numberOne.test(text)) types.add('superlative')
  if (isOfScale(text, language) && isOfOwnScale(sentence, language, names)) types.add('number')
  if (negation.test(text) || versus.test(text)) types.delete('guarantee')
  // “Sanding usually beats scraping” teaches the trade.
  if (types.has('comparison') && isLesson(sentence, language, names)) types.delete('comparison')
  // “Always” and “up to” promise where somebody speaks to somebody, or a figure is put to it.
  if (types.has('promise') && !isPromise(text, language)) types.delete('promise')
  return byWeight.find((type) => types.has(type)) ?? null
}

function context(tag: ClaimContext): string {
  return alternativesOf(speechLists, 'claimContexts', tag)
}

const numberOne = /(?<![\p{L}\d])#\s?1(?!\d)/u
const negation = new RegExp(`(?<!\\p{L})(?:${context('negation')})(?!\\p{L})|${context('negationWithin')}`, 'iu')

const versus = /(?<!\p{L})vs\.?(?!\p{L})/iu

const opens = ({ place }: Sentence) => place === 'headline' || place === 'subhead' || place === 'description'

/** Whether it speaks of the brand: it says “we” or the name, or stands where a site says what it is. */
function isOfBrand(sentence: Sentence, language: string | null, names: readonly string[]): boolean {
  if (opens(sentence) || firstPersonPluralWords(language ?? '').has(sentence.text)) return true
  const folded = foldText(sentence.text)
  return names.some((name) => name.length >= 3 && folded.includes(foldText(name)))
}

/** What stands further from “we” or the name than this is said of something else: “our tool finds … the largest files”. */
const gapWordsMax = 4
const gapCharactersMax = 40
const towards = new RegExp(`(?<!\\p{L})(?:${context('towards')})\\s*$`, 'iu')

/**
 * Whether the brand, or what it makes, is what is put above all others: the name or “we” stands shortly before. “We will
 * point you to the fastest way” and “for the most vulnerable” praise nobody.
 */
function isSuperlativeOfBrand(sentence: Sentence, language: string | null, names: readonly string[]): boolean {
  if (opens(sentence)) return true
  const { text } = sentence
  const subjects = firstPersonPluralWords(language ?? '')
    .match(text)
    .map(({ end }) => end)
  const lower = text.toLowerCase()
  for (const name of names) {
    const at = name.length < 3 ? -1 : lower.indexOf(name.toLowerCase())
    if (at >= 0) subjects.push(at + name.length)
  }
  return claimWordsOf(language)
    .match(text)
    .some(
      ({ tag, start }) => tag === 'superlative' && subjects.some((end) => isNear(text.slice(end, start), end - start)),
    )
}

const isNear = (gap: string, distance: number) =>
  distance <= 0 && gap.length <= gapCharactersMax && wordCount(gap) <= gapWordsMax && !towards.test(gap)

/** In a running sentence a number is the brand's own if it says so; by itself (“120+ towns served”) it is. */
const tileWordsMax = 8

function isOfOwnScale(sentence: Sentence, language: string | null, names: readonly string[]): boolean {
  const { text, pageType } = sentence
  if (isOfBrand(sentence, language, names)) return true
  // Beside prices, what is counted are seats and quotas.
  if (pageType === 'pricing') return false
  return wordCount(text) <= tileWordsMax || (language !== null && readerWordsOf(language).has(text))
}

function isLesson(sentence: Sentence, language: string | null, names: readonly string[]): boolean {
  if (isOfBrand(sentence, language, names)) return false
  const { text, pageType } = sentence
  const hedges = styleWordsOf(language ?? '')
    .match(text)
    .some(({ tag }) => tag === 'hedges')
  return hedges || (pageType !== 'home' && pageType !== 'product' && pageType !== 'about')
}

/** A discount or a condition is a term of business, not a claim. */
const terms = new RegExp(`${context('terms')}|(?:^|[\\s:])[-–−]\\s?\\d[\\d.,]*\\s?(?:%|$)|^[-–]\\s?\\d`, 'iu')
const yearsOnly = new RegExp(`^(?:${context('years')})(?!\\p{L})`, 'iu')
const ofExperience = new RegExp(context('experience'), 'iu')

/** A number of what companies count, or one with a sign of size: “98 %”, “10,000+”, “3x”. */
function isOfScale(text: string, language: string | null): boolean {
  if (terms.test(text)) return false
  return tellingNumbers(text, language ?? 'en').some((number) => {
    // All of something is no size: “100 % adjustable”.
    if (/^100\s?%|^%\s?100/.test(number)) return false
    if (/[%‰+×]|\d\s?x$/iu.test(number)) return true
    const digits = /^[\d.,’'\u00a0\u202f ]*\d/.exec(number)?.[0] ?? ''
    const noun = text
      .slice(text.indexOf(number) + digits.length)
      .slice(0, 60)
      .replace(/^[^\p{L}]+/u, '')
    if (yearsOnly.test(noun)) return ofExperience.test(text)
    return /\d{2}/.test(digits) && scaleWords.startsWith(noun) !== null
  })
}

const promiseWordsMax = 22
/** What announces an answer: “everything you need to know about our plans”. */
const announces = new RegExp(context('announcing'), 'iu')

function isPromise(text: string, language: string | null): boolean {
  const speaksAs = firstPersonPluralWords(language ?? '').has(text)
  const speaksTo = language !== null && readerWordsOf(language).has(text)
  if (wordCount(text) > promiseWordsMax || announces.test(text)) return false
  return (speaksAs && speaksTo) || ((speaksAs || speaksTo) && /\d/.test(text))
}

function pointsOf(type: ClaimType, { pageType, place, text }: Sentence): number {
  const weight = { superlative: 3, guarantee: 2.6, comparison: 2.5, number: 2.5, promise: 1.6 }[type]
  const page =
    pageType === 'home' ? 1 : pageType === 'about' ? 0.6 : pageType === 'faq' || pageType === 'careers' ? -0.8 : 0
  const carries = place === 'headline' || place === 'subhead' ? 1 : place === 'description' ? 0.6 : 0
  // A label of a few words seldom says what is claimed of what.
  return weight + page + carries - (wordCount(text) < 5 ? 0.6 : 0)
}

interface Proof {
  text: string
  /** Whether somebody else stands behind it. */
  isSource: boolean
  quote?: { page: string; text: string; locator: string }
}

/** Folded names that bear a claim out where they stand beside it. */
const bearersOf = ({ certifications, customers }: Inputs) =>
  [...certifications.map(({ value }) => value.name), ...customers.map(({ value }) => value.name)]
    .filter((name) => name.length >= 4)
    .map((name) => ({ name, folded: foldText(name) }))

const reach = 3

/** In the sentence itself, else what stands close by in the same part of the page. */
function proofOf(
  sentences: readonly Sentence[],
  at: number,
  bearers: readonly { name: string; folded: string }[],
): Proof | null {
  const claim = sentences[at]!
  const within = borneOutBy(claim.text, bearers)
  if (within !== null) return { text: within, isSource: true }
  for (let step = 1; step <= reach; step++) {
    for (const near of [sentences[at + step], sentences[at - step]]) {
      if (
        near === undefined ||
        near.page !== claim.page ||
        near.role !== claim.role ||
        near.text.length > charactersMax
      )
        continue
      const quote = { page: near.page, text: near.text, locator: near.locator }
      if (near.speaker === 'customer') return { text: near.text, isSource: true, quote }
      const named = borneOutBy(near.text, bearers)
      if (named !== null) return { text: near.text, isSource: true, quote }
    }
  }
  return null
}

function borneOutBy(text: string, bearers: readonly { name: string; folded: string }[]): string | null {
  const source = sourceOf(text)
  if (source !== null && source !== '' && text.includes(source)) return source
  const folded = ` ${foldText(text)} `
  const bearer = bearers.find((one) => folded.includes(one.folded))
  return bearer !== undefined && text.includes(bearer.name) ? bearer.name : null
}

const sourcesMax = 20

/** Publications, studies and bodies that the text names as a source, verbatim. */
export function sourcesCited(sentences: readonly Sentence[]): Fact<string>[] {
  const found = new Map<string, Fact<string>>()
  for (const { text, speaker, place, page, locator } of sentences) {
    if (speaker !== 'brand' || place === 'action') continue
    const source = sourceOf(text)
    if (source === null || source === '' || !text.includes(source)) continue
    const key = foldText(source)
    if (!found.has(key)) {
      found.set(key, { value: source, basis: 'stated', confidence: 0.6, quotes: [{ page, text, locator }] })
    }
  }
  return [...found.values()].slice(0, sourcesMax)
}
