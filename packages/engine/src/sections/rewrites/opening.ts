/** The headline of the home page. */
import { lengthLimits } from '../../drafts.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import { tellingNumbers } from '../../facts/language/telling-numbers.ts'
import { foldText } from '../../lexicon/fold.ts'
import { greets } from '../../lexicon/pages/greeting-words.ts'
import { parityWordsOf } from '../../lexicon/speech/claim-words.ts'
import { distinctionWordsOf } from '../../lexicon/speech/introduction-words.ts'
import { negationWords } from '../../lexicon/speech/negation-words.ts'
import { styleWordsOf } from '../../lexicon/speech/style-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { beginningInQuotes, inQuotes } from '../../writing/quoted-words.ts'
import { quoteOfLine } from '../diagnoses/own-lines.ts'
import type { PhraseSign } from '../diagnoses/phrases/phrase-signs.ts'
import type { Phrase } from '../diagnoses/phrases.ts'
import { refusalsOf as refusingLines } from '../diagnoses/rules/assets/refusing-lines.ts'
import { isOwnLine } from '../diagnoses/rules/lines/assets-in-lines.ts'
import { bare } from './check-against-sources.ts'
import { sayingOf } from './own-sentences.ts'
import { whatItIs } from './passages.ts'
import { ask, change, keep, type Rewrite } from './rewrite.ts'
import { isPromotable, type Passage, passageOf, type Writer } from './writer.ts'

const wordsMax = lengthLimits.opening.max
/** An own line that is good enough to stay whole may be so long. */
const ownWordsMax = 14
/** From here on a headline is good: it stays unless another is better by far. */
const goodPoints = 4
const leadMin = 2
const leadOverGood = 7
const candidatePoints = 5

interface Candidate {
  text: string
  passages: Passage[]
  points: number
  why: string
}

export function openingOf(writer: Writer): Rewrite {
  const { facts } = writer
  const { hero, names, phrases } = facts
  const before = hero.headline?.value ?? null
  const present = before === null ? 0 : pointsOf(before, writer)
  const best = candidatesOf(writer).find(
    ({ points, text, passages }) =>
      (before === null || bare(text) !== bare(before)) &&
      points >= present + (present >= goodPoints ? leadOverGood : leadMin) &&
      wordCount(text) <= ownWordsMax &&
      writer.holds(text, passages),
  )
  const part = 'opening' as const
  if (best !== undefined) {
    const { text, passages, points, why } = best
    const madeOf = passages.map(({ quote }) => quote)
    return change({ part, before, after: text, why, madeOf, confidence: Math.min(0.8, 0.4 + 0.05 * points) })
  }
  if (before === null || (present < goodPoints - 1 && !isOwn(before, writer))) {
    const why =
      before === null
        ? `What does ${names.brand} do that others do not, in a dozen words?`
        : `What does ${names.brand} do that others do not? ${inQuotes(before, 80)} does not say.`
    return ask({ part, before, why, confidence: 0.6 })
  }
  return keep({ part, before, why: whyKept(before, phrases), confidence: present >= goodPoints ? 0.75 : 0.55 })
}

/** What a headline counts for that says its category, place or readers and something of it, or a detail; or that is a whole sentence. */
const telling = { keys: 3, points: 4 }
const whole = { words: 6, wordsMax: 16, keys: 3, points: 3 }

/** A headline may be longer than a phrase is: then its strongest part counts, or that it says what it is, and where or for whom. */
function pointsOf(headline: string, writer: Writer): number {
  const { facts, language } = writer
  if (saysNothing(headline, writer)) return 0
  const parts = facts.phrases.filter(({ text }) => headline.includes(text)).map(({ points }) => points)
  const says = sayingOf(facts, language)(headline)
  const aimed = says.has('what') && (says.has('where') || says.has('whom'))
  if (wordCount(headline) > whole.wordsMax) return Math.max(aimed ? whole.points : 0, ...parts)
  if (isStock(headline, language)) return Math.max(aimed ? whole.points : 0, ...parts)
  const keys = contentKeys(headline, language) ?? new Set<string>()
  const places = facts.audiences.filter(({ value }) => value.kind === 'place').map(({ value }) => value.label)
  const about = contentKeys([facts.kind?.value.text ?? '', ...places].join('\n'), language) ?? new Set<string>()
  const isDetailed =
    tellingNumbers(headline, language).length > 0 ||
    distinctionWordsOf(language)
      .match(headline)
      .some(({ tag }) => tag === 'given')
  const isTelling = isDetailed || aimed || (keys.size >= telling.keys && [...keys].some((key) => about.has(key)))
  const isWhole = wordCount(headline) >= whole.words && (/[.!。！]$/.test(headline) || keys.size >= whole.keys)
  return Math.max(isTelling ? telling.points : isWhole ? whole.points : 0, ...parts)
}

const ownMin = { words: 3, keys: 2, wordsOfAny: 4 }

/** It says something, and not what everybody does. */
function isOwn(headline: string, writer: Writer): boolean {
  const { language } = writer
  const count = wordCount(headline)
  if (saysNothing(headline, writer) || isStock(headline, language) || count < ownMin.words) return false
  const keys = contentKeys(headline, language)?.size ?? ownMin.keys
  return keys >= ownMin.keys || (keys > 0 && count >= ownMin.wordsOfAny)
}

/** What any firm says, or what is put above all others. */
export const isStock = (text: string, language: string) =>
  parityWordsOf(language).has(text) ||
  styleWordsOf(language)
    .match(text)
    .some(({ tag }) => tag === 'cliches' || tag === 'superlatives')

/** A name, a greeting, a question or what a menu calls its page: nothing is lost where what it is stands in its place. */
function saysNothing(headline: string, { facts }: Writer): boolean {
  const folded = foldText(headline)
  const names = facts.name === null ? [] : [facts.name.value.name, ...facts.name.value.variants]
  return (
    greets(headline) ||
    names.some((name) => foldText(name).includes(folded)) ||
    facts.navigation.some(({ value }) => foldText(value.label) === folded) ||
    (wordCount(headline) <= labelWordsMax && /[?？؟]$/.test(headline))
  )
}

const labelWordsMax = 4

function whyKept(headline: string, phrases: readonly Phrase[]): string {
  const signs = new Set(phrases.filter(({ text }) => headline.includes(text)).flatMap((phrase) => [...phrase.signs]))
  const words = beginningInQuotes(headline, 90)
  if (signs.has('refusal')) return `${words} says what it is by what it refuses.`
  if (signs.has('number') || signs.has('term')) return `${words} holds a detail that can be checked.`
  if (signs.has('shaped')) return `${words} is short and has a form of its own.`
  if (signs.has('person') || signs.has('name')) return `${words} names whom or where it is about.`
  return `${words} can stay: no line was found to put in its place.`
}

/** In order of preference: an own line, refusals beside each other, somebody's deed, a figure. */
function candidatesOf(writer: Writer): Candidate[] {
  const { phrases, names } = writer.facts
  const usable = phrases.filter((phrase) => isPromotable(phrase) && !phrase.signs.includes('answer'))
  const has = (phrase: Phrase, ...signs: PhraseSign[]) => signs.every((sign) => phrase.signs.includes(sign))
  const own = usable.filter((phrase) => isOwnLine(phrase) && has(phrase, 'isShort'))
  const people = usable.filter((phrase) => has(phrase, 'person') && phrase.points >= candidatePoints)
  const figures = usable.filter((phrase) => has(phrase, 'number', 'deed') && phrase.points >= candidatePoints)
  const alone = (phrase: Phrase, why: string): Candidate => ({
    text: writer.sentence(phrase.text),
    passages: [passageOf(phrase)],
    points: phrase.points,
    why,
  })
  const refusals = refusalsOf(writer)
  return [
    ...own.map((one) =>
      alone(
        one,
        `${inQuotes(one.text, 90)}, on ${names.page(one.quote.page)}, is the site’s own line, and no other could sign it unchanged.`,
      ),
    ),
    ...(refusals === null ? [] : [refusals]),
    ...people.map((one) =>
      alone(
        one,
        `${inQuotes(one.text, 90)} names who does the work; that stands on ${names.page(one.quote.page)} today.`,
      ),
    ),
    ...figures.map((one) =>
      alone(
        one,
        `${inQuotes(one.text, 90)}, on ${names.page(one.quote.page)}, is a figure that visitors can hold it to.`,
      ),
    ),
    ...descriptionsOf(writer),
  ]
}

const refusalWordsMax = 5

/** “No ads. No tracking. No account.”: three short lines that each refuse something. */
function refusalsOf({ facts, language, sentence }: Writer): Candidate | null {
  const negation = negationWords(language)
  const short = refusingLines(facts.lines, language).flatMap(({ line }) =>
    wordCount(line.text) <= refusalWordsMax && negation.startsWith(line.text) !== null
      ? [{ text: line.text, quote: quoteOfLine(line) }]
      : [],
  )
  if (short.length < 3) return null
  const three = short.slice(0, 3)
  const text = three.map((one) => sentence(one.text)).join(' ')
  if (wordCount(text) > wordsMax) return null
  const why = `Three refusals stand apart on the site, ${three.map((one) => inQuotes(one.text, 40)).join(', ')}; side by side they are a promise.`
  return { text, passages: three, points: 6, why }
}

const describedPoints = 5
const firstSentence = /^[^.!?。！？]+[.!。！](?=\s\S)/u
/** Below that a headline is a label: “About us”. */
const describedWordsMin = 4

/** Where no line of its own could stand first: what it is, in a sentence of the site; of a paragraph that stands there its first sentence. */
function descriptionsOf(writer: Writer): Candidate[] {
  const { facts, language } = writer
  const headline = facts.hero.headline?.value ?? null
  const paragraph = firstOfParagraph(writer)
  if (headline !== null && paragraph === null && isOwn(headline, writer)) return []
  const isNothing = headline === null || saysNothing(headline, writer)
  const reason =
    headline === null
      ? 'The home page has no headline'
      : isNothing
        ? `${inQuotes(headline, 60)} is no reason to read on`
        : `${inQuotes(headline, 60)} is what others say, too`
  const said = headline === null ? new Set() : sayingOf(facts, language)(headline)
  const described = [...(isNothing ? linesBelow(writer) : []), ...whatItIs(writer, wordsMax)].filter(({ text }) => {
    const says = sayingOf(facts, language)(text)
    const isBetter = isNothing || (!said.has('what') && says.has('what'))
    return wordCount(text) >= describedWordsMin && !isStock(text, language) && !greets(text) && isBetter
  })
  return [
    ...(paragraph === null ? [] : [paragraph]),
    ...described.map((what) => ({
      text: /[.!。！]$/.test(what.text) || isTitle(what.text) ? what.text : writer.sentence(what.text),
      passages: [what],
      points: isNothing ? describedPoints : describedPoints - 1,
      why: `${reason}; ${inQuotes(what.text, 90)} says what visitors get.`,
    })),
  ]
}

/** “Inn and rooms – Tollan – by the old bridge” */
const isTitle = (text: string) => /\s[–—-]\s/u.test(text)

/** The short line below, which says what it is where the headline does not. */
function linesBelow({ facts, language }: Writer): Passage[] {
  return [facts.hero.subhead, facts.tagline].flatMap((fact) => {
    const [quote] = fact?.quotes ?? []
    if (fact === null || quote === undefined) return []
    const { value } = fact
    const count = wordCount(value)
    if (count > wordsMax || count <= describedWordsMin || value === value.toUpperCase()) return []
    const isLine = /^\p{Lu}|^\p{Lo}/u.test(value) && !/[?？؟…]$|\.\.\.$|\s[·|•]\s/.test(value)
    return isLine && sayingOf(facts, language)(value).has('what')
      ? [{ text: value, quote: { ...quote, text: value } }]
      : []
  })
}

const paragraphWords = 17

function firstOfParagraph({ facts }: Writer): Candidate | null {
  const { headline } = facts.hero
  const [quote] = headline?.quotes ?? []
  const text = headline === null ? undefined : firstSentence.exec(headline.value)?.[0]
  if (headline === null || quote === undefined || text === undefined || wordCount(headline.value) < paragraphWords)
    return null
  if (wordCount(text) < describedWordsMin || wordCount(text) > wordsMax || greets(text)) return null
  const passages = [{ text, quote: { ...quote, text } }]
  const why = `The headline is of ${wordCount(headline.value)} words; its first sentence says it, and the others can stand below.`
  return { text, passages, points: describedPoints, why }
}
