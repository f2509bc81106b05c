/** What two versions of a page's texts have in common, and what is left: added, removed, reworded. Linear but for bounded parts. */

import { unspacedScripts } from '../../lexicon/unspaced-scripts.ts'
import { announcesDate } from '../announced-date.ts'
import { amountKey, plainKey, uncodedAmountKey, undatedKey, withoutCodes } from './text-keys.ts'

export interface KeyedLine {
  /** Its place among the lines of its page. */
  at: number
  text: string
  level: number
  place?: string | undefined
}

/** `RM 99 / mo.`, `200+`: what it says depends on what it stands beside. */
const isFigure = (text: string) =>
  text.length <= 24 && /\d/.test(text) && lettersOf(withoutCodes(text)) <= figureLettersMax
/** A letter of Chinese or Japanese says as much as two. */
const lettersOf = (text: string) =>
  (text.match(/\p{L}/gu)?.length ?? 0) +
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0)
const figureLettersMax = 8

/** A line that was reworded, removed or added. */
export type Edit<Line> = { before: Line; after: Line } | { before: Line; after: null } | { before: null; after: Line }

export interface MatchOptions {
  language: string | null
  /** Whether lines are missing at the end of one of the pages: what stands after the last common line is not judged. */
  isCut: boolean
}

/** Lines left over on each side that are compared with one another. */
const leftoverMax = 300

/** Edits in page order: of the later page where there is one. Order, repetition, dates and typography make none. */
export function lineEdits<Line extends KeyedLine>(
  before: readonly Line[],
  after: readonly Line[],
  options: MatchOptions,
): Edit<Line>[] {
  const counterparts = matched(before, after, options.language)
  const anchors = increasing(counterparts)
  let removed = before.filter(({ at }) => !counterparts.taken.has(at))
  let added = after.filter(({ at }) => counterparts.beforeOf[at] === -1)
  if (options.isCut) {
    const lastBefore = Math.max(-1, ...counterparts.taken)
    const lastAfter = counterparts.beforeOf.findLastIndex((at) => at >= 0)
    removed = removed.filter(({ at }) => at < lastBefore)
    added = added.filter(({ at }) => at < lastAfter)
  }
  removed = withoutKnown(removed, after)
  added = withoutKnown(added, before)
  return paired(removed, added, gapsOf(anchors, before.length, after.length))
}

interface Matches {
  /** By place in the later page, the place in the earlier one; -1 for none. */
  beforeOf: Int32Array
  taken: Set<number>
}

type KeyOf<Line> = (line: Line) => string | null
type Spelling = (text: string) => string | null

/** Equal lines, each once: by plain key first and then without dates; figures by what stands before or after them. */
function matched<Line extends KeyedLine>(
  before: readonly Line[],
  after: readonly Line[],
  language: string | null,
): Matches {
  const matches: Matches = { beforeOf: new Int32Array(after.length).fill(-1), taken: new Set() }
  const labels = { before: figureLabels(before), after: figureLabels(after) }
  const plain: KeyOf<Line> = ({ text }) => (isFigure(text) ? null : plainKey(text))
  const undated: KeyOf<Line> = ({ text }) => {
    if (announcesDate(text, language)) return null
    const key = undatedKey(text, language)
    return key !== '' && isFigure(text) ? null : key
  }
  matchBy(before, after, { before: plain, after: plain }, matches)
  matchBy(before, after, { before: undated, after: undated }, matches)
  // A code beside the sign of its currency may come or go; `$20 USD` and `$20 CAD` are two prices.
  const spellings = [
    [amountKey, amountKey],
    [uncodedAmountKey, amountKey],
    [amountKey, uncodedAmountKey],
  ] as const
  const unlabelled =
    (spell: Spelling): KeyOf<Line> =>
    ({ text }) =>
      isFigure(text) ? null : spell(text)
  for (const [old, now] of spellings)
    matchBy(before, after, { before: unlabelled(old), after: unlabelled(now) }, matches)
  for (const side of ['above', 'below'] as const) {
    const labelled =
      (of: Labels, spell: Spelling): KeyOf<Line> =>
      (line) => {
        const label = of.get(line)?.[side]
        const key = label == null ? null : spell(line.text)
        return key === null ? null : `${label} ${key}`
      }
    const dated: Spelling = (text) => undatedKey(text, language)
    for (const [old, now] of [[dated, dated], ...spellings] as const) {
      const keys = { before: labelled(labels.before, old), after: labelled(labels.after, now) }
      matchBy(before, after, keys, matches)
    }
  }
  matchBeside(before, after, matches)
  return matches
}

/** As far from a line that both pages have: figures that moved with what they belong to. */
const besideMax = 3

/** Figures that stand as they stood beside a line that either page has once, in whatever order such groups come. */
function matchBeside<Line extends KeyedLine>(
  before: readonly Line[],
  after: readonly Line[],
  { beforeOf, taken }: Matches,
): void {
  const isOnce = { before: onceIn(before), after: onceIn(after) }
  for (const line of after) {
    if (beforeOf[line.at] !== -1 || !isFigure(line.text)) continue
    for (let distance = -besideMax; distance <= besideMax && beforeOf[line.at] === -1; distance++) {
      const near = after[line.at + distance]
      const nearBefore = near === undefined || distance === 0 ? -1 : beforeOf[near.at]!
      if (near === undefined || nearBefore < 0 || isFigure(near.text)) continue
      if (!isOnce.after.has(plainKey(near.text)) || !isOnce.before.has(plainKey(before[nearBefore]!.text))) continue
      const old = before[nearBefore - distance]
      if (old === undefined || taken.has(old.at) || plainKey(old.text) !== plainKey(line.text)) continue
      beforeOf[line.at] = old.at
      taken.add(old.at)
    }
  }
}

function onceIn(lines: readonly KeyedLine[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { text } of lines) counts.set(plainKey(text), (counts.get(plainKey(text)) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count === 1).map(([key]) => key))
}

function matchBy<Line extends KeyedLine>(
  before: readonly Line[],
  after: readonly Line[],
  keyOf: { before: KeyOf<Line>; after: KeyOf<Line> },
  { beforeOf, taken }: Matches,
): void {
  const places = new Map<string, number[]>()
  for (const line of before) {
    const key = taken.has(line.at) ? null : keyOf.before(line)
    if (key === null) continue
    const known = places.get(key)
    if (known === undefined) places.set(key, [line.at])
    else known.push(line.at)
  }
  for (const list of places.values()) list.reverse()
  for (const line of after) {
    const key = beforeOf[line.at] !== -1 ? null : keyOf.after(line)
    const found = key === null ? undefined : places.get(key)?.pop()
    if (found === undefined) continue
    beforeOf[line.at] = found
    taken.add(found)
  }
}

interface FigureLabel {
  above: string
  below: string | null
}

type Labels = ReadonlyMap<KeyedLine, FigureLabel>

/** By figure, the nearest words above and below it. */
function figureLabels(lines: readonly KeyedLine[]): Labels {
  const labels = new Map<KeyedLine, FigureLabel>()
  let above = ''
  let open: FigureLabel[] = []
  for (const line of lines) {
    if (isFigure(line.text)) {
      const label: FigureLabel = { above, below: null }
      labels.set(line, label)
      open.push(label)
    } else {
      above = plainKey(line.text)
      for (const label of open) label.below = above
      open = []
    }
  }
  return withoutCommon(labels)
}

/** What stands below one figure like below the next, “per month”, says nothing of which is which. */
function withoutCommon(labels: ReadonlyMap<KeyedLine, FigureLabel>): Labels {
  const counts = new Map<string | null, number>()
  for (const { below } of labels.values()) counts.set(below, (counts.get(below) ?? 0) + 1)
  return new Map(
    [...labels].map(([line, { above, below }]) => [line, { above, below: counts.get(below) === 1 ? below : null }]),
  )
}

/** The longest run of common lines that stand in the same order on both pages, as pairs of places. */
function increasing({ beforeOf }: Matches): [before: number, after: number][] {
  const tails: number[] = []
  const previous = new Int32Array(beforeOf.length).fill(-1)
  for (let at = 0; at < beforeOf.length; at++) {
    const value = beforeOf[at]!
    if (value < 0) continue
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (beforeOf[tails[middle]!]! < value) low = middle + 1
      else high = middle
    }
    if (low > 0) previous[at] = tails[low - 1]!
    tails[low] = at
  }
  const run: [number, number][] = []
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at]!) run.push([beforeOf[at]!, at])
  return run.reverse()
}

interface Gaps {
  before: Int32Array
  after: Int32Array
}

/** By place, how many common lines stand before it: lines with the same number stand in the same gap. */
function gapsOf(anchors: readonly [number, number][], beforeCount: number, afterCount: number): Gaps {
  const number = (count: number, side: 0 | 1) => {
    const gaps = new Int32Array(count)
    let passed = 0
    for (let at = 0; at < count; at++) {
      while (passed < anchors.length && anchors[passed]![side] <= at) passed++
      gaps[at] = passed
    }
    return gaps
  }
  return { before: number(beforeCount, 0), after: number(afterCount, 1) }
}

/** So short a key stands in longer ones by chance. */
const containedCharactersMin = 8

/**
 * Drops lines whose text the other page has as well: once more, as part of a longer line or parted into several. A page
 * that is built anew breaks its lines elsewhere. A heading
 * or a link is not known by standing within a sentence.
 */
function withoutKnown<Line extends KeyedLine>(lines: readonly Line[], others: readonly KeyedLine[]): Line[] {
  const keys = others.map(({ text }) => plainKey(text))
  const known = new Set(keys)
  const stream = keys.join('')
  const borders = new Set<number>([0])
  let length = 0
  for (const key of keys) {
    length += key.length
    borders.add(length)
  }
  const isKnown = (key: string, isWhole: boolean) => {
    if (key === '' || known.has(key)) return true
    const charactersMin = unspacedScripts.test(key) ? 4 : containedCharactersMin
    if (key.length < charactersMin || !/\p{L}/u.test(key)) return false
    const at = stream.indexOf(key)
    return at >= 0 && (!isWhole || (borders.has(at) && borders.has(at + key.length)))
  }
  const kept: Line[] = []
  const seen = new Set<string>()
  for (const run of runsOf(lines)) {
    const joined = run.map(({ text }) => plainKey(text)).join('')
    if (run.length > 1 && joined.length < 2_000 && isKnown(joined, false)) continue
    for (const line of run) {
      const key = plainKey(line.text)
      if (!isFigure(line.text) && (isKnown(key, line.level !== 0) || seen.has(`${line.level > 0} ${key}`))) continue
      // An entry of the menu is called like the section that it leads to; the section is what is new.
      seen.add(`${line.level > 0} ${key}`)
      kept.push(line)
    }
  }
  return kept
}

/** Lines that stand one after the other on their page. */
function runsOf<Line extends KeyedLine>(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1)?.at === line.at - 1) run.push(line)
    else runs.push([line])
  }
  return runs
}

/** Texts that share so many of their words are two wordings of one; more so where they stand far apart, and in few words. */
const likenessMin = { near: 0.4, far: 0.6, farAndShort: 0.75 } as const
const shortWordsMax = 4

function paired<Line extends KeyedLine>(removed: Line[], added: Line[], gaps: Gaps): Edit<Line>[] {
  const partner = new Map<Line, Line>()
  const taken = new Set<Line>()
  const pair = (before: Line, after: Line) => {
    partner.set(after, before)
    taken.add(before)
  }
  const withWords = (lines: readonly Line[]) =>
    lines.slice(0, leftoverMax).map((line) => ({ line, words: wordsOf(line.text) }))
  const gone = withWords(removed)
  const likely: { before: Line; after: Line; score: number }[] = []
  for (const { line: after, words: now } of withWords(added)) {
    for (const { line: before, words: old } of gone) {
      const isNear = gaps.before[before.at] === gaps.after[after.at]
      if (!isNear && (isFigure(before.text) || isFigure(after.text))) continue
      if (!isNear && (before.place !== after.place || before.level > 0 !== after.level > 0)) continue

      const isShort = old.size <= shortWordsMax && now.size <= shortWordsMax
      const score = likeness(old, now)
      if (score >= likenessMin[isNear ? 'near' : isShort ? 'farAndShort' : 'far']) {
        likely.push({ before, after, score: score + (isNear ? 0.1 : 0) })
      }
    }
  }
  likely.sort((a, b) => b.score - a.score || a.after.at - b.after.at || a.before.at - b.before.at)
  for (const { before, after } of likely) if (!partner.has(after) && !taken.has(before)) pair(before, after)
  pairInPlace(removed, added, gaps, { partner, taken, pair })
  const edits: { edit: Edit<Line>; gap: number }[] = []
  for (const after of added) {
    const before = partner.get(after)
    if (before !== undefined && plainKey(before.text) === plainKey(after.text)) continue
    edits.push({ edit: before === undefined ? { before: null, after } : { before, after }, gap: gaps.after[after.at]! })
  }
  for (const before of removed) {
    if (!taken.has(before)) edits.push({ edit: { before, after: null }, gap: gaps.before[before.at]! })
  }
  return edits.sort((a, b) => a.gap - b.gap).map(({ edit }) => edit)
}

interface Pairing<Line> {
  partner: ReadonlyMap<Line, Line>
  taken: ReadonlySet<Line>
  pair: (before: Line, after: Line) => void
}

/** Where as many lines of one kind went as came in one place, each took the other's place. */
function pairInPlace<Line extends KeyedLine>(removed: Line[], added: Line[], gaps: Gaps, pairing: Pairing<Line>): void {
  const groups = new Map<string, { before: Line[]; after: Line[] }>()
  const groupOf = (key: string) => {
    const known = groups.get(key) ?? { before: [], after: [] }
    groups.set(key, known)
    return known
  }
  for (const line of removed) {
    if (!pairing.taken.has(line)) groupOf(`${gaps.before[line.at]} ${line.level}`).before.push(line)
  }
  for (const line of added) {
    if (!pairing.partner.has(line)) groupOf(`${gaps.after[line.at]} ${line.level}`).after.push(line)
  }
  for (const { before, after } of groups.values()) {
    if (before.length !== after.length || before.length > 6) continue
    for (const [index, line] of after.entries()) {
      const old = before[index]
      if (old !== undefined) pairing.pair(old, line)
    }
  }
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

/** Folded words of a text; of scripts without spaces, pairs of characters. */
function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>()
  const add = (word: string) => words.set(word, (words.get(word) ?? 0) + 1)
  for (const [word] of text.toLowerCase().normalize('NFKC').matchAll(wordPattern)) {
    if (!unspacedScripts.test(word) || word.length < 3) add(word)
    else for (let at = 0; at + 1 < word.length; at++) add(word.slice(at, at + 2))
  }
  return words
}

/** Share of common words (Dice), 0 to 1. */
function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let common = 0
  let total = 0
  for (const [word, count] of a) {
    common += Math.min(count, b.get(word) ?? 0)
    total += count
  }
  for (const count of b.values()) total += count
  return total === 0 ? 0 : (2 * common) / total
}
