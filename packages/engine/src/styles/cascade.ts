import { attributeOf, type FlatDocument, type Node, tagOf } from '../document/flat-document.ts'
import { classesOf, type MatchBudget } from './attribute-tests.ts'
import { inlineDeclarations } from './inline-declarations.ts'
import type { Declaration } from './parse-css.ts'
import { matches } from './selectors.ts'
import type { IndexedRule, StyleIndex } from './style-index.ts'

/** Values of the properties we ask about, as written. */
export type Declared = ReadonlyMap<string, string>

/** Custom properties beyond so many are not taken over for an element; design systems have some thousand. */
const declarationsOfElementMax = 5_000

/** What the rules of an index and its own attribute declare on an element. Elements of the same rules share the outcome. */
export function createCascade(document: FlatDocument, index: StyleIndex, budget: MatchBudget) {
  const byRules = new Map<string, Declared>()
  return (node: Node): Declared => {
    const hits = matchingRules(document, node, index, budget)
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

/** Weakest first; a rule that matches by several of its selectors counts once, by the most specific. */
function matchingRules(document: FlatDocument, node: Node, index: StyleIndex, budget: MatchBudget): IndexedRule[] {
  const hits = new Map<number, IndexedRule>()
  const keys = ['*', tagOf(document, node)]
  const id = attributeOf(document, node, 'id')
  if (id !== undefined) keys.push(`#${id}`)
  for (const name of classesOf(document, node)) keys.push(`.${name}`)
  for (let layer: StyleIndex | null = index; layer !== null; layer = layer.under) {
    for (const key of keys) {
      for (const rule of layer.byKey.get(key) ?? []) {
        if (budget.steps < 0) break
        if (!matches(document, node, rule.selector, budget)) continue
        const known = hits.get(rule.order)
        if (known === undefined || known.selector.specificity < rule.selector.specificity) hits.set(rule.order, rule)
      }
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
    if (property === 'font') for (const [longhand, part] of fontLonghands(value)) values.set(longhand, part)
    else values.set(property, value)
  }
  for (const { declarations } of hits) {
    if (budget.steps < 0) break
    for (const declaration of declarations) set(declaration)
  }
  for (const declaration of inline) set(declaration)
  return values
}

const fontShorthand =
  /^(.*?)(?:^|\s)((?:clamp|min|max|calc)\(.{1,200}?\)|[\d.]+(?:px|r?em|%|pt|v[wh])|(?:x{0,2}-)?(?:small|large)|medium|smaller|larger)(?:\s*\/\s*\S+)?\s+(.+)$/is

/** `600 1rem/1.2 Inter, sans-serif` as size, weight and family; system fonts (`caption`) and variables give nothing. */
function fontLonghands(value: string): [string, string][] {
  const match = fontShorthand.exec(value.slice(0, 500))
  if (match === null) return []
  const weight = /\b(?:[1-9]00|bold|bolder|lighter)\b/i.exec(match[1]!)?.[0] ?? 'normal'
  return [
    ['font-size', match[2]!],
    ['font-weight', weight.toLowerCase()],
    ['font-family', match[3]!.trim()],
  ]
}
