import type { PageSnapshot } from './snapshot.ts'
import { plainKey } from './text-keys.ts'

const stateReasons: Record<Exclude<PageSnapshot['state'], 'ok'>, string> = {
  shell: 'is an empty shell without its scripts',
  login: 'asked for a login',
  blocked: 'kept us out',
  parked: 'was parked',
  error: 'answered with an error',
  empty: 'was empty',
  'not-html': 'was no web page',
}

/** Why nothing can be said of a page at two times; null where it can be compared. */
export function incomparable(before: PageSnapshot, after: PageSnapshot): string | null {
  for (const [page, when] of [
    [before, 'before'],
    [after, 'now'],
  ] as const) {
    if (page.state !== 'ok')
      return `The page ${stateReasons[page.state]} ${when === 'now' ? 'this time' : 'the time before'}.`
  }
  if (isGarbled(before) !== isGarbled(after)) {
    return `Its letters came broken ${isGarbled(after) ? 'this time' : 'the time before'}: it was read in the wrong character set.`
  }
  if (before.isRendered !== after.isRendered) {
    return `It was read with a browser ${after.isRendered ? 'this time only' : 'the time before only'}.`
  }
  if (
    before.language !== null &&
    after.language !== null &&
    before.language !== after.language &&
    isAnotherText(before, after)
  ) {
    return `It came in another language (${before.language}, then ${after.language}).`
  }
  if (isShrunk(before, after)) return `Little of it came this time: ${after.words} words in place of ${before.words}.`
  if (isShrunk(after, before))
    return `Little of it came the time before: ${before.words} words in place of ${after.words}.`
  return null
}

/** U+FFFD stands for bytes that are no letters of the character set that a page claims. */
const isGarbled = ({ lines }: PageSnapshot): boolean =>
  lines.filter(({ text }) => text.includes('\ufffd')).length > 0.1 * lines.length

/** A detector wavers between close languages; a page in another one shares hardly a line with it. */
function isAnotherText(before: PageSnapshot, after: PageSnapshot): boolean {
  const known = new Set(before.lines.map(({ text }) => plainKey(text)))
  const common = after.lines.filter(({ text }) => known.has(plainKey(text))).length
  return common < 0.2 * Math.max(1, Math.min(before.lines.length, after.lines.length))
}

/** An error page in disguise: a handful of words where there were hundreds, and nothing of the menu. */
function isShrunk(large: PageSnapshot, small: PageSnapshot): boolean {
  if (large.words < 120 || small.words > 45 || small.lines.length > 12) return false
  const menu = new Set(large.navigation.map(plainKey))
  return !small.navigation.some((label) => menu.has(plainKey(label)))
}
