/** Sentences of a site that say what it is, and those that bear it out. */

import type { Fact } from '../../evidence.ts'
import type { BrandKind } from '../../facts/entity/shapes.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import { foldText } from '../../lexicon/fold.ts'
import { claimWordsOf } from '../../lexicon/speech/claim-words.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { backwardWords, negationWords } from '../../lexicon/speech/negation-words.ts'
import { regulatedWords } from '../../lexicon/speech/promise-words.ts'
import { imperativeWordsOf, styleWordsOf } from '../../lexicon/speech/style-words.ts'
import { wordCount } from '../../page/word-count.ts'
import type { OwnLine } from '../diagnoses/own-lines.ts'
import { clausesOf } from '../diagnoses/phrases/clauses.ts'
import { isNoSentence } from '../diagnoses/phrases/phrase-guards.ts'
import type { PhraseSign } from '../diagnoses/phrases/phrase-signs.ts'
import type { Phrase } from '../diagnoses/phrases.ts'
import { isPromotable, type Passage, passageOf, saysEnough, type Writer } from './writer.ts'

const firstLines = 16
const kindConfidenceMin = 0.6
/** Sure enough to stand for a sentence by itself. */
const kindAloneMin = 0.75
const kindWordsMin = 3

/** What the site says that it is, in whole sentences near its beginning that name it or its category; then its category alone. */
export function whatItIs(writer: Writer, wordsMax: number): Passage[] {
  const { facts, language } = writer
  const { kind, name, names, lines } = facts
  const isSure = kind !== null && kind.confidence >= kindConfidenceMin
  const category = isSure ? foldText(kind.value.text) : null
  const brands = name === null ? [] : [name.value.name, ...name.value.variants].map(foldText)
  const isGood = sentenceGuard(language)
  const negation = negationWords(language)
  const found = { byCategory: [] as Passage[], byName: [] as Passage[] }
  for (const line of lines) {
    const { page, at, place, locator } = line
    if (page !== names.home || at >= firstLines || place === 'headline' || place === 'heading') continue
    for (const text of clausesOf(line.text, wordsMax)) {
      if (wordCount(text) > wordsMax || !isGood(text, line)) continue
      const folded = foldText(text)
      const passage = { text, quote: { page, text, locator } }
      if (category !== null && folded.includes(category) && isSentence(text)) found.byCategory.push(passage)
      else if (isSentence(text) && !negation.has(text) && brands.some((brand) => folded.startsWith(`${brand} `)))
        found.byName.push(passage)
      else if (place === 'description' && facts.description?.value.startsWith(text) === true && isSentence(text))
        found.byCategory.push(passage)
    }
  }
  const alone = kind === null ? null : categoryAlone(kind)
  return [...distinct([...found.byCategory, ...found.byName]), ...(alone === null ? [] : [alone])]
}

const sentenceWordsMin = 6
const isSentence = (text: string) => wordCount(text) >= sentenceWordsMin && /[.!。！]["”’»」]?$|\)$/.test(text)

/** The category where the site has it at the beginning of a line: elsewhere its words may have another case. */
function categoryAlone({ value, confidence, quotes: [quote] }: Fact<BrandKind>): Passage | null {
  if (quote === undefined || confidence < kindAloneMin || wordCount(value.text) < kindWordsMin) return null
  return quote.text.startsWith(value.text) && !/^\p{Ll}/u.test(value.text) ? { text: value.text, quote } : null
}

/** Sentences that stand by themselves and put nothing above all others. */
function sentenceGuard(language: string): (text: string, line: OwnLine) => boolean {
  const backward = backwardWords(language)
  const we = firstPersonPluralWords(language)
  const style = styleWordsOf(language)
  const claimed = claimWordsOf(language)
  const imperative = imperativeWordsOf(language)
  return (text, line) =>
    wordCount(text) >= kindWordsMin &&
    !isNoSentence(text, { ...line, place: 'body' }) &&
    (backward.startsWith(text) === null || we.startsWith(text) !== null) &&
    imperative.startsWith(text) === null &&
    !style.match(text).some(({ tag }) => tag === 'superlatives' || tag === 'cliches') &&
    !claimed.match(text).some(({ tag }) => tag === 'superlative')
}

/** A figure alone may be news of the product. */
const reasons: ReadonlySet<PhraseSign> = new Set<PhraseSign>(['refusal', 'term', 'guarantee', 'person'])

/** What a firm may be held to is told where a fact of the site bears it out. */
export const isBorne = (text: string, { facts: { guarantees, certifications }, language }: Writer) =>
  !regulatedWords(language).has(text) ||
  guarantees.some(({ value }) => value === text) ||
  certifications.some(({ value }) => text.includes(value.name))

/** Clauses that bear it out or set it apart, strongest first; then what a customer says, with the name. */
export function reasonsOf(writer: Writer, wordsMax: number): Passage[] {
  const { phrases } = writer.facts
  const isReason = (phrase: Phrase) =>
    isPromotable(phrase) &&
    isBorne(phrase.text, writer) &&
    phrase.points >= 3 &&
    phrase.signs.some(
      (sign) =>
        reasons.has(sign) ||
        (sign === 'number' && phrase.signs.includes('deed')) ||
        (sign === 'shaped' && phrase.signs.includes('opening')),
    )
  return phrases
    .filter((phrase) => isReason(phrase) && wordCount(phrase.text) <= wordsMax && saysEnough(phrase.text))
    .map(passageOf)
}

const voiceWords = { min: 4, max: 12 }

/** A sentence of a customer, with the name: “Mara explained every part.” — J. Poll */
export function voiceOf(writer: Writer): Passage | null {
  const { facts, language } = writer
  const style = styleWordsOf(language)
  for (const { value, quotes } of facts.testimonials) {
    const [quote] = quotes
    const words = wordCount(value.text)
    if (quote === undefined || value.author === null || wordCount(value.author) > 4) continue
    if (words < voiceWords.min || words > voiceWords.max || !quote.text.includes(value.text)) continue
    const keys = contentKeys(value.text, language)
    if (keys === null || keys.size < 2 || style.match(value.text).some(({ tag }) => tag === 'superlatives')) continue
    return { text: `${writer.quoted(value.text)} — ${value.author}`, quote: { ...quote, text: value.text } }
  }
  return null
}

export function distinct<One extends Passage>(passages: readonly One[]): One[] {
  const seen = new Set<string>()
  return passages.filter(({ text }) => !seen.has(foldText(text)) && seen.add(foldText(text)))
}
