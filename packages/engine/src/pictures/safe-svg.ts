import { contentHash } from '../capture/content-hash.ts'
import {
  attributeOf,
  childrenOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  foldSpace,
  isText,
  type Node,
  tagOf,
} from '../document/flat-document.ts'
import { hexOf, luminanceOf, merged } from './colors.ts'
import type { PictureColor } from './picture.ts'
import { extentOf } from './svg-extent.ts'
import { definitions, elements, geometryAttributes, shapes, styleProperties, transparentElements } from './svg-names.ts'
import { drawingStyle } from './svg-style.ts'
import { numberOf, safeValue } from './svg-values.ts'

/** Longer drawings are illustrations. */
export const drawingCharactersMax = 65_536
const nodesMax = 4_000
const depthMax = 32
const colorsMax = 12
/** Tones of a gradient are colours of their own. */
const nearest = 0.02

/** A drawing, made safe: well-formed, complete in itself, and without anything that could run or load. */
export interface Drawing {
  svg: string
  width: number | null
  height: number | null
  /** By the room that their shapes take, largest first. */
  colors: PictureColor[]
  meanLuminance: number | null
  shapes: number
}

export interface DrawingOptions {
  /** Values that the page's own styles give an element of the drawing, or any around it. */
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

/**
 * Rewrites a drawing from the elements and attributes that are let through. References (`use`) are replaced by what they
 * refer to, so that none is left that could multiply; style rules are put into the elements; ids are made unlike any of
 * a page's own. null: nothing is to be seen in it, or it is too large.
 */
export function safeSvg(document: FlatDocument, drawing: Node, options: DrawingOptions = {}): Drawing | null {
  const own = drawingStyle(document, drawing)
  const styleOf = (node: Node, property: string) => own(node, property) ?? options.styleOf?.(node, property)
  const elementOf = options.elementOf ?? idsOf(document, drawing)
  const writer = createWriter()
  const weights = new Map<string, number>()
  let shapeCount = 0
  let nodes = 0

  const start: Paint = {
    fill: options.styleOf?.(drawing, 'fill') ?? '#000',
    stroke: options.styleOf?.(drawing, 'stroke') ?? 'none',
    color: options.color ?? '#000',
  }
  const open: (Open | { closing: string })[] = [{ node: drawing, depth: 0, paint: start, isDefinition: false }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ('closing' in next) {
      writer.close(next.closing)
      continue
    }
    if (++nodes > nodesMax || writer.length() > drawingCharactersMax) return null
    write(next)
  }

  function write(at: Open): void {
    const { node, depth, isDefinition } = at
    if (isText(document, node)) {
      writer.text(document.texts[node]!)
      return
    }
    const tag = tagOf(document, node)
    if (tag === 'use') {
      writeUse(at)
      return
    }
    const name =
      elements.get(tag) ?? (transparentElements.has(tag) ? 'g' : tag === 'symbol' && depth > 0 ? 'svg' : null)
    const value = (property: string) => {
      const written = styleOf(node, property) ?? attributeOf(document, node, property)
      return written === undefined ? undefined : safeValue(property, written, at.paint.color)
    }
    if (name === null || depth > depthMax || value('display') === 'none') return
    const inside: Paint = {
      fill: value('fill') ?? at.paint.fill,
      stroke: value('stroke') ?? at.paint.stroke,
      color: hexOf(styleOf(node, 'color') ?? attributeOf(document, node, 'color') ?? '') ?? at.paint.color,
    }
    const attributes = attributesOf(node, value, { isRoot: node === drawing, inside, isDefinition })
    writer.open(name, attributes)
    if (shapes.has(tag) && !isDefinition) weigh(node, tag, inside)
    if (tag === 'stop') {
      const hex = hexOf(value('stop-color') ?? '#000')
      if (hex !== null) weights.set(hex, (weights.get(hex) ?? 0) + stopWeight)
    }
    open.push({ closing: name })
    pushChildren({ ...at, paint: inside, isDefinition: isDefinition || definitions.has(tag) }, node)
  }

  function pushChildren(at: Open, node: Node): void {
    const tag = tagOf(document, node)
    const children: Node[] = []
    for (const child of childrenOf(document, node)) {
      if (isText(document, child) ? tag === 'text' || tag === 'tspan' : true) children.push(child)
      if (children.length > nodesMax) break
    }
    for (const child of children.reverse()) open.push({ ...at, node: child, depth: at.depth + 1 })
  }

  function attributesOf(
    node: Node,
    value: (property: string) => string | undefined,
    { isRoot, inside, isDefinition }: { isRoot: boolean; inside: Paint; isDefinition: boolean },
  ): [string, string][] {
    const found: [string, string][] = isRoot ? [['xmlns', 'http://www.w3.org/2000/svg']] : []
    const id = attributeOf(document, node, 'id')
    if (id !== undefined && id !== '') found.push(['id', writer.idOf(id)])
    for (const name of geometryAttributes) {
      const written = attributeOf(document, node, name)
      const safe = written === undefined ? undefined : safeValue(name, written, inside.color)
      if (safe !== undefined) found.push([name, safe])
    }
    const target = /gradient$/.test(tagOf(document, node)) ? fragmentOf(attributeOf(document, node, 'href')) : null
    if (target !== null) found.push(['href', `#${writer.refer(target)}`])
    for (const property of styleProperties) {
      const isCut = property === 'clip-path' || property === 'mask'
      const safe = isCut && isDefinition ? undefined : value(property)
      if (safe === undefined) continue
      const reference = /^url\(#(.+)\)$/.exec(safe)
      found.push([property, reference === null ? safe : `url(#${writer.refer(reference[1]!)})`])
    }
    if (isRoot) {
      if (value('fill') === undefined && inside.fill !== '#000') found.push(['fill', inside.fill])
      if (value('stroke') === undefined && inside.stroke !== 'none') found.push(['stroke', inside.stroke])
    }
    return found
  }

  /** A reference becomes a group with what it refers to; a symbol becomes a drawing within the drawing. */
  function writeUse({ node, depth, paint, isDefinition }: Open): void {
    const target = elementOf(fragmentOf(attributeOf(document, node, 'href')) ?? '')
    if (target === undefined || depth > depthMax || (node >= target && node < endOf(document, target))) return
    const value = (property: string) => {
      const written = styleOf(node, property) ?? attributeOf(document, node, property)
      return written === undefined ? undefined : safeValue(property, written, paint.color)
    }
    const inside = { ...paint, fill: value('fill') ?? paint.fill, stroke: value('stroke') ?? paint.stroke }
    const moved = [numberOf(attributeOf(document, node, 'x')) ?? 0, numberOf(attributeOf(document, node, 'y')) ?? 0]
    const attributes = attributesOf(node, value, { isRoot: false, inside, isDefinition }).filter(
      ([name]) => !['x', 'y', 'width', 'height', 'id'].includes(name),
    )
    const own = attributes.find(([name]) => name === 'transform')
    if (moved.some((by) => by !== 0)) {
      const shift = `translate(${moved.join(' ')})`
      if (own === undefined) attributes.push(['transform', shift])
      else own[1] += ` ${shift}`
    }
    writer.open('g', attributes)
    open.push({ closing: 'g' })
    open.push({ node: target, depth: depth + 1, paint: inside, isDefinition })
  }

  function weigh(node: Node, tag: string, { fill, stroke }: Paint): void {
    const number = (name: string) => numberOf(attributeOf(document, node, name)) ?? 0
    const d = attributeOf(document, node, 'd') ?? ''
    const area = Math.max(1e-6, extentOf(tag, { d, points: attributeOf(document, node, 'points') ?? '', number }))
    const filled = tag === 'line' ? null : hexOf(fill)
    const isPainted = filled !== null || fill.startsWith('url(')
    if (filled !== null) weights.set(filled, (weights.get(filled) ?? 0) + area)
    const stroked = hexOf(stroke)
    if (stroked !== null) weights.set(stroked, (weights.get(stroked) ?? 0) + area / 4)
    if (isPainted || stroked !== null || stroke.startsWith('url(')) shapeCount++
  }

  if (shapeCount === 0) return null
  const svg = writer.finish()
  if (svg.length > drawingCharactersMax) return null
  const colors = merged(weights, { nearest, colorsMax })
  return { svg, ...sizeOf(document, drawing), colors, meanLuminance: meanOf(colors), shapes: shapeCount }
}

/** What a gradient paints is not known here; its tones count as those of a small shape would. */
const stopWeight = 1

function meanOf(colors: PictureColor[]): number | null {
  const total = colors.reduce((sum, { share }) => sum + share, 0)
  if (total === 0) return null
  const mean = colors.reduce((sum, { hex, share }) => sum + share * luminanceOf(hex), 0) / total
  return Math.round(mean * 1e4) / 1e4
}

function idsOf(document: FlatDocument, drawing: Node): (id: string) => Node | undefined {
  let ids: Map<string, Node> | null = null
  return (id) => {
    if (ids === null) {
      ids = new Map()
      for (let node = drawing; node < endOf(document, drawing); node++) {
        const own = attributeOf(document, node, 'id')
        if (own !== undefined && !ids.has(own)) ids.set(own, node)
      }
    }
    return ids.get(id)
  }
}

/** The id in `#id`; null for any other address. */
export const fragmentOf = (href: string | undefined): string | null =>
  href?.trim().startsWith('#') && href.trim().length > 1 ? href.trim().slice(1) : null

/** Its own width and height, else those of its view box. */
export function sizeOf(document: FlatDocument, drawing: Node): { width: number | null; height: number | null } {
  const box = (attributeOf(document, drawing, 'viewBox') ?? '')
    .slice(0, 200)
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth, boxHeight] = box.length === 4 && box.every(Number.isFinite) ? box : []
  const width = numberOf(attributeOf(document, drawing, 'width'))
  const height = numberOf(attributeOf(document, drawing, 'height'))
  const ratio = boxWidth && boxHeight ? boxWidth / boxHeight : null
  if (width === null && height !== null && ratio !== null) return { width: round(height * ratio), height }
  if (height === null && width !== null && ratio !== null) return { width, height: round(width / ratio) }
  return { width: width ?? boxWidth ?? null, height: height ?? boxHeight ?? null }
}

const round = (length: number) => Math.round(length * 100) / 100

/** The first drawing of a document, for files that are nothing else. */
export const firstDrawing = (document: FlatDocument): Node | undefined => {
  const { value } = descendantsByTag(document, 0, 'svg').next()
  return typeof value === 'number' ? value : undefined
}

/** Stands before the numbers of ids until all that the drawing consists of is known. */
const idMark = '\ue000'

function createWriter() {
  const parts: string[] = []
  const ids = new Map<string, number>()
  let length = 0
  /** The element whose start tag is not closed yet: without children it closes itself. */
  let isOpen = false
  const put = (part: string) => {
    length += part.length
    parts.push(part)
  }
  const escaped = (text: string) =>
    text
      .replaceAll(idMark, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  const settle = () => {
    if (isOpen) put('>')
    isOpen = false
  }
  const refer = (id: string) => {
    const number = ids.get(id) ?? ids.size + 1
    ids.set(id, number)
    return `${idMark}${number}`
  }
  return {
    length: () => length,
    refer,
    idOf: refer,
    open(name: string, attributes: [string, string][]) {
      settle()
      put(`<${name}`)
      for (const [key, value] of attributes) {
        const marked = value.replaceAll(idMark, '\ue001')
        put(` ${key}="${escaped(marked).replaceAll('\ue001', idMark)}"`)
      }
      isOpen = true
    },
    close(name: string) {
      put(isOpen ? '/>' : `</${name}>`)
      isOpen = false
    },
    text(text: string) {
      const folded = foldSpace(text)
      if (folded === '') return
      settle()
      put(escaped(folded))
    },
    finish(): string {
      const whole = parts.join('')
      return whole.replaceAll(idMark, `m${contentHash(Buffer.from(whole)).slice(0, 8)}-`)
    },
  }
}
