/** Texts that follow from a change that is reported already: they are part of it, and no news of their own. */
import type { ReportedChange } from '../change.ts'
import { aloneOn, type LineEdit, type PageLine, type PagePair, take } from '../page-pair.ts'
import type { PageSnapshot } from '../snapshot.ts'
import { plainKey } from './text-keys.ts'

/** Around a line that is reported, in its section. */
const linesBesideMax = 10

/** What is reported of a page already. */
export interface ReportedSoFar {
  changes: readonly ReportedChange[]
  /** What is reported of its look. */
  looks: readonly ReportedChange[]
  /** The edits of which a headline, a price or a feature was reported. */
  edits: readonly LineEdit[]
}

/** Takes the edits that follow from reported changes. */
export function takeFollowing(pair: PagePair, { changes, looks, edits }: ReportedSoFar): void {
  takeBeside(pair, edits)
  if (looks.some(({ field }) => heroFields.has(field))) takeOfHero(pair)
  takeOfCalls(pair, changes)
  const replaced = changes.map(({ old_value, new_value }) => wordsExchanged(old_value, new_value))
  take(pair, ({ before, after }) => {
    if (before === null || after === null) return false
    const { gone, come } = wordsExchanged(before.text, after.text)
    if (gone.size === 0 && come.size === 0) return false
    return replaced.some((one) => gone.isSubsetOf(one.gone) && come.isSubsetOf(one.come))
  })
}

/** What is said beside a headline, a price or a feature that is reported. */
function takeBeside(pair: PagePair, edits: readonly LineEdit[]): void {
  const changes = { before: placesOf(edits, 'before'), after: placesOf(edits, 'after') }
  const isBeside = (line: PageLine | null, side: 'before' | 'after') =>
    line !== null &&
    line.place === undefined &&
    (changes[side].get(line.block)?.some((at) => Math.abs(at - line.at) <= linesBesideMax) ?? false)
  take(pair, ({ before, after }) => isBeside(before, 'before') || isBeside(after, 'after'))
}

const heroFields: ReadonlySet<string> = new Set(['design', 'hero picture', 'hero background'])

/** A hero that is built anew brings the small texts of its pictures along; what it says in its headline is reported by itself. */
function takeOfHero(pair: PagePair): void {
  const blocks = { before: heroBlockOf(pair.before, pair.beforeLines), after: heroBlockOf(pair.after, pair.afterLines) }
  const isIn = (line: PageLine | null, side: 'before' | 'after') =>
    line === null || (line.place === undefined && line.block === blocks[side])
  take(pair, ({ before, after }) => isIn(before, 'before') && isIn(after, 'after'))
}

function heroBlockOf({ hero }: PageSnapshot, lines: readonly PageLine[]): number | null {
  const key = plainKey(hero.headline ?? '')
  if (key === '') return null
  return lines.find(({ text, block }) => block >= 0 && plainKey(text).includes(key))?.block ?? null
}

/** A button whose words are reported as those of a call that came or went. */
function takeOfCalls(pair: PagePair, changes: readonly ReportedChange[]): void {
  const keys = { old: new Set<string>(), now: new Set<string>() }
  for (const { field, old_value, new_value } of changes) {
    if (!/call to action$/.test(field)) continue
    if (old_value !== null) keys.old.add(plainKey(old_value))
    if (new_value !== null) keys.now.add(plainKey(new_value))
  }
  take(pair, ({ before, after }) => {
    const isCall = (line: PageLine | null, known: ReadonlySet<string>) =>
      line?.level === -1 && known.has(plainKey(line.text))
    return isCall(before, keys.old) || isCall(after, keys.now)
  })
}

const headLinesMax = 4

/** Heading and introduction of cards that came or went, where they are a block of their own above them. */
export function takeHeadsOf(pair: PagePair, { edits }: ReportedSoFar): void {
  for (const side of ['before', 'after'] as const) {
    const lines = side === 'after' ? pair.afterLines : pair.beforeLines
    const changes = new Set(edits.flatMap((edit) => aloneOn(edit, side)?.block ?? []))
    const isHead = (block: number) =>
      !changes.has(block) &&
      changes.has(block + 1) &&
      lines.filter((line) => line.block === block).length <= headLinesMax
    take(pair, (edit) => {
      const line = aloneOn(edit, side)
      return line !== null && line.place === undefined && isHead(line.block)
    })
  }
}

function placesOf(edits: readonly LineEdit[], side: 'before' | 'after'): ReadonlyMap<number, number[]> {
  const places = new Map<number, number[]>()
  for (const edit of edits) {
    const line = edit[side]
    if (line === null || line.block < 0 || line.place !== undefined) continue
    const known = places.get(line.block)
    if (known === undefined) places.set(line.block, [line.at])
    else known.push(line.at)
  }
  return places
}

interface Exchange {
  gone: ReadonlySet<string>
  come: ReadonlySet<string>
}

/** The words that only one of two wordings has: `Acme` for `Acme Pro`. */
export function wordsExchanged(old: string | null, now: string | null): Exchange {
  const [before, after] = [wordsOf(old), wordsOf(now)]
  return { gone: before.difference(after), come: after.difference(before) }
}

const wordsOf = (text: string | null): Set<string> =>
  new Set((text ?? '').match(/[\p{L}\p{M}\p{N}]+/gu)?.map((word) => plainKey(word)) ?? [])
