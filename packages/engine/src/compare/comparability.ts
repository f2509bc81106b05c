import { pricesIn } from '../facts/offer/prices/price-text.ts'
import { pageStateWords } from '../lexicon/page-state/page-state-words.ts'
import { anywhere } from './anywhere.ts'
import type { Line, PageSnapshot } from './snapshot.ts'
import { plainKey } from './texts/text-keys.ts'

const stateReasons: Record<Exclude<PageSnapshot['state'], 'ok'>, string> = {
  shell: 'is an empty shell without its scripts',
  login: 'asked for a login',
  blocked: 'kept us out',
  parked: 'was parked',
  error: 'answered with an error',
  empty: 'was empty',
  'not-html': 'was no web page',
}

/** Why nothing can be said of a page at two times. */
export interface Incomparable {
  reason: string
  /** Which of the two is no reading of the page: both where they only cannot be held against each other. */
  faulty: 'before' | 'after' | 'both'
}

/** Why nothing can be said of each of some pages at two times; null for those that can be compared. */
export function incomparablePages(pairs: readonly (readonly [PageSnapshot, PageSnapshot])[]): (Incomparable | null)[] {
  // A website that names its prices in another currency does so wherever it names one.
  const isElsewhere = pairs.some(([before, after]) => otherCurrencies(before, after, amountsMin) !== null)
  return pairs.map(([before, after]) => incomparable(before, after, isElsewhere ? 1 : amountsMin))
}

function incomparable(before: PageSnapshot, after: PageSnapshot, amountsMin: number): Incomparable | null {
  const isBad = { before: before.state !== 'ok', after: after.state !== 'ok' }
  if (isBad.before || isBad.after) {
    const [page, when] = isBad.before ? [before, 'the time before'] : [after, 'this time']
    const faulty = isBad.before && isBad.after ? 'both' : isBad.before ? 'before' : 'after'
    return { reason: `The page ${stateReasons[page.state as keyof typeof stateReasons]} ${when}.`, faulty }
  }
  if (isGarbled(before) !== isGarbled(after)) {
    const [faulty, when] = isGarbled(after)
      ? (['after', 'this time'] as const)
      : (['before', 'the time before'] as const)
    return { reason: `Its letters came broken ${when}: it was read in the wrong character set.`, faulty }
  }
  if (before.isRendered !== after.isRendered) {
    return {
      reason: `It was read with a browser ${after.isRendered ? 'this time only' : 'the time before only'}.`,
      faulty: 'both',
    }
  }
  if (
    before.language !== null &&
    after.language !== null &&
    before.language !== after.language &&
    isAnotherText(before, after)
  ) {
    return { reason: `It came in another language (${before.language}, then ${after.language}).`, faulty: 'both' }
  }
  const currencies = otherCurrencies(before, after, amountsMin)
  if (currencies !== null) return { reason: `Its prices came in another currency (${currencies}).`, faulty: 'both' }
  return partOf(before, after, 'after') ?? partOf(after, before, 'before')
}

/** Where one of the two is an error page in disguise, or breaks off. */
function partOf(large: PageSnapshot, small: PageSnapshot, faulty: 'before' | 'after'): Incomparable | null {
  const when = faulty === 'after' ? 'this time' : 'the time before'
  const words = `${small.words} words in place of ${large.words}`
  if (isShrunk(large, small)) return { reason: `Little of it came ${when}: ${words}.`, faulty }
  if (isMessage(large, small)) return { reason: `A message stood in place of its content ${when}: ${words}.`, faulty }
  return isBrokenOff(large, small) ? { reason: `It broke off ${when}: ${words}.`, faulty } : null
}

/** U+FFFD stands for bytes that are no letters of the character set that a page claims. */
const isGarbled = ({ lines }: PageSnapshot): boolean =>
  lines.filter(({ text }) => text.includes('\ufffd')).length > 0.1 * lines.length

/** A detector wavers between close languages; a page in another one shares hardly a line of words with it. */
function isAnotherText(before: PageSnapshot, after: PageSnapshot): boolean {
  const worded = ({ lines }: PageSnapshot) =>
    new Set(
      lines
        .filter(({ text }) => /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}]/u.test(text))
        .map(({ text }) => plainKey(text)),
    )
  const [known, now] = [worded(before), worded(after)]
  const common = [...now].filter((key) => known.has(key)).length
  return common < 0.2 * Math.max(1, Math.min(known.size, now.size))
}

/** An error page in disguise: a handful of words where there were many more, and nothing of the menu. */
function isShrunk(large: PageSnapshot, small: PageSnapshot): boolean {
  if (small.words > 45 || small.lines.length > 12) return false
  const menu = new Set(large.navigation.map(plainKey))
  if (small.navigation.some((label) => menu.has(plainKey(label)))) return false
  if (large.words >= 120) return true
  // Of a page that had little text the same is said if hardly a line is left; the brand's name may be.
  const known = new Set(large.lines.map(({ text }) => plainKey(text)))
  const left = small.lines.filter(({ text }) => known.has(plainKey(text)))
  return lengthOf(large.lines) >= 3 * lengthOf(small.lines) && large.lines.length >= 6 && left.length <= 1
}

/** A page in its usual frame, with a message in place of what it has to say. */
function isMessage(large: PageSnapshot, small: PageSnapshot): boolean {
  const content = { large: contentOf(large), small: contentOf(small) }
  const length = lengthOf(content.large)
  if (length < contentCharactersMin) return false
  const keys = {
    large: new Set(content.large.map(({ text }) => plainKey(text))),
    small: new Set(content.small.map(({ text }) => plainKey(text))),
  }
  // Without its frame it is another page: one that was there before a new design, or a message that says what it is.
  const frame = small.lines.filter(({ place }) => place !== undefined)
  const known = new Set(large.lines.map(({ text }) => plainKey(text)))
  const isFramed =
    frame.length >= 3 && frame.filter(({ text }) => known.has(plainKey(text))).length >= 0.8 * frame.length
  const kept = lengthOf(content.large.filter(({ text }) => keys.small.has(plainKey(text))))
  const fresh = content.small.filter(({ text }) => !keys.large.has(plainKey(text)))
  if (lengthOf(fresh) > Math.min(messageCharactersMax, length / 3)) return false
  const saysSo = fresh.slice(0, 8).some(({ text }) => pageStateWords.match(text).some(({ tag }) => troubles.has(tag)))
  return saysSo ? kept < 0.5 * length : isFramed && kept < 0.15 * length
}

const contentCharactersMin = 200
const messageCharactersMax = 450
const troubles: ReadonlySet<string> = new Set(['error', 'coming-soon', 'suspended', 'bot-wall', 'login', 'parked'])

/** What stands neither in the menus nor in the top or the foot. */
const contentOf = ({ lines }: PageSnapshot): Line[] => lines.filter(({ place }) => place === undefined)

const lengthOf = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + text.length, 0)

/** A server that failed in the middle of a page has sent its beginning: everything up to some line, and nothing of the foot. */
function isBrokenOff(large: PageSnapshot, small: PageSnapshot): boolean {
  if (large.isCut || small.isCut || small.lines.length < 2) return false
  const end = plainKey(large.lines.at(-1)?.text ?? '')
  if (small.lines.slice(-2).some(({ text, place }) => place === 'footer' || plainKey(text) === end)) return false
  const places = new Map<string, number>()
  for (const [at, { text }] of large.lines.entries()) if (!places.has(plainKey(text))) places.set(plainKey(text), at)
  // The last line may be a part of one.
  const sent = small.lines.slice(0, -1)
  const found = sent.map(({ text }) => places.get(plainKey(text)))
  const last = Math.max(-1, ...found.filter((at) => at !== undefined))
  if (last < 0 || found.filter((at) => at !== undefined).length < 0.95 * sent.length) return false
  const tail = large.lines.slice(last + 2)
  const seen = new Set(small.lines.map(({ text }) => plainKey(text)))
  const head = large.lines.slice(0, last + 1)
  if (head.filter(({ text }) => seen.has(plainKey(text))).length < 0.95 * head.length) return false
  if (tail.some(({ text, level }) => level >= 0 && text.length > 24 && seen.has(plainKey(text)))) return false
  const hasFoot = tail.some(({ place }) => place === 'footer')
  return lengthOf(tail) >= (hasFoot ? 0.2 : 0.4) * lengthOf(large.lines)
}

/** Where a page sells does not matter for which sign stands beside an amount. */
/** One amount may be another one; several that all changed their currency were written for another country. */
const amountsMin = 2

/** The currencies in which a page came, where each time one of them had all but a few of its prices, and not the same. */
function otherCurrencies(before: PageSnapshot, after: PageSnapshot, amountsMin: number): string | null {
  const [old, now] = [currenciesOf(before), currenciesOf(after)]
  const [oldMain, newMain] = [mainOf(old), mainOf(now)]
  if (oldMain === undefined || newMain === undefined) return null
  const [from, oldAmounts] = oldMain
  const [to, newAmounts] = newMain
  if (from === to) return null
  if (oldAmounts.length < amountsMin || newAmounts.length < amountsMin) return null
  // What was the rule must not be half of what is there now: some shops show two currencies side by side.
  if ((now.get(from)?.length ?? 0) > 0.2 * newAmounts.length) return null
  if ((old.get(to)?.length ?? 0) > 0.2 * oldAmounts.length) return null
  // `$49` that is written `US$49` is what it was.
  const isSame = newAmounts.filter((amount) => oldAmounts.includes(amount)).length > 0.5 * newAmounts.length
  return isSame ? null : `${from}, then ${to}`
}

/** By currency, or by its sign where several have the same, the amounts of a page. */
function currenciesOf({ lines }: PageSnapshot): ReadonlyMap<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { text } of lines) {
    if (!/\p{Nd}/u.test(text)) continue
    for (const { currency, amount, amountStart, amountEnd, hasSign } of pricesIn(text, anywhere)) {
      if (!hasSign) continue
      const sign = text.slice(amountStart, amountEnd).replace(/[^\p{L}\p{Sc}]/gu, '')
      const name = currency ?? (sign === '¥' ? 'JPY' : sign)
      found.set(name, [...(found.get(name) ?? []), amount])
    }
  }
  return found
}

const mainOf = (found: ReadonlyMap<string, readonly number[]>) =>
  [...found].sort(([, one], [, other]) => other.length - one.length)[0]
