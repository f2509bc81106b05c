/**
 * How a browser's layout travels inside a rendered page: the renderer stamps each element with one attribute, and
 * everything after reads it from there, so that a rendered page is a self-contained document like any other.
 */

/** The attribute that carries a stamp. A static page that brings it along has it removed before rendering. */
export const layoutAttribute = 'data-brandprint-layout'

/** The attribute that marks what was recognised as a consent banner or pop-up. */
export const overlayAttribute = 'data-brandprint-overlay'

/** The screen that pages are judged on: that of the first-screen picture. */
export const viewport = { width: 1280, height: 800 } as const

/** The stamp of an element that nobody sees: no box, `visibility: hidden`, transparent, clipped away or off the page. */
export const hiddenStamp = 'hidden'

/** What the browser computed for one visible element; lengths in CSS pixels from the top left of the page. */
export interface Layout {
  x: number
  y: number
  width: number
  height: number
  fontSize: number
  fontWeight: number
  /** `#rrggbbaa` */
  color: string
  /** `#rrggbbaa`; `#00000000` for none. */
  background: string
  /** First family of the computed stack, without quotes. */
  fontFamily: string
  /** `uppercase` and the like are in the text already; this is the cursor, which tells what looks pressable. */
  cursor: string
}

/** The stamp as the renderer writes it: a JSON array in this order, numbers rounded to whole pixels. */
type LayoutStamp = [
  x: number,
  y: number,
  width: number,
  height: number,
  fontSize: number,
  fontWeight: number,
  color: string,
  background: string,
  fontFamily: string,
  cursor: string,
]

/** Reads a stamp; null when there is none or it is not one of ours; `hidden` for what nobody sees. */
export function readLayout(stamp: string | undefined): Layout | 'hidden' | null {
  if (stamp === undefined) return null
  if (stamp === hiddenStamp) return 'hidden'
  let values: unknown
  try {
    values = JSON.parse(stamp)
  } catch {
    return null
  }
  if (!Array.isArray(values) || values.length !== 10) return null
  if (!values.slice(0, 6).every((value) => typeof value === 'number')) return null
  if (!values.slice(6).every((value) => typeof value === 'string')) return null
  const [x, y, width, height, fontSize, fontWeight, color, background, fontFamily, cursor] = values as LayoutStamp
  return { x, y, width, height, fontSize, fontWeight, color, background, fontFamily, cursor }
}
