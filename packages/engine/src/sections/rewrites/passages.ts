/** Sentences of a site that say what it is, and those that bear it out. */

import type { Fact } from '../../evidence.ts'
import type { BrandKind } from '../../facts/entity/shapes.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import { foldText } from '../../lexicon/fold.ts'
import { regulatedWords } from '../../lexicon/speech/promise-words.ts'
import { styleWordsOf } from '../../lexicon/speech/style-words.ts'
import { wordCount } from '../../page/word-count.ts'
import type { PhraseSign } from '../diagnoses/phrases/phrase-signs.ts'
import type { Phrase } from '../diagnoses/phrases.ts'
import { introductionsOf } from './own-sentences.ts'
import { isPromotable, type Passage, passageOf, saysEnough, type Writer } from './writer.ts'

/** Sure enough to stand for a sentence by itself. */
const kindAloneMin = 0.75
const kindWordsMin = 3

/** What the site says that it is, in whole sentences, strongest first; then its category alone. */
export function whatItIs({ facts, language }: Writer, wordsMax: number): Passage[] {
  const said = introductionsOf(facts, language).filter(({ words }) => words <= wordsMax)
  const alone = facts.kind === null ? null : categoryAlone(facts.kind)
  return [...said, ...(alone === null ? [] : [alone])]
}

/** The category where the site has it at the beginning of a line: elsewhere its words may have another case. */
export function categoryAlone(
  { value, confidence, quotes: [quote] }: Fact<BrandKind>,
  wordsMin = kindWordsMin,
): Passage | null {
  if (quote === undefined || confidence < kindAloneMin || wordCount(value.text) < wordsMin) return null
  return quote.text.startsWith(value.text) && !/^\p{Ll}/u.test(value.text) ? { text: value.text, quote } : null
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
