/** Sentences of a site that say what it is, and those that bear it out. */
import { contentKeys } from '../../facts/language/content-keys.ts'
import { foldText } from '../../lexicon/fold.ts'
import { claimWordsOf } from '../../lexicon/speech/claim-words.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { backwardWords } from '../../lexicon/speech/negation-words.ts'
import { imperativeWordsOf, styleWordsOf } from '../../lexicon/speech/style-words.ts'
import { wordCount } from '../../page/word-count.ts'
import type { OwnLine } from '../diagnoses/own-lines.ts'
import { clausesOf } from '../diagnoses/phrases/clauses.ts'
import { isNoSentence } from '../diagnoses/phrases/phrase-guards.ts'
import type { Phrase } from '../diagnoses/phrases.ts'
import { isPromotable, type Passage, passageOf, saysEnough, type Writer } from './writer.ts'

const firstLines = 16
const kindConfidenceMin = 0.6
/** Sure enough to stand for a sentence by itself. */
const kindAloneMin = 0.75
const kindWordsMin = 3

/** What the site says that it is, in whole sentences near its beginning; then its category alone. */
export function whatItIs(writer: Writer, wordsMax: number): Passage[] {
  const { facts, language } = writer
  const { kind, names, lines } = facts
  if (kind === null || kind.confidence < kindConfidenceMin) return []
  const category = foldText(kind.value.text)
  const isGood = sentenceGuard(language)
  const found = lines
    .filter(
      ({ page, at, place }) => page === names.home && at < firstLines && place !== 'headline' && place !== 'heading',
    )
    .flatMap((line) =>
      clausesOf(line.text, wordsMax).flatMap((text): Passage[] =>
        foldText(text).includes(category) && wordCount(text) <= wordsMax && isGood(text, line)
          ? [{ text, quote: { page: line.page, text, locator: line.locator } }]
          : [],
      ),
    )
  const [quote] = kind.quotes
  const isAlone = kind.confidence >= kindAloneMin && wordCount(kind.value.text) >= kindWordsMin
  const alone = quote !== undefined && isAlone ? [{ text: kind.value.text, quote }] : []
  return [...distinct(found), ...alone]
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

/** Clauses that bear it out or set it apart, strongest first; then what a customer says, with the name. */
export function reasonsOf(writer: Writer, wordsMax: number): Passage[] {
  const { phrases } = writer.facts
  const isReason = (phrase: Phrase) =>
    isPromotable(phrase) && phrase.points >= 3 && (phrase.couldBeFalse || phrase.signs.includes('person'))
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

function distinct(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>()
  return passages.filter(({ text }) => !seen.has(foldText(text)) && seen.add(foldText(text)))
}
