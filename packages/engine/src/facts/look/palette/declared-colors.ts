import { metaContent } from '../../../document/page-head.ts'
import type { Site } from '../../../site.ts'
import { parseColor } from '../../../styles/css-color.ts'
import type { SeenColors } from './color-uses.ts'
import { generatorTiles } from './framework-colors.ts'

const manifestBytesMax = 200_000

/** Adds the colours that a site names for browsers and home screens: theme colour, tile, mask icon, manifest. */
export function addDeclaredColors(site: Site, seen: SeenColors): void {
  const { head } = site.home
  const add = (written: string | undefined, declaration: string) => {
    const color = written === undefined ? null : parseColor(written)
    if (color === null || color.alpha < 0.5) return
    const { declarations } = seen.of(color.hex)
    if (!declarations.includes(declaration)) declarations.push(declaration)
  }
  // One of several may be meant for dark screens only.
  const themes = head.metas.filter(({ name }) => name === 'theme-color')
  for (const { content, node } of themes) {
    const media = site.home.document.attributes[node]?.media ?? ''
    if (!/dark/i.test(media)) add(content, 'theme-color')
  }
  const tile = metaContent(head, 'msapplication-tilecolor', 'msapplication-navbutton-color')?.content
  if (tile !== undefined && !generatorTiles.has(tile.toLowerCase())) add(tile, 'tile colour')
  const mask = head.links.find(({ rel }) => rel.includes('mask-icon'))?.attributes.color
  if (mask !== undefined && !generatorTiles.has(mask.toLowerCase())) add(mask, 'mask icon')
  const manifest = manifestOf(site)
  if (typeof manifest.theme_color === 'string') add(manifest.theme_color, 'web manifest')
  if (typeof manifest.background_color === 'string') add(manifest.background_color, 'web manifest background')
}

function manifestOf(site: Site): Record<string, unknown> {
  const link = site.home.head.links.find(({ rel }) => rel.includes('manifest'))
  const exchange = link === undefined ? undefined : site.exchangeOf(link.url)
  const body = exchange === undefined || exchange.status !== 200 ? undefined : site.bodyOf(exchange)
  if (body === undefined || body.length > manifestBytesMax) return {}
  try {
    const manifest: unknown = JSON.parse(new TextDecoder().decode(body))
    return typeof manifest === 'object' && manifest !== null ? (manifest as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
