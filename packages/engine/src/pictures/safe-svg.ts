import {
  attributeOf,
  charactersOf,
  childrenOf,
  contains,
  type FlatDocument,
  foldSpace,
  isText,
  type Node,
  parentOf,
  tagOf,
} from '../document/flat-document.ts'
import { hexOf } from './colors.ts'
import { elementsWithin } from './elements-by-id.ts'
import { createMaskMeter, type MaskMeter } from './mask-meter.ts'
import type { PictureColor } from './picture.ts'
import { type ColorScale, createColorScale } from './svg-colors.ts'
import { extentOf } from './svg-extent.ts'
import { definitions, elements, geometryAttributes, shapes, styleProperties, transparentElements } from './svg-names.ts'
import { sizeOf, viewBoxOf } from './svg-size.ts'
import { drawingStyle } from './svg-style.ts'
import { fragmentOf, numberOf, safeValue } from './svg-values.ts'
import { type Attribute, createSvgWriter, type SvgWriter } from './svg-writer.ts'

/** Longer drawings are illustrations. */
export const drawingCharactersMax = 65_536
const nodesMax = 2_000
const depthMax = 32
const definitionsMax = 50

/** A drawing, made safe: well-formed, complete in itself, and without anything that could run or load. */
export interface Drawing {
  svg: string
  width: number | null
  height: number | null
  /** By the room that their shapes take, largest first. */
  colors: PictureColor[]
  meanLuminance: number | null
}

export interface DrawingOptions {
  /** Values that the page's own styles give an element of the drawing. */
  styleOf?: (node: Node, property: string) => string | undefined
  /** The text colour where the drawing stands, for `currentColor`. */
  color?: string | null
  /** Elements by id that the drawing refers to, in the whole page. */
  elementOf?: (id: string) => Node | undefined
}

/** What is painted unless the element says otherwise; shapes are black where nobody does. */
interface Paint {
  fill: string
  stroke: string
  color: string
}

interface Open {
  node: Node
  depth: number
  paint: Paint
  isDefinition: boolean
}

interface Rewriting {
  document: FlatDocument
  drawing: Node
  styleOf(node: Node, property: string): string | undefined
  elementOf(id: string): Node | undefined
  writer: SvgWriter
  scale: ColorScale
  masks: MaskMeter
  /** Elements still to be written, last first, and the names of those still to be closed. */
  open: (Open | { closing: string })[]
  /** Ids that were written, and those that were referred to. */
  written: Set<string>
  referred: Set<string>
  shapes: number
}

/**
 * Rewrites a drawing from the elements and attributes that are let through. References (`use`) are replaced by what they
 * refer to, so that none is left that could multiply; style rules are put into the elements; ids are made unlike any of
 * a page's own. null: nothing is to be seen in it, or it is too large or too much to paint.
 */
export function safeSvg(document: FlatDocument, drawing: Node, options: DrawingOptions = {}): Drawing | null {
  const own = drawingStyle(document, drawing)
  const work: Rewriting = {
    document,
    drawing,
    styleOf: (node, property) => own(node, property) ?? options.styleOf?.(node, property),
    elementOf: options.elementOf ?? elementsWithin(document, drawing),
    writer: createSvgWriter(),
    scale: createColorScale(),
    masks: createMaskMeter(),
    open: [],
    written: new Set(),
    referred: new Set(),
    shapes: 0,
  }
  const paint: Paint = {
    fill: safeValue('fill', options.styleOf?.(drawing, 'fill') ?? '', '#000') ?? '#000',
    stroke: safeValue('stroke', options.styleOf?.(drawing, 'stroke') ?? '', '#000') ?? 'none',
    color: options.color ?? '#000',
  }
  work.open.push({ node: drawing, depth: 0, paint, isDefinition: false })
  if (!writeAll(work, paint) || work.shapes === 0 || work.masks.isTooMuch()) return null
  const svg = work.writer.finish()
  if (svg.length > drawingCharactersMax) return null
  const size = sizeOf(document, drawing)
  return { svg, ...(size.width === null ? (boxOfSymbol(work) ?? size) : size), ...work.scale.finish() }
}

/** @returns false for a drawing that is too large */
function writeAll(work: Rewriting, paint: Paint): boolean {
  let nodes = 0
  for (let next = work.open.pop(); next !== undefined; next = work.open.pop()) {
    if ('closing' in next) {
      // Before the drawing ends: what it refers to elsewhere on the page.
      const missing = work.open.length === 0 ? missingDefinitions(work, paint) : []
      if (missing.length === 0) work.writer.close(next.closing)
      else work.open.push(next, ...missing)
      continue
    }
    if (++nodes > nodesMax || work.writer.length > drawingCharactersMax) return false
    write(work, next)
  }
  return true
}

const isReferable = (tag: string) => /^(?:(?:linear|radial)gradient|clippath|mask)$/.test(tag)

function missingDefinitions({ document, referred, written, elementOf }: Rewriting, paint: Paint): Open[] {
  const missing = [...referred].filter((id) => !written.has(id))
  for (const id of missing) written.add(id)
  if (written.size > definitionsMax) return []
  return missing.flatMap((id) => {
    const node = elementOf(id)
    return node !== undefined && isReferable(tagOf(document, node))
      ? [{ node, depth: 1, paint, isDefinition: true }]
      : []
  })
}

function write(work: Rewriting, at: Open): void {
  const { document, writer, open } = work
  const { node, depth, paint } = at
  if (isText(document, node)) {
    const text = foldSpace(charactersOf(document, node))
    if (text !== '') writer.text(text)
    if (at.isDefinition) work.masks.lettering(text.length)
    return
  }
  const tag = tagOf(document, node)
  if (depth > depthMax) return
  if (tag === 'use') {
    writeUse(work, at)
    return
  }
  const name = nameOf(tag, depth)
  const value = valuesOf(work, at)
  if (name === null || (node !== work.drawing && value('display') === 'none')) return
  const inside: Paint = {
    fill: value('fill') ?? paint.fill,
    stroke: value('stroke') ?? paint.stroke,
    color: hexOf(work.styleOf(node, 'color') ?? attributeOf(document, node, 'color') ?? '') ?? paint.color,
  }
  if (tag === 'stop') work.scale.stop(idOf(work, parentOf(document, node)), value('stop-color') ?? '#000')
  else if (shapes.has(tag) && at.isDefinition) {
    const lines = ['d', 'points'].map((name) => attributeOf(document, node, name)?.length ?? 0)
    work.masks.shape(Math.max(...lines))
  } else if (shapes.has(tag)) weigh(work, node, inside)
  writer.open(name, attributesOf(work, at, inside))
  open.push({ closing: name })
  const isDefinition = at.isDefinition || (definitions.has(tag) && tag !== 'symbol')
  for (const child of writtenChildren(document, node))
    open.push({ node: child, depth: depth + 1, paint: inside, isDefinition })
}

function nameOf(tag: string, depth: number): string | null {
  if (tag === 'symbol') return depth > 0 ? 'svg' : null
  return elements.get(tag) ?? (transparentElements.has(tag) ? 'g' : null)
}

/** Last first. Text counts only where it is written; a symbol is shown only where it is referred to. */
function writtenChildren(document: FlatDocument, node: Node): Node[] {
  const isLettering = /^(?:text|tspan)$/.test(tagOf(document, node))
  const children: Node[] = []
  for (const child of childrenOf(document, node)) {
    if (children.length > nodesMax) break
    if (isText(document, child) ? isLettering : tagOf(document, child) !== 'symbol') children.push(child)
  }
  return children.reverse()
}

/** The value of a property of an element, made harmless: of its style, else of its attribute. */
function valuesOf({ document, styleOf }: Rewriting, { node, paint }: Open) {
  return (property: string): string | undefined => {
    const written = styleOf(node, property) ?? attributeOf(document, node, property)
    return written === undefined ? undefined : safeValue(property, written, paint.color)
  }
}

const idOf = ({ document }: Rewriting, node: Node): string => attributeOf(document, node, 'id') ?? `#${node}`

function attributesOf(work: Rewriting, at: Open, inside: Paint): Attribute[] {
  const { document, drawing, writer } = work
  const { node, isDefinition } = at
  const tag = tagOf(document, node)
  const found: Attribute[] = node === drawing ? [['xmlns', 'http://www.w3.org/2000/svg']] : []
  const id = attributeOf(document, node, 'id')
  if (id !== undefined && isReferable(tag)) {
    work.written.add(id)
    found.push(['id', writer.idOf(id)])
  }
  for (const name of geometryAttributes) {
    const written = attributeOf(document, node, name)
    const safe = written === undefined ? undefined : safeValue(name, written, inside.color)
    if (safe !== undefined) found.push([name, safe])
  }
  const target = tag.endsWith('gradient') ? fragmentOf(attributeOf(document, node, 'href')) : null
  if (target !== null) {
    work.scale.link(idOf(work, node), target)
    found.push(['href', `#${refer(work, target)}`])
  }
  found.push(...paintAttributes(work, at, isDefinition))
  if (node === drawing) found.push(...rootAttributes(work, inside, found))
  return found
}

function paintAttributes(work: Rewriting, at: Open, isDefinition: boolean): Attribute[] {
  const value = valuesOf(work, at)
  return styleProperties.flatMap((property): Attribute[] => {
    // Masks within masks are painted once for each way that leads to them.
    if ((property === 'clip-path' || property === 'mask') && isDefinition) return []
    const safe = property === 'display' ? undefined : value(property)
    if (safe === undefined) return []
    const reference = /^url\(#(.+)\)$/.exec(safe)
    if (reference !== null && (property === 'clip-path' || property === 'mask')) work.masks.putOn()
    return [[property, reference === null ? safe : `url(#${refer(work, reference[1]!)})`]]
  })
}

/** What the drawing had from around it: its paint, and the view box of the symbol that it shows. */
function rootAttributes(work: Rewriting, inside: Paint, found: Attribute[]): Attribute[] {
  const has = (name: string) => found.some(([key]) => key === name)
  const more: Attribute[] = []
  if (!has('fill') && inside.fill !== '#000') more.push(['fill', inside.fill])
  if (!has('stroke') && inside.stroke !== 'none') more.push(['stroke', inside.stroke])
  const box = has('viewBox') ? null : boxOfSymbol(work)
  if (box !== null) more.push(['viewBox', `0 0 ${box.width} ${box.height}`])
  return more
}

/** Of a drawing that shows a symbol and says nothing of its own size. */
function boxOfSymbol({ document, drawing, elementOf }: Rewriting) {
  for (const child of childrenOf(document, drawing)) {
    const id = tagOf(document, child) === 'use' ? fragmentOf(attributeOf(document, child, 'href')) : null
    const symbol = id === null ? undefined : elementOf(id)
    if (symbol !== undefined && tagOf(document, symbol) === 'symbol') return viewBoxOf(document, symbol)
  }
  return null
}

function refer({ referred, writer }: Rewriting, id: string): string {
  referred.add(id)
  return writer.idOf(id)
}

/** A reference becomes a group with what it refers to; a symbol becomes a drawing within the drawing. */
function writeUse(work: Rewriting, at: Open): void {
  const { document, writer, open } = work
  const { node, depth, paint, isDefinition } = at
  const target = work.elementOf(fragmentOf(attributeOf(document, node, 'href')) ?? '')
  if (target === undefined || contains(document, target, node)) return
  const value = valuesOf(work, at)
  const attributes = paintAttributes(work, at, isDefinition)
  const x = numberOf(attributeOf(document, node, 'x')) ?? 0
  const y = numberOf(attributeOf(document, node, 'y')) ?? 0
  const moves = [value('transform'), x !== 0 || y !== 0 ? `translate(${x} ${y})` : undefined].filter(
    (move) => move !== undefined,
  )
  if (moves.length > 0) attributes.push(['transform', moves.join(' ')])
  writer.open('g', attributes)
  const inside = { ...paint, fill: value('fill') ?? paint.fill, stroke: value('stroke') ?? paint.stroke }
  open.push({ closing: 'g' }, { node: target, depth: depth + 1, paint: inside, isDefinition })
}

function weigh(work: Rewriting, node: Node, { fill, stroke }: Paint): void {
  const { document, scale } = work
  const tag = tagOf(document, node)
  const number = (name: string) => numberOf(attributeOf(document, node, name)) ?? 0
  const [d = '', points = ''] = ['d', 'points'].map((name) => attributeOf(document, node, name))
  // Letters and what has no measurable room still count for something.
  const area = Math.max(1e-6, extentOf(tag, { d, points, number }))
  const isFilled = tag !== 'line' && scale.paint(fill, area)
  const isStroked = scale.paint(stroke, area / 4)
  if (isFilled || isStroked) work.shapes++
}
