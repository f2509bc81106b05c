import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import type { Technology } from '../facts/trust.ts'
import { technologyCategories } from '../facts/trust.ts'
import type { SocialProfile } from '../facts.ts'
import { counted, listed, networkName } from '../report/prose.ts'
import { closed, Nullable, Strings } from '../report/shapes.ts'
import { assess, type Claim, confidenceIn, defineSection } from './section.ts'

const Link = Type.Object({ network: Type.String(), url: Type.String() }, closed)
const Links = Type.Array(Link)

export const digitalPresence = defineSection({
  id: 'digitalPresence',
  title: 'Digital presence',
  needs: ['socials', 'contacts', 'legalEntity', 'technology', 'pages'],
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
    importantLinks: { code: [], apps: [], messengers: [], reviews: [], maps: [], people: [] },
  },
  looksFor: ['No social profile, contact, language version or feed was found.'],
  write({ socials, contacts, legalEntity, technology, pages }, claim) {
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
    const content = {
      ...this.empty,
      socials: profiles,
      contacts: contacts.map(({ value: { kind, value } }) => ({ kind, value })),
      locales: locales.map(({ language, url }) => ({ language, url })),
      feeds: feeds.map(({ title, url }) => ({ title, url })),
      apps: linksOf(socials, 'app', '/apps', claim),
      technology: technology.map(({ value }) => value),
      legalEntity: legalEntity?.value ?? null,
      importantLinks: {
        code: links('code', '/importantLinks/code'),
        apps,
        messengers: links('messenger', '/importantLinks/messengers'),
        reviews: links('review', '/importantLinks/reviews'),
        maps: links('map', '/importantLinks/maps'),
        people: links('person', '/importantLinks/people'),
      },
    }
    const networks = [...new Set(profiles.map(({ network }) => network))]
    const sentences = [
      networks.length === 0
        ? 'The pages read link to no social profile of the brand.'
        : `The brand links to its own ${networks.length === 1 ? 'profile' : 'profiles'} on ${listed(networks.map(networkName), 6)}.`,
      contacts.length === 0
        ? 'They name no e-mail address, telephone number or postal address.'
        : `It can be reached by ${listed(contactKinds(contacts.map(({ value }) => value.kind)))}.`,
    ]
    if (locales.length > 1) sentences.push(`It declares ${counted(locales.length, 'language version')}.`)
    if (technology.length > 0) sentences.push(technologySentence(technology))
    return {
      assessment: assess(sentences.join(' '), [
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

function technologySentence(technology: Fact<Technology>[]): string {
  const names = (...wanted: Technology['category'][]) =>
    technology.filter(({ value }) => wanted.includes(value.category)).map(({ value }) => value.name)
  const base = names('content management', 'shop', 'site builder')
  const measured = names('analytics', 'advertising', 'tag manager')
  const built = base.length === 0 ? [] : [`is made with ${listed(base)}`]
  if (measured.length > 0) built.push(`measures visits with ${listed(measured)}`)
  if (built.length === 0) return `The site uses ${listed(technology.map(({ value }) => value.name))}.`
  return `The site ${built.join(' and ')}.`
}

const kindWords = { email: 'e-mail', phone: 'telephone', address: 'post' }

const contactKinds = (kinds: (keyof typeof kindWords)[]) => [...new Set(kinds)].map((kind) => kindWords[kind])
