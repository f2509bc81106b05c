import { controls } from '../../page/controls.ts'
import { placeOf } from '../../page/links.ts'
import { looksPressable } from '../../page/looks.ts'
import type { SitePage } from '../../site.ts'
import { type ButtonFill, snapshotBounds } from '../snapshot.ts'
import { plainKey } from '../texts/text-keys.ts'
import { paintedColors } from './page-look.ts'

/** What the page's buttons are filled with, by what they say; each text once, those of the foot left out. */
export function buttonFills(page: SitePage): ButtonFill[] {
  const fills = new Map<string, ButtonFill>()
  for (const { node, text } of controls(page)) {
    const key = plainKey(text)
    if (key === '' || text.length > 60 || fills.has(key)) continue
    if (placeOf(page.document, node) === 'footer' || !looksPressable(page, node)) continue
    const fill = paintedColors(page, node)
    if (fill === null || fill.includes(' ')) continue
    fills.set(key, { text, fill })
    if (fills.size >= snapshotBounds.buttons) break
  }
  return [...fills.values()]
}
