/** Words that a move of the thesis puts into the opening, as proposals. */
import { foldText } from '../../lexicon/fold.ts'
import { wordCount } from '../../page/word-count.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { PlacedWords } from '../diagnoses/diagnosis.ts'
import { isIn } from './own-sentences.ts'
import { whatItIs } from './passages.ts'
import { change, type Rewrite } from './rewrite.ts'
import { type Passage, saysEnough, type Writer } from './writer.ts'

const openingWordsMax = 14
const subheadWords = { min: 4, max: 26 }
const whatWordsMax = 15
const enoughWords = 9
const confidence = 0.65
const isOfThesis = true

/** null where nothing is to be placed there, or where it would not hold. */
export function placedOpening(writer: Writer, placed: PlacedWords | null): Rewrite | null {
  if (placed === null || wordCount(placed.text) > openingWordsMax || !mayStand(placed, writer)) return null
  const { facts } = writer
  const before = facts.hero.headline?.value ?? null
  const after = sentenceOf(writer, placed)
  if (isSaid(placed.text, before) || !writer.holds(after, passagesOf(placed))) return null
  const why = `${whereItStands(writer, placed)}; ${before === null ? 'it can be the headline' : `${inQuotes(before, 60)} gives no such reason`}.`
  return { ...change({ part: 'opening', before, after, why, madeOf: placed.madeOf, confidence }), isOfThesis }
}

/** Below a line that is there, where both have room; else after what the site says that it is; else alone. */
export function placedSubhead(
  writer: Writer,
  { opening, placed }: { opening: Rewrite; placed: PlacedWords | null },
): Rewrite | null {
  if (placed === null || !mayStand(placed, writer)) return null
  const { facts } = writer
  const { subhead } = facts.hero
  const before = subhead?.value ?? null
  const headline = opening.after ?? opening.before ?? ''
  if (isSaid(placed.text, headline) || isSaid(placed.text, before)) return null
  const [quote] = subhead?.quotes ?? []
  const isQuestion = before !== null && /[?？؟]$/.test(before)
  const kept =
    before === null || isQuestion || isLabel(before) || quote === undefined
      ? []
      : firstSentences(before, { ...quote, text: before })
  const described = whatItIs(writer, whatWordsMax).filter(({ text }) => !writer.repeats(text, headline))
  const words = sentenceOf(writer, placed)
  // A line that says enough is added to, or stays.
  const others = before !== null && !isQuestion && wordCount(before) >= enoughWords ? [] : [...described, null]
  for (const first of [...kept, ...others]) {
    const text = first === null ? words : `${writer.sentence(first.text)} ${words}`
    const count = wordCount(text)
    if (count < subheadWords.min || count > subheadWords.max) continue
    if (first !== null && writer.repeats(first.text, placed.text)) continue
    const passages = [...(first === null ? [] : [first]), ...passagesOf(placed)]
    if (!writer.holds(text, passages)) continue
    const why = `${whereItStands(writer, placed)}; below the headline it is read first.`
    const madeOf = passages.map((passage) => passage.quote)
    return { ...change({ part: 'subhead', before, after: text, why, madeOf, confidence }), isOfThesis }
  }
  return null
}

/** “The Oakrow system”, “Oakrow · Mill and shop” */
const isLabel = (text: string) => /\s[·|•]\s/u.test(text) || (wordCount(text) < 5 && !/[.!。！]$/u.test(text))

const labelled = /^[^:：.!?]{2,30}[:：]\s/u

/** A whole sentence in the language of the site, without a label before it. */
const mayStand = ({ text }: PlacedWords, { language }: Writer): boolean =>
  saysEnough(text) && isIn(text, language) && !labelled.test(text)

const sentenceOf = (writer: Writer, { text, by }: PlacedWords) =>
  by == null ? writer.sentence(text) : `${writer.quoted(text)} — ${by}`

const passagesOf = ({ madeOf, by }: PlacedWords): Passage[] =>
  madeOf.flatMap((quote) => [{ text: quote.text, quote }, ...(by == null ? [] : [{ text: by, quote }])])

const isSaid = (text: string, line: string | null) => line !== null && foldText(line).includes(foldText(text))

function whereItStands({ facts }: Writer, { text, madeOf: [quote] }: PlacedWords): string {
  const page = quote?.page ?? facts.names.home
  return `${inQuotes(text, 90)} stands ${page === facts.names.home ? 'further down on the home page' : `on ${facts.names.page(page)}`} today`
}

/** The line whole, and its first sentence. */
function firstSentences(text: string, quote: Passage['quote']): Passage[] {
  const [first] = text.split(/(?<=[.!?。！？])\s+/u, 1)
  return [text, ...(first === undefined || first === text ? [] : [first])].map((one) => ({
    text: one,
    quote: { ...quote, text: one },
  }))
}
