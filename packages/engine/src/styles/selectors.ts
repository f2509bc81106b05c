import { parse, type Selector, SelectorType } from 'css-what'
import {
  attributeOf,
  childElementsOf,
  endOf,
  type FlatDocument,
  isText,
  type Node,
  parentOf,
  tagOf,
} from '../document/flat-document.ts'
import { type MatchBudget, matchesAttribute } from './attribute-tests.ts'

/** One complex selector, cut at its combinators, rightmost compound first. */
export interface CompiledSelector {
  compounds: Compound[]
  /** Specificity (Selectors 4, § 17) as one number: ids × 10⁶ + classes × 10³ + types. */
  specificity: number
}

interface Compound {
  tests: Selector[]
  /** How this compound stands to the one on its right: it is its ancestor, parent, or a sibling before it. */
  combinator: 'descendant' | 'child' | 'sibling' | 'adjacent' | null
}

/** States and parts that a page at rest does not show. */
const neverAtRest = new Set(
  (
    'hover focus active focus-within focus-visible target visited checked disabled invalid valid placeholder-shown ' +
    'fullscreen modal popover-open autofill indeterminate user-invalid user-valid out-of-range in-range read-only'
  ).split(' '),
)

const combinators: Partial<Record<SelectorType, Compound['combinator']>> = {
  [SelectorType.Descendant]: 'descendant',
  [SelectorType.Child]: 'child',
  [SelectorType.Sibling]: 'sibling',
  [SelectorType.Adjacent]: 'adjacent',
}

/** Compiles a selector list; selectors that match nothing on a page at rest, or that we cannot read, are left out. */
export function compileSelectors(list: string): CompiledSelector[] {
  let parsed: Selector[][]
  try {
    parsed = parse(distinct(list))
  } catch {
    return []
  }
  return parsed.flatMap((tokens) => {
    const selector = compileTokens(tokens)
    return selector === null ? [] : [selector]
  })
}

/** The selectors of a list, each once; where commas may part something else it stays as it is. */
const distinct = (list: string): string =>
  /[([\\"']/.test(list) ? list : [...new Set(list.split(',').map((selector) => selector.trim()))].join(',')

function compileTokens(tokens: Selector[]): CompiledSelector | null {
  const compounds: Compound[] = [{ tests: [], combinator: null }]
  let specificity = 0
  for (const token of tokens) {
    if (token.type === SelectorType.PseudoElement) return null
    if (token.type in combinators) {
      const combinator = combinators[token.type]
      if (combinator === null || combinator === undefined) return null
      compounds[0]!.combinator = combinator
      compounds.unshift({ tests: [], combinator: null })
      continue
    }
    if (token.type === SelectorType.Parent || token.type === SelectorType.ColumnCombinator) return null
    if (token.type === SelectorType.Pseudo && neverAtRest.has(token.name)) return null
    compounds[0]!.tests.push(token)
    specificity += specificityOf(token)
  }
  // While reading, a combinator was noted on its left compound; compounds[0] is now the rightmost.
  return { compounds, specificity }
}

function specificityOf(token: Selector): number {
  switch (token.type) {
    case SelectorType.Attribute:
      return token.name === 'id' && token.action === 'equals' ? 1_000_000 : 1_000
    case SelectorType.Tag:
      return 1
    case SelectorType.Pseudo: {
      if (token.name === 'where') return 0
      if (Array.isArray(token.data)) {
        return Math.max(0, ...token.data.map((inner) => inner.reduce((sum, part) => sum + specificityOf(part), 0)))
      }
      return 1_000
    }
    default:
      return 0
  }
}

/** The id, class or tag that an element must carry to match: where the selector stands in an index. */
export function keyOf({ compounds }: CompiledSelector): string {
  let key = '*'
  for (const test of compounds[0]!.tests) {
    if (test.type === SelectorType.Attribute && test.name === 'id' && test.action === 'equals') return `#${test.value}`
    if (test.type === SelectorType.Attribute && test.name === 'class' && test.action === 'element')
      key = `.${test.value}`
    else if (test.type === SelectorType.Tag && key === '*') key = test.name.toLowerCase()
  }
  return key
}

/** Whether an element matches. Descendant combinators try every ancestor, so the steps are counted. */
export function matches(document: FlatDocument, node: Node, selector: CompiledSelector, budget: MatchBudget): boolean {
  return matchesFrom(document, node, selector.compounds, 0, budget)
}

function matchesFrom(
  document: FlatDocument,
  node: Node,
  compounds: Compound[],
  at: number,
  budget: MatchBudget,
): boolean {
  if (--budget.steps < 0) return false
  if (!matchesCompound(document, node, compounds[at]!.tests, budget)) return false
  const left = compounds[at + 1]
  if (left === undefined) return true
  switch (left.combinator) {
    case 'child': {
      const parent = parentOf(document, node)
      return parent >= 0 && matchesFrom(document, parent, compounds, at + 1, budget)
    }
    case 'descendant': {
      for (let ancestor = parentOf(document, node); ancestor >= 0; ancestor = parentOf(document, ancestor)) {
        if (matchesFrom(document, ancestor, compounds, at + 1, budget)) return true
        if (budget.steps < 0) return false
      }
      return false
    }
    case 'adjacent': {
      const before = siblingsBefore(document, node, budget)
      const last = before.at(-1)
      return last !== undefined && matchesFrom(document, last, compounds, at + 1, budget)
    }
    case 'sibling':
      return siblingsBefore(document, node, budget).some((sibling) =>
        matchesFrom(document, sibling, compounds, at + 1, budget),
      )
    default:
      return false
  }
}

function siblingsBefore(document: FlatDocument, node: Node, budget: MatchBudget): Node[] {
  const siblings: Node[] = []
  const parent = parentOf(document, node)
  if (parent < 0) return siblings
  for (const sibling of childElementsOf(document, parent)) {
    if (sibling === node) break
    if (--budget.steps < 0) break
    siblings.push(sibling)
  }
  return siblings
}

function matchesCompound(document: FlatDocument, node: Node, tests: Selector[], budget: MatchBudget): boolean {
  for (const test of tests) if (!matchesTest(document, node, test, budget)) return false
  return true
}

function matchesTest(document: FlatDocument, node: Node, test: Selector, budget: MatchBudget): boolean {
  switch (test.type) {
    case SelectorType.Universal:
      return true
    case SelectorType.Tag:
      return tagOf(document, node) === test.name.toLowerCase()
    case SelectorType.Attribute:
      return matchesAttribute(document, node, test, budget)
    case SelectorType.Pseudo:
      return matchesPseudo(document, node, test.name, test.data, budget)
    default:
      return false
  }
}

type PseudoData = Extract<Selector, { type: SelectorType.Pseudo }>['data']

function matchesPseudo(
  document: FlatDocument,
  node: Node,
  name: string,
  data: PseudoData,
  budget: MatchBudget,
): boolean {
  switch (name) {
    case 'root':
      return parentOf(document, node) < 0
    case 'is':
    case 'where':
    case 'matches':
    case '-webkit-any':
    case '-moz-any':
      return Array.isArray(data) && data.some((inner) => matchesTokens(document, node, inner, budget))
    case 'not':
      return Array.isArray(data) && !data.some((inner) => matchesTokens(document, node, inner, budget))
    case 'empty':
      return endOf(document, node) === node + 1
    case 'link':
    case 'any-link':
      return tagOf(document, node) === 'a' && attributeOf(document, node, 'href') !== undefined
    case 'enabled':
    case 'defined':
      return true
    case 'has':
      return Array.isArray(data) && hasMatch(document, node, data, budget)
    default:
      return matchesPosition(document, node, name, typeof data === 'string' ? data : '', budget)
  }
}

/** `:has()` with a plain descendant or child condition; sibling conditions count as not met. */
function hasMatch(document: FlatDocument, node: Node, data: Selector[][], budget: MatchBudget): boolean {
  return data.some((tokens) => {
    const relative = tokens.filter((token) => token.type !== SelectorType.Descendant)
    const childOnly = relative[0]?.type === SelectorType.Child
    const inner = childOnly ? relative.slice(1) : relative
    for (let index = node + 1; index < endOf(document, node); index++) {
      if (--budget.steps < 0) return false
      if (isText(document, index) || (childOnly && parentOf(document, index) !== node)) continue
      if (matchesTokens(document, index, inner, budget)) return true
    }
    return false
  })
}

const compiledTokens = new WeakMap<Selector[], CompiledSelector | 'none'>()

function matchesTokens(document: FlatDocument, node: Node, tokens: Selector[], budget: MatchBudget): boolean {
  let compiled = compiledTokens.get(tokens)
  if (compiled === undefined) {
    compiled = compileTokens(tokens) ?? 'none'
    compiledTokens.set(tokens, compiled)
  }
  return compiled !== 'none' && matches(document, node, compiled, budget)
}

const positions: Record<string, { ofType: boolean; fromEnd: boolean }> = {
  'nth-child': { ofType: false, fromEnd: false },
  'nth-last-child': { ofType: false, fromEnd: true },
  'nth-of-type': { ofType: true, fromEnd: false },
  'nth-last-of-type': { ofType: true, fromEnd: true },
}

function matchesPosition(
  document: FlatDocument,
  node: Node,
  name: string,
  formula: string,
  budget: MatchBudget,
): boolean {
  const only = /^only-(child|of-type)$/.exec(name)
  if (only !== null) {
    const kind = only[1]!
    return (
      matchesPosition(document, node, `nth-${kind}`, '1', budget) &&
      matchesPosition(document, node, `nth-last-${kind}`, '1', budget)
    )
  }
  const edge = /^(first|last)-(child|of-type)$/.exec(name)
  if (edge !== null) {
    return matchesPosition(document, node, `nth-${edge[1] === 'last' ? 'last-' : ''}${edge[2]}`, '1', budget)
  }
  const position = positions[name]
  const parent = parentOf(document, node)
  if (position === undefined || parent < 0) return false
  let before = 0
  let after = 0
  for (const sibling of childElementsOf(document, parent)) {
    if (--budget.steps < 0) return false
    if (position.ofType && tagOf(document, sibling) !== tagOf(document, node)) continue
    if (sibling < node) before++
    else if (sibling > node) after++
  }
  return satisfies(formula, (position.fromEnd ? after : before) + 1)
}

/** Whether a position fits an `An+B` formula (CSS Syntax 3, § 6). */
function satisfies(formula: string, position: number): boolean {
  const text = formula.replace(/\s+/g, '').toLowerCase()
  if (text === 'odd') return position % 2 === 1
  if (text === 'even') return position % 2 === 0
  const match = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(text)
  if (match === null || text === '') return false
  const step =
    match[1] === undefined ? 0 : match[1] === '' || match[1] === '+' ? 1 : match[1] === '-' ? -1 : Number(match[1])
  const offset = Number(match[2] ?? 0)
  if (step === 0) return position === offset
  return (position - offset) % step === 0 && (position - offset) / step >= 0
}
