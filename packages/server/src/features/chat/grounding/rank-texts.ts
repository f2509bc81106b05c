/** How much each text says on what is looked for, by the words that it has. */
import type { SoughtTerm, TermPairs, TermPart, TextBlock } from './queries.ts'

/** A word of the group is in the text. */
const hasWord = 1
/** The text is about the group, whatever its words. */
const isAbout = 2
/** What a text counts for a group, by what is known of it. */
const shareOf: readonly number[] = [0, 1, 0.6, 1.6]
/** Shorter texts gain nothing by it. */
const lengthMin = 12

/** A term of a group, of whose terms one is enough. */
export interface GroupedTerm extends SoughtTerm {
  group: number
}

/** Texts of one kind, and what is found in them. */
export interface MatchedTexts {
  ids: number[]
  /** How many different words each has. */
  lengths: number[]
  /** By group, what is known of each text; 0: nothing of it is there. */
  known: Uint8Array[]
}

interface Search {
  terms: readonly GroupedTerm[]
  /** How many. */
  groups: number
  parts: readonly TermPart[]
}

/** @returns beside the texts also which terms of several words have each of them in a text, which has to be read to see whether in a row */
export function matchTexts(
  { terms, groups, parts }: Search,
  blocks: readonly TextBlock[],
): { texts: MatchedTexts; open: TermPairs } {
  // Not flatMap, which grows what it makes: there are thousands.
  const ids = nowhere.concat(...blocks.map((block) => block.ids))
  const known = Array.from({ length: groups }, () => new Uint8Array(ids.length))
  const open: TermPairs = { terms: [], ids: [] }
  const sought = [...Map.groupBy(parts, ({ term }) => term)].map(([term, own]) => ({ term, own, ...terms[term]! }))
  const [inRow, single] = [sought.filter(({ own }) => isInRow(own)), sought.filter(({ own }) => !isInRow(own))]
  let start = 0
  for (const block of blocks) {
    const isOf = ({ config }: SoughtTerm) => block.config === null || block.config === config
    for (const { own, group } of single.filter(isOf)) {
      for (const lexeme of own[0]!.lexemes) markPlaces(known[group]!, start, block.found.get(lexeme))
    }
    for (const { term, own, group } of inRow.filter(isOf)) {
      for (const place of placesOfEach(own, block)) {
        if (known[group]![start + place - 1] === hasWord) continue
        open.terms.push(term)
        open.ids.push(block.ids[place - 1]!)
      }
    }
    start += block.ids.length
  }
  return { texts: { ids, lengths: nowhere.concat(...blocks.map(({ lengths }) => lengths)), known }, open }
}

const isInRow = (own: readonly TermPart[]) => own.length > 1 || own[0]!.count > 1

/** With a plain loop, as the one below: places are tens of thousands. */
function markPlaces(known: Uint8Array, start: number, places: readonly number[] = nowhere): void {
  for (let at = 0; at < places.length; at++) known[start + places[at]! - 1] = hasWord
}

const nowhere: readonly number[] = []

/** What a byte counts to. */
const partsMax = 255

function placesOfEach(own: readonly TermPart[], { ids, found }: TextBlock): readonly number[] {
  if (own.length > partsMax || !own.every(({ lexemes }) => lexemes.some((lexeme) => found.has(lexeme)))) return nowhere
  // How many parts in their order each text has.
  const has = new Uint8Array(ids.length + 1)
  own.forEach(({ lexemes }, part) => {
    for (const lexeme of lexemes) {
      const places = found.get(lexeme) ?? nowhere
      for (let at = 0; at < places.length; at++) if (has[places[at]!] === part) has[places[at]!] = part + 1
    }
  })
  return placesWith(has, own.length)
}

/** Texts that have something of a group. */
export interface GroupTexts {
  group: number
  ids: readonly number[]
}

/** In these a term of the group was read. */
export const markFound = (texts: MatchedTexts, found: readonly GroupTexts[]): void => mark(texts, found, hasWord)

/** These are about the group. */
export const markAbout = (texts: MatchedTexts, about: readonly GroupTexts[]): void => mark(texts, about, isAbout)

function mark({ ids, known }: MatchedTexts, marked: readonly GroupTexts[], what: number): void {
  if (marked.length === 0) return
  const places = new Map(ids.map((id, at) => [id, at]))
  for (const { group, ids } of marked) for (const id of ids) known[group]![places.get(id)!]! |= what
}

interface Ranking {
  /** By group, what finding it counts. */
  weights: readonly number[]
  /** Texts of the analysis in all. */
  total: number
  limit: number
}

/**
 * Identifiers, best first. The rarer a group among the texts the more it counts, and a little less in a long text, as in BM25.
 */
export function bestTexts({ ids, lengths, known }: MatchedTexts, { weights, total, limit }: Ranking): number[] {
  const worths = known.map((own, group) => {
    const found = own.reduce((count, what) => count + (what === 0 ? 0 : 1), 0)
    return weights[group]! * Math.log(1 + (total - found + 0.5) / (found + 0.5))
  })
  const scores = new Float64Array(ids.length)
  const matched: number[] = []
  for (let at = 0; at < ids.length; at++) {
    let isMatched = false
    for (let group = 0; group < known.length; group++) {
      const what = known[group]![at]!
      if (what === 0) continue
      isMatched = true
      scores[at]! += worths[group]! * shareOf[what]!
    }
    if (isMatched) matched.push(at)
  }
  const meanLength = matched.reduce((sum, at) => sum + lengths[at]!, 0) / matched.length
  for (const at of matched) {
    scores[at]! /= 0.7 + (0.3 * Math.max(lengths[at]!, lengthMin)) / Math.max(meanLength, lengthMin)
  }
  // Of thousands only these are put in order.
  const least = scores.toSorted().at(-limit) ?? 0
  return matched
    .filter((at) => scores[at]! >= least)
    .sort((a, b) => scores[b]! - scores[a]! || ids[a]! - ids[b]!)
    .slice(0, limit)
    .map((at) => ids[at]!)
}

function placesWith(numbers: Uint8Array, wanted: number): number[] {
  const places: number[] = []
  for (let at = 0; at < numbers.length; at++) if (numbers[at] === wanted) places.push(at)
  return places
}
