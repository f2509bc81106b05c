import type { CssNode } from 'css-tree'
// The parser alone: the whole package loads a dictionary of CSS with it, in every thread that parses.
import parseCssTree from 'css-tree/parser'
import { withAbsoluteUrls, withoutPictures } from './pictures.ts'
import { isWanted } from './wanted-properties.ts'

/** One declaration of a rule, its value as written (variables unresolved). */
export interface Declaration {
  property: string
  value: string
  important: boolean
}

/** A style rule with the conditions around it; conditions that never hold on a screen are left out already. */
export interface StyleRule {
  /** Selector list as written. */
  selector: string
  /** Those that facts ask about. */
  declarations: Declaration[]
  /** `@media` conditions around the rule, outermost first. */
  media: string[]
}

export interface ParsedStylesheet {
  rules: StyleRule[]
  /** URLs of `@import`, as written, with their media condition. */
  imports: { url: string; media: string }[]
  /** Families declared by `@font-face`, with their sources as written. */
  fontFaces: { family: string; src: string; weight: string; style: string }[]
  /** What was cut to stay within the caps. */
  truncated: string[]
}

/** A stylesheet of 2 million characters is parsed in about 0.4 s; what is longer is cut, and said. */
export const stylesheetCharactersMax = 2_000_000
const rulesMax = 60_000
const declarationsOfRuleMax = 20_000
const nestingMax = 16
const selectorCharactersMax = 10_000
const unfoldedSelectorCharactersMax = 100_000

const parseOptions = { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false }

const unquote = (text: string) => text.replace(/^\s*(['"])(.*)\1\s*$/s, '$2').trim()

/**
 * Reads a stylesheet into flat rules (css-tree, tolerant of errors). Nested rules are unfolded: `&` becomes
 * `:is(parent)` (CSS Nesting 1), `@layer`, `@supports` and `@container` blocks are taken as if they held.
 * @param base the sheet's own URL, for the pictures that it names; those of a page's own styles stay as written
 */
export function parseCss(css: string, base: string | null = null): ParsedStylesheet {
  const sheet: ParsedStylesheet = { rules: [], imports: [], fontFaces: [], truncated: [] }
  let source = css
  if (source.length > stylesheetCharactersMax) {
    source = source.slice(0, source.lastIndexOf('}', stylesheetCharactersMax) + 1)
    sheet.truncated.push(`characters after the first ${source.length}`)
  }
  collect(parseCssTree(source, parseOptions), { selector: null, media: [], depth: 0, base }, sheet)
  return sheet
}

interface Around {
  /** Selector of the rule around; null at the top. */
  selector: string | null
  media: string[]
  depth: number
  base: string | null
}

/** Reads a block; its own declarations stand before the rules nested in it, being weaker at equal specificity. */
function collect(container: CssNode, around: Around, sheet: ParsedStylesheet): void {
  if ((container.type !== 'StyleSheet' && container.type !== 'Block') || around.depth > nestingMax) return
  const declarations: Declaration[] = []
  const at = sheet.rules.length
  for (const node of container.children) {
    if (sheet.rules.length >= rulesMax) {
      if (sheet.truncated.at(-1) !== 'rules') sheet.truncated.push('rules')
      break
    }
    if (node.type === 'Declaration') {
      const declaration = declarations.length < declarationsOfRuleMax ? toDeclaration(node) : null
      // Most of a sheet is of no interest, and all that is kept crosses to another thread.
      if (declaration !== null && isWanted(declaration.property))
        declarations.push(withPictures(declaration, around.base))
    } else if (node.type === 'Rule') collectRule(node, around, sheet)
    else if (node.type === 'Atrule') collectAtrule(node, around, sheet)
    else if (node.type === 'Raw' && around.selector !== null && node.value.includes('{')) {
      // css-tree reads nested rules only when they start with `&`; what it gives up on is read as a sheet of its own.
      collect(parseCssTree(node.value, parseOptions), { ...around, depth: around.depth + 1 }, sheet)
    }
  }
  if (declarations.length > 0 && around.selector !== null) {
    sheet.rules.splice(at, 0, { selector: around.selector, declarations, media: around.media })
  }
}

const valueCharactersMax = 10_000

/** Repeated for every picture of a sheet. */
const baseCharactersMax = 512

/** A long value is read anew for each element that has it; mostly it is a picture written out. */
function withPictures(declaration: Declaration, base: string | null): Declaration {
  const isShort = declaration.value.length <= valueCharactersMax
  const isRelative = isShort && base !== null && base.length <= baseCharactersMax && /url\(/i.test(declaration.value)
  const value = isRelative ? withAbsoluteUrls(declaration.value, base) : declaration.value
  if (value.length <= valueCharactersMax) return value === declaration.value ? declaration : { ...declaration, value }
  return { ...declaration, value: withoutPictures(value, 'url()').slice(0, valueCharactersMax) }
}

function toDeclaration(node: Extract<CssNode, { type: 'Declaration' }>): Declaration {
  const value = node.value.type === 'Raw' ? node.value.value : ''
  const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase()
  return { property, value: value.trim(), important: node.important !== false }
}

function collectRule(node: Extract<CssNode, { type: 'Rule' }>, around: Around, sheet: ParsedStylesheet): void {
  const written = node.prelude.type === 'Raw' ? node.prelude.value.trim() : ''
  if (written === '' || written.length > selectorCharactersMax) return
  const selector = around.selector === null ? written : nest(around.selector, written)
  if (selector === null || (around.selector !== null && !hasRoomFor(selector, sheet))) {
    // Without its parent the rule would hold for elements that it was not written for.
    if (!sheet.truncated.includes('nested rules')) sheet.truncated.push('nested rules')
    return
  }
  collect(node.block, { ...around, selector, depth: around.depth + 1 }, sheet)
}

/** Unfolded selectors repeat those around them; a sheet of few bytes could become gigabytes. */
const unfoldedCharactersMax = 2_000_000
const unfolded = new WeakMap<ParsedStylesheet, number>()

function hasRoomFor(selector: string, sheet: ParsedStylesheet): boolean {
  const characters = (unfolded.get(sheet) ?? 0) + selector.length
  if (characters > unfoldedCharactersMax) return false
  unfolded.set(sheet, characters)
  return true
}

/** `&` stands for the rule around; without one, the nested selector is a descendant of it. null: it would be too long. */
function nest(outer: string, written: string): string | null {
  if (outer.length + written.length > selectorCharactersMax) return null
  const parent = `:is(${outer})`
  const parts = written.split(',')
  // Each part repeats the parent, each `&` once.
  const repeats = parts.length + written.split('&').length
  if (repeats * parent.length > unfoldedSelectorCharactersMax) return null
  return parts.map((part) => (part.includes('&') ? part.replaceAll('&', parent) : `${parent} ${part.trim()}`)).join(',')
}

function collectAtrule(node: Extract<CssNode, { type: 'Atrule' }>, around: Around, sheet: ParsedStylesheet): void {
  const name = node.name.toLowerCase()
  const prelude = node.prelude?.type === 'Raw' ? node.prelude.value.trim() : ''
  if (name === 'import') {
    const match = /^(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s)"']+))\s*\)?\s*(.*)$/s.exec(prelude)
    const url = match?.[1] ?? match?.[2] ?? match?.[3]
    if (url !== undefined && sheet.imports.length < 32) sheet.imports.push({ url, media: match?.[4] ?? '' })
    return
  }
  if (node.block === null) return
  if (name === 'font-face') {
    sheet.fontFaces.push(toFontFace(node.block))
    return
  }
  if (name === 'media') {
    collect(node.block, { ...around, media: [...around.media, prelude], depth: around.depth + 1 }, sheet)
    return
  }
  if (name === 'layer' || name === 'supports' || name === 'container' || name === 'scope') {
    if (name === 'supports' && /^\s*not\b/i.test(prelude)) return
    collect(node.block, { ...around, depth: around.depth + 1 }, sheet)
  }
}

function toFontFace(block: Extract<CssNode, { type: 'Block' }>): ParsedStylesheet['fontFaces'][number] {
  const values = new Map<string, string>()
  for (const node of block.children) {
    if (node.type === 'Declaration') {
      const { property, value } = toDeclaration(node)
      values.set(property, value)
    }
  }
  return {
    family: unquote(values.get('font-family') ?? ''),
    src: (values.get('src') ?? '').slice(0, 2_000),
    weight: values.get('font-weight') ?? '',
    style: values.get('font-style') ?? '',
  }
}
