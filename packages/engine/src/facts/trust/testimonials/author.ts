import { foldSpace } from '../../../document/flat-document.ts'
import { blockWords } from '../../../lexicon/pages/block-words.ts'
import { ctaWords } from '../../../lexicon/pages/cta-words.ts'
import { notCtaWords } from '../../../lexicon/pages/not-cta-words.ts'
import { writtenDate } from '../../publishing/written-dates.ts'

export interface Attribution {
  author: string
  role: string | null
}

const authorCharactersMax = 60
const roleCharactersMax = 120

const openingMarks = /^[\s—–―\-~•|·:“”"'«»]+/
const closingMarks = /[\s—–―\-~•|·:,“”"'«»]+$/
const trimmed = (text: string) => foldSpace(text.slice(0, 300)).replace(openingMarks, '').replace(closingMarks, '')

const anyDate = (text: string) => writtenDate(text, { language: 'en', order: 'day first' }) !== null
const sourceWords =
  /^(?:(?:via |on |from |auf |sur |en |su )?(?:google|trustpilot|facebook|yelp|tripadvisor|capterra|g2|provenexpert|jameda|booking\.com|airbnb|linkedin|instagram|yandex|avito|2gis|app store|google play|play store|google reviews?|google verified|google maps|clutch|amazon|etsy|kununu)(?: (?:review|reviews|rezension|bewertung|avis|local guide))?|verified(?: (?:buyer|customer|purchase|review|user|guest))?|verifizierter? (?:käufer|kunde|kauf)|achat vérifié|avis vérifié|compra verificada|read more|mehr lesen|lire la suite|leer más|weiterlesen|show more|more|video|watch|play|next|previous|prev|\d+(?:[.,]\d)?\s?\/\s?\d+|★+|(?:star(?:_\w+)? ?)+|format_quote|\d+ (?:stars?|sterne|étoiles|estrellas))$/i

/** Whether a short text can be what somebody is called: a person, a shop, a firm. */
function isAuthor(text: string): boolean {
  const name = trimmed(text)
  if (name.length < 2 || name.length > authorCharactersMax || name.split(' ').length > 6) return false
  if (!/^[\p{Lu}\p{Lt}\p{Lo}@]/u.test(name) && !/^\p{Ll}+(?:\p{Lu}|\.\w)/u.test(name)) return false
  if (
    /[?!:;]|\p{L}{5,}\.\s\p{Lu}\p{Ll}{3,}|\d{3}/u.test(name) ||
    (/[.…]$/.test(name) && !/(?:^|[\s.])\p{Lu}\p{Ll}?\.$/u.test(name) && !/\b(?:Jr|Sr|Inc|Ltd|Co|Dr)\.$/.test(name))
  )
    return false
  if (sourceWords.test(name) || anyDate(name)) return false
  return ctaWords.exact(name) === null && notCtaWords.exact(name) === null && !blockWords.has(name)
}

/**
 * Who said it, of the short texts beside a quotation: name first, then role and company as far as they are named. A name
 * and a role in one text are parted at the first comma, dash or dot between them.
 *
 * @param texts in page order, each that of an element of its own
 */
export function attributionOf(texts: readonly string[]): Attribution | null {
  const useful = texts
    .map(trimmed)
    .filter((text) => text !== '' && !sourceWords.test(text) && !anyDate(text) && /\p{L}/u.test(text))
    .filter((text, at, all) => !isInitialsOf(text, all[at + 1]))
  for (const [at, text] of useful.entries()) {
    const parted = /^([^,|·•–—(@/]{2,60}?)\s*(?:,|\||·|•|\s[–—-]\s|–|—|\s\/\s|\s@|\()\s*(.{2,120})$/u.exec(text)
    const [, name, rest] = parted ?? []
    if (name !== undefined && rest !== undefined && isAuthor(name)) {
      return {
        author: trimmed(name),
        role: roleOf(text.endsWith(')') && !rest.includes('(') ? rest.replace(/\)$/, '') : rest),
      }
    }
    if (isAuthor(text)) return { author: text, role: roleOf(useful[at + 1]) }
  }
  return null
}

/** “AM” in the circle of a portrait stands for the name behind it. */
const isInitialsOf = (text: string, next: string | undefined) =>
  next !== undefined && /^\p{Lu}{1,3}$/u.test(text) && next.startsWith(text[0] ?? '') && next.length > text.length

function roleOf(text: string | undefined): string | null {
  const role = text === undefined ? '' : trimmed(text)
  const isSentence = /[.!?]\s\p{Lu}/u.test(role) || role.split(' ').length > 14
  return role.length < 2 || role.length > roleCharactersMax || isSentence || anyDate(role) ? null : role
}
