/** What makes a brand believable, and what its site runs on. */

export interface Testimonial {
  /** Verbatim. */
  text: string
  author: string | null
  /** “Head of Operations, Acme”: role and company as written. */
  role: string | null
}

/** A customer, partner or publication that the site shows as such. */
export interface NamedCustomer {
  name: string
  /** What the site calls them: by the block's heading. */
  kind: 'customer' | 'partner' | 'press'
}

export interface Certification {
  /** “ISO 27001”, “B Corp”, as written. */
  name: string
  kind: 'security' | 'quality' | 'environment' | 'industry' | 'award' | 'rating'
}

export const policyKinds = [
  'privacy',
  'terms',
  'imprint',
  'cookies',
  'returns',
  'shipping',
  'accessibility',
  'security',
] as const
export type PolicyKind = (typeof policyKinds)[number]

export interface Policy {
  kind: PolicyKind
  title: string
  url: string
}

export const technologyCategories = [
  'content management',
  'shop',
  'site builder',
  'framework',
  'styles',
  'analytics',
  'advertising',
  'tag manager',
  'consent',
  'chat',
  'marketing',
  'payment',
  'booking',
  'video',
  'maps',
  'fonts',
  'hosting',
  'security',
  'library',
] as const
export type TechnologyCategory = (typeof technologyCategories)[number]

export interface Technology {
  name: string
  category: TechnologyCategory
  /** As the site names it; null where it does not. */
  version: string | null
  /** What was seen, for people: “script from https://js.stripe.com”. */
  evidence: string
}

export interface SecurityHeader {
  /** In lower case. */
  name: string
  /** null: not sent. */
  value: string | null
}
