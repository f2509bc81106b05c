/** For whom it is, what it is, and what sets it apart: a sentence of the site, and its strongest line, in the language of the site. */
import { lengthLimits } from '../../drafts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { wordCount } from '../../page/word-count.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { PhraseSign } from '../diagnoses/phrases/phrase-signs.ts'
import type { Phrase } from '../diagnoses/phrases.ts'
import { isOwnLine } from '../diagnoses/rules/lines/assets-in-lines.ts'
import { introductionsOf, type OwnSentence, sayingOf } from './own-sentences.ts'
import { categoryAlone } from './passages.ts'
import { ask, change, type Rewrite } from './rewrite.ts'
import { isPromotable, type Passage, passageOf, type Writer } from './writer.ts'

const wordsMax = lengthLimits.positioning.max
const kindWordsMin = 2

/** Always a proposal: it is for those who work on the brand, and stands on no page. */
export function positioningLine(writer: Writer): Rewrite {
  const { facts } = writer
  const part = 'positioning' as const
  const lines = linesOf(writer)
  for (const what of beginningsOf(writer)) {
    const line = lines.find((one) => addsTo(what, one, writer)) ?? null
    if (line === null && !what.isEnough) continue
    const passages = [what.passage, ...(line === null ? [] : [line])]
    const after = [what.text, ...(line === null ? [] : [writer.sentence(line.text)])].join(' ')
    if (wordCount(after) > wordsMax || !writer.holds(after, passages)) continue
    const why =
      line === null
        ? `${inQuotes(what.passage.text, 90)} says in the site’s own words what it is, and where or for whom; no line of it says more.`
        : `${inQuotes(what.passage.text, 90)} says what it is; ${inQuotes(line.text, 90)} is the strongest line of its own.`
    const madeOf = passages.map(({ quote }) => quote)
    return change({ part, before: null, after, why, madeOf, confidence: line === null ? 0.55 : 0.65 })
  }
  const missing = (why: string) => ask({ part, before: null, why, confidence: 0.6 })
  const { kind, name, names } = facts
  if (name === null) return missing('What is the brand called?')
  if (kind === null) return missing(`By which noun would a customer search for what ${names.brand} is?`)
  const [line] = lines
  return missing(
    line === undefined
      ? `What does ${names.brand} do that another ${kind.value.label} does not?`
      : `For whom is ${names.brand} first of all?`,
  )
}

interface Beginning {
  text: string
  passage: Passage
  /** It says so much that it can stand alone. */
  isEnough: boolean
}

const sentenceWordsMax = 26

/** Sentences that say what it is, first those that say for whom; then its name and category, as the site has it. */
function beginningsOf(writer: Writer): Beginning[] {
  const { facts, language } = writer
  const { name, kind } = facts
  const rank = ({ says, points }: OwnSentence) => points + (says.has('first') ? 2 : 0) + (says.has('whom') ? 1 : 0)
  const sentences = introductionsOf(facts, language)
    .filter(({ words, says }) => words <= sentenceWordsMax && says.has('first'))
    .sort((a, b) => rank(b) - rank(a))
  const category = kind === null ? null : categoryAlone(kind, kindWordsMin)
  const named: Beginning[] = []
  for (const passage of [...(category === null ? [] : [category]), ...openingsOf(writer)]) {
    if (name === null || foldText(passage.text).includes(foldText(name.value.name))) continue
    const says = sayingOf(facts, language)(passage.text)
    const isEnough = says.has('what') && (says.has('where') || says.has('whom'))
    named.push({ text: `${name.value.name}: ${writer.sentence(passage.text)}`, passage, isEnough })
  }
  const whole = sentences.map((passage) => ({
    text: writer.sentence(passage.text),
    passage,
    isEnough: passage.says.has('what') || passage.says.has('whom') || passage.says.has('where'),
  }))
  return [...whole, ...named]
}

const openingWordsMax = 18

/** The description or the line below the headline, where its first sentence says what it is. */
function openingsOf({ facts, language }: Writer): Passage[] {
  return introductionsOf(facts, language).filter(
    ({ words, line, says }) =>
      words <= openingWordsMax && (line.place === 'description' || line.place === 'subhead') && says.has('what'),
  )
}

const addsTo = (what: Beginning, line: Passage, writer: Writer) =>
  !writer.repeats(line.text, what.passage.text) &&
  !foldText(what.text).includes(foldText(line.text)) &&
  wordCount(what.text) + wordCount(line.text) <= wordsMax

/** What anybody gives is no difference, nor is what only a part of the offer refuses. */
function isTelling(phrase: Phrase): boolean {
  const has = (...signs: PhraseSign[]) => signs.every((sign) => phrase.signs.includes(sign))
  if (isOwnLine(phrase) || has('person') || has('shaped', 'ownWords')) return true
  return has('number', 'deed') || has('refusal', 'deed') || has('refusal', 'contrast')
}

/** Own lines, then what could be false, strongest first. */
function linesOf({ facts }: Writer): Passage[] {
  const usable = facts.phrases.filter((phrase) => isPromotable(phrase) && phrase.points >= 4 && isTelling(phrase))
  return [...usable.filter(isOwnLine), ...usable.filter((phrase) => !isOwnLine(phrase))].map(passageOf)
}
