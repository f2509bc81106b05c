import { attributeOf, descendantsByTag, type FlatDocument, type Node } from '../document/flat-document.ts'
import { numberOf } from './svg-values.ts'

export interface Size {
  width: number | null
  height: number | null
}

/** A drawing's own width and height; what it does not say is told by its view box. */
export function sizeOf(document: FlatDocument, drawing: Node): Size {
  const box = viewBoxOf(document, drawing)
  const width = numberOf(attributeOf(document, drawing, 'width'))
  const height = numberOf(attributeOf(document, drawing, 'height'))
  if (box === null || (width !== null && height !== null)) return { width, height }
  if (width !== null) return { width, height: rounded((width / box.width) * box.height) }
  if (height !== null) return { width: rounded((height / box.height) * box.width), height }
  return box
}

/** Width and height of the part of the plane that is shown. */
export function viewBoxOf(document: FlatDocument, drawing: Node): { width: number; height: number } | null {
  const box = (attributeOf(document, drawing, 'viewBox') ?? '')
    .slice(0, 200)
    .trim()
    .split(/[\s,]+/)
  const [, , width = 0, height = 0] = box.map(Number)
  return box.length === 4 && width > 0 && height > 0 ? { width, height } : null
}

const rounded = (length: number) => Math.round(length * 100) / 100

/** The first drawing of a document, for files that are nothing else. */
export function firstDrawing(document: FlatDocument): Node | undefined {
  const { value } = descendantsByTag(document, 0, 'svg').next()
  return typeof value === 'number' ? value : undefined
}
