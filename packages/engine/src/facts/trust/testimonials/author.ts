import { foldSpace } from '../../../document/flat-document.ts'
import { saysHowLongAgo } from '../../../lexicon/dates/relative-date-words.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { personTitles } from '../../../lexicon/names/person-titles.ts'
import { isReviewLabel, withoutByline } from '../../../lexicon/names/review-labels.ts'
import { blockWords } from '../../../lexicon/pages/block-words.ts'
import { ctaWords } from '../../../lexicon/pages/cta-words.ts'
import { notCtaWords } from '../../../lexicon/pages/not-cta-words.ts'
import { writtenDate } from '../../publishing/written-dates.ts'
import { isNameAlone, isPhrase } from './bylines.ts'

export interface Attribution {
  author: string
  role: string | null
}

const authorCharactersMax = 60
const roleCharactersMax = 120

const openingMarks = /^[\s—–―\-~•|·:“”"'«»]+/
const closingMarks = /[\s—–―\-~•|·:,“”"'«»]+$/
const trimmed = (text: string) =>
  foldSpace(text.slice(0, 300))
    .replace(/^[—–-]?\s*\(([^()]*)\)$/u, '$1')
    .replace(openingMarks, '')
    .replace(closingMarks, '')

/** “K. 39 ans”, “Anna (34)”, “H. Vliet, 32 jaar”: only people have an age behind their name. */
const agedName = /^(\p{Lu}[\p{L}.'’ -]{0,30}?),?\s+\(?([1-9]\d(?:\s\p{L}{2,8})?)\)?$/u
const isAged = (text: string) => agedName.test(text) && !isPhrase(text.replace(/\d+(?:\s\p{L}+)?\)?$/u, ''))

/** A date with its year, a month of a year, or how long ago. */
export const tellsDate = (text: string): boolean =>
  writtenDate(text, { language: 'en', order: 'day first' }) !== null ||
  (/\b(?:19|20)\d\d$/.test(text) && text.split(' ').length <= 2) ||
  saysHowLongAgo(text)

/** “by Ann Lee, 12 May 2024” and “Ann L., 12 May 2024” without the day; what was bought and when is no name. */
function withoutDate(text: string): string {
  const pieces = text.split(/\s*[,|·•]\s+|\s+[–—-]\s+/)
  const [first = ''] = pieces
  if (withoutByline(first) === first && !namesPerson(first) && !isNameAlone(first)) return text
  const others = pieces.filter((piece) => !tellsDate(piece))
  return pieces.length > 1 && others.length < pieces.length ? others.join(', ') : text
}

/** What only people are called: an initial, two of them, a title, what Japanese, Chinese and Korean put behind names. */
export const namesPerson = (author: string): boolean =>
  /(?:^|\s)\p{Lu}\.?$|^\p{Lu}\.\s?\p{Lu}|\p{L}\.\p{L}\.$|(?:様|さん|さま|氏|님|씨|女士|先生|小姐)$/u.test(author) ||
  personTitles.startsWith(author) !== null

/** Behind a dash in lower case stands who it is that speaks: “– a mother of two”. */
type Signature = 'signed' | 'plain'
const signatureOf = (text: string): Signature => (/^\s*[—–―-]\s*\p{Ll}/u.test(text) ? 'signed' : 'plain')

/** Whether a short text can be what somebody is called: a person, a shop, a firm. */
function isAuthor(text: string, signature: Signature): boolean {
  const name = trimmed(text)
  if (name.length < 2 || name.length > authorCharactersMax || name.split(' ').length > 6) return false
  const isCapital =
    /^[\p{Lu}\p{Lt}\p{Lo}@]/u.test(name) || /^\p{Ll}+(?:\p{Lu}|\.\w)/u.test(name) || /^\d0(?:代|대|岁|歲)/u.test(name)
  if (!isCapital && signature === 'plain') return false
  if (
    /[?!:;]|\p{L}{5,}\.\s\p{Lu}\p{Ll}{3,}|\d{3}/u.test(name) ||
    (/[.…]$/.test(name) &&
      !/(?:^|[\s.])(?:\p{Lu}\p{Ll}?|\p{Lo})\.$/u.test(name) &&
      !/\b(?:Jr|Sr|Inc|Ltd|Co|Dr)\.$/.test(name))
  )
    return false
  if (isReviewLabel(name) || tellsDate(name)) return false
  return ctaWords.exact(name) === null && notCtaWords.exact(name) === null && !blockWords.has(name)
}

/**
 * Who said it, of the short texts beside a quotation: name first, then role and company as far as they are named. A name
 * and a role in one text are parted at the first comma, dash or dot between them. A name that is introduced (“by Ann Lee”)
 * comes before a title above it.
 *
 * @param texts in page order, each that of an element of its own
 */
export function attributionOf(texts: readonly string[]): Attribution | null {
  const useful = texts
    .filter((raw) => !introducesOthers(raw))
    .map((raw) => ({ text: withoutDate(trimmed(raw)), signature: signatureOf(raw) }))
    .filter(({ text }) => text !== '' && !isReviewLabel(text) && !tellsDate(text) && /\p{L}/u.test(text))
    .filter(({ text }, at, all) => !isInitialsOf(text, all[at + 1]?.text))
  const introduced = useful.findIndex(({ text }) => withoutByline(text) !== text)
  for (let at = introduced < 0 ? firstPerson(useful.map(({ text }) => text)) : introduced; at < useful.length; at++) {
    const { signature } = useful[at]!
    const text = withoutByline(useful[at]!.text)
    const [, aged, age] = isAged(text) ? (agedName.exec(text) ?? []) : []
    if (aged !== undefined) return { author: trimmed(aged), role: roleOf(useful[at + 1]?.text) ?? roleOf(age) }
    const parted = /^([^,|·•–—(@/]{2,60}?)\s*(?:,|\||·|•|\s[–—~-]\s|–|—|\s\/\s|\s@|\()\s*(.{2,120})$/u.exec(text)
    const [, name, rest] = parted ?? []
    if (name !== undefined && rest !== undefined && isAuthor(name, signature)) {
      return {
        author: trimmed(name),
        role: roleOf(text.endsWith(')') && !rest.includes('(') ? rest.replace(/\)$/, '') : rest),
      }
    }
    if (isAuthor(text, signature)) return { author: text, role: roleOf(useful[at + 1]?.text) }
  }
  return null
}

/** Where phrases (“Fear and stress”) stand before a text that only a person can be called, that is where names begin. */
function firstPerson(texts: readonly string[]): number {
  const at = texts.findIndex((text) => isAged(text) || namesPerson(text.split(/[,|·•(]/, 1)[0]!.trim()))
  return at > 0 && texts.slice(0, at).every(isPhrase) ? at : 0
}

/** “What others tell:” and “Model:” lead to what follows; a name before a colon may lead to words. */
function introducesOthers(raw: string): boolean {
  const text = raw.trim()
  if (!/[:：]$/.test(text)) return false
  const name = trimmed(text)
  return !isNameAlone(name) && !namesPerson(name)
}

/** “AM” in the circle of a portrait stands for the name behind it, titles apart: “Dr. Ada Moor”. */
function isInitialsOf(text: string, next: string | undefined): boolean {
  if (next === undefined || !/^[\p{Lu}\p{Lo}]{1,3}$/u.test(text) || next.length <= text.length) return false
  // “AN” stands for “Anna”, too.
  if (text.length >= 2 && foldText(next).startsWith(foldText(text)) && /^\p{Lu}\p{Ll}/u.test(next)) return true
  const begins = foldText(next)
    .split(/[\s.-]+/)
    .map((word) => word.charAt(0))
  let at = 0
  for (const letter of foldText(text)) {
    const found = begins.indexOf(letter, at)
    if (found < 0) return false
    at = found + 1
  }
  return true
}

function roleOf(text: string | undefined): string | null {
  const role = text === undefined ? '' : trimmed(text)
  const isSentence = /[.!?]\s\p{Lu}/u.test(role) || role.split(' ').length > 14
  return role.length < 2 || role.length > roleCharactersMax || isSentence || tellsDate(role) ? null : role
}
