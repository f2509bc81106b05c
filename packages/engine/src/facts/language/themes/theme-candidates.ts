import { byLanguage } from '../../../lexicon/by-language.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { subjectWordsOf } from '../../../lexicon/grammar/subject-words.ts'
import { capitalisesNouns } from '../../../lexicon/grammar/wording.ts'
import { townWords } from '../../../lexicon/names/town-words.ts'
import { linkingWords } from '../../../lexicon/speech/linking-words.ts'
import { themeWordsOf } from '../../../lexicon/speech/theme-words.ts'
import { createTokeniser, type Token } from '../phrase-tokens.ts'
import type { Sentence } from '../shapes.ts'

/** A phrase that may name a subject, with where it stands. */
export interface Candidate {
  /** Keys of its words, in order, connectors left out. */
  keys: string[]
  /** Indexes of the sentences that it stands in. */
  sentences: Set<number>
  /** How often each spelling was met; in headings twice. */
  surfaces: Map<string, number>
  /** Of its places, how many begin a sentence or a heading. */
  initial: number
  /** Of its places, how many are headings. */
  headings: number
  /** Whether some heading consists of it alone. */
  isHeading: boolean
  /** Of its places within running text, how often it was written as a proper noun, and otherwise. */
  proper: number
  common: number
  /** Of them, how often it stood after a word such as “in” alone, as names of places do. */
  placed: number
  /** How many of its words say nothing by themselves. */
  weak: number
  /** Whether its last word was met as a noun is: after a determiner or a preposition, or with a noun's ending. */
  isNoun: boolean
}

const phraseWordsMax = 4
const candidatesMax = 60_000

/** Phrases between the words of grammar: all of up to four words, by their keys. */
export function themeCandidates(
  sentences: readonly Sentence[],
  language: string,
  names: readonly string[],
): Map<string, Candidate> {
  const words = themeWordsOf(language)
  const found = new Map<string, Candidate>()
  if (words === null) return found
  const tokenise = createTokeniser(language, words)
  const read = sentences.map(({ text }) => tokenise(text))
  const masked = names.map((name) => contentOf(tokenise(name)).map(({ key }) => key)).filter(({ length }) => length > 0)
  for (const tokens of read) maskNames(tokens, masked)
  const verbs = verbsAmong(read)
  const named = new Set(masked.map((keys) => keys.join('')))
  const reader = { found, named, language }
  for (const [index, tokens] of read.entries()) {
    for (const run of runsOf(tokens, verbs)) addPhrases(run, { sentence: sentences[index]!, index, tokens }, reader)
  }
  return found
}

/**
 * Words that are verbs on this site: what follows pronouns and stands before determiners (“you track your meals”) more
 * often than it follows determiners.
 */
function verbsAmong(read: readonly Token[][]): Set<string> {
  const balance = new Map<string, number>()
  const count = (token: Token, by: number) => balance.set(token.folded, (balance.get(token.folded) ?? 0) + by)
  for (const tokens of read) {
    for (const [at, token] of tokens.entries()) {
      if (token.cut !== null) continue
      const before = tokens[at - 1]
      const after = tokens[at + 1]
      if (token.joinsBefore && before?.cut === 'pronoun') count(token, 1)
      if (token.joinsBefore && before?.cut === 'determiner') count(token, -1)
      if (after?.cut === 'determiner' && after.joinsBefore) count(token, at === 0 ? 1.5 : 0.5)
    }
  }
  return new Set([...balance].filter(([, points]) => points > 0).map(([word]) => word))
}

/** Words that stand together without grammar between them, connectors within. */
function runsOf(tokens: readonly Token[], verbs: ReadonlySet<string>): Token[][] {
  const runs: Token[][] = []
  let run: Token[] = []
  let waiting: Token[] = []
  const close = () => {
    if (run.length > 0) runs.push(run)
    run = []
    waiting = []
  }
  for (const token of tokens) {
    if (!token.joinsBefore) close()
    if (token.cut === 'connector' || (token.cut === 'determiner' && waiting.length === 1)) {
      if (run.length === 0 || waiting.length >= 2) close()
      else waiting.push(token)
    } else if (token.cut !== null || verbs.has(token.folded)) close()
    else {
      run.push(...waiting, token)
      waiting = []
    }
  }
  close()
  return runs
}

interface Reader {
  found: Map<string, Candidate>
  /** The brand's names, their keys run together. */
  named: ReadonlySet<string>
  language: string
}

interface Place {
  sentence: Sentence
  index: number
  tokens: readonly Token[]
}

function addPhrases(run: readonly Token[], place: Place, { found, named, language }: Reader): void {
  for (let from = 0; from < run.length; from++) {
    if (run[from]!.cut !== null) continue
    const keys: string[] = []
    let weak = 0
    for (let to = from; to < run.length && keys.length < phraseWordsMax; to++) {
      const last = run[to]!
      if (last.cut !== null) continue
      keys.push(last.key)
      if (last.isWeak) weak++
      if (
        weak === keys.length ||
        (last.isWeak && capitalisesNouns(language) && /^\p{Ll}/u.test(place.sentence.text.slice(run[from]!.start))) ||
        !mayEnd(last, keys.length, language)
      )
        continue
      const key = keys.join(' ')
      if (found.size >= candidatesMax && !found.has(key)) return
      if (named.has(keys.join(''))) continue
      add(key, { language, keys, weak, first: run[from]!, last }, place, found)
    }
  }
}

/** An adjective names no subject, and ends no phrase of a language that has it before its noun. */
function mayEnd({ folded }: Token, words: number, language: string): boolean {
  const { notLast, notAlone } = subjectWordsOf(language)
  return notLast?.test(folded) !== true && !(words === 1 && notAlone?.test(folded) === true)
}

const contentOf = (tokens: readonly Token[]) => tokens.filter(({ cut }) => cut === null)

/** The brand's name within a sentence is no subject, nor is a part of it there. */
function maskNames(tokens: readonly Token[], names: readonly (readonly string[])[]): void {
  const content = contentOf(tokens)
  for (const name of names) {
    for (let at = 0; at + name.length <= content.length; at++) {
      if (!name.every((key, offset) => content[at + offset]!.key === key)) continue
      for (let offset = 0; offset < name.length; offset++) content[at + offset]!.cut = 'filler'
    }
  }
}

interface Phrase {
  language: string
  keys: string[]
  weak: number
  first: Token
  last: Token
}

function add(
  key: string,
  { language, keys, weak, first, last }: Phrase,
  place: Place,
  found: Map<string, Candidate>,
): void {
  const { sentence, index, tokens } = place
  const candidate = found.get(key) ?? newCandidate([...keys], weak)
  found.set(key, candidate)
  const surface = sentence.text.slice(first.start, last.end)
  const inHeading = sentence.place === 'heading' || sentence.place === 'headline'
  const isWhole = inHeading && first === tokens[0] && last === tokens[tokens.length - 1]
  candidate.surfaces.set(surface, (candidate.surfaces.get(surface) ?? 0) + (isWhole ? 4 : inHeading ? 1.5 : 1))
  if (!candidate.sentences.has(index)) {
    candidate.sentences.add(index)
    if (first === tokens[0]) candidate.initial++
    if (inHeading) candidate.headings++
  }
  if (isWhole) candidate.isHeading = true
  const before = tokens[tokens.indexOf(first) - 1]
  if (before !== undefined && first.joinsBefore) {
    // “To” stands before verbs as well.
    const isBeforeNouns = prepositions.has(before.folded) && !(language === 'en' && before.folded === 'to')
    if (before.cut === 'determiner' || before.cut === 'connector' || isBeforeNouns) candidate.isNoun = true
    if (locative.has(before.folded) && isProper(surface)) candidate.placed++
  }
  if (!inHeading && before !== undefined) {
    if (isProper(surface)) candidate.proper++
    else candidate.common++
  }
}

const newCandidate = (keys: string[], weak: number): Candidate => ({
  keys,
  sentences: new Set(),
  surfaces: new Map(),
  initial: 0,
  headings: 0,
  isHeading: false,
  proper: 0,
  common: 0,
  placed: 0,
  isNoun: false,
  weak,
})

/** Before nouns, in the languages whose nouns show by it. */
const prepositions = linkingWords('beforeNouns')
/** Before names of places, without an article. */
const locative = linkingWords('beforePlaces')

/** Each of its words with a capital. */
const isProper = (surface: string) => surface.split(/[\s-]+/).every((word) => /^\p{Lu}/u.test(word))

/** Whether a label names a place and nothing else. */
export function isPlace(label: string, language: string): boolean {
  return townWords.exact(label) !== null || countryNames(language).has(foldText(label))
}

const countryNames = byLanguage((language): ReadonlySet<string> => {
  const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return new Set(codes.map((code) => foldText(shown.of(code) ?? '')).filter((name) => name !== ''))
})
