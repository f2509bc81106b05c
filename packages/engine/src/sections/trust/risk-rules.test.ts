import { testRiskRules } from '../rule-cases-fixtures.ts'
import { assured, fact, form, node, page, policy, quote, tool } from '../swot/swot-fixtures.ts'
import { riskRules } from './risk-rules.ts'

const german = { language: fact('de') }
const insecure = (...texts: string[]) => {
  const home = page('')
  return { ...home, structure: { ...home.structure, insecureParts: texts.map((text) => quote(text)) } }
}
const at = (url: string) => ({ pages: [page('', { url })] })
const legal = [page(''), page('law', { type: 'legal' })]
const headers = (...missing: string[]) =>
  fact(
    [
      'strict-transport-security',
      'content-security-policy',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
    ].map((one) => ({ name: one, value: missing.includes(one) ? null : 'on' })),
  )
const counter = tool('Countly', 'analytics')
const event = (data: Record<string, unknown>) => node(['MusicEvent'], data)

testRiskRules(riskRules, {
  unencrypted: {
    facts: { pages: [page(''), page('', { url: 'http://marrowell.example/soups' })] },
    says: ['1 page answered without encryption (http).'],
    confidence: 0.9,
    variants: {
      'on two pages': {
        facts: {
          pages: [page('', { url: 'http://marrowell.example/' }), page('', { url: 'http://marrowell.example/soups' })],
        },
        says: ['2 pages answered without encryption (http).'],
        confidence: 0.9,
      },
    },
    silent: { 'where all come encrypted': { pages: [page('')] } },
  },
  'mixed-content': {
    facts: {
      pages: [
        page(''),
        insecure('http://marrowell.example/a.png', 'http://marrowell.example/b.png'),
        insecure('http://marrowell.example/c.js', 'http://marrowell.example/d.js'),
      ],
    },
    says: [
      'Encrypted pages load parts without encryption, such as “http://marrowell.example/a.png”; browsers block or warn of them.',
      '“http://marrowell.example/a.png” is fetched over http from a page in https, which browsers refuse or mark.',
    ],
    quotes: ['http://marrowell.example/a.png', 'http://marrowell.example/b.png', 'http://marrowell.example/c.js'],
    confidence: 0.9,
    silent: { 'where all parts come encrypted': { pages: [page('')] } },
  },
  'data-without-privacy-policy': {
    facts: {
      forms: [form('search', 1), form('contact', 3), form('newsletter', 1)],
      pages: [page('')],
      policies: [policy('terms')],
    },
    says: [
      'The forms on the home page collect personal data, and no privacy policy is linked from the pages read.',
      'People are asked for their data on the home page without being told what becomes of it: no privacy policy was found.',
      'No privacy policy is linked, though the home page takes names and addresses.',
    ],
    quotes: ['…', '…'],
    confidence: 0.75,
    unread: ['home', 'legal'],
    variants: {
      'of one form': {
        facts: { forms: [form('order', 3)] },
        says: [
          'The form on the home page collects personal data, and no privacy policy is linked from the pages read.',
          'People are asked for their data on the home page without being told what becomes of it: no privacy policy was found.',
          'No privacy policy is linked, though the home page takes names and addresses.',
        ],
        quotes: ['…'],
        confidence: 0.75,
      },
    },
    silent: {
      'with a policy': { policies: [policy('privacy')] },
      'with a page of law': { pages: legal },
      'where nothing is asked for': { forms: [form('search', 1), form('login', 2)] },
    },
  },
  'tracking-without-consent': {
    facts: { technology: [tool('Shoply', 'shop'), tool('Plausible', 'analytics'), counter] },
    says: [
      'Countly is loaded with the page, and no tool that asks for consent was seen.',
      'Visitors seem to be measured by Countly before anybody has asked them.',
      'There is Countly, but no consent tool: in Europe that order is the wrong way round.',
    ],
    quotes: ['…'],
    confidence: 0.6,
    unread: ['home'],
    variants: {
      'by two tools': {
        facts: { technology: [counter, tool('Adly', 'advertising')] },
        says: [
          'Countly and Adly are loaded with the page, and no tool that asks for consent was seen.',
          'Visitors seem to be measured by Countly and Adly before anybody has asked them.',
          'There is Countly and Adly, but no consent tool: in Europe that order is the wrong way round.',
        ],
        quotes: ['…', '…'],
        confidence: 0.6,
      },
    },
    speaks: { 'by a tag manager': { technology: [tool('Tagly', 'tag manager')] } },
    silent: {
      'where nobody is counted': { technology: [tool('Shoply', 'shop')] },
      'where the counter needs no consent': { technology: [tool('Fathom', 'analytics')] },
      'with a tool that asks': { technology: [counter, tool('Asksly', 'consent')] },
    },
  },
  'no-imprint': {
    facts: { ...german, pages: [page('')] },
    says: [
      'The law asks for a link to the Impressum; the pages read have none.',
      'A site of this language is expected to name its operator; a link to the Impressum was not found.',
      'The Impressum is missing, or so well hidden that no page read leads to it.',
    ],
    confidence: 0.65,
    unread: ['home', 'legal'],
    variants: {
      'in French': {
        facts: { language: fact('fr') },
        says: [
          'The law asks for a link to the mentions légales; the pages read have none.',
          'A site of this language is expected to name its operator; a link to the mentions légales was not found.',
          'The mentions légales are missing, or so well hidden that no page read leads to them.',
        ],
        confidence: 0.65,
      },
    },
    speaks: {
      'under .at': { language: fact('en'), ...at('https://marrowell.at/') },
      'under .ch': { language: null, ...at('https://marrowell.ch/') },
    },
    silent: {
      'with an imprint': { policies: [policy('imprint')] },
      'with a page of law': { pages: legal },
      'where the law does not ask for it': { language: fact('en') },
    },
  },
  'sale-without-terms': {
    facts: { technology: [tool('Payly', 'payment')], policies: [policy('privacy')], pages: [page('')] },
    says: [
      'It sells, and no terms of sale or returns are linked from the pages read.',
      'Money changes hands here without terms that a buyer could read first.',
    ],
    confidence: 0.6,
    unread: ['home', 'legal'],
    speaks: {
      'in a shop': { technology: [tool('Shoply', 'shop')] },
      'by a form': { technology: [], forms: [form('order', 3)] },
    },
    silent: {
      'with terms': { policies: [policy('terms')] },
      'with terms of returns': { policies: [policy('returns')] },
      'where nothing is sold': { technology: [counter], forms: [form('contact', 3)] },
    },
  },
  'offer-expired': {
    facts: {
      structuredData: [
        node(['Offer'], { priceValidUntil: '2026-01-01' }),
        node(['Offer'], { priceValidUntil: '2025-12-31T00:00' }),
      ],
    },
    says: [
      'An offer in the structured data ran out on 2025-12-31 and is still there.',
      'The structured data names a price that ended on 2025-12-31; search engines drop such offers.',
    ],
    quotes: ['2025-12-31T00:00'],
    confidence: 0.9,
    variants: {
      'of a voucher': {
        facts: { structuredData: [node(['Coupon'], { validThrough: '2025-06-30' })] },
        says: [
          'An entry in the structured data ran out on 2025-06-30 and is still there.',
          'The structured data names a price that ended on 2025-06-30; search engines drop such offers.',
        ],
        quotes: ['2025-06-30'],
        confidence: 0.9,
      },
    },
    silent: {
      'on the last day': { structuredData: [node(['Offer'], { priceValidUntil: '2026-01-01' })] },
      'where the day is not given as one': { structuredData: [node(['Offer'], { priceValidUntil: 'June 2025' })] },
      'without a term': { structuredData: [node(['Offer'])] },
    },
  },
  'event-over': {
    facts: {
      structuredData: [
        node(['Organization']),
        event({ startDate: '2025-06-30T20:00' }),
        event({ startDate: '2025-12-30', endDate: '2025-12-31' }),
      ],
    },
    says: [
      'Every event that the site announces to search engines is over, the last on 2025-12-31.',
      'Events are still announced of which the last was over on 2025-12-31.',
    ],
    quotes: ['2025-12-31'],
    confidence: 0.85,
    variants: {
      'of one event': {
        facts: { structuredData: [event({ startDate: '2025-06-30' })] },
        says: [
          'The one event that the site announces to search engines was over on 2025-06-30.',
          'An event is still announced that was over on 2025-06-30.',
        ],
        quotes: ['2025-06-30'],
        confidence: 0.85,
      },
    },
    silent: {
      'where one is to come': {
        structuredData: [event({ startDate: '2025-06-30' }), event({ startDate: '2026-06-30' })],
      },
      'where one goes on': { structuredData: [event({ startDate: '2025-06-30', endDate: '2026-01-01' })] },
      'where the day is not given as one': { structuredData: [event({ startDate: 'June 2025' })] },
      'without an event': { structuredData: [node(['Organization'], { startDate: '2025-06-30' })] },
    },
  },
  'old-copyright': {
    facts: { copyright: assured(fact({ year: 2024 }, '© 2024'), 0.7) },
    says: [
      'The footer still says 2024. Visitors take that for the year in which somebody last looked.',
      'A copyright line of 2024 makes the whole site look 2 years old.',
      'By its own footer the site stopped in 2024.',
      '“2024” in the footer is the first date that a doubter finds.',
    ],
    quotes: ['© 2024'],
    confidence: 0.7,
    silent: { 'of last year': { copyright: fact({ year: 2025 }) }, 'without a line': { copyright: null } },
  },
  'security-headers': {
    facts: { securityHeaders: headers('strict-transport-security', 'x-frame-options', 'referrer-policy') },
    says: [
      'The home page is sent without Strict-Transport-Security and X-Frame-Options: protections that cost a line each.',
      'Browsers are given no Strict-Transport-Security and X-Frame-Options to protect visitors by.',
      'Strict-Transport-Security and X-Frame-Options are not sent, which any security review will note.',
    ],
    confidence: 0.9,
    silent: {
      'where one is missing': { securityHeaders: headers('content-security-policy') },
      'where the second is a lesser one': { securityHeaders: headers('content-security-policy', 'referrer-policy') },
      'where they are not known': { securityHeaders: null },
    },
  },
  'old-library': {
    facts: { technology: [counter, assured(tool('jQuery', 'library', '3.4.1'), 0.8)] },
    says: [
      'It runs jQuery 3.4.1, whose holes have been public since 2020 (CVE-2020-11022).',
      'jQuery 3.4.1 is in use; versions before 3.5 let crafted text run as script (CVE-2020-11022).',
    ],
    quotes: ['…'],
    confidence: 0.8,
    speaks: { 'of an older one': { technology: [tool('jQuery', 'library', '1.12.4')] } },
    silent: {
      'of a mended one': { technology: [tool('jQuery', 'library', '3.5.0')] },
      'of a later one': { technology: [tool('jQuery', 'library', '4.0')] },
      'where the version is not known': { technology: [tool('jQuery', 'library')] },
      'where the version is no number': { technology: [tool('jQuery', 'library', 'latest')] },
      'of another library': { technology: [tool('Souply', 'library', '1.0')] },
    },
  },
})
