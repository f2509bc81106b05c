import { foldText } from '../../lexicon/fold.ts'
import { subjectWordsOf } from '../../lexicon/grammar/subject-words.ts'
import { isUnspaced } from '../../lexicon/grammar/wording.ts'
import { lightStem } from '../../lexicon/light-stem.ts'
import type { CutWord } from '../../lexicon/speech/lists.ts'
import type { ThemeWords } from '../../lexicon/speech/theme-words.ts'

/** A word of a sentence, as phrases are made of. */
export interface Token {
  /** Folded and stemmed: the same for all forms of a word. */
  key: string
  folded: string
  /** In the sentence; particles that are glued to a word lie outside. */
  start: number
  end: number
  /** What it is to a phrase; null: it may be part of one. */
  cut: CutWord | null
  /** Whether it says nothing by itself. */
  isWeak: boolean
  /** Whether nothing but a space, or nothing at all, parts it from the word before. */
  joinsBefore: boolean
}

export type Tokenise = (text: string) => Token[]

const tokensOfSentenceMax = 200
const wordCharactersMax = 40
/** Different words of one site that are remembered. */
const meaningsMax = 50_000

type Meaning = Pick<Token, 'key' | 'folded' | 'cut' | 'isWeak'>

export function createTokeniser(language: string, words: ThemeWords): Tokenise {
  const segmenter = isUnspaced(language) ? new Intl.Segmenter(language, { granularity: 'word' }) : null
  const { particles } = subjectWordsOf(language)
  const met = new Map<string, Meaning>()
  const meaningOf = (shown: string): Meaning => {
    let meaning = met.get(shown)
    if (meaning === undefined) {
      const folded = foldText(shown)
      const key = lightStem(folded, language)
      const isWeak = words.weak.has(key) || words.weakStems.some((stem) => folded.startsWith(stem))
      meaning = { key, folded, cut: cutOf(folded, shown, { language, words }), isWeak }
      if (met.size < meaningsMax) met.set(shown, meaning)
    }
    return meaning
  }
  const tokenAt = (surface: string, start: number, before: number, text: string): Token | null => {
    const end = start + (particles === null ? surface.length : withoutParticle(surface, particles))
    const shown = text.slice(start, end)
    if (shown.length > wordCharactersMax) return null
    const joinsBefore = before === start || (start === before + 1 && /[ \u00a0]/.test(text.charAt(before)))
    return { ...meaningOf(shown), start, end, joinsBefore }
  }
  return (text) => {
    const tokens: Token[] = []
    let before = -1
    for (const { at, surface } of segmenter === null ? spacedWords(text) : segments(text, segmenter)) {
      if (tokens.length >= tokensOfSentenceMax) break
      const token = tokenAt(surface, at, before, text)
      if (token !== null) tokens.push(token)
      before = token === null ? -1 : token.end
    }
    return tokens
  }
}

/** `children’s` and `open-source` are one word; `l’équipe` and `d’eau` are two. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’]s(?![\p{L}\p{M}\p{N}]))?(?:-[\p{L}\p{M}\p{N}]+)*/gu

function* spacedWords(text: string) {
  for (const match of text.matchAll(word)) yield { at: match.index, surface: match[0] }
}

function* segments(text: string, segmenter: Intl.Segmenter) {
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike === true) yield { at: index, surface: segment }
  }
}

interface Inputs {
  language: string
  words: ThemeWords
}

function cutOf(folded: string, surface: string, { language, words }: Inputs): CutWord | null {
  const listed = words.cuts.get(folded)
  if (listed !== undefined) return listed
  if (/^\p{N}/u.test(folded)) return 'filler'
  if (language === 'ja') return japaneseCut(surface)
  if (language === 'ar') return arabicCut(folded, surface, words)
  if (folded.length < 2 || (folded.length === 2 && /^[a-z]+$/.test(folded) && !/^\p{Lu}/u.test(surface)))
    return language === 'zh' && folded.length === 1 ? null : 'filler'
  return subjectWordsOf(language).verbal?.test(surface.toLowerCase()) === true ? 'filler' : null
}

/** Grammar is written in hiragana; の joins two nouns. */
function japaneseCut(surface: string): CutWord | null {
  if (surface === 'の') return 'connector'
  return /^[\p{Script=Han}\p{Script=Katakana}ーA-Za-zＡ-Ｚａ-ｚ]+$/u.test(surface) ? null : 'filler'
}

/** “And” is written with the word after it; adverbs end in tanwin, and verbs of the third person begin with ي. */
function arabicCut(folded: string, surface: string, { cuts }: ThemeWords): CutWord | null {
  if (folded.startsWith('و') && cuts.has(folded.slice(1))) return 'filler'
  if (/\u064b/.test(surface) || folded.length < 3) return 'filler'
  return folded.startsWith('ي') && folded.length >= 4 ? 'filler' : null
}

/** Length of a word without the particle that is glued to it. */
function withoutParticle(surface: string, particles: RegExp): number {
  const match = particles.exec(surface)
  return match !== null && match.index >= 2 ? match.index : surface.length
}
