/** A number of a text, in whatever notation. */
export interface Amount {
  value: number
  start: number
  end: number
}

/**
 * Groups of digits with a separator each, or with a space before a group of three, or before the cents that stand in an
 * element of their own (`54 ,00`). A separator needs a digit behind it, so nothing is tried twice.
 */
const numberPattern = /\d+(?:[.,'’´٫٬·]\d+|[ \u00a0\u202f\u2009]\d{3}(?!\d)|[ \u00a0]?[.,]\d{2}(?!\d))*/g
/** Longer ones are numbers of accounts and telephones. */
const digitsMax = 12

/** The numbers of a text, in order. Digits of any script count. */
export function amounts(text: string): Amount[] {
  const plain = plainDigits(text)
  const found: Amount[] = []
  for (const match of plain.matchAll(numberPattern)) {
    const written = match[0]
    const start = match.index
    if (written.length > 2 * digitsMax || start < (found.at(-1)?.end ?? 0)) continue
    const value = numberOf(written)
    if (value === null) continue
    const end = start + written.length
    const cents = /^[⁰¹²³⁴-⁹]{2}(?![⁰¹²³⁴-⁹])/.exec(plain.slice(end, end + 3))?.[0]
    if (cents !== undefined) {
      found.push({ value: value + superscript(cents) / 100, start, end: end + 2 })
      continue
    }
    const tenThousands = tenThousandsBehind(plain, end)
    if (tenThousands !== null) {
      found.push({ value: value * 10_000 + tenThousands.rest, start, end: end + tenThousands.length })
      continue
    }
    const suffix = /^ ?[kK](?![\p{L}\d])/u.exec(plain.slice(end, end + 3))?.[0]
    const scaled = suffix === undefined ? value : value * 1_000
    found.push({ value: Math.round(scaled * 1e6) / 1e6, start, end: end + (suffix?.length ?? 0) })
  }
  return found
}

/** `25万円`, `13万2000円`, `15만원`: so many times ten thousand, and what comes on top. */
function tenThousandsBehind(text: string, end: number): { rest: number; length: number } | null {
  const match = /^ ?[万萬만](\d{1,4})?(?= ?[円元원])/u.exec(text.slice(end, end + 10))
  return match === null ? null : { rest: Number(match[1] ?? 0), length: match[0].length }
}

/** Arabic-Indic, Persian, Devanagari, Bengali, Thai and full-width digits as `0` to `9`, one for one, so that offsets stay. */
export function plainDigits(text: string): string {
  if (!foreignDigit.test(text)) return text
  return text.replace(foreignDigits, (character) => {
    const code = character.charCodeAt(0)
    const zero = zeros.find((first) => code >= first && code <= first + 9)
    return zero === undefined ? (signs[character] ?? character) : String(code - zero)
  })
}

const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]
const signs: Record<string, string> = { '，': ',', '．': '.', '＄': '$' }
const foreignDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19，．＄]/
const foreignDigits = new RegExp(foreignDigit.source, 'g')

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const superscript = (text: string) => Number([...text].map((digit) => superscripts.indexOf(digit)).join(''))

/**
 * `1,234.56`, `1.234,56`, `1 234,56`, `1'234.50`, `1,23,456`: of two kinds of separators the last parts the decimals;
 * one kind parts thousands where it stands twice or three digits follow, else decimals.
 */
function numberOf(written: string): number | null {
  const parts = written.split(/[^\d]+/)
  const separators = written.match(/[^\d]+/g)?.map((separator) => separator.trim()) ?? []
  if (parts.join('').length > digitsMax) return null
  const last = separators.at(-1)
  if (last === undefined) return Number(written)
  const decimals = parts.at(-1)!
  const isPoint = last === '.' || last === ',' || last === '٫' || last === '·'
  const others = separators.slice(0, -1)
  const isDecimal =
    isPoint &&
    (last === '٫' ||
      (others.includes(last)
        ? false
        : others.length > 0
          ? decimals.length !== 3 || others.some((other) => other !== '')
          : decimals.length !== 3 || parts[0] === '0'))
  if (!isDecimal) {
    // 1.2.3 and 12.05.2024 are versions and dates: behind the first, groups of thousands have three digits, or two in India.
    const groups = parts.slice(1)
    const isGrouped = groups.at(-1)!.length === 3 && groups.every(({ length }) => length === 3 || length === 2)
    return isGrouped && parts[0]!.length <= 3 ? Number(parts.join('')) : null
  }
  const whole = parts.slice(0, -1)
  if (whole.slice(1).some(({ length }) => length !== 3 && length !== 2)) return null
  return Number(`${whole.join('')}.${decimals}`)
}
