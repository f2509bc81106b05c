import { attributeOf, type FlatDocument, type Node, parentOf, tagOf } from '../document/flat-document.ts'
import { mediaHolds } from './media.ts'
import type { Declaration, ParsedStylesheet } from './parse-css.ts'
import { type CompiledSelector, compileSelectors, keyOf, type MatchBudget, matches } from './selectors.ts'

/** Properties that facts ask about; all others are passed over when the cascade is built. */
const wanted = new Set(
  (
    'display visibility position opacity clip clip-path width height max-height overflow font font-size font-weight ' +
    'font-family color background background-color background-image border border-color border-width border-style ' +
    'padding padding-left padding-right padding-top padding-bottom text-indent text-transform cursor border-radius left top'
  ).split(' '),
)
const inherited = new Set(['font-size', 'font-weight', 'font-family', 'color', 'text-transform', 'cursor'])

const isWanted = (property: string) => wanted.has(property) || property.startsWith('--')

interface IndexedRule {
  selector: CompiledSelector
  declarations: Declaration[]
  order: number
}

/** The rules of a page's stylesheets, ready to be looked up; made once and shared by the pages that link the same sheets. */
export interface StyleIndex {
  byKey: Map<string, IndexedRule[]>
}

/** Indexes the rules that hold on a wide light screen, in cascade order of the sheets. */
export function styleIndex(sheets: readonly ParsedStylesheet[]): StyleIndex {
  const byKey = new Map<string, IndexedRule[]>()
  const held = new Map<string, boolean>()
  let order = 0
  for (const sheet of sheets) {
    for (const rule of sheet.rules) {
      order++
      const applies = rule.media.every((query) => {
        const known = held.get(query)
        if (known !== undefined) return known
        const holds = mediaHolds(query)
        held.set(query, holds)
        return holds
      })
      if (!applies) continue
      const declarations = rule.declarations.filter(({ property }) => isWanted(property))
      if (declarations.length === 0) continue
      for (const selector of compileSelectors(rule.selector)) {
        const key = keyOf(selector)
        const bucket = byKey.get(key)
        if (bucket === undefined) byKey.set(key, [{ selector, declarations, order }])
        else bucket.push({ selector, declarations, order })
      }
    }
  }
  return { byKey }
}

/** Steps that matching may take on one page; a real page needs some hundred thousand. */
const matchStepsMax = 20_000_000

/** What the cascade gives for an element: values as written, variables resolved; only of the properties we ask about. */
export interface ComputedStyles {
  value(node: Node, property: string): string | undefined
  /** Pixels. */
  fontSizeOf(node: Node): number
  /** 100 to 900. */
  fontWeightOf(node: Node): number
}

/** Sizes of the browsers' own sheet (HTML § 15.3), in em of the parent. */
const browserFontSizes: Record<string, number> = {
  h1: 2,
  h2: 1.5,
  h3: 1.17,
  h5: 0.83,
  h6: 0.67,
  small: 0.83,
  big: 1.17,
}
const fontKeywords: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
}
/** `<font size>` (HTML § 15.3.4). */
const legacyFontSizes = [10, 10, 13, 16, 18, 24, 32, 48]

/** Computes styles lazily, element by element: most of a page is never asked about. */
export function computedStyles(document: FlatDocument, index: StyleIndex): ComputedStyles {
  const budget: MatchBudget = { steps: matchStepsMax }
  const cascaded = new Map<Node, Map<string, string>>()
  const fontSizes = new Map<Node, number>()

  function declaredOn(node: Node): Map<string, string> {
    const known = cascaded.get(node)
    if (known !== undefined) return known
    const values = cascade(document, node, index, budget)
    cascaded.set(node, values)
    return values
  }

  function variable(node: Node, name: string): string | undefined {
    for (let at = node; at >= 0; at = parentOf(document, at)) {
      const value = declaredOn(at).get(name)
      if (value !== undefined) return value
    }
    return undefined
  }

  function value(node: Node, property: string): string | undefined {
    for (let at = node; at >= 0; at = parentOf(document, at)) {
      const value = declaredOn(at).get(property)
      if (value !== undefined && value !== 'inherit') {
        return resolveVariables(value, (name) => variable(at, name), 0)
      }
      if (value === undefined && !inherited.has(property)) return undefined
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
      const resolved = resolveVariables(declared, (name) => variable(node, name), 0)
      const size = resolved === undefined ? null : lengthInPixels(resolved, parentSize)
      if (size !== null && size >= 0 && size < 1_000) return size
    }
    const tag = tagOf(document, node)
    if (tag === 'font') {
      const legacy = Number(attributeOf(document, node, 'size'))
      if (legacy >= 1 && legacy <= 7) return legacyFontSizes[legacy]!
    }
    return parentSize * (browserFontSizes[tag] ?? 1)
  }

  function fontWeightOf(node: Node): number {
    for (let at = node; at >= 0; at = parentOf(document, at)) {
      const value = declaredOn(at).get('font-weight')
      const resolved = value === undefined ? undefined : resolveVariables(value, (name) => variable(at, name), 0)
      if (resolved === 'bold' || resolved === 'bolder') return 700
      if (resolved === 'normal' || resolved === 'lighter') return 400
      if (resolved !== undefined && Number(resolved) > 0) return Number(resolved)
      if (/^(?:h[1-6]|b|strong|th)$/.test(tagOf(document, at))) return 700
    }
    return 400
  }

  return { value, fontSizeOf, fontWeightOf }
}

function cascade(document: FlatDocument, node: Node, { byKey }: StyleIndex, budget: MatchBudget): Map<string, string> {
  const hits: IndexedRule[] = []
  const tryBucket = (key: string) => {
    for (const rule of byKey.get(key) ?? []) {
      if (matches(document, node, rule.selector, budget)) hits.push(rule)
    }
  }
  tryBucket('*')
  tryBucket(tagOf(document, node))
  const id = attributeOf(document, node, 'id')
  if (id !== undefined) tryBucket(`#${id}`)
  const classes = attributeOf(document, node, 'class')
  if (classes !== undefined) for (const name of new Set(classes.split(/\s+/))) if (name !== '') tryBucket(`.${name}`)

  hits.sort((a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order)
  const values = new Map<string, string>()
  const important = new Set<string>()
  const set = ({ property, value, important: isImportant }: Declaration) => {
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
  for (const { declarations } of hits) for (const declaration of declarations) set(declaration)
  for (const declaration of inlineDeclarations(attributeOf(document, node, 'style'))) set(declaration)
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

/** Declarations of a `style` attribute; semicolons within brackets and quotes do not part. */
function inlineDeclarations(style: string | undefined): Declaration[] {
  if (style === undefined || style === '') return []
  const declarations: Declaration[] = []
  for (const part of style.slice(0, 10_000).match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\)|["'(])+/g) ?? []) {
    const colon = part.indexOf(':')
    if (colon < 0) continue
    const written = part.slice(0, colon).trim()
    const property = written.startsWith('--') ? written : written.toLowerCase()
    if (!isWanted(property)) continue
    const value = part.slice(colon + 1).trim()
    const important = /!\s*important\s*$/i.test(value)
    declarations.push({
      property,
      value: important ? value.replace(/!\s*important\s*$/i, '').trim() : value,
      important,
    })
  }
  return declarations
}

const substitutionsMax = 16

/** Puts variables in (CSS Variables 1), with their fallbacks; undefined where one is missing or the nesting too deep. */
function resolveVariables(
  value: string,
  lookUp: (name: string) => string | undefined,
  depth: number,
): string | undefined {
  let text = value
  for (let round = 0; round < substitutionsMax; round++) {
    const at = text.indexOf('var(')
    if (at < 0) return text
    const end = closingBracket(text, at + 3)
    if (end < 0 || depth > substitutionsMax || text.length > 10_000) return undefined
    const inner = text.slice(at + 4, end)
    const comma = inner.indexOf(',')
    const name = (comma < 0 ? inner : inner.slice(0, comma)).trim()
    const found = lookUp(name)
    const put = found ?? (comma < 0 ? undefined : inner.slice(comma + 1).trim())
    if (put === undefined) return undefined
    text = text.slice(0, at) + put + text.slice(end + 1)
  }
  return undefined
}

function closingBracket(text: string, open: number): number {
  let depth = 0
  for (let index = open; index < text.length; index++) {
    if (text[index] === '(') depth++
    else if (text[index] === ')' && --depth === 0) return index
  }
  return -1
}

/** A CSS length in pixels; percentages and em are of the parent's font size. `clamp()` and the like give their largest. */
export function lengthInPixels(value: string, parentSize: number): number | null {
  const text = value.trim().toLowerCase()
  const keyword = fontKeywords[text]
  if (keyword !== undefined) return keyword
  if (text === 'smaller') return parentSize * 0.83
  if (text === 'larger') return parentSize * 1.2
  const call = /^(clamp|min|max|calc)\((.*)\)$/s.exec(text)
  if (call !== null) {
    const lengths = (call[2]!.match(/-?[\d.]+(?:px|rem|em|vw|vh|pt|%)/g) ?? [])
      .map((part) => lengthInPixels(part, parentSize))
      .filter((part) => part !== null)
    if (lengths.length === 0) return null
    if (call[1] === 'clamp' && lengths.length >= 3) {
      const middle = lengths.slice(1, -1).reduce((sum, part) => sum + part, 0)
      return Math.max(lengths[0]!, Math.min(middle, lengths.at(-1)!))
    }
    if (call[1] === 'min') return Math.min(...lengths)
    if (call[1] === 'max') return Math.max(...lengths)
    return lengths.reduce((sum, part) => sum + part, 0)
  }
  const match = /^(-?[\d.]+)(px|rem|em|vw|vh|vmin|vmax|pt|%)?$/.exec(text)
  if (match === null) return null
  const number = Number(match[1])
  switch (match[2]) {
    case undefined:
      return number === 0 ? 0 : null
    case 'px':
      return number
    case 'rem':
      return number * 16
    case 'em':
      return number * parentSize
    case '%':
      return (number * parentSize) / 100
    case 'pt':
      return (number * 4) / 3
    case 'vw':
    case 'vmax':
      return (number * 1280) / 100
    default:
      return (number * 800) / 100
  }
}
