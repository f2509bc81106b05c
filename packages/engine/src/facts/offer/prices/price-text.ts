import { currencyOf, type Locale, signAfter, signBefore } from '../../../lexicon/offer/currencies.ts'
import { periodWords, slashOnlyPeriods } from '../../../lexicon/offer/period-words.ts'
import { fromWords, noPriceWords, saysFormer, wasWords } from '../../../lexicon/offer/price-words.ts'
import type { Price, PricePeriod } from '../shapes.ts'
import { type Amount, amounts, plainDigits } from './amounts.ts'

/** A price within a line of text. */
export interface PriceInText {
  amount: number
  currency: string | null
  period: PricePeriod | null
  /** What one buys several of: `VA`, `user`. */
  perUnit: string | null
  /** Offsets of the price with its period. */
  start: number
  end: number
  /** Offsets of the amount with its currency sign. */
  amountStart: number
  amountEnd: number
  hasSign: boolean
  /** “from”, or the lower of two amounts. */
  isFrom: boolean
  /** “was”. */
  isFormer: boolean
  /** “save”, “up to”, “worth”: an amount that nobody is asked for. */
  isNoPrice: boolean
}

/** A price stands in a line, not in a text. */
const charactersMax = 400
const pricesMax = 12

/** The prices of a line: amounts with a sign of a currency beside them. `bare` takes amounts without one as well. */
export function pricesIn(line: string, locale: Locale, { bare = false } = {}): PriceInText[] {
  const text = line.slice(0, charactersMax)
  if (!/\p{Nd}/u.test(text)) return []
  const plain = plainDigits(text)
  const found: PriceInText[] = []
  let previousEnd = 0
  const all = amounts(text)
  for (const [index, amount] of all.entries()) {
    if (found.length >= pricesMax) break
    const signed =
      signedAmount(plain, amount, previousEnd, all[index + 1]?.start ?? plain.length) ??
      dashedAmount(plain, amount, locale)
    if (signed === null && !bare) continue
    const lower =
      signed === null ? null : lowerEnd(plain, all[index - 1], { ...amount, start: signed.start }, previousEnd)
    const { start, end, sign } = { ...amount, sign: null, ...signed, ...(lower === null ? {} : { start: lower.start }) }
    if (!isAmountOfMoney(plain, start, end)) continue
    const context = withContext(plain, { start, end, previousEnd, nextStart: all[index + 1]?.start ?? plain.length })
    const price = lower === null ? context : { ...context, isFrom: true }
    if (isUpperBound(plain, found.at(-1), start, sign !== null)) {
      Object.assign(found.at(-1)!, {
        end: price.end,
        amountEnd: end,
        period: price.period,
        perUnit: price.perUnit,
        isFrom: true,
      })
      previousEnd = price.end
      continue
    }
    const currency = sign === null ? null : currencyOf(sign, locale)
    found.push({
      amount: (lower ?? amount).value,
      currency,
      amountStart: start,
      amountEnd: end,
      hasSign: sign !== null,
      ...price,
    })
    previousEnd = price.end
  }
  return found
}

/** `12.-`, `12,–` and `12:-`: no cents; not `12-$20`. */
const noCents = /^ ?[.,:]? ?[-–—−]{1,2}(?!\p{L}| ?\p{Sc}? ?\d)/u

/** The amount with its sign before or behind it; null where there is none. */
function signedAmount(
  text: string,
  { start, end }: Amount,
  from: number,
  to: number,
): { start: number; end: number; sign: string } | null {
  const endOfAmount = end + (noCents.exec(text.slice(end, end + 5))?.[0].length ?? 0)
  const gapBefore = /[ \u00a0\u202f]$/.test(text.slice(0, start)) ? 1 : 0
  const before =
    start - gapBefore > from ? signBefore(text.slice(from, start - gapBefore), start - gapBefore - from) : null
  const gapAfter = /^[ \u00a0\u202f]/.test(text.slice(endOfAmount)) ? 1 : 0
  const after = signAfter(text.slice(0, to), endOfAmount + gapAfter)
  // “$20 USD”: the code says more than the sign.
  if (before !== null) {
    const isCode = after !== null && /^[A-Z]{3}$/.test(after)
    return {
      start: start - gapBefore - before.length,
      end: isCode ? endOfAmount + gapAfter + after.length : endOfAmount,
      sign: isCode ? after : before,
    }
  }
  return after === null ? null : { start, end: endOfAmount + gapAfter + after.length, sign: after }
}

/** `1 250,-` and `12.–` say that an amount is a price, and the language says of which currency. */
function dashedAmount(text: string, { start, end }: Amount, { language, region }: Locale) {
  const dash = dashOfPrice.exec(text.slice(end, end + 4))?.[0]
  const sign = dash === undefined ? undefined : (signOfRegion[region] ?? signOfLanguage[language])
  return sign === undefined || dash === undefined ? null : { start, end: end + dash.length, sign }
}

const dashOfPrice = /^ ?[,.:][-–—](?![\p{L}\p{Nd}])/u
const signOfRegion: Record<string, string> = { CH: 'CHF', LI: 'CHF' }
const signOfLanguage: Record<string, string> = { da: 'kr', no: 'kr', nb: 'kr', nn: 'kr', sv: 'kr', de: '€', nl: '€' }

/** Not a share, not a version, not “$5M”, not a part of a word or of a longer number. */
function isAmountOfMoney(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start)
  const after = text.slice(end, end + 12)
  if (
    /[\p{L}\p{Nd}][-–]?$/u.test(before) &&
    /^[\p{Nd}]/u.test(text.slice(start, start + 1)) &&
    !unspacedScript.test(before)
  )
    return false
  return (
    !/^ ?(?:%|‰|[MBKmb](?![\p{L}])|mio|mrd|млн|млрд|bn\b|million|billion|mil?li|trillion|億|万|亿|억)/iu.test(after) &&
    !/^\+?\p{Nd}/u.test(after)
  )
}

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** `$3,500 to $6,000`: two ends of one price. */
function isUpperBound(text: string, previous: PriceInText | undefined, start: number, hasSign: boolean): boolean {
  if (previous === undefined || !(hasSign || previous.hasSign)) return false
  return isRange(text.slice(previous.amountEnd, start))
}

const isRange = (between: string) =>
  between.length <= 12 && /^ ?(?:[-–—~〜～]|to|bis|à|a|al|до|do|tot|till|til|ile|ve|と|至|إلى) ?$/iu.test(between)

/** The two ends of a price are seldom further apart. */
const rangeRatioMax = 5

/** `60 à 90 €`, `150–200 zł`: the sign stands behind the upper end alone. */
function lowerEnd(text: string, previous: Amount | undefined, upper: Amount, from: number): Amount | null {
  const between = text.slice(previous?.end, upper.start)
  if (previous === undefined || previous.start < from || !isRange(between)) return null
  // “iPhone 12 – 49 €”: a name may end in a number.
  if (/ [-–—] /.test(between) && /\p{L}\s?$/u.test(text.slice(0, previous.start))) return null
  const isLower = previous.value < upper.value && previous.value * rangeRatioMax >= upper.value
  return isLower ? previous : null
}

interface Place {
  start: number
  end: number
  previousEnd: number
  nextStart: number
}

const contextMax = 60

/** What stands beside an amount: the period and the unit, “from”, “was”, “save”. */
function withContext(text: string, { start, end, previousEnd, nextStart }: Place) {
  const before = text.slice(Math.max(previousEnd, start - contextMax), start)
  const after = text.slice(end, Math.min(text.length, end + contextMax, Math.max(nextStart, end)))
  const behind = periodBehind(after)
  const lead = lastWords(before)
  const period = behind?.period ?? periodBefore(lead)
  return {
    start,
    end: behind === null ? end : end + behind.length,
    period,
    perUnit: behind?.unit ?? null,
    isFrom: endsWith(fromWords, lead) || /^\+/.test(after) || fromWords.startsWith(after.slice(0, 12)) !== null,
    isFormer: isFormer(lead),
    isNoPrice:
      endsWith(noPriceWords, lead) || noPriceWords.startsWith(after.slice(0, 24).replace(/^[\s+]+/, '')) !== null,
  }
}

const lastWords = (text: string) => text.replace(/[\s:*(–—-]+$/u, '').slice(-40)

/** Whether a text ends with one of the phrases, a short word left over at most: “ab nur”, “save up to”. */
function endsWith(words: { match(text: string): { end: number; start: number }[] }, text: string): boolean {
  if (text === '') return false
  const last = words.match(text).at(-1)
  if (last === undefined) return false
  return text.length - last.end <= 6
}

function isFormer(lead: string): boolean {
  const last = wasWords.match(lead).at(-1)
  return last !== undefined && saysFormer(last, lead) && endsWith(wasWords, lead)
}

interface PeriodBehind {
  period: PricePeriod | null
  unit: string | null
  /** Characters from the end of the amount to the end of the period. */
  length: number
}

const separator =
  /^[\s\u00a0]*(?:\*+|[.,;]?[\s\u00a0]*(?:[/／|·•–—-]|\(|per\b|pro\b|je\b|par\b|por\b|al?\b|à\b|за\b|в\b|на\b|na\b|za\b|pr\b|i\b|om\b|le\b|la\b|el\b|il\b|للـ?|في|كل|每))?[\s\u00a0]*/iu
const unitPattern =
  /^([\p{L}][\p{L}\d ,.'’-]{0,28}?)[\s\u00a0]*(?:[/,|·]|\bper\b|\bpro\b|\bpar\b|\bpor\b|\ba\b)[\s\u00a0]*/iu
/** What is told of taxes and of the currency between an amount and its period. */
const aside =
  /^[\s\u00a0]*(?:\*+|†|(?:[+(]? ?(?:excl?\.?|incl?\.?|inkl\.?|exkl\.?|zzgl\.?|plus|hors|sans|avec|\+|más|mas|piu|più|ex\.?|inc\.?)? ?(?:vat|mwst\.?|ust\.?|tax|gst|hst|iva|tva|btw|moms|ht|ttc|dph|kdv|ндс|пдв|ضريبة|税込み?|税抜き?|税别|税別|外税|内税|含税|netto|brutto|net|usd|eur|€)(?![\p{Script=Latin}\d])\.?\)?))[\s\u00a0]*/iu

/** `/mo`, `* Per Month`, `USD/month`, `/VA /month`, `per seat per month`, `(zzgl. MwSt.) pro Monat`. */
function periodBehind(after: string): PeriodBehind | null {
  let at = 0
  for (let times = 0; times < 3; times++) {
    const length = aside.exec(after.slice(at))?.[0].length ?? 0
    if (length === 0) break
    at += length
  }
  const direct = periodAt(after, at)
  if (direct !== null) return { ...direct, unit: null }
  const gap = separator.exec(after.slice(at))?.[0] ?? ''
  if (!/[/\p{L}]/u.test(gap)) return null
  const unit = unitPattern.exec(after.slice(at + gap.length))
  if (unit !== null) {
    const behindUnit = periodAt(after, at + gap.length + unit[0].length)
    if (behindUnit !== null) return { ...behindUnit, unit: unit[1]!.trim() }
  }
  const alone = /^[\p{L}\d][\p{L}\d ,.'’-]{0,23}$/u.exec(after.slice(at + gap.length).replace(/[).*]+$/, ''))?.[0]
  const isPer = /[/]|per|pro|par|por/i.test(gap)
  return alone !== undefined && isPer
    ? { period: null, unit: alone.trim(), length: at + gap.length + alone.length }
    : null
}

/** A period that begins there, with or without a word like “per” before it; “12 months” is a term, not a period. */
function periodAt(text: string, from: number): { period: PricePeriod; length: number } | null {
  const gap = separator.exec(text.slice(from))?.[0].length ?? 0
  for (const skip of [0, gap]) {
    const rest = text.slice(from + skip)
    const bare = rest.replace(/^[\s*/(]*(?:1\s*(?=\p{L}))?/u, '')
    if (bare === '' || /^\p{Nd}/u.test(bare)) continue
    const match = periodWords.startsWith(bare)
    if (match === null) continue
    if (
      slashOnlyPeriods.has(match.phrase) &&
      !/[/／(]\s*$/.test(text.slice(0, from + skip + (rest.length - bare.length)))
    )
      continue
    const start = from + skip + (rest.length - bare.length)
    const end = Math.min(text.length, start + match.end)
    // Folding takes vowel signs off and full stops away.
    return { period: match.tag, length: end + /^[\p{M}]*\.?/u.exec(text.slice(end))![0].length }
  }
  return null
}

/** `月額 1,000円`, “Monthly: $20”, “pro Monat ab 20 €”. */
function periodBefore(lead: string): PricePeriod | null {
  const match = periodWords.match(lead.slice(-24)).at(-1)
  if (match === undefined || slashOnlyPeriods.has(match.phrase)) return null
  const tail = lead.slice(-24).slice(match.end)
  const head = lead.slice(-24).slice(0, match.start)
  if (/\p{Nd}\s*$/u.test(head)) return null
  return tail.trim().length <= 4 || fromWords.exact(tail) !== null ? match.tag : null
}

/** The price as facts carry it. */
export const priceOf = ({ amount, currency, period }: PriceInText, text: string): Price => ({
  amount,
  currency,
  period,
  text,
})
