import { mediaHolds } from './media.ts'
import type { Declaration, ParsedStylesheet } from './parse-css.ts'
import { type CompiledSelector, compileSelectors, keyOf } from './selectors.ts'

export interface IndexedRule {
  selector: CompiledSelector
  declarations: Declaration[]
  /** Place in the cascade: of two rules alike in weight the later one wins. */
  order: number
}

/** The rules of a page's stylesheets, ready to be looked up; made once and shared by the pages that link the same sheets. */
export interface StyleIndex {
  byKey: ReadonlyMap<string, readonly IndexedRule[]>
  /** Weaker rules, of the sheets that a page shares with others. */
  under: StyleIndex | null
  /** Rules so far, those under it included. */
  order: number
}

/** Selectors that one index holds; the largest frameworks have some twenty thousand. */
export const indexedSelectorsMax = 50_000
/** Each is compiled to many times its length. */
const indexedCharactersMax = 2_000_000

interface Made {
  sheets: readonly ParsedStylesheet[]
  index: StyleIndex
}

/** By the last of their sheets: a site is put together anew at each stage of its gathering, of the same sheets. */
const madeBefore = new WeakMap<ParsedStylesheet, Made[]>()

/**
 * Indexes the rules that hold on a wide light screen, in cascade order of the sheets, as many as an index may hold.
 * @param under the index of weaker sheets
 */
export function styleIndex(sheets: readonly ParsedStylesheet[], under: StyleIndex | null = null): StyleIndex {
  const last = sheets.at(-1)
  const made = (last && madeBefore.get(last)) ?? []
  const isSame = (other: Made) =>
    other.index.under === under &&
    other.sheets.length === sheets.length &&
    other.sheets.every((sheet, at) => sheet === sheets[at])
  const known = made.find(isSame)
  if (known !== undefined) return known.index
  const index = indexRules(sheets, under)
  if (last !== undefined) madeBefore.set(last, [...made, { sheets, index }])
  return index
}

function indexRules(sheets: readonly ParsedStylesheet[], under: StyleIndex | null): StyleIndex {
  const byKey = new Map<string, IndexedRule[]>()
  const holds = createMediaMemo()
  let order = under?.order ?? 0
  let selectors = 0
  let characters = 0
  for (const rule of sheets.flatMap(({ rules }) => rules)) {
    order++
    if (!rule.media.every(holds)) continue
    const { declarations } = rule
    characters += rule.selector.length
    if (selectors >= indexedSelectorsMax || characters > indexedCharactersMax) break
    for (const selector of compileSelectors(rule.selector)) {
      selectors++
      const key = keyOf(selector)
      const bucket = byKey.get(key)
      if (bucket === undefined) byKey.set(key, [{ selector, declarations, order }])
      else bucket.push({ selector, declarations, order })
    }
  }
  return { byKey, under, order }
}

function createMediaMemo(): (query: string) => boolean {
  const held = new Map<string, boolean>()
  return (query) => {
    const known = held.get(query)
    if (known !== undefined) return known
    const holds = mediaHolds(query)
    held.set(query, holds)
    return holds
  }
}
