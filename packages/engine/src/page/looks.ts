import { attributeOf, type Node, tagOf } from '../document/flat-document.ts'
import { type Layout, layoutAttribute, readLayout } from '../document/layout.ts'
import type { SitePage } from '../site.ts'
import { lengthInPixels } from '../styles/lengths.ts'
import { withoutPictures } from '../styles/pictures.ts'

/** The browser's layout of an element; null when the page was not rendered or the element is not seen. */
export function layoutOf(page: SitePage, node: Node): Layout | null {
  if (!page.isRendered) return null
  const layout = readLayout(attributeOf(page.document, node, layoutAttribute))
  return layout === 'hidden' ? null : layout
}

/** Pixels: as laid out, else by the cascade. */
export const fontSizeOf = (page: SitePage, node: Node): number =>
  layoutOf(page, node)?.fontSize ?? page.styles.fontSizeOf(node)

const transparent = /^(?:transparent|none|inherit|initial|unset|0|currentcolor)?$/i

/** The element's own fill as written: a colour or a gradient; null for none. Pictures are no fill. */
export function fillOf(page: SitePage, node: Node): string | null {
  const layout = layoutOf(page, node)
  if (layout !== null) return layout.background.endsWith('00') ? null : layout.background
  const color = page.styles.value(node, 'background-color')
  if (color !== undefined && !transparent.test(color.trim()) && !/(?:,|\/)\s*0?\.?0+%?\s*\)$/.test(color)) return color
  const shorthand = page.styles.value(node, 'background') ?? page.styles.value(node, 'background-image')
  if (shorthand === undefined) return null
  if (/gradient\(/i.test(shorthand)) return shorthand
  const withoutPicture = withoutPictures(shorthand).trim()
  return /#[0-9a-f]{3,8}\b|(?:rgb|hsl|oklch|oklab|lab|lch|hwb|color)a?\(|^[a-z]+$/i.test(withoutPicture) &&
    !transparent.test(withoutPicture)
    ? withoutPicture
    : null
}

const pixelsOf = (page: SitePage, node: Node, property: string): number => {
  const value = page.styles.value(node, property)?.split(/\s+/) ?? []
  return Math.max(0, ...value.map((part) => lengthInPixels(part, 16) ?? 0))
}

/** Whether the element has a visible border all around. */
export function hasBorder(page: SitePage, node: Node): boolean {
  const border = page.styles.value(node, 'border') ?? page.styles.value(node, 'border-width')
  if (border === undefined || /^(?:0|none|0px)\b/.test(border)) return false
  return !/\bnone\b|\btransparent\b/.test(border) && /\d/.test(border)
}

const buttonName = /(?:^|[\s_-])(?:btn|button|cta|call-?to-?action|knopf|bouton|boton)(?:$|[\s_\-\d])/i

/** Whether a link or control looks like something to press: a button by element, by name or by its look. */
export function looksPressable(page: SitePage, node: Node): boolean {
  const { document } = page
  const tag = tagOf(document, node)
  if (tag === 'button' || tag === 'input') return true
  if (attributeOf(document, node, 'role') === 'button') return true
  if (hasButtonName(page, node)) return true
  if (tag !== 'a') return false
  const padding = Math.max(
    pixelsOf(page, node, 'padding'),
    pixelsOf(page, node, 'padding-left'),
    pixelsOf(page, node, 'padding-right'),
  )
  const isFilled = fillOf(page, node) !== null || hasBorder(page, node)
  if (padding >= 8) return isFilled
  return isSetByUtilities(attributeOf(document, node, 'class') ?? '', isFilled)
}

/** `px-5 py-2 rounded-full bg-blue-600`: classes whose sheet is written by a script on the page, as Tailwind's is. */
function isSetByUtilities(names: string, isFilled: boolean): boolean {
  return utilityPadding.test(names) && utilityCorners.test(names) && (isFilled || utilityFill.test(names))
}

const utilityPadding = /(?:^|\s)px-(?:[3-9]|1\d)(?:\.5)?(?:$|\s)/
const utilityCorners = /(?:^|\s)rounded(?:-\S+)?(?:$|\s)/
const utilityFill = /(?:^|\s)bg-(?!transparent|none|white\/|black\/|opacity)\S+/

export const hasButtonName = (page: SitePage, node: Node): boolean =>
  buttonName.test(attributeOf(page.document, node, 'class') ?? '') ||
  /button/i.test(attributeOf(page.document, node, 'data-role') ?? '')
