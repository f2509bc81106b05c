import { monthNumber } from '../../lexicon/dates/month-words.ts'
import { foldText } from '../../lexicon/fold.ts'
import { signAfter, signBefore } from '../../lexicon/offer/currencies.ts'

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

const strongUnit =
  /^\s?(?:%|‰|\+|[x×](?![\p{L}\d])|(?:percent|per cent|prozent|pour cent|por ciento|por cento|procent|процент|yüzde)(?!\p{L}))/iu
const magnitude =
  /^\s?(?:k|m|mio|mrd|mln|mld|bn|million|millionen|millions|millones|milioni|milhões|miljoen|miljoner|milionów|milion|milyon|milliard|miliardi|billion|тыс|млн|млрд|thousand|tausend|mille|mil|miles|万|萬|億|亿|千|만|억|천)(?!\p{L})/iu
const counterOfCjk = /^\s?(?:年|社|人|名|件|店|個|国|倍|割|種|社以上|家|位|项|項|个|倍以上|개|명|년|건|배|곳|여)/u
const ordinaryWord =
  /^\+?\s(?!(?:is|are|was|were|and|or|to|of|in|on|for|by|at|und|oder|bis|ist|et|ou|à|en|y|o|a|e|de|di|do|och|og|en|ja|i|a|и|или|в|на)(?!\p{L}))(\p{L}[\p{L}\p{M}’'-]+)/iu

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
  if (/^\s?(?:am|pm|a\.m|p\.m|uhr|h|hs|time|klo|kl)(?!\p{L})/iu.test(after)) return true
  const next = /^(?:\.|º|°|er|st|nd|rd|th|ª|-го|го)?\s?(?:de\s|of\s|di\s|d’)?(\p{L}+)/u.exec(after)?.[1]
  const last = /(\p{L}+)\.?\s$/u.exec(before)?.[1]
  return [next, last].some((word) => word !== undefined && monthNumber(foldText(word), language) !== null)
}

const orderWords =
  /(?<!\p{L})(?:step|part|chapter|version|page|level|phase|section|article|art|no|nr|n°|nº|room|suite|floor|apt|schritt|teil|kapitel|seite|stufe|§|étape|partie|chapitre|page|niveau|paso|parte|capítulo|página|nivel|passo|passaggio|capitolo|livello|stap|deel|hoofdstuk|pagina|niveau|steg|trin|vaihe|krok|etap|rozdział|adım|bölüm|шаг|этап|глава|пункт|крок|lépés|pasul|βήμα|第)[.:]?\s?$/iu

const isStep = (number: string, before: string, after: string) =>
  orderWords.test(before) || (before.trim() === '' && /^[.)]\s/.test(after) && number.length <= 2)
