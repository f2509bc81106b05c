/** For whom it is, what it is, and what sets it apart: a sentence of the site, and its strongest line, in the language of the site. */
import { lengthLimits } from '../../drafts.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import { foldText } from '../../lexicon/fold.ts'
import { wordCount } from '../../page/word-count.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { PhraseSign } from '../diagnoses/phrases/phrase-signs.ts'
import type { Phrase } from '../diagnoses/phrases.ts'
import { isOwnLine } from '../diagnoses/rules/lines/assets-in-lines.ts'
import { introductionsOf, type OwnSentence, type Says, sayingOf } from './own-sentences.ts'
import { categoryAlone } from './passages.ts'
import { ask, change, type Rewrite } from './rewrite.ts'
import { isPromotable, type Passage, passageOf, saysEnough, type Writer } from './writer.ts'

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
      ? `What does ${names.brand} do that others of its kind do not?`
      : `For whom is ${names.brand} first of all?`,
  )
}

interface Beginning {
  text: string
  passage: Passage
  /** It says so much that it can stand alone. */
  isEnough: boolean
}

const sentenceWordsMax = 32

/** Sentences that say what it is, first those that say for whom; then its name and what it is, as the site has it. */
function beginningsOf(writer: Writer): Beginning[] {
  const { facts, language } = writer
  const sentences = introductionsOf(facts, language).filter(({ words }) => words <= sentenceWordsMax)
  const rank = ({ says, points }: OwnSentence) => points + (says.has('first') ? 2 : 0) + (says.has('whom') ? 1 : 0)
  const ofBrand = sentences.filter(({ says }) => isOfBrand(says)).sort((a, b) => rank(b) - rank(a))
  const opens = ({ text }: Passage) =>
    [facts.description, facts.hero.subhead].some((fact) => fact?.value.startsWith(text))
  const others = sentences.filter(
    (one) => !isOfBrand(one.says) && (one.says.has('what') || one.says.has('whom')) && opens(one),
  )
  const category = facts.kind === null ? null : categoryAlone(facts.kind, kindWordsMin)
  return [
    ...ofBrand.map((passage) => ({
      text: writer.sentence(passage.text),
      passage,
      isEnough: saysWhom(passage.says) || passage.says.has('category') || (passage.says.size > 2 && opens(passage)),
    })),
    ...others.map((passage) => ({ text: named(passage.text, writer), passage, isEnough: true })),
    ...(category === null ? [] : [category]).map((passage) => ({
      text: named(passage.text, writer),
      passage,
      isEnough: saysWhom(sayingOf(facts, language)(passage.text)),
    })),
  ]
}

const isOfBrand = (says: ReadonlySet<Says>) =>
  says.has('first') || (says.has('brand') && says.has('what') && saysWhom(says))

const saysWhom = (says: ReadonlySet<Says>) => says.has('where') || says.has('whom')

const acronym = /^\p{Lu}{3,}(?!\p{L})/u

/** “Oakrow: Stone mill in Tollan”; nothing before what says the name, or its words, itself. */
function named(text: string, { facts: { name }, language, sentence }: Writer): string {
  if (name === null || acronym.test(text)) return sentence(text)
  const own = contentKeys(name.value.name, language) ?? new Set<string>()
  const keys = contentKeys(text, language) ?? new Set<string>()
  const isNamed =
    foldText(text).includes(foldText(name.value.name)) || [...own].filter((key) => keys.has(key)).length > 1
  const beginsNamed = foldText(text).startsWith(foldText(name.value.name.split(/\s+/u, 1)[0]!))
  if (isNamed || beginsNamed) return sentence(text)
  // A second colon would be one too many.
  const between = text.includes(':') ? ' – ' : language === 'fr' ? ' : ' : ': '
  return `${name.value.name}${between}${sentence(text)}`
}

const addsTo = (what: Beginning, line: Passage, writer: Writer) =>
  !writer.repeats(line.text, what.passage.text) &&
  !foldText(what.text).includes(foldText(line.text)) &&
  wordCount(what.text) + wordCount(line.text) <= wordsMax

/** What anybody gives is no difference, nor is what only a part of the offer refuses. */
function isTelling(phrase: Phrase): boolean {
  const has = (...signs: PhraseSign[]) => signs.every((sign) => phrase.signs.includes(sign))
  if (isOwnLine(phrase)) return true
  if (has('term')) return false
  if (has('person') || has('shaped', 'ownWords')) return true
  return has('number', 'deed') || has('refusal', 'deed') || has('refusal', 'contrast')
}

/** Own lines, then what could be false, strongest first. */
function linesOf({ facts }: Writer): Passage[] {
  const usable = facts.phrases.filter(
    (phrase) => isPromotable(phrase) && phrase.points >= 4 && isTelling(phrase) && saysEnough(phrase.text),
  )
  return [...usable.filter(isOwnLine), ...usable.filter((phrase) => !isOwnLine(phrase))].map(passageOf)
}
