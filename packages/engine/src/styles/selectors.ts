import { parse, type Selector, SelectorType } from 'css-what'
import { memoised } from '../memoised.ts'
import type { AttributeTest } from './attribute-tests.ts'
import type { Counting } from './element-table.ts'

/** One complex selector, cut at its combinators, rightmost compound first. */
export interface CompiledSelector {
  compounds: Compound[]
  /** Specificity (Selectors 4, § 17) as one number: ids × 10⁶ + classes × 10³ + types. */
  specificity: number
  /** Keys (`#id`, `.class`, tag) without which on the page nothing matches. */
  onPage: readonly string[]
  /** Keys of which each must be on an element around the one that matches. */
  around: readonly string[]
}

export interface Compound {
  tests: Test[]
  /** How this compound stands to the one on its right: it is its ancestor, parent, or a sibling before it. */
  combinator: 'descendant' | 'child' | 'sibling' | 'adjacent' | null
}

export type Test =
  | AttributeTest
  | { type: 'any' }
  | { type: 'never' }
  | { type: 'name'; name: string }
  | { type: 'root' }
  | { type: 'empty' }
  | { type: 'link' }
  | { type: 'one-of' | 'none-of'; selectors: readonly CompiledSelector[] }
  | { type: 'holds'; parts: readonly Held[] }
  | { type: 'position'; counting: Counting; formula: Formula }

/** What `:has()` looks for: a descendant, or a child only. */
interface Held {
  selector: CompiledSelector | null
  childOnly: boolean
}

/** `step` × n + `offset`, n from 0. */
export interface Formula {
  step: number
  offset: number
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
  try {
    return compileAll(parse(distinct(list)))
  } catch {
    return []
  }
}

/** The selectors of a list, each once; where commas may part something else it stays as it is. */
const distinct = (list: string): string =>
  /[([\\"']/.test(list) ? list : [...new Set(list.split(',').map((selector) => selector.trim()))].join(',')

const compileAll = (list: readonly Selector[][]): CompiledSelector[] =>
  list.map(compileTokens).filter((selector) => selector !== null)

function compileTokens(tokens: Selector[]): CompiledSelector | null {
  let rightmost: Compound = { tests: [], combinator: null }
  const compounds = [rightmost]
  let specificity = 0
  for (const token of tokens) {
    if (token.type === SelectorType.PseudoElement) return null
    if (token.type in combinators) {
      const combinator = combinators[token.type]
      if (combinator === null || combinator === undefined) return null
      rightmost.combinator = combinator
      rightmost = { tests: [], combinator: null }
      compounds.unshift(rightmost)
      continue
    }
    if (token.type === SelectorType.Parent || token.type === SelectorType.ColumnCombinator) return null
    if (token.type === SelectorType.Pseudo && neverAtRest.has(token.name)) return null
    rightmost.tests.push(testOf(token))
    specificity += specificityOf(token)
  }
  // While reading, a combinator was noted on its left compound; compounds[0] is now the rightmost.
  return { compounds, specificity, onPage: compounds.flatMap(keysOf), around: keysAround(compounds) }
}

function specificityOf(token: Selector): number {
  switch (token.type) {
    case SelectorType.Attribute:
      return token.name === 'id' && token.action === 'equals' ? 1_000_000 : 1_000
    case SelectorType.Tag:
      return 1
    case SelectorType.Pseudo:
      if (token.name === 'where') return 0
      return Array.isArray(token.data) ? specificityWithin(token.data) : 1_000
    default:
      return 0
  }
}

/** Of the most specific in a list; known from then on, as each level of a nesting asks for those within it. */
const specificityWithin = memoised((list: Selector[][]): number => {
  let most = 0
  for (const tokens of list) {
    most = Math.max(
      most,
      tokens.reduce((sum, token) => sum + specificityOf(token), 0),
    )
  }
  return most
})

function testOf(token: Selector): Test {
  switch (token.type) {
    case SelectorType.Universal:
      return { type: 'any' }
    case SelectorType.Tag:
      return { type: 'name', name: token.name.toLowerCase() }
    case SelectorType.Attribute:
      return token
    case SelectorType.Pseudo:
      return pseudoTest(token.name, token.data)
    default:
      return { type: 'never' }
  }
}

type PseudoData = Extract<Selector, { type: SelectorType.Pseudo }>['data']

function pseudoTest(name: string, data: PseudoData): Test {
  switch (name) {
    case 'root':
    case 'empty':
      return { type: name }
    case 'is':
    case 'where':
    case 'matches':
    case '-webkit-any':
    case '-moz-any':
      return Array.isArray(data) ? { type: 'one-of', selectors: compileAll(data) } : { type: 'never' }
    case 'not':
      return Array.isArray(data) ? { type: 'none-of', selectors: compileAll(data) } : { type: 'never' }
    case 'link':
    case 'any-link':
      return { type: 'link' }
    case 'enabled':
    case 'defined':
      return { type: 'any' }
    case 'has':
      return Array.isArray(data) ? { type: 'holds', parts: data.map(heldPart) } : { type: 'never' }
    default:
      return positionTest(name, typeof data === 'string' ? data : '')
  }
}

/** `:has()` with a plain descendant or child condition; sibling conditions count as not met. */
function heldPart(tokens: Selector[]): Held {
  const relative = tokens.filter((token) => token.type !== SelectorType.Descendant)
  const childOnly = relative[0]?.type === SelectorType.Child
  return { selector: compileTokens(childOnly ? relative.slice(1) : relative), childOnly }
}

const positions: Record<string, Counting> = {
  child: { ofType: false, fromEnd: false },
  'last-child': { ofType: false, fromEnd: true },
  'of-type': { ofType: true, fromEnd: false },
  'last-of-type': { ofType: true, fromEnd: true },
}

function positionTest(name: string, written: string): Test {
  const only = /^only-(child|of-type)$/.exec(name)?.[1]
  if (only !== undefined) {
    const tests = [positionTest(`nth-${only}`, '1'), positionTest(`nth-last-${only}`, '1')]
    return { type: 'one-of', selectors: [{ compounds: [{ tests, combinator: null }], ...noKeys }] }
  }
  const first = /^first-(child|of-type)$/.exec(name)?.[1]
  if (first !== undefined) return positionTest(`nth-${first}`, '1')
  if (/^last-(?:child|of-type)$/.test(name)) return positionTest(`nth-${name}`, '1')
  const counting = name.startsWith('nth-') ? positions[name.slice(4)] : undefined
  const formula = readFormula(written)
  return counting === undefined || formula === null ? { type: 'never' } : { type: 'position', counting, formula }
}

const noKeys = { specificity: 0, onPage: [], around: [] } as const

/** An `An+B` formula (CSS Syntax 3, § 6). */
function readFormula(written: string): Formula | null {
  const text = written.replace(/\s+/g, '').toLowerCase()
  if (text === 'odd') return { step: 2, offset: 1 }
  if (text === 'even') return { step: 2, offset: 0 }
  const match = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(text)
  if (match === null || text === '') return null
  const step =
    match[1] === undefined ? 0 : match[1] === '' || match[1] === '+' ? 1 : match[1] === '-' ? -1 : Number(match[1])
  return { step, offset: Number(match[2] ?? 0) }
}

/** The id, class or tag that an element must carry to match: where the selector stands in an index. */
export function keyOf({ compounds }: CompiledSelector): string {
  return keyOfCompound(compounds[0]!) ?? '*'
}

function keyOfCompound({ tests }: Compound): string | null {
  let key: string | null = null
  for (const test of tests) {
    if (test.type === SelectorType.Attribute && test.name === 'id' && test.action === 'equals') return `#${test.value}`
    if (test.type === SelectorType.Attribute && test.name === 'class' && test.action === 'element')
      key = `.${test.value}`
    else if (test.type === 'name' && key === null) key = test.name
  }
  return key
}

/** Every id, class and tag that a compound asks for as it is written. */
function keysOf({ tests }: Compound): string[] {
  return tests.flatMap((test) => {
    if (test.type === 'name') return [test.name]
    if (test.type !== SelectorType.Attribute || test.ignoreCase === true) return []
    if (test.name === 'id' && test.action === 'equals') return [`#${test.value}`]
    return test.name === 'class' && test.action === 'element' ? [`.${test.value}`] : []
  })
}

/** An ancestor of a sibling is an ancestor of the element itself; the sibling is not. */
function keysAround(compounds: readonly Compound[]): string[] {
  return compounds
    .filter(({ combinator }, index) => index > 0 && (combinator === 'child' || combinator === 'descendant'))
    .flatMap(keysOf)
}
