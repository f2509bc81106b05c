import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeUrl } from '../report/report-fixtures.ts'
import { digitalPresence } from './digital-presence.ts'
import { sectionOf, testSection } from './section-cases-fixtures.ts'
import { contact, page, quote, social } from './swot/swot-fixtures.ts'

testSection(digitalPresence, {
  summaries: [
    'The brand links to its own profile on Instagram. Marrowell Ltd runs it and gives an e-mail address, a telephone number and a postal address. It is built with Shoply, with Countly counting visits.',
    'Instagram is the one place besides the site where it can be followed. Behind it stands Marrowell Ltd, to be reached by an e-mail address, a telephone number and a postal address. Under the bonnet: Shoply, with Countly counting visits.',
    'It has settled on a single network, Instagram. Contact is by an e-mail address, a telephone number and a postal address, and Marrowell Ltd signs as owner. Shoply carries the site, with Countly counting visits.',
    'Followers are sent to Instagram and nowhere else. For those who want to get in touch there is an e-mail address, a telephone number and a postal address; in law it is Marrowell Ltd. Technically it rests on Shoply, with Countly counting visits.',
    'The brand links to its own profile on Instagram. It can be reached by an e-mail address, a telephone number and a postal address; the name in law is Marrowell Ltd. It is built with Shoply, with Countly counting visits.',
    'Instagram is the one place besides the site where it can be followed. Marrowell Ltd runs it and gives an e-mail address, a telephone number and a postal address. Under the bonnet: Shoply, with Countly counting visits.',
    'It has settled on a single network, Instagram. Behind it stands Marrowell Ltd, to be reached by an e-mail address, a telephone number and a postal address. Shoply carries the site, with Countly counting visits.',
    'Followers are sent to Instagram and nowhere else. Contact is by an e-mail address, a telephone number and a postal address, and Marrowell Ltd signs as owner. Technically it rests on Shoply, with Countly counting visits.',
  ],
  content: {
    socials: [{ network: 'instagram', url: 'https://instagram.example/marrowell' }],
    contacts: [
      { kind: 'email', value: 'a@b.example' },
      { kind: 'phone', value: '0123 456' },
      { kind: 'address', value: 'Pot Lane 1' },
    ],
    locales: [],
    feeds: [],
    apps: [],
    technology: [
      { name: 'Countly', category: 'analytics', version: null, evidence: 'a script' },
      { name: 'Asksly', category: 'consent', version: null, evidence: 'a script' },
      { name: 'Shoply', category: 'shop', version: null, evidence: 'a script' },
    ],
    legalEntity: 'Marrowell Ltd',
    regions: [],
    givenProfiles: [],
    completeness: {
      score: 100,
      found: [
        'a social profile',
        'an e-mail address',
        'a telephone number',
        'a postal address',
        'the name of the company in law',
      ],
      missing: [],
    },
    importantLinks: {
      code: [],
      apps: [],
      messengers: [],
      reviews: [{ network: 'trustpilot', url: 'https://trustpilot.example/marrowell' }],
      maps: [],
      people: [],
    },
  },
  claims: [
    '/digitalPresence/socials/0 stated 0.9 “instagram”',
    '/digitalPresence/contacts/0 stated 0.9 “a@b.example”',
    '/digitalPresence/contacts/1 stated 0.9 “0123 456”',
    '/digitalPresence/contacts/2 stated 0.9 “Pot Lane 1”',
    '/digitalPresence/legalEntity stated 0.9 “Marrowell Ltd”',
    '/digitalPresence/technology/0 stated 0.9 “…”',
    '/digitalPresence/technology/1 stated 0.9 “…”',
    '/digitalPresence/technology/2 stated 0.9 “…”',
    '/digitalPresence/completeness computed 0.8',
    '/digitalPresence/importantLinks/reviews/0 stated 0.9 “trustpilot”',
  ],
  assessed: { status: 'complete', confidence: 0.9, gaps: [] },
  told: {
    'without a profile': {
      facts: { socials: [] },
      summaries: [
        'marrowell.example stands alone: no profile elsewhere is linked. Marrowell Ltd runs it and gives an e-mail address, a telephone number and a postal address. It is built with Shoply, with Countly counting visits. For a complete entry in a directory it lacks a social profile.',
        'Away from its own site the brand cannot be followed, as far as its pages tell. Behind it stands Marrowell Ltd, to be reached by an e-mail address, a telephone number and a postal address. Under the bonnet: Shoply, with Countly counting visits. What a directory would still ask for: a social profile.',
        'No link leads to a social profile, so the site has to do all the work. Contact is by an e-mail address, a telephone number and a postal address, and Marrowell Ltd signs as owner. Shoply carries the site, with Countly counting visits. A full entry would name a social profile as well.',
        'Everything happens on marrowell.example; no other place is named. For those who want to get in touch there is an e-mail address, a telephone number and a postal address; in law it is Marrowell Ltd. Technically it rests on Shoply, with Countly counting visits. Not found on the pages read: a social profile.',
        'The pages read link to no social profile of the brand. It can be reached by an e-mail address, a telephone number and a postal address; the name in law is Marrowell Ltd. It is built with Shoply, with Countly counting visits. Missing from a full entry: a social profile.',
        'It can be visited, but not followed: no profile is linked. Marrowell Ltd runs it and gives an e-mail address, a telephone number and a postal address. Under the bonnet: Shoply, with Countly counting visits. For a complete entry in a directory it lacks a social profile.',
        'Those who like marrowell.example find no place to stay in touch. Behind it stands Marrowell Ltd, to be reached by an e-mail address, a telephone number and a postal address. Shoply carries the site, with Countly counting visits. What a directory would still ask for: a social profile.',
        'marrowell.example stands alone: no profile elsewhere is linked. Contact is by an e-mail address, a telephone number and a postal address, and Marrowell Ltd signs as owner. Technically it rests on Shoply, with Countly counting visits. A full entry would name a social profile as well.',
      ],
    },
    'with two profiles': {
      facts: { socials: [social('instagram'), social('linkedin')] },
      summaries: [
        'It can be met on Instagram and LinkedIn, too. Marrowell Ltd runs it and gives an e-mail address, a telephone number and a postal address. It is built with Shoply, with Countly counting visits.',
        'People can follow it on Instagram and LinkedIn. Behind it stands Marrowell Ltd, to be reached by an e-mail address, a telephone number and a postal address. Under the bonnet: Shoply, with Countly counting visits.',
        'Its own profiles are linked: Instagram and LinkedIn. Contact is by an e-mail address, a telephone number and a postal address, and Marrowell Ltd signs as owner. Shoply carries the site, with Countly counting visits.',
        'Beyond the site it keeps up 2 profiles, on Instagram and LinkedIn. For those who want to get in touch there is an e-mail address, a telephone number and a postal address; in law it is Marrowell Ltd. Technically it rests on Shoply, with Countly counting visits.',
        'The brand is also on Instagram and LinkedIn, by its own links. It can be reached by an e-mail address, a telephone number and a postal address; the name in law is Marrowell Ltd. It is built with Shoply, with Countly counting visits.',
        'It can be met on Instagram and LinkedIn, too. Marrowell Ltd runs it and gives an e-mail address, a telephone number and a postal address. Under the bonnet: Shoply, with Countly counting visits.',
        'People can follow it on Instagram and LinkedIn. Behind it stands Marrowell Ltd, to be reached by an e-mail address, a telephone number and a postal address. Shoply carries the site, with Countly counting visits.',
        'Its own profiles are linked: Instagram and LinkedIn. Contact is by an e-mail address, a telephone number and a postal address, and Marrowell Ltd signs as owner. Technically it rests on Shoply, with Countly counting visits.',
      ],
    },
    'with four profiles': {
      facts: { socials: ['instagram', 'linkedin', 'facebook', 'tiktok'].map((one) => social(one)) },
      summaries: [
        'It can be met on Instagram, LinkedIn, Facebook and TikTok, too. Marrowell Ltd runs it and gives an e-mail address, a telephone number and a postal address. It is built with Shoply, with Countly counting visits.',
        'People can follow it on Instagram, LinkedIn, Facebook and TikTok. Behind it stands Marrowell Ltd, to be reached by an e-mail address, a telephone number and a postal address. Under the bonnet: Shoply, with Countly counting visits.',
        'Its own profiles are linked: Instagram, LinkedIn, Facebook and TikTok. Contact is by an e-mail address, a telephone number and a postal address, and Marrowell Ltd signs as owner. Shoply carries the site, with Countly counting visits.',
        'Beyond the site it keeps up 4 profiles, on Instagram, LinkedIn, Facebook and TikTok. For those who want to get in touch there is an e-mail address, a telephone number and a postal address; in law it is Marrowell Ltd. Technically it rests on Shoply, with Countly counting visits.',
        'The brand is also on Instagram, LinkedIn, Facebook and TikTok, by its own links. It can be reached by an e-mail address, a telephone number and a postal address; the name in law is Marrowell Ltd. It is built with Shoply, with Countly counting visits.',
        'It can be met on Instagram, LinkedIn, Facebook and TikTok, too. Marrowell Ltd runs it and gives an e-mail address, a telephone number and a postal address. Under the bonnet: Shoply, with Countly counting visits.',
        'People can follow it on Instagram, LinkedIn, Facebook and TikTok. Behind it stands Marrowell Ltd, to be reached by an e-mail address, a telephone number and a postal address. Shoply carries the site, with Countly counting visits.',
        'Its own profiles are linked: Instagram, LinkedIn, Facebook and TikTok. Contact is by an e-mail address, a telephone number and a postal address, and Marrowell Ltd signs as owner. Technically it rests on Shoply, with Countly counting visits.',
      ],
    },
    'without contacts': {
      facts: { contacts: [] },
      summaries: [
        'The brand links to its own profile on Instagram. Marrowell Ltd is named as the company behind it, without a way to reach it. It is built with Shoply, with Countly counting visits. For a complete entry in a directory it lacks an e-mail address, a telephone number and a postal address.',
        'Instagram is the one place besides the site where it can be followed. Behind it stands Marrowell Ltd; contact details were not found. Under the bonnet: Shoply, with Countly counting visits. What a directory would still ask for: an e-mail address, a telephone number and a postal address.',
        'It has settled on a single network, Instagram. Marrowell Ltd signs as owner, and gives no address, number or e-mail on the pages read. Shoply carries the site, with Countly counting visits. A full entry would name an e-mail address, a telephone number and a postal address as well.',
        'Followers are sent to Instagram and nowhere else. Marrowell Ltd is named as the company behind it, without a way to reach it. Technically it rests on Shoply, with Countly counting visits. Not found on the pages read: an e-mail address, a telephone number and a postal address.',
        'The brand links to its own profile on Instagram. Behind it stands Marrowell Ltd; contact details were not found. It is built with Shoply, with Countly counting visits. Missing from a full entry: an e-mail address, a telephone number and a postal address.',
        'Instagram is the one place besides the site where it can be followed. Marrowell Ltd signs as owner, and gives no address, number or e-mail on the pages read. Under the bonnet: Shoply, with Countly counting visits. For a complete entry in a directory it lacks an e-mail address, a telephone number and a postal address.',
        'It has settled on a single network, Instagram. Marrowell Ltd is named as the company behind it, without a way to reach it. Shoply carries the site, with Countly counting visits. What a directory would still ask for: an e-mail address, a telephone number and a postal address.',
        'Followers are sent to Instagram and nowhere else. Behind it stands Marrowell Ltd; contact details were not found. Technically it rests on Shoply, with Countly counting visits. A full entry would name an e-mail address, a telephone number and a postal address as well.',
      ],
    },
    'where the company is not named': {
      facts: { legalEntity: null, technology: [] },
      summaries: [
        'The brand links to its own profile on Instagram. It gives an e-mail address, a telephone number and a postal address, and no name of a company. For a complete entry in a directory it lacks the name of the company in law.',
        'Instagram is the one place besides the site where it can be followed. Contact is by an e-mail address, a telephone number and a postal address, though who is behind it in law is not named. What a directory would still ask for: the name of the company in law.',
        'It has settled on a single network, Instagram. For those who want to get in touch there is an e-mail address, a telephone number and a postal address. A full entry would name the name of the company in law as well.',
        'Followers are sent to Instagram and nowhere else. An e-mail address, a telephone number and a postal address are given for contact. Not found on the pages read: the name of the company in law.',
        'The brand links to its own profile on Instagram. Who runs it is not said, only how to reach it: an e-mail address, a telephone number and a postal address. Missing from a full entry: the name of the company in law.',
        'Instagram is the one place besides the site where it can be followed. It gives an e-mail address, a telephone number and a postal address, and no name of a company. For a complete entry in a directory it lacks the name of the company in law.',
        'It has settled on a single network, Instagram. Contact is by an e-mail address, a telephone number and a postal address, though who is behind it in law is not named. What a directory would still ask for: the name of the company in law.',
        'Followers are sent to Instagram and nowhere else. For those who want to get in touch there is an e-mail address, a telephone number and a postal address. A full entry would name the name of the company in law as well.',
      ],
    },
    'where neither is known': {
      facts: { contacts: [], legalEntity: null, technology: [] },
      summaries: [
        'The brand links to its own profile on Instagram. On the pages read nobody is named behind it, and no address, number or e-mail is given.',
        'Instagram is the one place besides the site where it can be followed. How to reach it, and who it is in law, is not said on the pages read.',
        'It has settled on a single network, Instagram. Neither contact details nor the name of a company were found.',
        'Followers are sent to Instagram and nowhere else. The pages read give neither an e-mail address nor a number nor a postal address.',
        'The brand links to its own profile on Instagram. Who answers for it, and at which address, could not be found.',
        'Instagram is the one place besides the site where it can be followed. On the pages read nobody is named behind it, and no address, number or e-mail is given.',
        'It has settled on a single network, Instagram. How to reach it, and who it is in law, is not said on the pages read.',
        'Followers are sent to Instagram and nowhere else. Neither contact details nor the name of a company were found.',
      ],
    },
  },
  less: {
    'without socials': {
      facts: { socials: [] },
      status: 'partial',
      confidence: 0.68,
      gaps: ['No social profile of the brand was found.'],
    },
    'without contacts': {
      facts: { contacts: [] },
      status: 'partial',
      confidence: 0.68,
      gaps: ['No contact details were found.'],
    },
    'without legalEntity': {
      facts: { legalEntity: null },
      status: 'partial',
      confidence: 0.68,
      gaps: ['No legal entity is declared.'],
    },
    'without technology': {
      facts: { technology: [] },
      status: 'partial',
      confidence: 0.68,
      gaps: ['No technology was recognised.'],
    },
  },
})

interface Presence {
  regions: string[]
  locales: { language: string; url: string }[]
  givenProfiles: { url: string; linkedFromSite: boolean }[]
  completeness: { score: number; found: string[]; missing: string[] }
}
const presence = (facts: Parameters<typeof sectionOf>[1]) => {
  const { content, claims, gaps } = sectionOf(digitalPresence, facts)
  return { ...(content as Presence), claims, gaps }
}
const version = (language: string) => ({ language, url: `${homeUrl}${language}`, quote: quote(language) })

test('regions are those that language versions name, each once', () => {
  const alternates = ['de', 'en-GB', 'cy_gb', 'fr-CH', 'zh-Hant'].map(version)
  const { regions, locales, claims } = presence({ pages: [page('', { alternates })] })
  assert.deepEqual(regions, ['GB', 'CH'])
  assert.equal(locales.length, 5)
  assert.ok(claims.includes('/digitalPresence/regions/1 stated 0.9 “fr-CH”'))
  assert.ok(claims.includes('/digitalPresence/locales/4 stated 0.9 “zh-Hant”'))
})

const given: [string, boolean][] = [
  ['https://instagram.example/marrowell', true],
  ['http://www.instagram.example/Marrowell/?hl=en', true],
  ['m.instagram.example/marrowell', true],
  ['https://instagram.example/marrow', false],
  ['https://youtube.example/marrowell', false],
  ['not an address', false],
]
for (const [url, linkedFromSite] of given) {
  test(`${url} is ${linkedFromSite ? '' : 'not '}a profile that the site links`, () => {
    const found = presence({ request: { context: null, socialLinks: [url] } })
    assert.deepEqual(found.givenProfiles, [{ url, linkedFromSite }])
    assert.ok(found.claims.includes('/digitalPresence/givenProfiles/0 computed 0.9'))
    assert.equal(found.gaps.includes(`${url} was given as a profile, and no page read links to it.`), !linkedFromSite)
  })
}

const parts: [string, Parameters<typeof sectionOf>[1]][] = [
  ['a social profile', { socials: [] }],
  ['an e-mail address', { contacts: [contact('phone', '0123 456'), contact('address', 'Pot Lane 1')] }],
  ['a telephone number', { contacts: [contact('email', 'a@b.example'), contact('address', 'Pot Lane 1')] }],
  ['a postal address', { contacts: [contact('email', 'a@b.example'), contact('phone', '0123 456')] }],
  ['the name of the company in law', { legalEntity: null }],
]
for (const [missing, facts] of parts) {
  test(`a presence without ${missing} is complete by four fifths`, () => {
    const { completeness } = presence(facts)
    assert.equal(completeness.score, 80)
    assert.deepEqual(completeness.missing, [missing])
  })
}
