import { monthNumber } from '../../lexicon/dates/month-words.ts'
import { foldText } from '../../lexicon/fold.ts'
import { speechLists } from '../../lexicon/joined/speech.ts'
import { signAfter, signBefore } from '../../lexicon/offer/currencies.ts'
import { alternativesOf } from '../../lexicon/word-lists.ts'

// Groups of digits with what parts them within a number: 1.000, 1,5, 10 000.
const numbers = /\d+(?:[.,’'\u00a0\u202f ]\d+)*/gu
const textMax = 600

/**
 * Numbers that say how much or how good: 98 %, 12,000 customers, 3x faster, 20 years. No dates, times, telephone numbers,
 * prices, versions, steps or names of standards.
 */
export function tellingNumbers(text: string, language: string): string[] {
  if (!/\d/.test(text)) return []
  const found: string[] = []
  const isOfVersions = (text.slice(0, textMax).match(versions)?.length ?? 0) >= versionsMin
  for (const match of text.slice(0, textMax).matchAll(numbers)) {
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 32)
    const unit = unitOf(match[0], before, after, language)
    if (isOfVersions && /^\s?\+/.test(after)) continue
    if (unit !== null) found.push(`${match[0]}${unit}`)
  }
  return found
}

/** “Debian 11+, RHEL 8+, Windows 10 (1903+)”: from which version on something runs. */
const versions = /(?:\p{Lu}[\p{L}.]+|\d) \(?\d[\d.]*\+(?=\s*(?:[,;)/|]|\.?$))/gu
const versionsMin = 2

const percent = alternativesOf(speechLists, 'numbers', 'percent')
const strongUnit = new RegExp(`^\\s?(?:%|‰|\\+|[x×](?![\\p{L}\\d])|(?:${percent})(?!\\p{L}))`, 'iu')
const magnitude = new RegExp(`^\\s?(?:${alternativesOf(speechLists, 'numbers', 'magnitude')})(?!\\p{L})`, 'iu')
const counterOfCjk = new RegExp(`^\\s?(?:${alternativesOf(speechLists, 'numbers', 'counter')})`, 'u')
const uncounted = alternativesOf(speechLists, 'numbers', 'uncounted')
const ordinaryWord = new RegExp(`^\\+?\\s(?!(?:${uncounted})(?!\\p{L}))(\\p{L}[\\p{L}\\p{M}’'-]+)`, 'iu')

function unitOf(number: string, before: string, after: string, language: string): string | null {
  // A counter stands at nought until a script counts it up.
  if (/^0(?:\d|$)/.test(number) || isPartOfName(before, after) || isPrice(before, after) || isTelephone(number, before))
    return null
  const strong = strongUnit.exec(after)
  if (strong !== null) return strong[0]
  if (isDateOrTime(number, before, after, language) || isStep(number, before, after)) return null
  return (magnitude.exec(after) ?? counterOfCjk.exec(after) ?? ordinaryWord.exec(after))?.[0] ?? null
}

/** ISO 27001, PHP 8, Q3, v2, B2B, COVID-19, /24. */
const isPartOfName = (before: string, after: string) =>
  /[\p{L}\p{M}\d#§@_/:.\-–]$/u.test(before) ||
  /(?<!\p{L})\p{Lu}{2,}\s$/u.test(before) ||
  (/^[\p{L}_@:/]/u.test(after.replace(/^(?:k|m|x|mio|h)(?!\p{L})/iu, '')) &&
    !counterOfCjk.test(after) &&
    !magnitude.test(after))

const isPrice = (before: string, after: string) =>
  signBefore(before, before.length) !== null || signAfter(after, 0) !== null

function isTelephone(number: string, before: string): boolean {
  const digits = number.replace(/\D/g, '').length
  const isGrouped = /^\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3})+$/.test(number)
  return /[+(]\s?$/.test(before) || (digits >= 7 && !isGrouped)
}

function isDateOrTime(number: string, before: string, after: string, language: string): boolean {
  if (/^(?:19|20)\d\d$/.test(number)) return true
  if (hour.test(after)) return true
  const next = /^(?:\.|º|°|er|st|nd|rd|th|ª|-го|го)?\s?(?:de\s|of\s|di\s|d’)?(\p{L}+)/u.exec(after)?.[1]
  const last = /(\p{L}+)\.?\s$/u.exec(before)?.[1]
  return [next, last].some((word) => word !== undefined && monthNumber(foldText(word), language) !== null)
}

const hour = new RegExp(`^\\s?(?:${alternativesOf(speechLists, 'numbers', 'hour')})(?!\\p{L})`, 'iu')
const orderWords = new RegExp(`(?<!\\p{L})(?:${alternativesOf(speechLists, 'numbers', 'order')})[.:]?\\s?$`, 'iu')

const isStep = (number: string, before: string, after: string) =>
  orderWords.test(before) || (before.trim() === '' && /^[.)]\s/.test(after) && number.length <= 2)
