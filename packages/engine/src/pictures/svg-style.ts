import type { CssNode } from 'css-tree'
import parseCssTree from 'css-tree/parser'
import { attributeOf, descendantsByTag, type FlatDocument, type Node, tagOf } from '../document/flat-document.ts'
import { rawTextOf } from '../document/page-head.ts'

/** What the style rules within a drawing say of one of its elements. */
export type DrawingStyle = (node: Node, property: string) => string | undefined

interface Rule {
  tag: string | null
  id: string | null
  classes: string[]
  specificity: number
  values: Map<string, string>
}

const sheetCharactersMax = 65_536
const rulesMax = 500
const parseOptions = { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false }

/**
 * Reads the `style` elements of a drawing, as drawing programs write them: rules for a class, an id or an element,
 * conditions left out. They are put into the elements themselves, for within a page they would hold for all of it.
 */
export function drawingStyle(document: FlatDocument, drawing: Node): DrawingStyle {
  const byKey = new Map<string, Rule[]>()
  let css = ''
  for (const node of descendantsByTag(document, drawing, 'style')) css += `${rawTextOf(document, node)}\n`
  const rules = css.trim() === '' ? [] : readRules(css.slice(0, sheetCharactersMax))
  for (const rule of rules) {
    const key =
      rule.id !== null ? `#${rule.id}` : rule.classes[0] !== undefined ? `.${rule.classes[0]}` : (rule.tag ?? '*')
    const bucket = byKey.get(key)
    if (bucket === undefined) byKey.set(key, [rule])
    else bucket.push(rule)
  }
  const known = new Map<Node, ReadonlyMap<string, string>>()
  return (node, property) => {
    const inline = inlineValue(attributeOf(document, node, 'style'), property)
    if (inline !== undefined) return inline
    if (byKey.size === 0) return undefined
    const values = known.get(node) ?? cascade(document, node, byKey)
    known.set(node, values)
    return values.get(property)
  }
}

function cascade(document: FlatDocument, node: Node, byKey: ReadonlyMap<string, Rule[]>): ReadonlyMap<string, string> {
  const tag = tagOf(document, node)
  const id = attributeOf(document, node, 'id')
  const classes = new Set((attributeOf(document, node, 'class') ?? '').split(/\s+/).slice(0, 32))
  const keys = ['*', tag, ...[...classes].map((name) => `.${name}`), ...(id === undefined ? [] : [`#${id}`])]
  const hits = keys
    .flatMap((key) => byKey.get(key) ?? [])
    .filter((rule) => (rule.tag === null || rule.tag === tag) && rule.classes.every((name) => classes.has(name)))
  const values = new Map<string, string>()
  // The sort is stable: of two rules alike in weight the later one stays last.
  for (const rule of hits.sort((one, other) => one.specificity - other.specificity)) {
    for (const [property, value] of rule.values) values.set(property, value)
  }
  return values
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  const sheet = parseCssTree(css, parseOptions)
  if (sheet.type !== 'StyleSheet') return rules
  for (const node of sheet.children) {
    if (node.type !== 'Rule' || node.prelude.type !== 'Raw') continue
    const values = valuesOf(node.block)
    for (const selector of node.prelude.value.slice(0, 4_096).split(',')) {
      const rule = ruleOf(selector.trim(), values)
      if (rule !== null) rules.push(rule)
      if (rules.length >= rulesMax) return rules
    }
  }
  return rules
}

function valuesOf(block: Extract<CssNode, { type: 'Block' }>): Map<string, string> {
  const values = new Map<string, string>()
  for (const node of block.children) {
    if (node.type !== 'Declaration' || node.value.type !== 'Raw') continue
    values.set(node.property.toLowerCase(), node.value.value.trim())
  }
  return values
}

const selectorCharactersMax = 200
const compound = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)$/i

/** Of `svg .a` the last part is what counts: the drawing stands alone. */
function ruleOf(selector: string, values: Map<string, string>): Rule | null {
  if (selector.length > selectorCharactersMax) return null
  const match = compound.exec(selector.split(/[\s>+~]+/).at(-1) ?? '')
  if (match === null) return null
  const names = match[2]!.match(/[.#][\w-]+/g) ?? []
  const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1))
  const id = names.find((name) => name.startsWith('#'))?.slice(1) ?? null
  const tag = match[1] === undefined || match[1] === '*' ? null : match[1].toLowerCase()
  const specificity = (id === null ? 0 : 100) + 10 * classes.length + (tag === null ? 0 : 1)
  return { tag, id, classes, specificity, values }
}

const styleCharactersMax = 4_096

function inlineValue(style: string | undefined, property: string): string | undefined {
  if (style === undefined || style === '') return undefined
  let value: string | undefined
  for (const declaration of style.slice(0, styleCharactersMax).split(';')) {
    const colon = declaration.indexOf(':')
    if (colon > 0 && declaration.slice(0, colon).trim().toLowerCase() === property) {
      value = declaration.slice(colon + 1).trim()
    }
  }
  return value
}
