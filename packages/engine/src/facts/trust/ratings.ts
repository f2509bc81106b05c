import { speechLists } from '../../lexicon/joined/speech.ts'
import { alternativesOf } from '../../lexicon/word-lists.ts'
import { latinDigits } from '../contact/phone-numbers.ts'

/** A number of five, ten or without a scale, and by how many: “4.8/5 from 312 reviews”, “4,9 von 5 Sternen (87 Bewertungen)”. */
const reviewWord = alternativesOf(speechLists, 'ratings', 'reviews')
const score = '[1-5](?:[.,]\\d{1,2})?'
const outOf = `(?: ?\\/ ?5| (?:${alternativesOf(speechLists, 'ratings', 'outOf')}|\\/ 5))`
const between = '[^\\p{N}]{0,40}?'
const count = '\\d{1,3}(?:[.,  ]?\\d{3}){0,2}\\+?'
const patterns = [
  new RegExp(
    `(?<![\\p{N}.,])${score}${outOf}${between}${count} ?(?:\\p{L}{2,12} )?(?:${reviewWord})(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{N}.,])${score} ?(?:★|⭐|${alternativesOf(speechLists, 'ratings', 'stars')})${between}${count} ?(?:\\p{L}{2,12} )?(?:${reviewWord})(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(`(?<![\\p{N}.,])[1-5][.,]\\d ?\\(${count} ?(?:\\p{L}{2,12} )?(?:${reviewWord})\\)`, 'iu'),
]

const charactersMax = 200

/** The rating that a short text tells with how many gave it, as written; null for none. */
export function ratingIn(text: string): string | null {
  if (text.length > charactersMax || !/\d/.test(text)) return null
  const latin = latinDigits(text)
  for (const pattern of patterns) {
    const match = pattern.exec(latin)
    if (match !== null) return closed(text, match.index, match.index + match[0].length).trim()
  }
  return null
}

/** With the bracket that closes one opened in it: “4,9 von 5 (87 Bewertungen)”. */
function closed(text: string, start: number, end: number): string {
  const found = text.slice(start, end)
  const isOpen = found.lastIndexOf('(') > found.lastIndexOf(')')
  const close = isOpen ? /^ ?\)/.exec(text.slice(end))?.[0] : undefined
  return found + (close ?? '')
}
