import { viewport } from '../../document/layout.ts'
import type { Outline } from '../outline/outline.ts'
import { screenshotAlt } from '../screenshot-alt.ts'
import { html, type Markup, nothing, whole } from './markup.ts'

/** The screenshot as a picture within the page; nothing where there is none. Smaller ones have the same shape. */
export function screenshotFigure(screenshot: Uint8Array | null, outline: Outline): Markup {
  if (screenshot === null) return nothing
  const url = whole(`data:image/webp;base64,${Buffer.from(screenshot).toString('base64')}`)
  return html`<figure class="screenshot"><img src="${url}" width="${viewport.width}" height="${viewport.height}" alt="${screenshotAlt(outline)}"></figure>`
}
