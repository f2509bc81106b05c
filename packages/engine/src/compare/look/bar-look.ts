import { ancestorsOf, descendantsByTag, type Node, tagOf } from '../../document/flat-document.ts'
import { placeOf } from '../../page/links.ts'
import type { SitePage } from '../../site.ts'
import type { BarGrounds } from '../snapshot.ts'
import { paintedColors } from './page-look.ts'

const linksMax = 400
const linksMin = 3
const groundsMax = 8

/** What is painted behind the links of the page's top and of its foot, `#rrggbb`, behind most of them first. */
export function barGrounds(page: SitePage): BarGrounds {
  const counts = { header: new Map<string, number>(), footer: new Map<string, number>() }
  let read = 0
  for (const link of descendantsByTag(page.document, 0, 'a')) {
    const place = placeOf(page.document, link)
    if (place === 'page' || !page.isVisible(link)) continue
    if (++read > linksMax) break
    const ground = groundBehind(page, link)
    const known = counts[place === 'footer' ? 'footer' : 'header']
    if (ground !== null) known.set(ground, (known.get(ground) ?? 0) + 1)
  }
  return { header: mostFirst(counts.header), footer: mostFirst(counts.footer) }
}

/** Of the first painted element around a link: a button's own fill is none. */
function groundBehind(page: SitePage, link: Node): string | null {
  for (const node of ancestorsOf(page.document, link)) {
    if (/^(?:body|html)$/.test(tagOf(page.document, node))) return null
    const painted = paintedColors(page, node)
    if (painted !== null) return painted.includes(' ') ? null : painted
  }
  return null
}

function mostFirst(counts: ReadonlyMap<string, number>): string[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total < linksMin) return []
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, groundsMax)
    .map(([ground]) => ground)
}
