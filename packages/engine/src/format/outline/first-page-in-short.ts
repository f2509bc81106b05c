/** The first page as documents show it: at most 330 words, and nothing told twice. */
import { capitalised, shortened } from '../../writing/prose.ts'
import type { FirstPage } from './first-page.ts'

export const firstPageWordsMax = 330
/** Words of each: first what looks best, then what makes room. */
const limits = [
  { category: 12, line: 24, fact: 14, why: 20, counted: 14 },
  { category: 6, line: 12, fact: 9, why: 10, counted: 5 },
] as const

/** Moves lose their texts last, from the last of them: a title says enough to go on from, and the diagnosis tells the rest. */
export function firstPageInShort(page: FirstPage): FirstPage {
  const candidates = limits.map((limit) => cutTo(page, limit))
  const fitting = candidates.find((one) => wordsOf(one) <= firstPageWordsMax)
  if (fitting !== undefined) return fitting
  const short = candidates.at(-1)!
  for (let at = short.moves.length - 1; at > 0 && wordsOf(short) > firstPageWordsMax; at--) {
    short.moves[at] = { ...short.moves[at]!, text: '' }
  }
  return short
}

function cutTo(page: FirstPage, limit: (typeof limits)[number]): FirstPage {
  const { thesis, moves, words, facts, category, standing } = page
  const line = (text: string | null) => (text === null ? null : cut(text, limit.line))
  return {
    ...page,
    category: category === null ? null : cut(category, limit.category),
    moves: moves.map((move) => (isTold(move.text, thesis?.text ?? '') ? { ...move, text: '' } : move)),
    // What is proposed is to be copied, and stands whole.
    words: words.map((one) => ({ ...one, before: line(one.before), why: cut(whyOf(one), limit.why) })),
    facts: facts.map(({ label, point }) => ({ label, point: { ...point, text: cut(point.text, limit.fact) } })),
    standing: standing.map((one) => ({ ...one, why: cut(one.why, limit.counted) })),
  }
}

/** What is kept stands right above: its reason need not quote it again. */
const whyOf = ({ verdict, why }: FirstPage['words'][number]) =>
  verdict === 'keep' ? capitalised(why.replace(/^“[^”]*”\s+/u, '')) : why

const isTold = (text: string, whole: string) => plain(whole).includes(plain(text))
const plain = (text: string) => text.replace(/[\s.“”]+/g, ' ').trim()

const count = (text: string | null) => text?.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0

/** Of scripts without spaces, letters count. */
const lettersOfWord = 8

function cut(text: string, max: number): string {
  const words = text.split(/\s+/)
  const kept =
    words.length <= max
      ? text
      : `${words
          .slice(0, max)
          .join(' ')
          .replace(/[,;:.–-]+$/, '')}…`
  return shortened(kept, max * lettersOfWord)
}

/** What of it is read; labels and pages of moves come along. */
export function wordsOf({ category, headline, thesis, moves, words, facts, standing, question }: FirstPage): number {
  const line = 10
  const texts = [
    category,
    headline,
    thesis?.text ?? null,
    question,
    ...moves.flatMap(({ title, text }) => [title, text]),
    ...words.flatMap(({ before, after, verdict, why }) => [before, after, verdict === 'change' ? null : why]),
    ...facts.map(({ point }) => point.text),
    ...standing.flatMap(({ word, why }) => [word, why]),
  ]
  const labels = 4 * moves.length + 2 * words.length + 3 * facts.length + standing.length
  return texts.reduce((sum, text) => sum + count(text), line + labels + 8)
}
