import { digitalPresence } from './digital-presence.ts'
import { testSection } from './section-cases-fixtures.ts'

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
