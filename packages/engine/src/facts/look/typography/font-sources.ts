import type { SitePage } from '../../../site.ts'
import { isSameSite } from '../../../site-url.ts'
import type { FontSource } from '../shapes.ts'
import { familyName, foldFamily, isSystemFamily } from './family-names.ts'

/** Where the families of a site come from, by folded name. */
export interface FontSources {
  sourceOf(family: string, alias: string): FontSource
  /** As Google or a font-face writes it. */
  spellingOf(family: string): string | undefined
}

const facesMax = 2_000
const addressesMax = 200

export function fontSources(pages: readonly SitePage[]): FontSources {
  const sources = new Map<string, FontSource>()
  const spellings = new Map<string, string>()
  let hasAdobe = false
  const add = (family: string, source: FontSource) => {
    for (const key of new Set([foldFamily(family), foldFamily(familyName(family).family)])) {
      if (!sources.has(key)) sources.set(key, source)
    }
  }
  for (const page of pages) {
    for (const url of fontUrls(page)) {
      if (/\.typekit\.(?:net|com)$/i.test(url.hostname)) hasAdobe = true
      for (const family of familiesOfLink(url)) {
        add(family, isGoogle(url) ? 'google' : 'other host')
        spellings.set(foldFamily(family), family)
      }
    }
    let faces = 0
    for (const { fontFaces } of page.sheets) {
      for (const { family, src } of fontFaces) {
        if (++faces > facesMax) break
        const source = sourceOfFace(src, page.url)
        if (family !== '' && source !== null) add(family, source)
      }
    }
  }
  return {
    sourceOf(family, alias) {
      const known = sources.get(foldFamily(alias)) ?? sources.get(foldFamily(family))
      if (known !== undefined) return known
      if (isSystemFamily(alias) || isSystemFamily(family)) return 'system'
      return hasAdobe ? 'adobe' : 'not loaded'
    },
    spellingOf: (family) => spellings.get(foldFamily(family)),
  }
}

const isGoogle = (url: URL) => url.hostname === 'fonts.googleapis.com'

/** Links and imports of a page's sheets; scripts that load fonts are links in what a browser rendered. */
function fontUrls({ head, sheets, url }: SitePage): URL[] {
  const written = [
    ...head.links.filter(({ rel }) => rel.includes('stylesheet') || rel.includes('preload')).map((link) => link.url),
    ...sheets.flatMap(({ imports }) => imports.map((imported) => imported.url)),
  ]
  return written.slice(0, addressesMax).flatMap((address) => URL.parse(address, url) ?? [])
}

const fontServices =
  /^(?:fonts\.googleapis\.com|fonts\.bunny\.net|fonts\.loli\.net|fonts\.font\.im|api\.fontshare\.com|fonts\.xz\.style|webfonts\.fontslive\.com)$/i

/** `?family=Open+Sans:400,700|Lato` and `?family=Inter:wght@400..700&family=DM+Sans`. */
function familiesOfLink(url: URL): string[] {
  if (!fontServices.test(url.hostname)) return []
  const asked = [...url.searchParams.getAll('family'), ...url.searchParams.getAll('f[]')]
  return asked
    .flatMap((value) => value.split('|'))
    .map((value) => value.split(/[:@]/)[0]!.trim())
    .filter((family) => family !== '' && family.length < 80 && !/^Material (?:Icons|Symbols)/i.test(family))
    .map((family) =>
      /[A-Z ]/.test(family)
        ? family
        : family.replace(/(^|-)([a-z])/g, (_, dash, letter) => (dash === '' ? '' : ' ') + letter.toUpperCase()),
    )
    .slice(0, 40)
}

/** null for a face that only names what is installed. */
function sourceOfFace(src: string, pageUrl: string): FontSource | null {
  const address = /url\(\s*["']?([^"')]{1,500})/i.exec(src)?.[1]
  if (address === undefined) return null
  const url = URL.parse(address, pageUrl)
  if (url === null || !/^https?:$/.test(url.protocol)) return 'self-hosted'
  if (/(?:^|\.)(?:gstatic|googleapis)\.com$/i.test(url.hostname)) return 'google'
  if (/(?:^|\.)typekit\.(?:net|com)$/i.test(url.hostname)) return 'adobe'
  return isSameSite(url, new URL(pageUrl)) ? 'self-hosted' : 'other host'
}
