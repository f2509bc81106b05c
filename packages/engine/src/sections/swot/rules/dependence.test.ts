import { testSwotRules } from '../../rule-cases-fixtures.ts'
import {
  assured,
  blocks,
  call,
  certificate,
  contact,
  fact,
  font,
  form,
  items,
  name,
  node,
  offering,
  page,
  plan,
  social,
  tool,
} from '../swot-fixtures.ts'
import { dependenceRules } from './dependence.ts'

const booking = tool('Bookly', 'booking')
const app = social('app store', 'app')
const getApp = call('Get the app', 'download', { url: 'https://appstore.example/marrowell' })
const code = social('github', 'code')
const donate = call('Donate', 'donate')
const founded = (data: Record<string, unknown>) => ({
  structuredData: [node(['WebSite']), node(['Organization'], data)],
})
const ida = { name: 'Ida Marrow' }

testSwotRules(dependenceRules, {
  'rented-ground': {
    facts: { technology: [booking, tool('Sitely', 'site builder')] },
    says: [
      'The site stands on rented ground: Sitely decides on prices, features and how it may be moved. Content and domain should be kept where they can be taken along.',
      'It depends on Sitely for everything that visitors see. If terms or prices change there, a move means building anew.',
    ],
    confidence: 0.675,
    silent: { 'without a site builder': { technology: [booking] } },
  },
  'calendar-elsewhere': {
    facts: {
      technology: [tool('Sitely', 'site builder'), booking],
      ctas: [call('Order', 'buy'), assured(call('Book a table', 'book'), 0.8)],
    },
    says: [
      'Each booking passes through Bookly. Calendar and customer contacts lie with a third party, which also serves rivals and may change its terms.',
      '“Book a table” hands the customer over to Bookly: an outage or a price rise there stops the business here.',
    ],
    quotes: ['Book a table'],
    confidence: 0.6,
    isAboutTrade: true,
    silent: {
      'without a booking tool': { technology: [tool('Sitely', 'site builder')] },
      'without a call to book': { ctas: [call('Order', 'buy')] },
    },
  },
  'store-gate': {
    facts: { socials: [social('instagram'), app, app, social('google play', 'app')], ctas: [getApp] },
    says: [
      'The only way to the product leads through the App Store and Google Play: their fees, rankings and rules decide how many people arrive.',
      "“Get the app” leads into somebody else's shop (the App Store and Google Play), where a rival is one line below.",
    ],
    quotes: ['Get the app', 'app store'],
    confidence: 0.72,
    silent: {
      'without an app': { socials: [social('instagram')] },
      'without a call': { ctas: [] },
      'where the call is answered by a script': { ctas: [call('Get the app', 'download', { url: null })] },
      'where the call leads elsewhere': { ctas: [call('Get the app', 'download'), getApp] },
    },
  },
  'network-gate': {
    facts: {
      socials: [app, social('instagram'), social('whatsapp', 'messenger')],
      contacts: [contact('address', 'Pot Lane 1')],
      forms: [form('search', 1), form('login', 2)],
    },
    says: [
      'Online it can only be reached through networks that belong to others (Instagram and WhatsApp): an account that is blocked, or a network that falls out of fashion, takes that contact with it.',
      'Questions go through Instagram and WhatsApp; no e-mail address, number or form of its own was found to fall back on.',
    ],
    quotes: ['instagram', 'whatsapp'],
    confidence: 0.585,
    unread: ['home', 'contact'],
    silent: {
      'without a profile': { socials: [app] },
      'with an e-mail address': { contacts: [contact('email', 'a@b.example')] },
      'with a number': { contacts: [contact('phone', '0123')] },
      'with a form': { forms: [form('contact', 3)] },
    },
  },
  'ageing-parts': {
    facts: {
      technology: [
        booking,
        tool('React', 'framework', '18.2.0'),
        assured(tool('jQuery', 'library', '2.2.4'), 0.7),
        tool('AngularJS', 'framework', '1.8'),
      ],
    },
    says: [
      'The site runs on parts that their makers no longer mend (jQuery 2.2.4 and AngularJS 1.8). Holes found in them stay open, and each year makes the change dearer.',
      'Newer versions have left jQuery 2.2.4 and AngularJS 1.8 behind: nothing breaks today, but security reviews object and repairs get harder.',
    ],
    confidence: 0.72,
    silent: {
      'where they are still mended': { technology: [tool('jQuery', 'library', '3.0.0')] },
      'where the version is not known': { technology: [tool('jQuery', 'library')] },
      'of which nothing is known': { technology: [tool('Souply', 'library', '0.1')] },
    },
  },
  'fonts-from-google': {
    facts: { typography: [font('Broth Serif', 'self-hosted'), font('Ladle Sans', 'google')], language: fact('de') },
    says: [
      "Ladle Sans comes from Google's servers, which learn the address of each visitor. European courts have objected to that; serving the files oneself settles it.",
      "Loading Ladle Sans from Google passes visitors' addresses on without asking. In Europe that has led to warning letters, and it is avoided by hosting the fonts.",
    ],
    confidence: 0.63,
    variants: {
      'of two': {
        facts: { typography: [font('Ladle Sans', 'google'), font('Broth Serif', 'google', 'body')] },
        says: [
          "Ladle Sans and Broth Serif come from Google's servers, which learn the address of each visitor. European courts have objected to that; serving the files oneself settles it.",
          "Loading Ladle Sans and Broth Serif from Google passes visitors' addresses on without asking. In Europe that has led to warning letters, and it is avoided by hosting the fonts.",
        ],
        confidence: 0.63,
      },
    },
    silent: {
      'where it serves them itself': { typography: [font('Ladle Sans', 'self-hosted')] },
      'where its language is not known': { language: null },
      'in a language spoken mostly elsewhere': { language: fact('en') },
    },
  },
  'reviews-elsewhere': {
    facts: { socials: [social('instagram'), social('trustpilot', 'review')] },
    says: [
      'Much of its credit rests on the profile on Trustpilot. A few bad months there would be on display here, and rivals with more reviews move past quietly.',
      'What the profile on Trustpilot says tomorrow is in other hands: reputation kept in one place can be lost in one place.',
    ],
    quotes: ['trustpilot'],
    confidence: 0.54,
    variants: {
      'of a rating': {
        facts: { certifications: [certificate('ISO 22000', 'quality'), certificate('4.8/5', 'rating')] },
        says: [
          'Much of its credit rests on “4.8/5”. A few bad months there would be on display here, and rivals with more reviews move past quietly.',
          'What “4.8/5” says tomorrow is in other hands: reputation kept in one place can be lost in one place.',
        ],
        quotes: ['4.8/5'],
        confidence: 0.54,
      },
    },
    speaks: { 'of a rating alone': { socials: [], certifications: [certificate('4.8/5', 'rating')] } },
    silent: {
      'without either': { socials: [social('instagram')], certifications: [certificate('ISO 22000', 'quality')] },
    },
  },
  'one-person': {
    facts: { ...founded({ founder: ida }), name },
    says: [
      'Its structured data names one person, the founder “Ida Marrow”, and no page read shows a team: reassuring for those who know that person, and a risk if all depends on one.',
      '“Ida Marrow”, the founder, is the only person that structured data names, and no team is shown; people may ask what happens when one person cannot.',
    ],
    confidence: 0.5,
    unread: ['home', 'team', 'about'],
    speaks: {
      'where the name stands on two pages': {
        structuredData: [
          ...founded({ founder: ida }).structuredData,
          ...founded({ founder: 'Ida Marrow' }).structuredData,
        ],
      },
      'where that person is described': {
        structuredData: [...founded({ founder: ida }).structuredData, node(['Person'], { name: 'Ida Marrow' })],
      },
      'where the name is a text': founded({ founder: 'Ida Marrow' }),
      'where it stands in a list': founded({ founder: [ida] }),
    },
    silent: {
      'where the name of the brand is not known': { name: null },
      'where nobody is named': founded({}),
      'where the founder has no name': founded({ founder: {} }),
      'with two founders': founded({ founder: [ida, 'Jon Ladle'] }),
      'with an employee': founded({ founder: ida, employee: 'Jon Ladle' }),
      'where somebody else is described': {
        structuredData: [...founded({ founder: ida }).structuredData, node(['Person'], { name: 'Jon Ladle' })],
      },
      'with a page of the team': { pages: [page(''), page('team', { type: 'team' })] },
      'with a team on a page': { blocks: blocks('team') },
      'with a number of employees': founded({ founder: ida, numberOfEmployees: 1 }),
    },
  },
  'lives-on-donations': {
    facts: { ctas: [assured(donate, 0.7)] },
    says: [
      'Everything leads to “Donate”, and no other income shows: when giving falls, as it does in lean years, nothing is seen to take its place.',
      'It asks for gifts (“Donate”) in competition with every other good cause. What these ask for, and show for it, decides whom people choose.',
    ],
    quotes: ['Donate'],
    confidence: 0.42,
    silent: {
      'without a call': { ctas: [] },
      'where another call comes first': { ctas: [call('Order', 'buy'), donate] },
      'where it is not sure that the call is one': { ctas: [assured(donate, 0.59)] },
      'with a plan': { plans: [plan('Small', 5)] },
      'with a price': { priceItems: items.slice(4) },
      'with a product': { products: [offering('Ladle')] },
    },
  },
  'unseen-funding': {
    facts: { ctas: [call('Our soups', 'learn'), call('Download', 'download')], socials: [app, code] },
    says: [
      'It is given away (“Download”) and nothing says who pays for the upkeep. Organisations that would rely on it ask that question first.',
      'No price and no sponsor stands beside “Download”: what happens when the people behind it have less time is left to guess.',
    ],
    quotes: ['Download'],
    confidence: 0.54,
    unread: ['home', 'pricing'],
    speaks: { 'where one starts at once': { ctas: [call('Start', 'start')] } },
    silent: {
      'where nothing is given away': { ctas: [call('Order', 'buy')] },
      'without code': { socials: [app] },
      'with a plan': { plans: [plan('Small', 5)] },
      'with a price': { priceItems: items.slice(4) },
      'with a product': { products: [offering('Ladle')] },
    },
  },
})
