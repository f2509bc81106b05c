import { beginningOf } from '../../document/beginning-of.ts'
import { foldSpace, isText, tagOf } from '../../document/flat-document.ts'
import type { Fact, Quote } from '../../evidence.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site, SitePage } from '../../site.ts'
import { registrableDomain } from '../../site-url.ts'
import type { Technology } from '../trust/shapes.ts'
import { buildingSigns } from './rules-building.ts'
import { deliverySigns } from './rules-delivery.ts'
import { serviceSigns } from './rules-services.ts'
import { type Sign, type SignKind, signsOf } from './signs.ts'
import { inlineScripts, sheetBanners } from './texts.ts'
import { type UsedUrl, usedUrls } from './used-urls.ts'
import { versionAfter, versionInUrl } from './versions.ts'

const signs = signsOf(buildingSigns, serviceSigns, deliverySigns)
const signsOfKind = (kind: SignKind) => signs.filter((sign) => sign.kind === kind)

/** Signs by the text that they are looked up by. */
const index = (kind: SignKind, key: (text: string) => string = (text) => text) =>
  Map.groupBy(signsOfKind(kind), ({ text }) => key(text))

const hostOf = (text: string) => text.split(/[/?]/, 1)[0]!
const byHost = { src: index('src', hostOf), form: index('form', hostOf), link: index('link', hostOf) }
const byFile = index('file', (text) => text.replace('!', ''))
const byMarkup = { attr: index('attr'), id: index('id'), class: index('class'), tag: index('tag'), meta: index('meta') }
const pathSigns = signsOfKind('path')
const generatorSigns = signsOfKind('generator')
const classPrefixes = signsOfKind('class').filter(({ text }) => text.endsWith('*'))

interface Sighting {
  sign: Sign
  version: string | null
  evidence: string
  quote: Quote | null
}

type See = (sign: Sign, sighting: Omit<Sighting, 'sign'>) => void

/** What the site is built with and which services it embeds, by what its pages load and how they are marked up. */
export function technology(site: Site): Fact<Technology>[] {
  const sightings = new Map<string, Sighting>()
  const see: See = (sign, sighting) => {
    const key = `${sign.category}/${sign.name}`
    const known = sightings.get(key)
    if (known === undefined) sightings.set(key, { ...sighting, sign })
    else known.version ??= sighting.version
  }
  seeAnswer(site, see)
  for (const page of site.pages) {
    for (const address of usedUrls(page)) seeUrl(page, address, see)
    seeMarkup(page, see)
    seeMetas(page, see)
  }
  seeTexts(site, see)
  const order = new Map(signs.map(({ category, name }, place) => [`${category}/${name}`, place]))
  return [...sightings]
    .sort(([a], [b]) => order.get(a)! - order.get(b)!)
    .map(([, { sign, version, evidence, quote }]) => ({
      value: { name: sign.name, category: sign.category, version, evidence },
      basis: 'computed',
      confidence: sign.kind === 'class' || sign.kind === 'attr' || sign.kind === 'link' ? 0.8 : 0.95,
      quotes: quote === null ? [] : [quote],
    }))
}

const useNames = { media: 'media', picture: 'picture', frame: 'frame', script: 'script', stylesheet: 'style sheet' }

function seeUrl(page: SitePage, address: UsedUrl, see: See): void {
  const { use, url, written, node } = address
  const quote = { page: page.url, text: foldSpace(written), locator: locatorOf(page.document, node) }
  const table = use === 'form' ? byHost.form : use === 'link' ? byHost.link : byHost.src
  for (const sign of signsOfHost(table, url)) {
    if (use === 'link' && !isOwnPage(sign.text, url)) continue
    const evidence =
      use === 'form'
        ? `form sent to ${url.host}`
        : use === 'link'
          ? `link to ${url.host}${url.pathname}`
          : `${useNames[use]} from ${url.origin}`
    see(sign, { version: versionInUrl(url, sign), evidence: beginningOf(evidence, 200), quote })
  }
  if (use === 'form' || use === 'link') return
  if (use === 'script' || use === 'stylesheet') seeFile(url, { quote, use }, see)
  const isOwn = registrableDomain(url) === registrableDomain(new URL(page.url))
  if (!isOwn && use !== 'script' && use !== 'stylesheet') return
  for (const sign of pathSigns) {
    if (!url.pathname.includes(sign.text)) continue
    see(sign, { version: versionInUrl(url, sign), evidence: `${useNames[use]} under ${sign.text}`, quote })
  }
}

/** `js.stripe.com` is looked up as it is, then as `stripe.com`: subdomains count. */
function* signsOfHost(table: ReadonlyMap<string, Sign[]>, url: URL): Generator<Sign> {
  const labels = url.hostname.split('.').slice(-6)
  const rest = `${url.pathname}${url.search}`
  for (let from = 0; from < labels.length - 1; from++) {
    const host = labels.slice(from).join('.')
    for (const sign of table.get(host) ?? []) {
      if (rest.startsWith(sign.text.slice(host.length)) || (sign.text === `${host}/?` && rest.startsWith('/?')))
        yield sign
    }
  }
}

const productPages =
  /^\/(?:pricing|features?|about|blog|log-?in|sign-?up|sign-?in|register|help|support|privacy|terms|legal|integrations?|download|contact|home|product|solutions|enterprise|jobs|developers?|docs)?(?:\/|$)/i

/** The page of a customer on the product's host, not one of the product about itself. */
function isOwnPage(text: string, url: URL): boolean {
  const own = text.slice(hostOf(text).length)
  const rest = url.pathname.slice(own.length)
  return rest.length > 2 && !(own === '' && productPages.test(rest))
}

const libraryHosts =
  /(?:^|\.)(?:cdnjs\.cloudflare\.com|jsdelivr\.net|unpkg\.com|googleapis\.com|bootstrapcdn\.com|code\.jquery\.com|esm\.sh|skypack\.dev|bootcdn\.net|staticfile\.org|cdn\.bootcss\.com)$/

function seeFile(url: URL, { quote, use }: { quote: Quote; use: 'script' | 'stylesheet' }, see: See): void {
  const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1).slice(0, 120)
  for (const sign of byFile.get(stemOf(file)) ?? []) {
    const version = versionInUrl(url, sign)
    if (sign.text.endsWith('!') && version === null && !file.includes('.min.') && !libraryHosts.test(url.hostname))
      continue
    see(sign, { version, evidence: `${useNames[use]} ${file}`, quote })
  }
}

/** `jquery-3.6.0.slim.min.js` is `jquery`. */
const stemOf = (file: string): string =>
  file
    .replace(/\.(?:m?js|css)$/, '')
    .replace(/[.-][0-9a-f]{6,40}$/, '')
    .replace(/[-_.@]v?\d{1,4}(?:\.\d{1,5}){1,3}/, '')
    .replace(/(?:[.-](?:min|slim|bundle|umd|global|production|prod|esm|pkgd|core|cdn|esm-browser))+$/, '')

function seeMarkup(page: SitePage, see: See): void {
  const { document } = page
  const seen = new Set<string>()
  const found = (sign: Sign, evidence: string, version: string | null = null) =>
    see(sign, { version, evidence, quote: null })
  for (let node = 0; node < document.tags.length; node++) {
    if (isText(document, node)) continue
    const tag = tagOf(document, node)
    if (tag.includes('-')) for (const sign of byMarkup.tag.get(tag) ?? []) found(sign, `element <${tag}>`)
    const attributes = document.attributes[node]
    if (attributes == null) continue
    for (const name in attributes) {
      for (const sign of byMarkup.attr.get(name) ?? []) {
        const version = name === 'ng-version' ? versionAfter(attributes[name]!.slice(0, 40)) : null
        found(sign, `attribute ${name}`, version)
      }
    }
    for (const sign of byMarkup.id.get(attributes.id ?? '') ?? []) found(sign, `element with the id ${sign.text}`)
    const names = attributes.class
    if (names === undefined || seen.has(names)) continue
    seen.add(names)
    seeClasses(names, see)
  }
}

function seeClasses(names: string, see: See): void {
  for (const name of names.slice(0, 1_000).split(/\s+/)) {
    const sighting = { version: null, evidence: `class ${name}`, quote: null }
    for (const sign of byMarkup.class.get(name) ?? []) see(sign, sighting)
    for (const sign of classPrefixes) if (name.startsWith(sign.text.slice(0, -1))) see(sign, sighting)
  }
}

function seeMetas(page: SitePage, see: See): void {
  for (const { name, content } of page.head.metas) {
    for (const sign of byMarkup.meta.get(name) ?? [])
      see(sign, { version: null, evidence: `meta ${name}`, quote: null })
    if (name !== 'generator') continue
    const written = content.toLowerCase()
    for (const sign of generatorSigns) {
      const text = sign.text.toLowerCase()
      if (!written.startsWith(text) || /^[a-z]/.test(written.slice(text.length))) continue
      const quote = { page: page.url, text: beginningOf(content, 200), locator: 'meta[name=generator]' }
      const version = versionAfter(content.slice(text.length, text.length + 40))
      see(sign, { version, evidence: `generator “${quote.text}”`, quote })
    }
  }
}

/** Headers and cookies of the answer that the home page came with. */
function seeAnswer(site: Site, see: See): void {
  const headers = site.exchangeOf(site.home.captured.url)?.headers
  if (headers === undefined) return
  for (const sign of signsOfKind('header')) {
    const [name = '', piece = ''] = sign.text.split('=')
    const value = headers[name]
    if (value === undefined || !value.toLowerCase().includes(piece.toLowerCase())) continue
    see(sign, { version: null, evidence: `header ${name}: ${beginningOf(value, 80)}`, quote: null })
  }
  const cookies = (headers['set-cookie'] ?? '').slice(0, 20_000).split(/,\s*/)
  for (const sign of signsOfKind('cookie')) {
    if (cookies.some((cookie) => cookie.startsWith(sign.text))) {
      see(sign, { version: null, evidence: `cookie ${sign.text}`, quote: null })
    }
  }
}

function seeTexts(site: Site, see: See): void {
  const scripts = inlineScripts(site)
  for (const sign of signsOfKind('inline')) {
    if (scripts.includes(sign.text)) see(sign, { version: null, evidence: `script with “${sign.text}”`, quote: null })
  }
  for (const { url, banner } of sheetBanners(site)) {
    for (const sign of signsOfKind('banner')) {
      const at = banner.indexOf(sign.text)
      if (at < 0) continue
      const version = versionAfter(banner.slice(at + sign.text.length, at + sign.text.length + 60))
      see(sign, { version, evidence: beginningOf(`style sheet ${url.pathname} that names it`, 200), quote: null })
    }
    for (const sign of signsOfHost(byHost.src, url)) {
      see(sign, { version: versionInUrl(url, sign), evidence: `style sheet from ${url.origin}`, quote: null })
    }
  }
}
