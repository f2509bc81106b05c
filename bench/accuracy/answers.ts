/** What a tool says of a site, whichever tool it is; what it cannot answer is left out. */
import type { FullReport } from '@brandprint/engine'

export interface Answers {
  name?: string | null
  headline?: string | null
  /** The primary call to action. */
  cta?: string | null
  navigation?: string[]
  /** Addresses. */
  socials?: string[]
  emails?: string[]
  /** `#rrggbb`, best first. */
  colors?: { hex: string; role?: string }[]
  fonts?: { family: string; role?: string }[]
  logo?: { url?: string | undefined; svg?: string | undefined; text?: string | undefined } | null
  plans?: { name: string; price: number | null; period: string | null }[]
  features?: string[]
  latestPost?: string | null
  /** Likeliest first; empty where none is claimed. */
  archetypes?: string[]
}

export function answersOf({ results }: FullReport): Answers {
  const { brandIdentity, messaging, visualIdentity, offerings, contentThemes, digitalPresence } = results
  const { primary } = visualIdentity.logo
  return {
    name: brandIdentity.name,
    headline: messaging.hero.headline,
    cta: messaging.ctas[0]?.text ?? null,
    navigation: messaging.navigation,
    socials: digitalPresence.socials.map(({ url }) => url),
    emails: digitalPresence.contacts.filter(({ kind }) => kind === 'email').map(({ value }) => value),
    colors: visualIdentity.palette.colors,
    fonts: visualIdentity.typography,
    logo: primary === null ? null : { url: primary.url, svg: primary.svg, text: primary.text },
    plans: offerings.plans,
    features: offerings.features,
    latestPost: contentThemes.posts[0]?.title ?? null,
    archetypes: brandIdentity.archetypeMix.map(({ archetype }) => archetype),
  }
}

/** What a tool says that finds nothing. */
export const silence: Answers = {
  name: null,
  headline: null,
  cta: null,
  navigation: [],
  socials: [],
  emails: [],
  colors: [],
  fonts: [],
  logo: null,
  plans: [],
  features: [],
  latestPost: null,
  archetypes: [],
}
