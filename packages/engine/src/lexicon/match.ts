/**
 * Finds the phrases of a word list in a text. Both are folded (fold.ts) and cut into words; in scripts without spaces
 * each character counts as a word, so that 会社概要 is found within a sentence. Between the words of a phrase any
 * space and punctuation may stand (`ueber-uns`, “über uns”), but no end of a sentence.
 */
import { foldAll, foldText } from './fold.ts'

export interface PhraseEntry<Tag> {
  /** Words; one that ends in `*` stands for all that begin so: `reserv*`. */
  phrase: string
  tag: Tag
}

export interface PhraseMatch<Tag> {
  tag: Tag
  /** As it stands in the list. */
  phrase: string
  /** Offsets in the folded text. */
  start: number
  end: number
  /** How many words it covers; a character of a script without spaces is a word. */
  words: number
}

export interface PhraseIndex<Tag> {
  /** All longest matches from left to right, none overlapping. */
  match(text: string): PhraseMatch<Tag>[]
  has(text: string): boolean
  /** The phrase that is the whole text but for punctuation, symbols and arrows. */
  exact(text: string): PhraseMatch<Tag> | null
  /** The longest phrase that the text begins with. */
  startsWith(text: string): PhraseMatch<Tag> | null
}

/**
 * Of two entries with the same phrase the first counts.
 * @param entries read when something is first looked for: most of the lists are of no use to most pages
 */
export function createPhraseIndex<Tag>(
  entries: Iterable<PhraseEntry<Tag>> | (() => Iterable<PhraseEntry<Tag>>),
): PhraseIndex<Tag> {
  let made: Lookup<Tag> | null = null
  const lookup = (): Lookup<Tag> => {
    made ??= createLookup([...(typeof entries === 'function' ? entries() : entries)])
    return made
  }

  const matchAt = (words: Words, from: number) => toMatch(words, from, longest(lookup().root, words, from))

  return {
    match(text) {
      const { words } = read(text)
      const found: PhraseMatch<Tag>[] = []
      for (let from = 0; from < words.count; ) {
        const match = matchAt(words, from)
        if (match !== null) found.push(match)
        from += match === null ? 1 : match.words
      }
      return found
    },
    has(text) {
      const { words } = read(text)
      const { root } = lookup()
      for (let from = 0; from < words.count; from++) if (longest(root, words, from) !== null) return true
      return false
    },
    exact(text) {
      const { folded, words } = read(text)
      if (words.count === 0) {
        const entry = lookup().symbols.get(folded)
        return entry === undefined ? null : { ...entry, start: 0, end: folded.length, words: 0 }
      }
      const match = matchAt(words, 0)
      return match !== null && match.words === words.count ? match : null
    },
    startsWith(text) {
      const { words } = read(text)
      return words.count === 0 ? null : matchAt(words, 0)
    },
  }
}

interface ReadText {
  folded: string
  words: Words
}

/**
 * Texts that were read: a line is looked through for one list after the other, and again by the next rule. When the young
 * ones have grown too many they become the old ones, and the old ones go.
 */
let young = new Map<string, ReadText>()
let old = new Map<string, ReadText>()
let youngCharacters = 0
/** A longer one is not kept in memory. */
const keptCharactersMax = 2_000
/** The lines of a dozen pages, several times over; some 10 MB in all. */
const youngCharactersMax = 250_000

function read(text: string): ReadText {
  const known = young.get(text)
  if (known !== undefined) return known
  const now = old.get(text) ?? readNow(text)
  if (text.length > keptCharactersMax) return now
  if (youngCharacters > youngCharactersMax) {
    old = young
    young = new Map()
    youngCharacters = 0
  }
  young.set(text, now)
  youngCharacters += text.length + 1
  return now
}

function readNow(text: string): ReadText {
  const folded = foldText(text)
  return { folded, words: wordsOf(folded) }
}

/** How many words `match` sees in a text: what a match's `words` is to be compared with. */
export function countWords(text: string): number {
  return wordsOf(foldText(text)).count
}

interface Node<Tag> {
  /** null where no phrase goes on: most nodes are the end of one. */
  next: Map<string, Node<Tag>> | null
  /** Words that end in `*`, without it. */
  stems: Map<string, Node<Tag>> | null
  stemLengthMin: number
  stemLengthMax: number
  /** How the stems begin, of which most words have none; null until one is looked for. */
  stemHeads: ReadonlySet<string> | null
  entry: PhraseEntry<Tag> | null
}

function newNode<Tag>(): Node<Tag> {
  return { next: null, stems: null, stemLengthMin: Infinity, stemLengthMax: 0, stemHeads: null, entry: null }
}

interface Lookup<Tag> {
  root: Node<Tag>
  /** Phrases without a word, such as an arrow. */
  symbols: Map<string, PhraseEntry<Tag>>
}

function createLookup<Tag>(entries: readonly PhraseEntry<Tag>[]): Lookup<Tag> {
  const lookup: Lookup<Tag> = { root: newNode(), symbols: new Map() }
  const folded = foldAll(entries.map(({ phrase }) => phrase))
  for (const [index, entry] of entries.entries()) add(lookup, entry, folded[index]!)
  return lookup
}

function add<Tag>({ root, symbols }: Lookup<Tag>, { phrase, tag }: PhraseEntry<Tag>, folded: string): void {
  const words = wordsOf(folded)
  if (words.count === 0) {
    if (!symbols.has(folded)) symbols.set(folded, { phrase, tag })
    return
  }
  let node = root
  for (let i = 0; i < words.count; i++) {
    const word = words.text[i]!
    const isStem = folded[words.end[i]!] === '*'
    if (isStem) {
      node.stemLengthMin = Math.min(node.stemLengthMin, word.length)
      node.stemLengthMax = Math.max(node.stemLengthMax, word.length)
    }
    node = childOf(node, isStem ? 'stems' : 'next', word)
  }
  node.entry ??= { phrase, tag }
}

function childOf<Tag>(node: Node<Tag>, branch: 'next' | 'stems', word: string): Node<Tag> {
  node[branch] ??= new Map()
  const known = node[branch].get(word)
  if (known !== undefined) return known
  const child = newNode<Tag>()
  node[branch].set(word, child)
  return child
}

interface Found<Tag> {
  entry: PhraseEntry<Tag>
  /** Index after the last word. */
  to: number
}

/** Looks no further than the list's longest phrase and longest stem, so its cost does not grow with the text. */
function longest<Tag>(node: Node<Tag>, words: Words, from: number): Found<Tag> | null {
  return words.kind[from] === Kind.hangul && words.glued[from] === 1 ? null : walk(node, words, from, from)
}

function walk<Tag>(node: Node<Tag>, words: Words, from: number, at: number): Found<Tag> | null {
  let best: Found<Tag> | null = null
  if (at < words.count && (at === from || words.sentence[at] === words.sentence[from])) {
    const word = words.text[at]!
    const next = node.next?.get(word)
    if (next !== undefined) best = walk(next, words, from, at + 1)
    if (node.stems !== null && mayHaveStem(node, word)) {
      for (let length = Math.min(node.stemLengthMax, word.length); length >= node.stemLengthMin; length--) {
        const stem = node.stems.get(word.slice(0, length))
        if (stem === undefined) continue
        const found = walk(stem, words, from, at + 1)
        if (found !== null && (best === null || found.to > best.to)) best = found
      }
    }
  }
  if (best !== null || node.entry === null || !standsAlone(words, from, at)) return best
  return { entry: node.entry, to: at }
}

function mayHaveStem<Tag>(node: Node<Tag>, word: string): boolean {
  const length = Math.min(headCharacters, node.stemLengthMin)
  node.stemHeads ??= new Set([...node.stems!.keys()].map((stem) => stem.slice(0, length)))
  return node.stemHeads.has(word.slice(0, length))
}

const headCharacters = 3

/**
 * A single character of an unspaced script says nothing within a longer run: 次 is “next” only by itself. Hangul words
 * take particles at their end, hence a free end from two syllables on; their start was checked before.
 */
function standsAlone(words: Words, from: number, to: number): boolean {
  if (to - from !== 1 || words.kind[from] === Kind.word) return true
  return words.glued[from] === 0 && !(to < words.count && words.glued[to] === 1)
}

function toMatch<Tag>(words: Words, from: number, found: Found<Tag> | null): PhraseMatch<Tag> | null {
  if (found === null) return null
  const { entry, to } = found
  const start = words.start[from]!
  const end = words.end[to - 1]!
  return { tag: entry.tag, phrase: entry.phrase, start, end, words: to - from }
}

const Kind = { none: 0, word: 1, katakana: 2, unspaced: 3, hangul: 4, sentenceEnd: 5 } as const

interface Words {
  count: number
  text: string[]
  start: number[]
  end: number[]
  kind: number[]
  /** 1 when a word of the same unspaced script stands immediately before. */
  glued: number[]
  /** The running number of the sentence. */
  sentence: number[]
}

function wordsOf(folded: string): Words {
  const words: Words = { count: 0, text: [], start: [], end: [], kind: [], glued: [], sentence: [] }
  let sentence = 0
  for (let at = 0; at < folded.length; ) {
    const kind = kindAt(folded, at)
    let end = at + widthAt(folded, at)
    if (kind === Kind.sentenceEnd) {
      // A full stop within a word (`node.js`) ends no sentence; an ideographic one always does.
      if (end === folded.length || folded[end] === ' ' || folded.charCodeAt(at) > 0x7f) sentence++
    } else if (kind !== Kind.none) {
      if (kind === Kind.word || kind === Kind.katakana) {
        while (end < folded.length && kindAt(folded, end) === kind) end += widthAt(folded, end)
      }
      const before = words.count - 1
      const isGlued = kind >= Kind.unspaced && before >= 0 && words.end[before] === at && words.kind[before] === kind
      words.text.push(folded.slice(at, end))
      words.start.push(at)
      words.end.push(end)
      words.kind.push(kind === Kind.katakana ? Kind.word : kind)
      words.glued.push(isGlued ? 1 : 0)
      words.sentence.push(sentence)
      words.count++
    }
    at = end
  }
  return words
}

function widthAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xd800 && unit <= 0xdbff && at + 1 < text.length ? 2 : 1
}

/** Kinds of UTF-16 code units that were met, plus one. */
const kindsMet = new Uint8Array(0x10000)

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  const met = kindsMet[unit]!
  if (met !== 0) return met - 1
  const isHalf = unit >= 0xd800 && unit <= 0xdfff
  const kind = kindOf(isHalf ? text.codePointAt(at)! : unit)
  // Half of a pair says nothing of the other half.
  if (!isHalf) kindsMet[unit] = kind + 1
  return kind
}

function kindOf(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  if (/[.!?;:|。！？；：｡؟؛•·।]/u.test(character)) return Kind.sentenceEnd
  if (/[\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff]/u.test(character)) return Kind.katakana
  if (/\p{Script=Hangul}/u.test(character)) return Kind.hangul
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
      character,
    )
  )
    return /[\p{L}\p{M}\p{N}]/u.test(character) ? Kind.unspaced : Kind.none
  return /[\p{L}\p{M}\p{N}]/u.test(character) ? Kind.word : Kind.none
}
