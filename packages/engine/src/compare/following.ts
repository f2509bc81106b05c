/** Texts that follow from a change that is told already: they are part of it, and no news of their own. */
import type { Told } from './change.ts'
import { type LineEdit, type PageLine, type PagePair, take } from './page-pair.ts'
import { plainKey } from './text-keys.ts'

/** Around a line that is told, in its section. */
const linesBesideMax = 10

/**
 * Takes the edits that follow from told changes.
 * @param explained the edits of which a headline, a price or a feature was told: what is said beside them belongs to them
 */
export function takeFollowing(pair: PagePair, told: readonly Told[], explained: readonly LineEdit[]): void {
  const beside = { before: placesOf(explained, 'before'), after: placesOf(explained, 'after') }
  const isBeside = (line: PageLine | null, side: 'before' | 'after') => {
    if (line === null) return true
    const places = line.place === undefined ? beside[side].get(line.block) : undefined
    return places?.some((at) => Math.abs(at - line.at) <= linesBesideMax) ?? false
  }
  take(pair, ({ before, after }) => isBeside(before, 'before') && isBeside(after, 'after'))
  const replaced = told.map(({ old_value, new_value }) => wordsExchanged(old_value, new_value))
  take(pair, ({ before, after }) => {
    if (before === null || after === null) return false
    const { gone, come } = wordsExchanged(before.text, after.text)
    if (gone.size === 0 && come.size === 0) return false
    return replaced.some((one) => isWithin(gone, one.gone) && isWithin(come, one.come))
  })
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
function wordsExchanged(old: string | null, now: string | null): Exchange {
  const [before, after] = [wordsOf(old), wordsOf(now)]
  return { gone: before.difference(after), come: after.difference(before) }
}

const wordsOf = (text: string | null): Set<string> =>
  new Set((text ?? '').match(/[\p{L}\p{M}\p{N}]+/gu)?.map((word) => plainKey(word)) ?? [])

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>) => words.isSubsetOf(others)
