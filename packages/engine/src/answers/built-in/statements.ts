/** What the report says of a topic, as lines of an answer. */
import { isFull, type PlacedSaid } from '../claims.ts'
import type { Line } from './draft.ts'
import { labelIn } from './labels.ts'
import type { Asked } from './question/read-question.ts'
import { isAt, kindOf, type TopicId, topicOf } from './question/topics.ts'
import { ours, type Reading } from './reading.ts'
import { isCommand } from './search/page-lines.ts'

export function statementsOf(id: TopicId, reading: Reading): PlacedSaid[] {
  const { at, flash = [] } = topicOf(id)
  return picked(isFull(reading.grounding.results) ? at : flash, reading)
}

/** The same with all that long lists hold. */
export function everyStatementOf(id: TopicId, reading: Reading): PlacedSaid[] {
  const { at, flash = [] } = topicOf(id)
  return picked(isFull(reading.grounding.results) ? at : flash, reading, Number.POSITIVE_INFINITY)
}

const ofPatternMax = 12

/** What the report says at these pointers, each text once. */
export function picked(patterns: readonly string[], { said, grounding }: Reading, max = ofPatternMax): PlacedSaid[] {
  const texts = new Set<string>()
  const language = grounding.results.coverage.language
  const all = language === null ? said : [...said, languageSaid(language)]
  return patterns.flatMap((pattern) => {
    const kind = kindOf(pattern)
    return all
      .filter(({ pointer, label }) => isAt(pointer, pattern) && (kind === null || isOfKind(label, kind)))
      .filter(({ text }) => {
        const isNew = !texts.has(text)
        texts.add(text)
        return isNew
      })
      .slice(0, max)
  })
}

const languageSaid = (language: string): PlacedSaid => ({
  pointer: '/coverage/language',
  section: 'digitalPresence',
  label: 'Language of the site',
  text: new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language,
})

const isOfKind = (label: string | null, kind: string): boolean =>
  label !== null && (label.endsWith(`(${kind})`) || label.toLowerCase() === kind)

/** @param isAnnounced whether a line of ours stands above already */
export function listed(statements: readonly PlacedSaid[], reading: Reading, isAnnounced = false): Line[] {
  const lines = statements.map((said) => lineOf(said, reading, statements.length > 1))
  const isProse = statements.some(({ label }) => label === null)
  return isProse && !isAnnounced && reading.language !== 'en'
    ? [ours('reportInEnglish', reading.language), ...lines]
    : lines
}

const citedMax = 2

export function lineOf(said: PlacedSaid, reading: Reading, isItem: boolean): Line {
  const { pointer, label, text } = said
  const quotes = reading.quotesOf(pointer, text)
  const holding = quotes.filter((quote) => quote.text.includes(text))
  const isVerbatim = label !== null && holding.length > 0 && text.includes(' ')
  const value = isVerbatim ? `“${text}”` : text
  const cited = (
    holding.length > 0 ? holding.slice(0, 1) : quotes.slice(0, label === null ? citedMax + 1 : citedMax)
  ).filter((quote) => holding.length > 0 || !isCommand(quote.text))
  return {
    text: label === null ? value : `${labelIn(label, reading.language)}: ${value}`,
    isItem,
    quotes: cited.map((quote) => ({
      ...quote,
      pointer,
      containing: holding.length > 0 ? text : firstPiece(text, quote.text),
    })),
  }
}

/** Of the words in “…” of a sentence those that the passage holds. */
function firstPiece(text: string, quote: string): string {
  const pieces = [...text.matchAll(/“([^“”]+)”/g)].map(([, piece = '']) => piece.replace(/…$/, '').trim())
  return pieces.find((piece) => quote.includes(piece)) ?? ''
}

/** What is said of all things at once tells nothing of one of them. */
export const isOfAll = ({ pointer }: PlacedSaid): boolean => /\/(?:pricePosition|pricingModel|summary)$/.test(pointer)

export const shownMax = 7

const nearMax = 2

export function near(asked: Asked, reading: Reading): Line[] {
  const statements = asked.topics.flatMap((topic) => statementsOf(topic, reading).slice(0, nearMax))
  return statements.length === 0 ? [] : [ours('nearIt', reading.language), ...listed(statements, reading, true)]
}
