import { attributeOf, type FlatDocument, type Node } from '../document/flat-document.ts'
import type { MatchBudget } from './attribute-tests.ts'
import { type ElementTable, elementTable } from './element-table.ts'
import { fontLonghands, pendingLonghands } from './font-shorthand.ts'
import { inlineDeclarations } from './inline-declarations.ts'
import type { Declaration } from './parse-css.ts'
import { matchesIn } from './selector-matching.ts'
import type { IndexedRule, StyleIndex } from './style-index.ts'

/** Values of the properties we ask about, as written. */
export type Declared = ReadonlyMap<string, string>

/** Custom properties beyond so many are not taken over for an element; design systems have some thousand. */
const declarationsOfElementMax = 5_000

/** What the rules of an index and its own attribute declare on an element. Elements of the same rules share the outcome. */
export function createCascade(document: FlatDocument, index: StyleIndex, budget: MatchBudget) {
  const byRules = new Map<string, Declared>()
  const table = elementTable(document)
  const candidatesOf = candidatesOn(table, index)
  return (node: Node): Declared => {
    const hits = matchingRules(table, node, candidatesOf, budget)
    const inline = inlineDeclarations(attributeOf(document, node, 'style'))
    if (inline.length > 0) return apply(hits, inline, budget)
    const key = hits.map(({ order }) => order).join(' ')
    const known = byRules.get(key)
    if (known !== undefined) return known
    const declared = apply(hits, inline, budget)
    byRules.set(key, declared)
    return declared
  }
}

type Candidates = (key: string) => readonly IndexedRule[]

/** The rules that stand under a key, of all layers; those that name what is nowhere on the page are left out once for all. */
function candidatesOn(table: ElementTable, index: StyleIndex): Candidates {
  const byKey = new Map<string, readonly IndexedRule[]>()
  return (key) => {
    const known = byKey.get(key)
    if (known !== undefined) return known
    const candidates: IndexedRule[] = []
    for (let layer: StyleIndex | null = index; layer !== null; layer = layer.under) {
      for (const rule of layer.byKey.get(key) ?? []) if (rule.selector.onPage.every(table.has)) candidates.push(rule)
    }
    byKey.set(key, candidates)
    return candidates
  }
}

/** Weakest first; a rule that matches by several of its selectors counts once, by the most specific. */
function matchingRules(
  table: ElementTable,
  node: Node,
  candidatesOf: Candidates,
  budget: MatchBudget,
): readonly IndexedRule[] {
  const hits = new Map<number, IndexedRule>()
  for (const key of table.keysOf(node)) {
    for (const rule of candidatesOf(key)) {
      if (budget.steps < 0) break
      if (!matchesIn(table, node, rule.selector, budget)) continue
      const known = hits.get(rule.order)
      if (known === undefined || known.selector.specificity < rule.selector.specificity) hits.set(rule.order, rule)
    }
  }
  return [...hits.values()].sort((a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order)
}

function apply(hits: readonly IndexedRule[], inline: readonly Declaration[], budget: MatchBudget): Declared {
  const values = new Map<string, string>()
  const important = new Set<string>()
  let declarations = 0
  const set = ({ property, value, important: isImportant }: Declaration) => {
    if (--budget.steps < 0) return
    if (++declarations > declarationsOfElementMax && property.startsWith('--')) return
    if (important.has(property) && !isImportant) return
    if (isImportant) important.add(property)
    if (property === 'background') {
      // The shorthand resets its longhands; which part of it is the colour is for the reader of the value to find.
      values.delete('background-color')
      values.delete('background-image')
    }
    if (property === 'font') {
      const longhands = value.includes('var(') ? pendingLonghands(value) : fontLonghands(value)
      for (const [longhand, part] of longhands) values.set(longhand, part)
    } else values.set(property, value)
  }
  for (const { declarations } of hits) {
    if (budget.steps < 0) break
    for (const declaration of declarations) set(declaration)
  }
  for (const declaration of inline) set(declaration)
  return values
}
