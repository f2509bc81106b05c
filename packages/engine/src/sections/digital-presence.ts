import { Type } from 'typebox'
import type { Fact, Quote } from '../evidence.ts'
import { technologyCategories } from '../facts/trust.ts'
import type { SocialProfile } from '../facts.ts'
import { hostOf } from '../report/prose.ts'
import { closed, Nullable, Score, Strings } from '../report/shapes.ts'
import { presenceSummary } from './presence-summary.ts'
import { assess, type Claim, confidenceIn, defineSection } from './section.ts'
import { languageName } from './swot/reach.ts'

const Link = Type.Object({ network: Type.String(), url: Type.String() }, closed)
const Links = Type.Array(Link)

export const digitalPresence = defineSection({
  id: 'digitalPresence',
  title: 'Digital presence',
  needs: ['socials', 'contacts', 'legalEntity', 'technology', 'pages', 'reach', 'request'],
  result: Type.Object(
    {
      socials: Type.Array(Link, { description: 'Profiles of the brand itself.' }),
      contacts: Type.Array(
        Type.Object({ kind: Type.Enum(['email', 'phone', 'address']), value: Type.String() }, closed),
      ),
      locales: Type.Array(Type.Object({ language: Type.String(), url: Type.String() }, closed)),
      regions: Strings,
      technology: Type.Array(
        Type.Object(
          {
            name: Type.String(),
            category: Type.Enum([...technologyCategories]),
            version: Nullable(Type.String()),
            evidence: Type.String({ description: 'What was seen.' }),
          },
          closed,
        ),
      ),
      feeds: Type.Array(Type.Object({ title: Nullable(Type.String()), url: Type.String() }, closed)),
      apps: Links,
      legalEntity: Nullable(Type.String()),
      givenProfiles: Type.Array(Type.Object({ url: Type.String(), linkedFromSite: Type.Boolean() }, closed), {
        description: 'Profiles that came with the request, and whether the pages read lead to them.',
      }),
      completeness: Type.Object(
        {
          score: Nullable(Score),
          found: Strings,
          missing: Type.Array(Type.String(), { description: 'What a full entry in a directory would hold besides.' }),
        },
        closed,
      ),
      importantLinks: Type.Object(
        { code: Links, apps: Links, messengers: Links, reviews: Links, maps: Links, people: Links },
        closed,
      ),
    },
    closed,
  ),
  empty: {
    socials: [],
    contacts: [],
    locales: [],
    regions: [],
    technology: [],
    feeds: [],
    apps: [],
    legalEntity: null,
    givenProfiles: [],
    completeness: { score: null, found: [], missing: [] },
    importantLinks: { code: [], apps: [], messengers: [], reviews: [], maps: [], people: [] },
  },
  looksFor: ['No social profile, contact, language version or feed was found.'],
  write({ socials, contacts, legalEntity, technology, pages, reach, request }, claim, wording) {
    const profiles = linksOf(socials, 'social', '/socials', claim)
    const links = (kind: SocialProfile['kind'], pointer: string) => linksOf(socials, kind, pointer, claim)
    const [home] = pages
    const locales = home?.alternates ?? []
    const feeds = home?.feeds ?? []
    const apps = links('app', '/importantLinks/apps')

    for (const [index, fact] of contacts.entries()) claim(`/contacts/${index}`, fact)
    for (const [index, { quote }] of locales.entries()) claim(`/locales/${index}`, stated(quote))
    for (const [index, { quote }] of feeds.entries()) claim(`/feeds/${index}`, stated(quote))
    if (legalEntity !== null) claim('/legalEntity', legalEntity)
    for (const [index, fact] of technology.entries()) claim(`/technology/${index}`, fact)
    const regions = regionsOf(locales)
    for (const [index, { quote }] of regions.entries()) claim(`/regions/${index}`, stated(quote))
    const givenProfiles = request.socialLinks.map((url) => ({
      url,
      linkedFromSite: socials.some(({ value }) => sameProfile(value.url, url)),
    }))
    for (const index of givenProfiles.keys()) {
      claim(`/givenProfiles/${index}`, { basis: 'computed', confidence: 0.9, quotes: [] })
    }
    const completeness = completenessOf({
      'a social profile': profiles.length > 0,
      'an e-mail address': contacts.some(({ value }) => value.kind === 'email'),
      'a telephone number': contacts.some(({ value }) => value.kind === 'phone'),
      'a postal address': contacts.some(({ value }) => value.kind === 'address'),
      'the name of the company in law': legalEntity !== null,
    })
    claim('/completeness', { basis: 'computed', confidence: 0.8, quotes: [] })
    const content = {
      socials: profiles,
      contacts: contacts.map(({ value: { kind, value } }) => ({ kind, value })),
      locales: locales.map(({ language, url }) => ({ language, url })),
      feeds: feeds.map(({ title, url }) => ({ title, url })),
      apps: linksOf(socials, 'app', '/apps', claim),
      technology: technology.map(({ value }) => value),
      legalEntity: legalEntity?.value ?? null,
      regions: regions.map(({ region }) => region),
      givenProfiles,
      completeness,
      importantLinks: {
        code: links('code', '/importantLinks/code'),
        apps,
        messengers: links('messenger', '/importantLinks/messengers'),
        reviews: links('review', '/importantLinks/reviews'),
        maps: links('map', '/importantLinks/maps'),
        people: links('person', '/importantLinks/people'),
      },
    }
    const unlinked = givenProfiles.filter(({ linkedFromSite }) => !linkedFromSite).map(({ url }) => url)
    const summary = presenceSummary(
      {
        host: hostOf(home?.url ?? ''),
        networks: [...new Set(profiles.map(({ network }) => network))],
        contacts: contactKinds(contacts.map(({ value }) => value.kind)),
        languages: [...new Set(locales.map(({ language }) => languageName(language)))],
        legalEntity: legalEntity?.value ?? null,
        technology,
        unlinked,
        apps: apps.map(({ network }) => network),
        missing: completeness.missing,
        isWhole: reach.home,
      },
      wording,
    )
    return {
      assessment: assess(summary, [
        ...unlinked.map((url) => ({
          found: null,
          gap: `${url} was given as a profile, and no page read links to it.`,
        })),
        {
          found: confidenceIn(socials.filter(({ value }) => value.kind === 'social')),
          gap: 'No social profile of the brand was found.',
        },
        { found: confidenceIn(contacts), gap: 'No contact details were found.' },
        { found: confidenceIn(legalEntity), gap: 'No legal entity is declared.' },
        { found: confidenceIn(technology), gap: 'No technology was recognised.' },
      ]),
      content,
    }
  },
})

const stated = (quote: Fact<unknown>['quotes'][number]) => ({
  basis: 'stated' as const,
  confidence: 0.9,
  quotes: [quote],
})

function linksOf(socials: Fact<SocialProfile>[], kind: SocialProfile['kind'], pointer: string, claim: Claim) {
  return socials
    .filter(({ value }) => value.kind === kind)
    .map((fact, index) => {
      claim(`${pointer}/${index}`, fact)
      const { network, url } = fact.value
      return { network, url }
    })
}

/** Regions that the language versions name: `GB` of `en-GB`. */
function regionsOf(locales: readonly { language: string; quote: Quote }[]) {
  const regions = new Map<string, { region: string; quote: Quote }>()
  for (const { language, quote } of locales) {
    const region = /[-_]([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase()
    if (region !== undefined && !regions.has(region)) regions.set(region, { region, quote })
  }
  return [...regions.values()]
}

/** The same profile, whatever its spelling: with or without www, scheme, last slash and parameters. */
function sameProfile(one: string, other: string): boolean {
  const key = (address: string) => {
    const url = URL.parse(address) ?? URL.parse(`https://${address}`)
    return url === null
      ? address
      : `${url.hostname.replace(/^(?:www|m|mobile)\./, '')}${url.pathname.replace(/\/+$/, '')}`.toLowerCase()
  }
  return key(one) === key(other)
}

function completenessOf(parts: Record<string, boolean>) {
  const found = Object.keys(parts).filter((part) => parts[part])
  const missing = Object.keys(parts).filter((part) => !parts[part])
  return { score: Math.round((100 * found.length) / (found.length + missing.length)), found, missing }
}

const kindWords = { email: 'an e-mail address', phone: 'a telephone number', address: 'a postal address' }

const contactKinds = (kinds: (keyof typeof kindWords)[]) => [...new Set(kinds)].map((kind) => kindWords[kind])
