/** Labelled sites: a folder with an `index.json` of `sites[]` beside the sites' own folders. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Hand-made; `…Accept` lists hold other right answers; null: the site has none; null with a `…Note`: not labelled. */
export interface Labels {
  siteName?: string | null
  heroHeadline?: string | null
  primaryCta?: string | null
  navItems?: string[]
  navItemsAccept?: string[]
  socialLinks?: string[]
  socialLinksAccept?: string[]
  emails?: string[]
  emailsAccept?: string[]
  /** The first is the one that a designer would name first; the others stand in no order. */
  brandColors?: string[]
  fonts?: { heading?: string[]; body?: string[] }
  logoKind?: 'image' | 'inline-svg' | 'data-uri' | 'text' | 'none'
  /** How the address of an image logo ends. */
  logoFile?: string
  logoAccept?: string[]
  /** A price of null: one must ask for it. */
  pricingPlans?: {
    name: string
    nameAccept?: string[]
    price: string | null
    priceAccept?: (string | null)[]
    period?: string
  }[]
  features?: string[]
  featuresAccept?: string[]
  latestPostTitle?: string | null
  archetype?: { first: string; second: string | null }
  [label: string]: unknown
}

export interface LabelledSite {
  name: string
  /** Relative to the corpus. */
  folder: string
  originalHost: string | null
  entryPath?: string
  labels: Labels
}

export interface Corpus {
  folder: string
  sites: LabelledSite[]
}

export async function readCorpus(folder: string): Promise<Corpus> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { sites: LabelledSite[] }
  return { folder, sites: index.sites }
}

/** Where a site would stand; one without a host of its own stands at an invented one. */
export const placeOf = ({ folder }: Corpus, site: LabelledSite) => ({
  folder: join(folder, site.folder),
  origin: `https://${site.originalHost ?? 'site.example'}`,
  entryPath: site.entryPath ?? '/',
})
