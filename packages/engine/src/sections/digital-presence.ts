import { Type } from 'typebox'
import type { Fact, Quote } from '../evidence.ts'
import { technologyCategories } from '../facts/trust/shapes.ts'
import type { SocialProfile } from '../facts.ts'
import { isFollowed } from '../lexicon/names/social-networks.ts'
import { hostOf } from '../writing/prose.ts'
import { missingOr } from '../writing/reach.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { closed, Nullable, Score, strings } from '../writing/shapes.ts'
import { presenceSummary } from './digital-presence/presence-summary.ts'
import { assess, type Claim, confidenceIn, defineSection } from './section.ts'
import { languageName } from './swot/rules/reach.ts'

const Link = Type.Object(
  {
    network: Type.String({ description: 'The platform.' }),
    url: Type.String({ description: 'The address there.' }),
  },
  closed,
)
const links = (description: string) => Type.Array(Link, { description })

export const digitalPresence = defineSection({
  id: 'digitalPresence',
  title: sectionTitles.digitalPresence,
  needs: ['socials', 'contacts', 'legalEntity', 'technology', 'pages', 'reach', 'request'],
  result: Type.Object(
    {
      socials: links('Profiles of the brand itself.'),
      contacts: Type.Array(
        Type.Object(
          {
            kind: Type.Enum(['email', 'phone', 'address'], { description: 'What it is.' }),
            value: Type.String({ description: 'The address or number.' }),
          },
          closed,
        ),
        { description: 'How the brand can be reached.' },
      ),
      locales: Type.Array(
        Type.Object(
          {
            language: Type.String({ description: 'Language, and region where one is named: `en-GB`.' }),
            url: Type.String({ description: 'Address of the version.' }),
          },
          closed,
        ),
        { description: 'Versions in other languages that the home page declares.' },
      ),
      regions: strings('Regions that those versions name: `GB` of `en-GB`.'),
      technology: Type.Array(
        Type.Object(
          {
            name: Type.String({ description: 'Name of the product.' }),
            category: Type.Enum([...technologyCategories], { description: 'What it is for.' }),
            version: Nullable(Type.String({ description: 'As the site names it; null where it does not.' })),
            evidence: Type.String({ description: 'What was seen of it, for people.' }),
          },
          closed,
        ),
        { description: 'Software and services that the site runs on.' },
      ),
      feeds: Type.Array(
        Type.Object(
          {
            title: Nullable(Type.String({ description: 'Its title.' })),
            url: Type.String({ description: 'Its address.' }),
          },
          closed,
        ),
        { description: 'Feeds that the home page declares.' },
      ),
      apps: links('Apps of the brand in stores.'),
      legalEntity: Nullable(Type.String({ description: 'The company in law, as the site names it.' })),
      givenProfiles: Type.Array(
        Type.Object(
          {
            url: Type.String({ description: 'As the request named it.' }),
            linkedFromSite: Type.Boolean({ description: 'Whether a page that was read links to it.' }),
          },
          closed,
        ),
        {
          description: 'Profiles that came with the request as `social_links`.',
        },
      ),
      completeness: Type.Object(
        {
          score: Nullable(Score, 'How much of it was found, in percent.'),
          found: strings('What of it was found.'),
          missing: strings('What of it was not found.'),
        },
        { ...closed, description: 'What a full entry in a directory would hold, as far as the site names it.' },
      ),
      importantLinks: Type.Object(
        {
          code: links('Repositories of code.'),
          apps: links('Apps in stores; the same as `apps` above.'),
          messengers: links('Messengers.'),
          reviews: links('Pages of reviews.'),
          maps: links('Places on maps.'),
          people: links('Profiles of people of the brand.'),
        },
        { ...closed, description: 'Addresses elsewhere that are no profiles of the brand itself.' },
      ),
    },
    { ...closed, description: 'Where else the brand can be found, and what its site runs on.' },
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
  write({ socials, contacts, legalEntity, technology, pages, reach, request }, { claim, wording }) {
    const ofTheBrand = socials.filter(({ value }) => value.kind === 'social' || isFollowed(value))
    const profiles = linksOf(ofTheBrand, '/socials', claim)
    const ofKind = (kind: SocialProfile['kind'], pointer: string) =>
      linksOf(
        socials.filter(({ value }) => value.kind === kind),
        pointer,
        claim,
      )
    const [home] = pages
    const locales = home?.alternates ?? []
    const feeds = home?.feeds ?? []
    const apps = ofKind('app', '/importantLinks/apps')

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
      apps: ofKind('app', '/apps'),
      technology: technology.map(({ value }) => value),
      legalEntity: legalEntity?.value ?? null,
      regions: regions.map(({ region }) => region),
      givenProfiles,
      completeness,
      importantLinks: {
        code: ofKind('code', '/importantLinks/code'),
        apps,
        messengers: ofKind('messenger', '/importantLinks/messengers'),
        reviews: ofKind('review', '/importantLinks/reviews'),
        maps: ofKind('map', '/importantLinks/maps'),
        people: ofKind('person', '/importantLinks/people'),
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
          found: confidenceIn(ofTheBrand),
          gap: missingOr(reach, 'profiles', {
            missing: 'No social profile of the brand was found.',
            unsure: 'Whether it has social profiles could not be told.',
          }),
        },
        {
          found: confidenceIn(contacts),
          gap: missingOr(reach, 'contact', {
            missing: 'No contact details were found.',
            unsure: 'There are ways to get in touch that could not be read.',
          }),
        },
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

function linksOf(socials: readonly Fact<SocialProfile>[], pointer: string, claim: Claim) {
  return socials.map((fact, index) => {
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
