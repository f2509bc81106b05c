import { homeUrl } from '../../../report/report-fixtures.ts'
import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { assured, call, fact, imagery, name, page, quote, sign, social } from '../swot-fixtures.ts'
import { reachRules } from './reach.ts'

const versions = (...languages: string[]) => [
  page('', { alternates: languages.map((language) => ({ language, url: homeUrl, quote: quote(language) })) }),
]
const networks = ['facebook', 'instagram', 'linkedin', 'tiktok'].map((one) => social(one))
const app = social('app store', 'app')
const code = social('github', 'code')
const download = call('Download', 'download')
const declares = (language: string) => [page('', { language: quote(language) })]
const request = { context: null, socialLinks: ['https://www.instagram.com/marrowell/?x=1'] }
const entry = (label: string) => fact({ label, url: null }, label)
const places = ['Austria', 'Poland', 'Italy'].map((one) => sign(one, { kind: 'place' }))

testSwotRules(reachRules, {
  'serves-languages': {
    facts: { pages: versions('de-AT', 'de', 'fr', 'en') },
    says: [
      'It speaks to three language groups (German, French and English), each with pages of its own that search engines are told about.',
      'German, French and English: visitors are met in their own language, whom a site in one language does not reach.',
    ],
    quotes: ['de-AT', 'fr', 'en'],
    confidence: 0.85,
    silent: { 'in one other language': { pages: versions('de', 'de-AT') }, 'where no page was read': { pages: [] } },
  },
  'active-elsewhere': {
    facts: { socials: [app, ...networks, social('facebook')] },
    says: [
      'It can be followed in four places (Facebook, Instagram, LinkedIn and TikTok), so contact does not end with the visit.',
      'Facebook, Instagram, LinkedIn and TikTok lead back to it: people may check the brand where they already are.',
    ],
    quotes: ['facebook', 'instagram', 'linkedin', 'tiktok'],
    confidence: 0.765,
    silent: {
      'on three networks': { socials: networks.slice(1) },
      'where the fourth holds code': { socials: [...networks.slice(1), code] },
      'where two profiles are on one network': { socials: [...networks.slice(1), social('tiktok')] },
    },
  },
  'in-stores': {
    facts: { socials: [...networks, app, social('google play', 'app'), app] },
    says: [
      'It is listed on the App Store and Google Play, where people look for an app without knowing its name and where others rate it.',
      'A place on the App Store and Google Play gives it a second shop window, with ratings that visitors believe.',
    ],
    quotes: ['app store', 'google play'],
    confidence: 0.765,
    silent: { 'without an app': { socials: networks } },
  },
  'open-code': {
    facts: { socials: [code], ctas: [call('Order', 'buy'), download] },
    says: [
      'Its work can be inspected on GitHub. For people who know the matter that is worth more than any claim about quality.',
      'The code lies open on GitHub: whoever doubts a promise may look, which closed products cannot offer.',
    ],
    quotes: ['github'],
    confidence: 0.765,
    speaks: {
      'where a call leads to the code': {
        ctas: [call('Look inside', 'other', { url: 'https://gitlab.example/marrowell' })],
      },
      'where there is an app': { ctas: [], socials: [code, app] },
    },
    silent: {
      'without code': { socials: networks },
      'where what it makes is something else': { ctas: [call('Order', 'buy')] },
    },
  },
  'no-profiles': {
    facts: {},
    says: [
      'No profile elsewhere backs it up: whoever wants to see the brand from outside finds no network, code or review page linked.',
      'The brand lives on this site alone, as far as one can see from it; there is no second place to check it or to keep in touch.',
      'It links to no presence of its own beyond the site, so a visit that leads to nothing today leaves no thread to take up tomorrow.',
    ],
    confidence: 0.7,
    unread: ['home'],
    variants: {
      'of a brand that is known': {
        facts: { name },
        says: [
          'No profile elsewhere backs it up: whoever wants to see Marrowell from outside finds no network, code or review page linked.',
          'Marrowell lives on this site alone, as far as one can see from it; there is no second place to check it or to keep in touch.',
          'It links to no presence of its own beyond the site, so a visit that leads to nothing today leaves no thread to take up tomorrow.',
        ],
        quotes: ['Marrowell'],
        confidence: 0.7,
      },
    },
    silent: {
      'with a profile': { socials: networks.slice(3) },
      'with code': { socials: [code] },
      'with an app in a store': { socials: [app] },
      'with an entry on a map': { socials: [social('google maps', 'map')] },
      'with a profile of reviews': { socials: [social('trustpilot', 'review')] },
    },
  },
  'wrong-language': {
    facts: { language: assured(fact('de'), 0.8), pages: declares('fr-FR') },
    says: [
      'It is written in German and declares itself as “fr-FR”: browsers offer to translate it for the wrong people, and screen readers mispronounce it.',
      'The page claims to be in another language (“fr-FR”) than the one it is in, German, which misleads search engines about whom to show it to.',
    ],
    quotes: ['fr-FR'],
    confidence: 0.8,
    silent: {
      'where its language is not known': { language: null },
      'where its language is not sure': { language: assured(fact('de'), 0.79) },
      'where no page was read': { pages: [] },
      'where it declares none': { pages: [page('')] },
      'where it declares its own': { pages: declares('DE_at') },
      'where the codes are taken for each other': { language: fact('nb'), pages: declares('no') },
    },
  },
  'profile-not-linked': {
    facts: { request, socials: networks.slice(2) },
    says: [
      'A profile on instagram.com exists, as whoever asked for this report says, and no page read links to it.',
      'The site does not mention its profile on instagram.com. Linking it, and naming it in structured data, would show that it is its own.',
    ],
    confidence: 0.8,
    variants: {
      'of two': {
        facts: {
          request: {
            context: null,
            socialLinks: [
              'https://instagram.com/marrowell',
              'https://youtube.com/marrowell',
              'https://instagram.com/soup',
            ],
          },
        },
        says: [
          'Profiles on instagram.com and youtube.com exist, as whoever asked for this report says, and no page read links to them.',
          'The site does not mention its profiles on instagram.com and youtube.com. Linking them, and naming them in structured data, would show that they are its own.',
        ],
        confidence: 0.8,
      },
    },
    silent: {
      'where the request names none': { request: { context: null, socialLinks: [] } },
      'where it is linked in other words': {
        socials: [fact({ network: 'instagram', kind: 'social', url: 'http://m.instagram.com/Marrowell' })],
      },
    },
  },
  'languages-not-declared': {
    facts: { navigation: [entry('Soups'), entry('Deutsch'), entry('Français'), entry('Italiano')], pages: [page('')] },
    says: [
      'It exists in more than one language (“Deutsch” in the menu) without telling search engines: people abroad may be shown the version they cannot read.',
      'The work of translating is done, as “Deutsch” shows, but not declared (hreflang), so it brings in fewer visitors than it could.',
    ],
    quotes: ['Deutsch', 'Français'],
    confidence: 0.675,
    silent: {
      'where the menu names no language': { navigation: [entry('Soups')] },
      'where they are declared': { pages: versions('de') },
      'where no page was read': { pages: [] },
    },
  },
  'places-without-language': {
    facts: { audiences: [sign('parents'), ...places], language: fact('en'), pages: [page('')] },
    says: [
      'It serves Austria, Poland and Italy, and speaks English to all of them. A page for each place, in the language used there where it differs, would be found by people who search nearby.',
      'Austria, Poland and Italy are all named as places it works in, yet none has a version of the site made for it.',
    ],
    quotes: ['for Austria', 'for Poland', 'for Italy'],
    confidence: 0.54,
    silent: {
      'with two places': { audiences: places.slice(1) },
      'where two signs are of one place': { audiences: [...places.slice(1), places[1]!] },
      'where the third is named by the request': {
        audiences: [...places.slice(1), sign('Austria', { kind: 'place', source: 'request' })],
      },
      'with a version': { pages: versions('de') },
      'where its language is not known': { language: null },
      'where no page was read': { pages: [] },
    },
  },
  'no-video': {
    facts: { socials: [social('instagram'), assured(social('youtube'), 0.8)], imagery: imagery({}) },
    says: [
      'There is a channel on YouTube, and none of its films is shown on the pages read: the best of them could do the explaining at the top of the home page.',
      'Films exist (YouTube) and the site does without them. One beside the main offer would show what text can only claim.',
    ],
    quotes: ['youtube'],
    confidence: 0.52,
    speaks: { 'of another channel': { socials: [social('vimeo')] } },
    silent: {
      'without a channel': { socials: [social('instagram')] },
      'where the pictures are not known': { imagery: null },
      'with a film': { imagery: imagery({ videos: 1 }) },
    },
  },
})
