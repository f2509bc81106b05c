/** Finds the sentences of the pages that hold the words of a question, also where the two are in different languages. */
import { foldText } from '../../lexicon/fold.ts'
import { lightStem } from '../../lexicon/light-stem.ts'
import type { Passage } from '../../passages.ts'
import { type Concept, conceptIndex } from './concept-words.ts'
import { formIndex } from './form-words.ts'
import { questionWords } from './language.ts'

export interface Found {
  page: string
  /** Verbatim, of the passage. */
  text: string
  score: number
  /** Share of what was asked for that it holds, 0 to 1. */
  coverage: number
}

interface Unit {
  passage: Passage
  text: string
  folded: string
  stems: ReadonlySet<string>
  concepts: ReadonlySet<Concept>
}

export interface Wanted {
  words: readonly string[]
  concepts?: readonly Concept[]
  /** What a sentence has to be about. */
  must?: Concept
}

export type Search = (wanted: Wanted) => Found[]

/** “17:30 – 23 Uhr”, “9h–19h”, “9 am to 5 pm”. */
const timeSpan =
  /\d{1,2}(?:[:.h]\d{2}|h| ?[ap]\.?m\.?)(?: ?uhr)? ?(?:-|–|—|bis|to|à|a|until|alle|tot|do) ?\d{1,2}(?:[:.h]\d{2}|h|\b)/iu

/** A postal code and a town. */
const postalTown =
  /(?<![\d+,.] ?)\b(?:[A-Z]{1,2}-)?\d{4,5} (?!uhr)\p{Lu}\p{Ll}{2,}|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|, [A-Z]{2} \d{5}\b/u

function conceptsOf(text: string): ReadonlySet<Concept> {
  const concepts = new Set(conceptIndex.match(text).map(({ tag }) => tag))
  if (timeSpan.test(text)) concepts.add('hours')
  if (postalTown.test(text)) concepts.add('address')
  return concepts
}

const coverageMin = 0.6

/** @param languages of the pages and of the question, ISO 639-1 */
export function createSearch(passages: readonly Passage[], languages: readonly string[]): Search {
  const stemsOf = (text: string) =>
    new Set(questionWords(text).flatMap((word) => [word, ...languages.map((language) => lightStem(word, language))]))
  const writesCompounds = languages.some((language) => compoundLanguages.has(language))
  let made: Unit[] | null = null
  const units = (): Unit[] => {
    made ??= passages.flatMap((passage) =>
      inSentences(passage.text)
        .filter((text) => !isCommand(text))
        .map((text) => ({
          passage,
          text,
          folded: foldText(text),
          stems: stemsOf(text),
          concepts: conceptsOf(text),
        })),
    )
    return made
  }
  return ({ words, concepts = [], must }) => {
    const wanted = [
      ...words.map((word) => termOf(word, stemsOf(word), writesCompounds)),
      ...concepts.map((concept) => (unit: Unit) => unit.concepts.has(concept)),
    ]
    if (wanted.length === 0) return []
    const held = units().map((unit) => wanted.map((isIn) => isIn(unit)))
    const weights = wanted.map((_, index) => {
      const times = held.filter((row) => row[index] === true).length
      return Math.log(1 + (units().length + 10) / (1 + times))
    })
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    const found = units().flatMap((unit, at): Found[] => {
      const score = weights.reduce((sum, weight, index) => sum + (held[at]?.[index] === true ? weight : 0), 0)
      const coverage = score / all
      if (score === 0 || coverage < coverageMin || (must !== undefined && !unit.concepts.has(must))) return []
      return [{ page: unit.passage.pageUrl, text: unit.text, score: score + preference(unit.text), coverage }]
    })
    return withAnswers(best(found), passages)
  }
}

/** A sentence tells more than a label. */
const preference = (text: string): number => (text.length >= 40 ? 0.3 : 0) + (/\d/.test(text) ? 0.1 : 0)

const foundMax = 4

function best(found: readonly Found[]): Found[] {
  const texts = new Set<string>()
  return found
    .toSorted((one, other) => other.score - one.score)
    .filter(({ text }) => {
      const key = foldText(text)
      const isNew = !texts.has(key)
      texts.add(key)
      return isNew
    })
    .slice(0, foundMax)
}

/** After a question of the page, or a heading, stands what answers it. */
function withAnswers(found: readonly Found[], passages: readonly Passage[]): Found[] {
  const texts = new Set(found.map(({ text }) => text))
  return found.flatMap((one) => {
    const isLabel = /\?$/.test(one.text) || (one.text.length < labelCharactersMax && !/[.!。]$/.test(one.text))
    const at = passages.findIndex(({ pageUrl, text }) => pageUrl === one.page && text === one.text)
    const here = passages[at]
    const next = passages[at + 1]
    const isNext = here !== undefined && next?.pageUrl === one.page && next.position === here.position + 1
    if (!isLabel || next === undefined || !isNext || isCommand(next.text)) return [one]
    const [first = ''] = inSentences(next.text)
    if (first.length < 12 || texts.has(first)) return [one]
    texts.add(first)
    return [one, { ...one, text: first }]
  })
}

const labelCharactersMax = 60

function termOf(word: string, stems: ReadonlySet<string>, writesCompounds: boolean): (unit: Unit) => boolean {
  const concepts = new Set(conceptIndex.match(word).map(({ tag }) => tag))
  const isLatin = /^[\p{Script=Latin}\p{N}]+$/u.test(word)
  return (unit) => {
    if (!isLatin && unit.folded.includes(word)) return true
    for (const stem of stems) if (unit.stems.has(stem)) return true
    for (const concept of concepts) if (unit.concepts.has(concept)) return true
    if (word.length < compoundMin) return false
    for (const other of unit.stems) if ((writesCompounds && isCompound(other, word)) || isForm(other, word)) return true
    return false
  }
}

const compoundLanguages: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi'])

const compoundMin = 6
const formMin = 7

const isCompound = (whole: string, part: string): boolean => whole.length > part.length && whole.includes(part)

/** `restauration`, `restaurant`: forms of one word as far as their beginnings tell. */
function isForm(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  if (shorter < compoundMin || Math.abs(one.length - other.length) > 3) return false
  const needed = Math.max(formMin, shorter - 2)
  return one.slice(0, needed) === other.slice(0, needed)
}

/** Text that speaks to a machine is never quoted as an answer to something else. */
export const isCommand = (text: string): boolean => formIndex.match(text).some(({ tag }) => tag === 'command')

const wholeCharactersMax = 220

const abbreviation = /(?:\b(?:Dr|Mr|Mrs|Ms|St|No|Nr|Prof|bzw|ca|Inc|Ltd|vs|Sra?|Mme|M|Str)|\b\d{1,2}|\b\p{L})\.\s*$/u

let segmenter: Intl.Segmenter | null = null

function inSentences(text: string): string[] {
  if (text.length <= wholeCharactersMax) return [text]
  segmenter ??= new Intl.Segmenter('und', { granularity: 'sentence' })
  const pieces: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const before = pieces.at(-1)
    // “Dr.” and “No. 5” end no sentence.
    if (before !== undefined && (before.trim().length < 30 || segment.trim().length < 12 || abbreviation.test(before)))
      pieces[pieces.length - 1] = before + segment
    else pieces.push(segment)
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}
