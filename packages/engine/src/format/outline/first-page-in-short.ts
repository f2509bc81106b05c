/** The first page as documents show it: at most 330 words, and nothing told twice. */
import { shortened } from '../../writing/prose.ts'
import type { FirstPage } from './first-page.ts'

export const firstPageWordsMax = 330
const wordsMax = { category: 12, line: 24, fact: 14, why: 20 } as const

/** Moves lose their texts last first where the page would be longer: a title says enough to go on from, and the diagnosis tells it. */
export function firstPageInShort(page: FirstPage): FirstPage {
  const { thesis, moves, words, facts, category } = page
  const short: FirstPage = {
    ...page,
    category: category === null ? null : cut(category, wordsMax.category),
    moves: moves.map((move) => (isTold(move.text, thesis?.text ?? '') ? { ...move, text: '' } : move)),
    words: words.map((one) => ({
      ...one,
      before: one.before === null ? null : cut(one.before, wordsMax.line),
      after: one.after === null ? null : cut(one.after, wordsMax.line),
      why: cut(one.why, wordsMax.why),
    })),
    facts: facts.map(({ label, point }) => ({ label, point: { ...point, text: cut(point.text, wordsMax.fact) } })),
  }
  for (let at = short.moves.length - 1; at > 0 && wordsOf(short) > firstPageWordsMax; at--) {
    short.moves[at] = { ...short.moves[at]!, text: '' }
  }
  return short
}

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
    ...standing.map(({ word }) => word),
  ]
  const labels = 4 * moves.length + 2 * words.length + 3 * facts.length + standing.length
  return texts.reduce((sum, text) => sum + count(text), line + labels + 8)
}
