/** What is looked for: the words of a question in all their forms, with what else each is called. */
import type { Concept } from '../../../lexicon/questions/lists.ts'
import { conceptIndex, phrasesOfConcept } from './concept-words.ts'
import { isGlossaryLanguage, otherWordsFor } from './glossary.ts'
import { isLightWord } from './light-words.ts'
import type { PageLine } from './page-lines.ts'
import { createTextPattern, formsOf, formsOfWord, joinableForms, type TextPattern } from './term-pattern.ts'

export interface SearchedLanguages {
  /** Of the pages, ISO 639-1. */
  pages: readonly string[]
  asked: string
}

export interface SearchedTerm {
  /** Of the question; null for a concept. */
  word: string | null
  /** What it is called, and what each counts that stands in a text, 0 to 1; the most telling first. */
  forms: readonly { pattern: TextPattern; share: number }[]
  shape: RegExp | null
  /** Whether lists of ours know the word: it may be said in words that they do not know. */
  isCommon: boolean
  isName: boolean
  isLight: boolean
  /** Whether it says what is done or how something is, and names no thing. */
  isAction: boolean
  concept: Concept | null
}

/** “17:30 – 23 Uhr”, “9h–19h”, “9 am to 5 pm”, “8am - 530pm”. */
const timeSpan =
  /\d{1,4} ?[ap]\.?m\.? ?(?:-|–|—|to|until) ?\d{1,4} ?[ap]\.?m|\d{1,2}(?:[:.h]\d{2}|h| ?[ap]\.?m\.?)(?: ?uhr)? ?(?:-|–|—|bis|to|à|a|until|alle|tot|do) ?\d{1,2}(?:[:.h]\d{2}|h|\b)/iu

/** “£49”, “18,00 €”, “450 грн”. */
const amount = /\p{Sc} ?\d|\d(?:[.,]\d+)? ?(?:\p{Sc}|(?:eur|euros?|usd|chf|kr|zł|грн|francs?|franken|руб)(?![\p{L}]))/iu

/** A postal code and a town. */
const postalTown =
  /(?<![\d+,.©] ?)\b(?:[A-Z]{1,2}-)?\d{4,5} (?!uhr)\p{Lu}\p{Ll}{2,}|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|, [A-Z]{2} \d{5}\b/u

/** Concepts that are known by their form, whatever the language. */
const shapes: Partial<Record<Concept, RegExp>> = { hours: timeSpan, address: postalTown, amount }

/** What a word of the question counts on pages in another language: there it often means something else. */
const foreignShare = 0.6
const translationShare = 0.9
const synonymShare = 0.75
const relatedShare = 0.65
const shapeShare = 0.9

/** @param isName whether it is written as a name: what is alike is then another thing */
export function termOfWord(word: string, isName: boolean, { pages, asked }: SearchedLanguages): SearchedTerm {
  const all = [...new Set([...pages, asked])]
  const isForeign = !pages.includes(asked)
  const others = otherWordsFor(word, asked, isForeign ? pages : all)
  const related = isName ? [] : others.related
  const named = conceptIndex.match(word).map(({ tag }) => tag)
  // The words of a concept say less exactly what is meant.
  const isListed = others.same.length > 0 && pages.every(isGlossaryLanguage)
  const ofConcepts = isListed ? [] : named.flatMap((concept) => phrasesOfConcept(concept, languagesOf(pages, asked)))
  const same = [...others.same, ...ofConcepts]
  const isCommon = same.length + related.length > 0
  const forms = [
    { pattern: createTextPattern(formsOfWord(word, all)), share: isForeign && same.length > 0 ? foreignShare : 1 },
    { pattern: createTextPattern(joinableForms(same, all)), share: isForeign ? translationShare : synonymShare },
    { pattern: createTextPattern(joinableForms(related, all)), share: relatedShare },
  ]
  return {
    word,
    forms: forms.toSorted((one, other) => other.share - one.share),
    shape: named.map((concept) => shapes[concept]).find((one) => one !== undefined) ?? null,
    isCommon,
    isName: isName && !isCommon,
    isLight: isLightWord(word),
    isAction: others.isAction,
    concept: null,
  }
}

const languagesOf = (pages: readonly string[], asked: string) => [...new Set([...pages, asked, 'en'])]

export function termOfConcept(concept: Concept, { pages, asked }: SearchedLanguages): SearchedTerm {
  return {
    word: null,
    forms: [{ pattern: conceptPattern(concept, languagesOf(pages, asked)), share: 1 }],
    shape: shapes[concept] ?? null,
    isCommon: true,
    isName: false,
    isLight: false,
    isAction: false,
    concept,
  }
}

const conceptPatterns = new Map<string, TextPattern>()

function conceptPattern(concept: Concept, languages: readonly string[]): TextPattern {
  const key = [concept, ...languages].join(' ')
  const made = conceptPatterns.get(key) ?? createTextPattern(formsOf(phrasesOfConcept(concept, languages)))
  conceptPatterns.set(key, made)
  return made
}

/** Where in a folded text it stands first; null for nowhere. */
export function placeIn({ forms }: SearchedTerm, folded: string): { index: number; length: number } | null {
  const places = forms.flatMap(({ pattern }) => pattern.find(folded) ?? [])
  return places.toSorted((one, other) => one.index - other.index)[0] ?? null
}

/** Whether the folded path of a page has it, its words parted by spaces. */
export const isInPath = ({ forms }: SearchedTerm, path: string): boolean =>
  forms.some(({ pattern }) => path.split(' ').some(pattern.isWord) || pattern.holdsPhrase(path))

/** How much of it each line holds, 0 to 1. @param lines with the lines of each word that stands in them */
export function sharesInLines(
  { forms, shape }: SearchedTerm,
  { lines, linesOfWords }: { lines: readonly PageLine[]; linesOfWords: ReadonlyMap<string, readonly number[]> },
): number[] {
  const shares = lines.map(() => 0)
  for (const { pattern, share } of forms) {
    const raise = (at: number) => {
      shares[at] = Math.max(shares[at] ?? 0, share)
    }
    for (const [word, at] of linesOfWords) if (pattern.isWord(word)) at.forEach(raise)
    if (pattern.hasPhrases) for (const { folded, at } of lines) if (pattern.holdsPhrase(folded)) raise(at)
  }
  if (shape !== null)
    for (const { text, at } of lines) if (shares[at] === 0 && shape.test(text)) shares[at] = shapeShare
  return shares
}
