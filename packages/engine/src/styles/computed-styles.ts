import { attributeOf, type FlatDocument, type Node, parentOf, tagOf } from '../document/flat-document.ts'
import type { MatchBudget } from './attribute-tests.ts'
import { createCascade, type Declared } from './cascade.ts'
import { settledLonghand } from './font-shorthand.ts'
import { lengthInPixels } from './lengths.ts'
import type { StyleIndex } from './style-index.ts'
import { resolveVariables } from './variables.ts'

const inherited = new Set(['font-size', 'font-weight', 'font-family', 'color', 'text-transform', 'cursor'])

/** Steps that styles of one page may take; a real page needs some hundred thousand. */
const matchStepsMax = 5_000_000
/** A looked-up variable is remembered, which costs more than a test of a selector. */
const stepsOfLookup = 4

/** What the cascade gives for an element: values as written, variables resolved; only of the properties we ask about. */
export interface ComputedStyles {
  value(node: Node, property: string): string | undefined
  /** Pixels. */
  fontSizeOf(node: Node): number
  /** 100 to 900. */
  fontWeightOf(node: Node): number
}

/** Sizes of the browsers' own sheet (HTML § 15.3), in em of the parent. */
const browserFontSizes = new Map<string, number>(
  Object.entries({
    h1: 2,
    h2: 1.5,
    h3: 1.17,
    h5: 0.83,
    h6: 0.67,
    small: 0.83,
    big: 1.17,
  }),
)
/** `<font size>` (HTML § 15.3.4). */
const legacyFontSizes = [10, 10, 13, 16, 18, 24, 32, 48]

/** Computes styles lazily, element by element: most of a page is never asked about. */
export function computedStyles(document: FlatDocument, index: StyleIndex): ComputedStyles {
  const budget: MatchBudget = { steps: matchStepsMax }
  const cascade = createCascade(document, index, budget)
  const cascaded = new Map<Node, Declared>()
  const fontSizes = new Map<Node, number>()
  /** By name and node: down a nesting each lookup would else walk all the way up again. */
  const variables = new Map<string, Map<Node, string | undefined>>()

  function declaredOn(node: Node): Declared {
    const known = cascaded.get(node)
    if (known !== undefined) return known
    const values = cascade(node)
    cascaded.set(node, values)
    return values
  }

  function variable(node: Node, name: string): string | undefined {
    const known = variables.get(name) ?? new Map<Node, string | undefined>()
    variables.set(name, known)
    const passed: Node[] = []
    let value: string | undefined
    for (let at = node; at >= 0 && value === undefined && budget.steps >= 0; at = parentOf(document, at)) {
      if (known.has(at)) {
        value = known.get(at)
        break
      }
      budget.steps -= stepsOfLookup
      passed.push(at)
      value = declaredOn(at).get(name)
    }
    for (const at of passed) known.set(at, value)
    return value
  }

  function resolved(node: Node, property: string, written: string): string | undefined {
    const value = resolveVariables(written, (name) => variable(node, name), budget)
    return value === undefined ? undefined : settledLonghand(property, value)
  }

  function value(node: Node, property: string): string | undefined {
    for (let at = node; at >= 0; at = parentOf(document, at)) {
      const declared = declaredOn(at).get(property)
      if (declared !== undefined && declared !== 'inherit') {
        const value = resolved(at, property, declared)
        // What a missing variable spoils is as if it were unset (CSS Variables 1 § 3.1).
        if (value !== undefined) return value
      }
      if (declared !== 'inherit' && !inherited.has(property)) return undefined
    }
    return undefined
  }

  function fontSizeOf(node: Node): number {
    const chain: Node[] = []
    let size = 16
    for (let at = node; at >= 0; at = parentOf(document, at)) {
      const known = fontSizes.get(at)
      if (known !== undefined) {
        size = known
        break
      }
      chain.push(at)
    }
    for (const at of chain.reverse()) {
      size = ownFontSize(at, size)
      fontSizes.set(at, size)
    }
    return size
  }

  function ownFontSize(node: Node, parentSize: number): number {
    const declared = declaredOn(node).get('font-size')
    if (declared !== undefined) {
      const length = resolved(node, 'font-size', declared)
      const size = length === undefined ? null : lengthInPixels(length, parentSize)
      if (size !== null && size >= 0 && size < 1_000) return size
    }
    const tag = tagOf(document, node)
    if (tag === 'font') {
      const legacy = Number(attributeOf(document, node, 'size'))
      if (legacy >= 1 && legacy <= 7) return legacyFontSizes[legacy]!
    }
    return parentSize * (browserFontSizes.get(tag) ?? 1)
  }

  function fontWeightOf(node: Node): number {
    for (let at = node; at >= 0; at = parentOf(document, at)) {
      const value = declaredOn(at).get('font-weight')
      const weight = value === undefined ? undefined : resolved(at, 'font-weight', value)
      if (weight === 'bold' || weight === 'bolder') return 700
      if (weight === 'normal' || weight === 'lighter') return 400
      if (weight !== undefined && Number(weight) > 0) return Number(weight)
      if (/^(?:h[1-6]|b|strong|th)$/.test(tagOf(document, at))) return 700
    }
    return 400
  }

  return { value, fontSizeOf, fontWeightOf }
}
