/** An invented site and its facts, for tests of everything that is made from facts. */
import type { Capture, PageType } from '../artifacts.ts'
import { contentHash } from '../capture/content-hash.ts'
import { type ParsedPage, runParseJob } from '../document/parse-jobs.ts'
import type { Fact, Quote } from '../evidence.ts'
import type { FactValues } from '../facts/define-fact.ts'
import { factsOf } from '../facts/derive-facts.ts'
import { registry } from '../facts/registry.ts'
import type { Facts } from '../facts.ts'
import { type Site, siteOf } from '../site.ts'

interface InventedPage {
  url: string
  type?: PageType
  html: string
}

export const homeUrl = 'https://marrowell.example/'

const homeHtml = `<!doctype html><html lang="en"><head><title>Marrowell — soup by post</title>
<meta name="viewport" content="width=device-width">
<meta name="description" content="Marrowell cooks soup in small batches and posts it to your door, still frozen.">
<meta property="og:title" content="Marrowell">
<link rel="alternate" hreflang="de" href="/de/"><link rel="canonical" href="/">
<script type="application/ld+json">{"@type":"Organization","name":"Marrowell","legalName":"Marrowell Foods Ltd"}</script>
</head><body><header><nav><a href="/soups">Soups</a> <a href="/about">About us</a></nav></header>
<main><section><p>Since 2011</p><h1>Soup that arrives before hunger does</h1>
<p>Six soups, cooked on Monday, at your door on Wednesday.</p><a class="button" href="/order">Order a box</a></section>
<section><h2>What people say</h2><p>“Better than mine,” says Ida.</p></section></main>
<footer><a href="mailto:hello@marrowell.example">hello@marrowell.example</a>
<a href="https://instagram.com/marrowell">Instagram</a> <a href="https://github.com/marrowell">GitHub</a></footer></body></html>`

const aboutHtml =
  '<html lang="en"><title>About Marrowell</title><meta name="viewport" content="x"><h1>About us</h1><p>Two cooks.</p>'

const richPages: InventedPage[] = [
  { url: homeUrl, html: homeHtml },
  { url: `${homeUrl}about`, type: 'about', html: aboutHtml },
]

/** Joins pages to a site as gathering would have. */
export function siteFrom(pages: InventedPage[]): Site {
  const bodies = new Map<string, Uint8Array>()
  const parsed = new Map<string, ParsedPage>()
  const capture: Capture = {
    format: 'brandprint-capture',
    version: 1,
    entryUrl: pages[0]?.url ?? '',
    capturedAt: '2026-01-01T00:00:00.000Z',
    exchanges: [],
    pages: [],
    skipped: [],
    degraded: [],
    bodies,
    screenshot: null,
  }
  for (const [index, { url, type = index === 0 ? 'home' : 'other', html }] of pages.entries()) {
    const body = new TextEncoder().encode(html)
    const bodyHash = contentHash(body)
    bodies.set(bodyHash, body)
    parsed.set(bodyHash, runParseJob({ kind: 'page', body, contentType: 'text/html; charset=utf-8' }) as ParsedPage)
    capture.pages.push({
      url,
      finalUrl: url,
      type,
      selectionReason: `${type}: chosen for the test`,
      bodyHash,
      encoding: 'utf-8',
      state: { state: 'ok', confidence: 1, reasons: [] },
      rendered: null,
    })
  }
  const site = siteOf(capture, { pages: parsed, sheets: new Map(), pictures: new Map() })
  if (site === null) throw new Error('The invented site has no home page.')
  return site
}

export const richSite = () => siteFrom(richPages)

export const emptySite = () => siteFrom([{ url: homeUrl, html: '<p>…</p>' }])

export const emptyFacts: Facts = factsOf(
  Object.fromEntries(registry.map(({ name, empty }) => [name, empty])) as unknown as FactValues,
)

/** A stated fact that quotes a text of the home page. */
export function stated<Value>(value: Value, text: string, locator = 'p'): Fact<Value> {
  const quote: Quote = { page: homeUrl, text, locator }
  return { value, basis: 'stated', confidence: 0.9, quotes: [quote] }
}

const same = (text: string, locator?: string) => stated(text, text, locator)

const block = { text: '', node: 0, end: 0, links: 0, buttons: 0, repeats: 1 }

/** The facts of `richSite`. */
export const richFacts: Facts = {
  ...emptyFacts,
  legalEntity: same('Marrowell Foods Ltd'),
  language: { value: 'en', basis: 'computed', confidence: 0.95, quotes: [] },
  name: stated({ name: 'Marrowell', variants: ['Marrowell Foods Ltd'] }, 'Marrowell'),
  tagline: same('soup by post', 'title'),
  description: same('Marrowell cooks soup in small batches and posts it to your door, still frozen.'),
  kind: stated(
    { text: 'soup by post', id: 'food-producer', label: 'food producer', candidates: [] },
    'soup by post',
    'title',
  ),
  businessModel: { ...stated('sales', 'soup by post', 'title'), basis: 'inferred', confidence: 0.72 },
  openGraph: stated({ title: 'Marrowell' }, 'Marrowell'),
  structuredData: [
    {
      page: homeUrl,
      types: ['Organization'],
      data: { '@type': 'Organization', name: 'Marrowell', legalName: 'Marrowell Foods Ltd' },
    },
  ],
  blocks: [
    {
      page: homeUrl,
      blocks: [
        { ...block, role: 'hero', heading: 'Soup that arrives before hunger does' },
        { ...block, role: 'testimonials', heading: 'What people say' },
      ],
    },
  ],
  hero: {
    headline: same('Soup that arrives before hunger does', 'h1'),
    subhead: same('Six soups, cooked on Monday, at your door on Wednesday.'),
    eyebrow: same('Since 2011'),
  },
  ctas: [
    stated({ text: 'Order a box', intent: 'buy', url: `${homeUrl}order`, repeats: 2 } as const, 'Order a box', 'a'),
    stated({ text: 'About us', intent: 'learn', url: `${homeUrl}about`, repeats: 1 } as const, 'About us', 'a'),
  ],
  logo: {
    primary: stated(
      {
        kind: 'text' as const,
        text: 'Marrowell',
        width: null,
        height: null,
        format: null,
        hash: null,
        madeFor: null,
        colors: [] as string[],
        why: 'set in the header',
      },
      'Marrowell',
    ),
    icon: null,
    alternates: [],
  },
  navigation: [
    stated({ label: 'Soups', url: `${homeUrl}soups` }, 'Soups', 'nav a'),
    stated({ label: 'About us', url: `${homeUrl}about` }, 'About us', 'nav a'),
  ],
  socials: [
    stated(
      { network: 'instagram', url: 'https://instagram.com/marrowell', kind: 'social' } as const,
      'https://instagram.com/marrowell',
    ),
    stated(
      { network: 'github', url: 'https://github.com/marrowell', kind: 'code' } as const,
      'https://github.com/marrowell',
    ),
  ],
  contacts: [stated({ kind: 'email', value: 'hello@marrowell.example' } as const, 'hello@marrowell.example')],
  degraded: [],
}
