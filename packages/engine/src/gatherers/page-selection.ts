import type { PageType } from '../artifacts.ts'
import { isLanguageLabel } from '../lexicon/names/language-names.ts'
import { typeOfLabel, typeOfPath } from '../lexicon/pages/page-words.ts'
import type { LinkPlace, PageLink } from '../page/links.ts'
import { pageKey } from '../site-url.ts'

/** What a page of each type tells about a brand, on a scale of 100; the order in which pages are read. */
const typeValue: Record<PageType, number> = {
  home: 100,
  pricing: 62,
  about: 60,
  product: 52,
  features: 50,
  contact: 48,
  solutions: 44,
  customers: 42,
  blog: 40,
  team: 36,
  faq: 32,
  testimonials: 30,
  post: 16,
  security: 20,
  press: 18,
  careers: 18,
  legal: 14,
  other: 10,
}

/** Where the owner put a link says how much the page matters to them. */
const placeValue: Record<LinkPlace, number> = {
  navigation: 14,
  header: 10,
  page: 6,
  footer: 5,
  hreflang: 0,
  sitemap: 0,
}

const placeNames: Record<LinkPlace, string> = {
  navigation: 'in the navigation',
  header: 'in the header',
  page: 'on the page',
  footer: 'in the footer',
  hreflang: 'by hreflang',
  sitemap: 'by the sitemap',
}

export interface Candidate {
  url: string
  key: string
  type: PageType
  score: number
  /** In words, for the capture. */
  reason: string
}

interface Sighting extends PageLink {
  /** Clicks from the home page to the page with the link. */
  depth: number
}

/** Candidates for pages to read, from all the links seen so far. */
export interface PageSelection {
  add(links: readonly PageLink[], depth: number): void
  /** The best page not taken yet, given the types that were; null when none is left. */
  next(): Candidate | null
  /** The candidates that were not taken, best first. */
  rest(): Candidate[]
}

/** How much a second, third, ... page of a type is worth compared with the first. */
const repeatFactor: Partial<Record<PageType, number>> = {
  product: 0.6,
  post: 0.5,
  customers: 0.5,
  other: 0.75,
  blog: 0.3,
}

export interface PageSelectionOptions {
  homeUrl: string
  /** Language of the home page's text (ISO 639-1): its pages are wanted, even where the home page has no prefix. */
  language: string
  /** How many pages of which types are looked for at all; by default any number of all. */
  wantedTypes?: Readonly<Partial<Record<PageType, number>>> | undefined
}

export function createPageSelection({ homeUrl, language, wantedTypes }: PageSelectionOptions): PageSelection {
  const sightings = new Map<string, Sighting[]>()
  const takenKeys = new Set<string>([pageKey(homeUrl)])
  const takenTypes = new Map<PageType, number>()
  const wanted = new Set([...languagesOf(localeOf(homeUrl)), language])
  /** A page is judged again only when another link to it was seen. */
  const judged = new Map<string, { links: number; candidate: Candidate }>()

  function judgedNow(key: string, seen: readonly Sighting[]): Candidate {
    const known = judged.get(key)
    if (known?.links === seen.length) return { ...known.candidate }
    const candidate = judge(key, seen)
    judged.set(key, { links: seen.length, candidate })
    return { ...candidate }
  }

  const isWanted = ({ url, label }: PageLink) => {
    const locale = localeOf(url)
    // `/om` is “about” in Swedish, `/hr` human resources: a label that names a page outdoes two letters.
    if (locale !== '' && /^\/[^/]*\/?$/.test(new URL(url).pathname) && typeOfLabel(label) !== null) return true
    return locale === '' || locale === localeOf(homeUrl) || languagesOf(locale).some((one) => wanted.has(one))
  }

  /** A home page that only leads on to its languages: of these the one most links lead to is read, or the first. */
  function welcomeLocale(links: readonly PageLink[]): void {
    if (links.length === 0 || links.some(isWanted)) return
    const counts = new Map<string, number>()
    for (const { url } of links) counts.set(localeOf(url), (counts.get(localeOf(url)) ?? 0) + 1)
    const [[most] = ['']] = [...counts].sort((a, b) => b[1] - a[1])
    for (const one of languagesOf(most)) wanted.add(one)
  }

  function rank(): Candidate[] {
    const candidates: Candidate[] = []
    for (const [key, seen] of sightings) {
      if (takenKeys.has(key)) continue
      const candidate = judgedNow(key, seen)
      const repeats = takenTypes.get(candidate.type) ?? 0
      if (wantedTypes !== undefined && repeats >= (wantedTypes[candidate.type] ?? 0)) continue
      candidate.score *= (repeatFactor[candidate.type] ?? 0.35) ** repeats
      candidates.push(candidate)
    }
    return candidates.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
  }

  return {
    add(links, depth) {
      const leadsOn = depth === 0 && links.every(({ url, label }) => isLanguageLabel(label) || localeOf(url) !== '')
      if (leadsOn) welcomeLocale(links)
      for (const link of links) {
        if (sightings.size > 5_000) break
        if (!isWanted(link) || (!leadsOn && isLanguageLabel(link.label))) continue
        const known = sightings.get(link.key)
        if (known === undefined) sightings.set(link.key, [{ ...link, depth }])
        else if (known.length < 20) known.push({ ...link, depth })
      }
    },
    next() {
      const [best] = rank()
      if (best === undefined) return null
      takenKeys.add(best.key)
      takenTypes.set(best.type, (takenTypes.get(best.type) ?? 0) + 1)
      return best
    },
    rest: rank,
  }
}

/** The type and the worth of a page, by its URL and by every label that a link to it carries. */
function judge(key: string, seen: readonly Sighting[]): Candidate {
  const votes = new Map<PageType, number>()
  const [first] = seen as [Sighting]
  const byPath = typeOfPath(new URL(first.url).pathname)
  if (byPath !== null) votes.set(byPath.type, byPath.score)
  for (const label of new Set(seen.map(({ label }) => label))) {
    const byLabel = label === '' ? null : typeOfLabel(label)
    if (byLabel !== null) votes.set(byLabel.type, (votes.get(byLabel.type) ?? 0) + byLabel.score)
  }
  const [type, certainty] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? (['other', 1] as const)

  const best = seen.reduce((a, b) => (placeValue[b.place] > placeValue[a.place] ? b : a))
  const depth = Math.min(...seen.map((sighting) => sighting.depth))
  const segments = new URL(first.url).pathname.split('/').filter(Boolean).length
  const queryPenalty = first.url.includes('?') ? 6 : 0
  const value = typeValue[type] * (0.6 + 0.4 * Math.min(1, certainty))
  const score = value + placeValue[best.place] - 6 * depth - 2 * Math.max(0, segments - 1) - queryPenalty
  const named = best.label === '' ? 'a link' : `the link “${best.label.slice(0, 60)}”`
  return {
    url: best.url,
    key,
    type,
    score: Math.max(score, 0.1),
    reason: `${type}: ${named} ${placeNames[best.place]}`,
  }
}

let languageNames: Intl.DisplayNames | null = null

/** Whether a code stands for a language; the names are loaded for the first that is asked about. */
function isLanguageCode(code: string): boolean {
  languageNames ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return languageNames.of(code) !== undefined
}

/** Where a country stands in URLs for its language; others are read as what they are, a language. */
const languagesOfCountry: Record<string, string[]> = {
  at: ['de'],
  au: ['en'],
  be: ['nl', 'fr', 'be'],
  br: ['pt'],
  ca: ['en', 'fr', 'ca'],
  ch: ['de', 'fr', 'it'],
  cn: ['zh'],
  cz: ['cs'],
  dk: ['da'],
  gb: ['en'],
  gr: ['el'],
  hk: ['zh', 'en'],
  ie: ['en'],
  il: ['he'],
  in: ['en', 'hi'],
  jp: ['ja'],
  kr: ['ko'],
  mx: ['es'],
  nz: ['en'],
  se: ['sv'],
  tw: ['zh'],
  uk: ['uk', 'en'],
  us: ['en'],
  vn: ['vi'],
}

const languagesOf = (locale: string): string[] => (locale === '' ? [] : (languagesOfCountry[locale] ?? [locale]))

/** The language, or the country for it, that a path begins with: `de` of `/de/preise` and of `/de-at/`; '' for none. */
export function localeOf(url: string): string {
  const segment = new URL(url).pathname.split('/')[1]?.toLowerCase() ?? ''
  const [, code] = /^([a-z]{2})(?:[-_](?:[a-z]{2}|han[st]))?$/.exec(segment) ?? []
  return code !== undefined && (code in languagesOfCountry || isLanguageCode(code)) ? code : ''
}
