import { byLanguage } from '../../../lexicon/by-language.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { capitalisesNouns, isUnspaced } from '../../../lexicon/grammar/wording.ts'
import { commonWordsOf } from '../../../lexicon/speech/common-words.ts'
import { commonplaceWordsOf } from '../../../lexicon/speech/commonplace-words.ts'
import { linkingWords } from '../../../lexicon/speech/linking-words.ts'
import type { Sentence } from '../shapes.ts'

interface Inputs {
  language: string
  names: readonly string[]
}

const termsMax = 12
/** A word of one sentence is chance, and so is one that is said twice in a long text. */
const timesMin = 3
const sentencesMax = 2_500
const sentenceCharactersMax = 400
const wordLengthMin = 3

/**
 * The background: a word of rank r is as frequent as Zipf's law says. One that is not listed is as rare as a word of
 * rank 15,000.
 */
const unlistedRank = 15_000
const frequencyOf = (rank: number) => 1 / ((rank + 2.7) * 10.5)
/** Words of the prior: how many the background is worth against what the site says. */
const priorWords = 2_000
/** In standard deviations. The background is taken for exact: it is far larger than any site. */
const surpriseMin = 4
/** Up to this rank a word does not open or close a phrase. */
const functionRank = 250
/** Up to this rank a word is everybody’s: it has to come up far more often. */
const everydayRank = 1_000

/**
 * Words and phrases of two words that the site says more often than anybody would, most telling first: log-odds with an
 * informative Dirichlet prior (Monroe, Colaresi and Quinn, “Fightin’ Words”, 2008) against the everyday language.
 */
export function distinctiveTerms(sentences: readonly Sentence[], inputs: Inputs): string[] {
  const tally = tallyOf(sentences, inputs)
  const ranks = ranksOf(inputs.language)
  const words = [...tally.words.values()]
    .filter((word) => isCandidate(word, tally, inputs))
    .map((word) => ({
      ...word,
      surprise: surprise(word.times, tally.total, frequencyOf(ranks.get(word.key) ?? unlistedRank)),
    }))
    .filter(({ key, surprise }) => surprise >= ((ranks.get(key) ?? unlistedRank) <= everydayRank ? 2 : 1) * surpriseMin)
    .sort((a, b) => b.surprise - a.surprise)
  const phrases = [...tally.phrases.values()]
    .filter((phrase) => phrase.times >= timesMin && phrase.pages.size >= Math.min(2, tally.pages))
    .sort((a, b) => b.times - a.times)
  return merged(words, phrases)
}

interface Term {
  key: string
  times: number
  pages: Set<string>
  /** As written, with how often. */
  surfaces: Map<string, number>
  /** Within sentences, where a capital says that it is a name. */
  inside: number
  capitalised: number
  /** After an article or the like: names of people and places go without. */
  determined: number
}

interface Tally {
  words: Map<string, Term>
  phrases: Map<string, Term & { parts: [string, string] }>
  total: number
  pages: number
}

function tallyOf(sentences: readonly Sentence[], inputs: Inputs): Tally {
  const tally: Tally = {
    words: new Map(),
    phrases: new Map(),
    total: 0,
    pages: new Set(sentences.map(({ page }) => page)).size,
  }
  const ranks = ranksOf(inputs.language)
  const names = new Set(inputs.names.flatMap((name) => foldText(name).split(/[^\p{L}\p{N}]+/u)))
  const commonplace = commonplaceWordsOf(inputs.language)
  const isOrdinary = new Map<string, boolean>()
  const ordinary = (key: string) => {
    const cached = isOrdinary.get(key)
    if (cached !== undefined) return cached
    const is = names.has(key) || (ranks.get(key) ?? unlistedRank) <= functionRank || commonplace.exact(key) !== null
    isOrdinary.set(key, is)
    return is
  }
  const keys = new Map<string, string>()
  const keyOf = (surface: string) => {
    const key = keys.get(surface) ?? foldText(surface)
    keys.set(surface, key)
    return key
  }
  for (const { text, page, place } of sentences.slice(0, sentencesMax)) {
    if (place === 'action') continue
    let before: { key: string; surface: string } | null = null
    let last = ''
    for (const { surface, isFirst, follows } of wordsOf(text.slice(0, sentenceCharactersMax), inputs.language)) {
      const key = keyOf(surface)
      tally.total++
      const isDetermined = determiners.has(last)
      last = key
      if (key.length < wordLengthMinOf(inputs.language) || ordinary(key)) {
        before = null
        continue
      }
      const word = add(tally.words, key, surface, { page, isInside: !isFirst && place === 'body' })
      if (isDetermined) word.determined++
      if (before !== null && follows) {
        const phrase = add(tally.phrases, `${before.key} ${key}`, joined(before.surface, surface, inputs.language), {
          page,
          isInside: false,
        })
        Object.assign(phrase, { parts: [before.key, key] })
      }
      before = { key, surface }
    }
  }
  return tally
}

function add<Key extends Term>(
  terms: Map<string, Key>,
  key: string,
  surface: string,
  at: { page: string; isInside: boolean },
): Key {
  const term =
    terms.get(key) ??
    ({
      key,
      times: 0,
      pages: new Set(),
      surfaces: new Map(),
      inside: 0,
      capitalised: 0,
      determined: 0,
    } as unknown as Key)
  terms.set(key, term)
  term.times++
  term.pages.add(at.page)
  term.surfaces.set(surface, (term.surfaces.get(surface) ?? 0) + 1)
  if (at.isInside) {
    term.inside++
    if (/^\p{Lu}/u.test(surface)) term.capitalised++
  }
  return term
}

/** Before German nouns, folded. */
const determiners = linkingWords('determiners')

/** Longer German nouns are compounds, seldom names. */
const nameLengthMax = 7

const wordLengthMinOf = (language: string) => (isUnspaced(language) || language === 'ko' ? 2 : wordLengthMin)
const joined = (a: string, b: string, language: string) => (isUnspaced(language) ? a + b : `${a} ${b}`)

function isCandidate(word: Term, { pages }: Tally, { language }: Inputs): boolean {
  if (word.times < timesMin || /[\d’']/.test(word.key)) return false
  if (word.pages.size < Math.min(2, pages)) return false
  // A word that always has a capital within sentences is somebody's or somewhere's name.
  if (capitalisesNouns(language))
    return word.key.length > nameLengthMax || word.capitalised === 0 || word.determined > 0
  return word.inside < 2 || word.capitalised < 0.7 * word.inside
}

/** Standard deviations by which a word is more frequent than the background lets expect. */
function surprise(times: number, total: number, frequency: number): number {
  const expected = priorWords * frequency
  const odds = (times + expected) / Math.max(1, total + priorWords - times - expected)
  return (Math.log(odds) - Math.log(frequency / (1 - frequency))) * Math.sqrt(times + expected)
}

/** A phrase stands for its words where these are mostly said in it. */
function merged(words: readonly Term[], phrases: readonly (Term & { parts: [string, string] })[]): string[] {
  const taken = new Set<string>()
  const terms: string[] = []
  for (const word of words) {
    if (terms.length >= termsMax) break
    if (taken.has(word.key) || [...taken].some((key) => isInflected(key, word.key))) continue
    const phrase = phrases.find(({ parts, times }) => parts.includes(word.key) && times >= 0.5 * word.times)
    const others = phrase?.parts.filter((part) => taken.has(part)) ?? []
    terms.push(surfaceOf(phrase !== undefined && others.length === 0 ? phrase : word))
    for (const key of others.length === 0 ? (phrase?.parts ?? [word.key]) : [word.key]) taken.add(key)
  }
  return terms
}

/** “knife” and “knives” are no two words of a vocabulary; nor are forms that share all but their end. */
function isInflected(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) <= 2 && (a.startsWith(b) || b.startsWith(a))) return true
  const shared = Math.min(a.length, b.length) - 1
  return shared >= 4 && Math.abs(a.length - b.length) <= 3 && a.slice(0, shared) === b.slice(0, shared)
}

/** The commonest spelling; of as many the one without capitals. */
function surfaceOf({ surfaces }: Term): string {
  const [best] = [...surfaces].sort(
    ([a, countA], [b, countB]) => countB - countA || Number(/^\p{Lu}/u.test(a)) - Number(/^\p{Lu}/u.test(b)),
  )
  const lower = [...surfaces.keys()].find((surface) => surface === surface.toLowerCase())
  return lower !== undefined && best![0].toLowerCase() === lower ? lower : best![0]
}

interface Word {
  surface: string
  isFirst: boolean
  /** Whether only a space parts it from the word before. */
  follows: boolean
}

const segmenterOf = byLanguage((language) => new Intl.Segmenter(language, { granularity: 'word' }))

function* wordsOf(text: string, language: string): Iterable<Word> {
  if (isUnspaced(language)) {
    let isFirst = true
    let end = -1
    for (const { segment, index, isWordLike } of segmenterOf(language).segment(text)) {
      if (isWordLike !== true || /^[\p{Script=Hiragana}]+$/u.test(segment)) continue
      yield { surface: segment, isFirst, follows: index === end }
      isFirst = false
      end = index + segment.length
    }
    return
  }
  let end = -1
  for (const match of text.matchAll(/\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*/gu)) {
    const surface = withoutElision(match[0])
    const gap = end < 0 ? '' : text.slice(end, match.index)
    yield { surface, isFirst: end < 0 || /[.!?:]/.test(gap), follows: gap === ' ' && surface === match[0] }
    end = match.index + match[0].length
  }
}

/** L’, dell’ and the like, and the English ’s. */
const withoutElision = (word: string) =>
  word.replace(/^(?:\p{L}{1,2}|qu|dell|nell|sull|all|dall)[’'](?=\p{L}{3})/iu, '').replace(/[’']s$/u, '')

const ranksOf = byLanguage((language): ReadonlyMap<string, number> => {
  const ranks = new Map<string, number>()
  for (const word of commonWordsOf(language)) if (!ranks.has(word)) ranks.set(word, ranks.size + 1)
  return ranks
})
