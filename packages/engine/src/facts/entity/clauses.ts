/** Clauses of a text, and the phrase around a noun in one: what a site calls itself is a phrase, not a sentence. */
import { foldText } from '../../lexicon/fold.ts'
import { isHeadFirst, isHeadLast, isUnspaced } from '../../lexicon/grammar/wording.ts'
import { linkingWords, wordsBeforeLast } from '../../lexicon/speech/linking-words.ts'
import { themeWordsOf } from '../../lexicon/speech/theme-words.ts'

const clauseCharactersMax = 240
const clausesMax = 12

/** Parts of a text between its marks, in order: “A | b – c, d” has four. */
export function clausesOf(text: string): string[] {
  return text
    .replace(coordinated, '$1\u201a')
    .split(
      /[|｜·•;:!?。！？；：，、؟؛،()（）「」『』【】[\]"“”„«»‹›※→★☆✓✔]|(?<![\p{Lu}.])[.](?=\s|$)|\s[–—~/-]+\s|[—,–](?=\s)|\n/u,
    )
    .map((part) => part.replaceAll('\u201a', ',').trim())
    .filter((part) => /\p{L}{2}/u.test(part) && part.length <= clauseCharactersMax)
    .slice(0, clausesMax)
}

/** Commas within “accounting, tax and payroll practice”: they part words of one phrase. Without the bound, each looks to the end of the text. */
const coordinated = new RegExp(
  `(\\p{L}),(?=(?:\\s[\\p{L}\\p{N}-]{2,}){1,2}(?:,(?:\\s[\\p{L}\\p{N}-]{2,}){1,2}){0,8},?\\s(?:${wordsBeforeLast().join('|')})\\s\\p{L})`,
  'gu',
)

interface Word {
  text: string
  folded: string
  /** Offsets in the clause, and in its folded text. */
  start: number
  end: number
  foldedStart: number
  foldedEnd: number
}

export interface Clause {
  text: string
  folded: string
  words: readonly Word[]
}

export function readClause(text: string): Clause {
  const words: Word[] = []
  let read = 0
  let foldedRead = 0
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’&@.+#/-]*/gu)) {
    const start = match.index
    const word = match[0].replace(/(?<![.'’/-])[.'’/-]+$/, '')
    const end = start + word.length
    const folded = foldText(word)
    const foldedStart = foldedRead + foldedGap(text.slice(read, start), read)
    const foldedEnd = foldedStart + folded.length
    words.push({ text: word, folded, start, end, foldedStart, foldedEnd })
    read = end
    foldedRead = foldedEnd
  }
  return { text, folded: foldText(text), words }
}

/** How long what stands before a word is once it is folded: white space goes at the beginning of a text, and stays as one space within. */
const foldedGap = (gap: string, at: number): number =>
  at === 0 ? foldText(`${gap}x`).length - 1 : foldText(`x${gap}x`).length - 2

const leftMax = 4
const rightMax = 4
/** A clause of so few words is a phrase as a whole. */
const shortMax = 6
const tailMax = 5

/**
 * The phrase around a noun: what stands beside it and tells it nearer, verbatim. A short clause is taken whole, but for what it begins with:
 * “Your family-run joinery in Ghent”.
 * @param at offsets of the noun in the folded clause
 */
export function phraseAround(clause: Clause, at: { start: number; end: number }, language: string): string | null {
  if (isUnspaced(language)) return unspacedPhrase(clause, at)
  const { words, text } = clause
  const first = words.findIndex(({ foldedEnd }) => foldedEnd > at.start)
  const last = words.findLastIndex(({ foldedStart }) => foldedStart < at.end)
  if (first < 0 || last < first) return null
  const cuts = themeWordsOf(language)?.cuts
  const cutOf = (index: number) => cuts?.get(words[index]!.folded) ?? null
  let from = first
  let to = last
  const left = isHeadFirst(language) ? 1 : leftMax
  for (let told = 0; from > 0 && told < left && isJoined(text, words, from - 1); from--) {
    if (isJoining(from - 1)) continue
    if (isCut(cutOf(from - 1)) && !isOpenSource(from - 1)) break
    told++
  }
  while (from < first && cutOf(from) !== null && !isOpenSource(from)) from++
  if (!isHeadLast(language)) {
    while (to < words.length - 1 && to - last < rightMax && isJoined(text, words, to) && goesOn(to)) to++
    while (to > last && cutOf(to) !== null) to--
  }
  const isShort = words.length <= shortMax + (last - first)
  const isTail = words.length - 1 - to <= tailMax && (to === words.length - 1 || cutOf(to + 1) !== null)
  if (isTail || (isShort && from === 0)) to = words.length - 1
  while (to > last && cutOf(to) !== null) to--
  return text.slice(words[from]!.start, words[to]!.end)

  /** “Garden and field tools”: what tells a noun nearer may be two words. */
  function isJoining(index: number): boolean {
    return index > 0 && joining.has(words[index]!.folded) && !isCut(cutOf(index - 1))
  }
  /** “Open” is a verb elsewhere. */
  function isOpenSource(index: number): boolean {
    return words[index]!.folded === 'open' && words[index + 1]?.folded === 'source'
  }

  function goesOn(index: number): boolean {
    const cut = cutOf(index + 1)
    return cut === null || cut === 'connector'
  }
}

/** “And”, as it joins nouns that tell a third nearer. */
export const joining = linkingWords('betweenNouns')
const isCut = (cut: string | null) => cut !== null && cut !== 'connector'

/** Whether nothing but space stands between a word and the next. */
const isJoined = (text: string, words: readonly Word[], index: number) =>
  /^[\s&+/,-]*$/.test(text.slice(words[index]!.end, words[index + 1]!.start))

const unspacedLeftMax = 14
/** Characters that part phrases: all of hiragana but の, and the commonest words of grammar in Chinese. */
const parting = /[\u3041-\u306d\u306f-\u309f、。\s]|[是在和与與為为您我们們的给給]/u

/** In scripts without spaces: what stands before the noun, from the last word of grammar on. */
function unspacedPhrase({ text, folded }: Clause, { start, end }: { start: number; end: number }): string | null {
  const noun = folded.slice(start, end)
  const at = folded.length === text.length ? start : text.toLowerCase().indexOf(noun)
  if (at < 0) return text.length <= shortCharacters ? text : null
  let from = at
  while (from > 0 && at - from < unspacedLeftMax && !parting.test(text[from - 1]!)) from--
  return text
    .slice(from, at + noun.length)
    .replace(/^の+/, '')
    .trim()
}

const shortCharacters = 40
