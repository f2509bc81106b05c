/** Pages that are no part of what a site offers to the public: its evidence is not looked for there, nor is a place to put anything. */

import { isInsideLabel, isWorkshopLabel, versionOf } from '../../../lexicon/pages/backstage-words.ts'
import { pathParts } from '../../../lexicon/pages/path-parts.ts'
import { pageKey } from '../../../site-url.ts'
import type { PageSummary } from '../../page-summary.ts'
import type { SiteReading } from '../../site-reading.ts'

type Inputs = Pick<SiteReading, 'pages' | 'navigation' | 'forms'>

/** Where titles part: “Staff area | Lowbrook”. */
const parting = /\s*[|·•»–—:]\s*|\s-\s/u

/** Pages for staff, members or tenants, of whoever makes the site, and other versions of a page; the home page is none. */
export function backstagePages({ pages, navigation, forms }: Inputs): ReadonlySet<string> {
  const [home, ...others] = pages
  const inMenu = new Set(navigation.flatMap(({ value: { url } }) => keyOf(url) ?? []))
  const labels = new Map(navigation.map(({ value: { url, label } }) => [keyOf(url), label]))
  const known = new Set(pages.map((page) => wordsOf(page).join('/')))
  const loginForms = new Set(forms.flatMap(({ value }) => (value.purpose === 'login' ? [value.page] : [])))
  // A site that is closed as a whole may yet open.
  const isOpen = home !== undefined && !isUnlisted(home)
  const isBackstage = (page: PageSummary) => {
    // Of what has another type its address or its label says what it offers.
    if (page.type !== 'other' && page.type !== 'contact') return false
    const named = namesOf(page, labels.get(keyOf(page.url)))
    if (named.some(isInsideLabel) || (loginForms.has(page.url) && isBare(page))) return true
    if (inMenu.has(keyOf(page.url) ?? '')) return false
    return (
      named.some(isWorkshopLabel) ||
      beginsInside.test(wordsOf(page).at(-1) ?? '') ||
      isVersion(page, known) ||
      (isOpen && isUnlisted(page))
    )
  }
  return new Set(others.filter(isBackstage).map(({ url }) => url))
}

/** “/admin-orders”, “/dashboard-oak”. */
const beginsInside = /^(?:admin|backend|dashboard|intranet|login|staff only|mitarbeiter login)\s/u

const keyOf = (url: string | null) => (url === null || !URL.canParse(url) ? null : pageKey(url))
const wordsOf = ({ url }: PageSummary): readonly string[] => pathParts(new URL(url).pathname)?.segments ?? []
const isUnlisted = ({ noindex, structure }: PageSummary) => noindex !== null || structure.isUnlistedByHeader
/** A page that asks for a password beside a whole offer is one of the offer. */
const headingsMax = 2
const isBare = ({ structure }: PageSummary) => structure.headings.length <= headingsMax

const namesOf = (page: PageSummary, label: string | undefined): string[] => [
  ...wordsOf(page),
  ...(page.title?.text.split(parting) ?? []),
  ...page.topHeadings.map(({ text }) => text),
  ...(label === undefined ? [] : [label]),
]

/** “/about-copy2” beside “/about”, and “/index-old”. */
function isVersion(page: PageSummary, known: ReadonlySet<string>): boolean {
  // “/index2” is the name of an index file, which is left out of the words.
  const file = /\/([^/]+?)(?:\.\p{L}{2,5})?\/?$/u.exec(new URL(page.url).pathname)?.[1] ?? ''
  if (/^(?:index|home|default)\d$/i.test(file)) return true
  const words = wordsOf(page)
  const original = versionOf(words.at(-1) ?? '')
  if (original === null) return false
  const path = [...words.slice(0, -1), original].filter((word) => word !== '').join('/')
  return known.has(path)
}

type Quoted = { quotes: readonly { page: string }[]; value: unknown }

/** What is left of a reading without these pages; how many pages were read stays as it was. */
export function withoutPages(read: SiteReading, left: ReadonlySet<string>): SiteReading {
  if (left.size === 0) return read
  const isKept = ({ page }: { page: string }) => !left.has(page)
  const kept = <One extends Quoted>(facts: readonly One[]): One[] =>
    facts.flatMap((fact) => {
      if (isOnPage(fact.value, left)) return []
      const quotes = fact.quotes.filter(isKept)
      return quotes.length > 0 || fact.quotes.length === 0 ? [{ ...fact, quotes }] : []
    })
  return {
    ...read,
    pages: read.pages.filter(({ url }) => !left.has(url)),
    sentences: read.sentences.filter(isKept),
    blocks: read.blocks.filter(isKept),
    structuredData: read.structuredData.filter(isKept),
    contacts: kept(read.contacts),
    plans: kept(read.plans),
    priceItems: kept(read.priceItems),
    products: kept(read.products),
    services: kept(read.services),
    features: kept(read.features),
    guarantees: kept(read.guarantees),
    testimonials: kept(read.testimonials),
    customers: kept(read.customers),
    certifications: kept(read.certifications),
    claims: kept(read.claims),
    questions: kept(read.questions),
    forms: kept(read.forms),
    values: kept(read.values),
    audiences: kept(read.audiences),
    ctas: kept(read.ctas),
  }
}

/** Whether a fact says itself on which page it stands. */
const isOnPage = (value: unknown, left: ReadonlySet<string>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'page' in value &&
  typeof value.page === 'string' &&
  left.has(value.page)
