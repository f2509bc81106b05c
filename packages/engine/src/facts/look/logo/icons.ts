import type { LinkElement } from '../../../document/page-head.ts'
import type { Site, SitePage } from '../../../site.ts'
import { resolveUrl } from '../../../site-url.ts'
import type { DeclaredMark } from './declared.ts'

export interface IconMark extends DeclaredMark {
  /** Higher is better: what is sharp at every size, then what is large. */
  rank: number
}

const manifestCharactersMax = 200_000
const iconsMax = 40

/** Favicons, touch icons and icons of the web manifest, best first. */
export function declaredIcons(site: Site): IconMark[] {
  const { home } = site
  const icons = [...home.head.links.flatMap((link) => linkedIcon(home, link)), ...manifestIcons(site)]
  if (!icons.some(({ from }) => from === 'link[rel=icon]')) icons.push(...wellKnownIcon(site))
  return icons.sort((one, other) => other.rank - one.rank).slice(0, iconsMax)
}

function linkedIcon(page: SitePage, { rel, url, attributes }: LinkElement): IconMark[] {
  const isTouch = rel.some((word) => word.startsWith('apple-touch-icon'))
  const isMask = rel.includes('mask-icon')
  if (!isTouch && !isMask && !rel.includes('icon') && !rel.includes('fluid-icon')) return []
  if (/prefers-color-scheme\s?:\s?dark/i.test((attributes.media ?? '').slice(0, 200))) return []
  const size = largestSize(attributes.sizes) ?? (isTouch ? 180 : 32)
  const isDrawing = /\.svg(?:[?#]|$)/i.test(url) || /svg/i.test(attributes.type ?? '')
  const rank = isMask ? 1 : isDrawing ? 1_000 : Math.min(size, 512) + (/\.ico(?:[?#]|$)/i.test(url) ? -20 : 0)
  const from = isTouch ? 'link[rel=apple-touch-icon]' : isMask ? 'link[rel=mask-icon]' : 'link[rel=icon]'
  return [{ url, rank, from, quote: { page: page.url, text: (attributes.href ?? '').trim(), locator: from } }]
}

/** `16x16 48x48` is 48, `any` more than any; null where nothing is said. */
function largestSize(sizes: string | undefined): number | null {
  if (sizes === undefined) return null
  if (/\bany\b/i.test(sizes.slice(0, 200))) return 512
  const widths = (sizes.slice(0, 200).match(/\d{1,5}(?=x\d)/gi) ?? []).map(Number)
  return widths.length === 0 ? null : Math.max(...widths)
}

/** Evidence for these is the manifest, which no page quotes. */
function manifestIcons(site: Site): IconMark[] {
  const link = site.home.head.links.find(({ rel }) => rel.includes('manifest'))
  const exchange = link === undefined ? undefined : site.exchangeOf(link.url)
  const body = exchange === undefined ? undefined : site.bodyOf(exchange)
  if (link === undefined || exchange === undefined || body === undefined || body.length > manifestCharactersMax)
    return []
  let manifest: unknown
  try {
    manifest = JSON.parse(
      Buffer.from(body)
        .toString('utf8')
        .replace(/^\ufeff/, ''),
    )
  } catch {
    return []
  }
  const icons = (manifest as { icons?: unknown } | null)?.icons
  if (!Array.isArray(icons)) return []
  return icons.slice(0, iconsMax).flatMap((icon: { src?: unknown; sizes?: unknown; type?: unknown } | null) => {
    const url = typeof icon?.src === 'string' ? resolveUrl(icon.src.slice(0, 2_048), exchange.finalUrl) : null
    if (url === null) return []
    const size = largestSize(typeof icon?.sizes === 'string' ? icon.sizes : undefined) ?? 192
    const rank = /svg/i.test(String(icon?.type ?? url.pathname)) ? 900 : Math.min(size, 512) - 10
    const href = String(link.attributes.href ?? '').trim()
    const quote = { page: site.home.url, text: href, locator: 'link[rel=manifest]' }
    return [{ url: url.href, rank, from: 'icons of the web manifest', quote }]
  })
}

/** Browsers ask for this URL where a page names no icon. */
function wellKnownIcon({ home, exchangeOf }: Site): IconMark[] {
  const { href } = new URL('/favicon.ico', home.url)
  if (exchangeOf(href)?.status !== 200) return []
  return [{ url: href, rank: 5, from: '/favicon.ico', quote: { page: '', text: '', locator: '' } }]
}
