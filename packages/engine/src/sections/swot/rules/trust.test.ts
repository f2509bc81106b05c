import { testSwotRules } from '../../rule-cases-fixtures.ts'
import {
  assured,
  blocks,
  call,
  contact,
  form,
  headers,
  name,
  node,
  offering,
  page,
  pages,
  policy,
  same,
  tool,
} from '../swot-fixtures.ts'
import { trustRules } from './trust.ts'

const address = contact('address', 'Pot Lane 1')
const buy = call('Buy a ladle', 'buy')
const shop = tool('Shoply', 'shop')
const counter = tool('Countly', 'analytics')
const team = page('team', { type: 'team' })
const withTeam = [{ ...blocks('team')[0]!, blocks: [{ ...blocks('team')[0]!.blocks[0]!, heading: 'Who cooks' }] }]
const security = page('security', { type: 'security' })

testSwotRules(trustRules, {
  'rules-in-writing': {
    facts: { policies: [policy('privacy'), policy('imprint'), policy('returns'), policy('privacy')] },
    says: [
      'The small print is in order: privacy, an imprint and returns each have their page, which careful people check first.',
      'It has put its rules in writing (privacy, an imprint and returns), so that nobody has to ask what happens if something goes wrong.',
    ],
    quotes: ['privacy', 'imprint', 'returns'],
    confidence: 0.81,
    silent: { 'with two kinds': { policies: [policy('privacy'), policy('terms'), policy('privacy')] } },
  },
  'known-company': {
    facts: { legalEntity: same('Marrowell Ltd'), contacts: [contact('phone', '0123'), assured(address, 0.6)] },
    says: [
      'There is a real firm behind it, “Marrowell Ltd”, with an address one could drive to: the quiet kind of reassurance.',
      '“Marrowell Ltd” gives its name and address openly, which those who have been burnt before look for.',
    ],
    quotes: ['Marrowell Ltd', 'Pot Lane 1'],
    confidence: 0.6,
    silent: {
      'where the company is not named': { legalEntity: null },
      'without an address': { contacts: [contact('phone', '0123')] },
    },
  },
  'security-explained': {
    facts: { policies: [policy('privacy'), assured(policy('security'), 0.8)], pages: [page('')] },
    says: [
      'It explains how it keeps what is entrusted to it (“security”), and so answers the question that stops careful people before they ask it.',
      'Security is not left to belief: “security” sets out what is done.',
    ],
    quotes: ['security'],
    confidence: 0.8,
    variants: {
      'on a page of its own': {
        facts: { policies: [], pages: [page(''), security] },
        says: [
          'It explains how it keeps what is entrusted to it (“Marrowell — security”), and so answers the question that stops careful people before they ask it.',
          'Security is not left to belief: “Marrowell — security” sets out what is done.',
        ],
        quotes: ['Marrowell — security'],
        confidence: 0.7,
      },
      'on a page without a title': {
        facts: { pages: [page(''), page('security', { type: 'security', title: null })] },
        says: [
          'It explains how it keeps what is entrusted to it (“security”), and so answers the question that stops careful people before they ask it.',
          'Security is not left to belief: “security” sets out what is done.',
        ],
        quotes: ['security'],
        confidence: 0.8,
      },
    },
    silent: { 'where nothing is said of it': { policies: [policy('privacy')] } },
  },
  'people-shown': {
    facts: { pages: [page(''), team], blocks: blocks('hero') },
    says: [
      'It has faces: “Marrowell — team” shows who does the work, and people trust people.',
      'Those behind it can be met on the site (“Marrowell — team”), which turns a name into somebody.',
      '“Marrowell — team” introduces the people in charge, a kind of openness that larger organisations seldom offer.',
    ],
    quotes: ['Marrowell — team'],
    confidence: 0.65,
    variants: {
      'in a block': {
        facts: { pages: [page('')], blocks: withTeam },
        says: [
          'It has faces: “Who cooks” shows who does the work, and people trust people.',
          'Those behind it can be met on the site (“Who cooks”), which turns a name into somebody.',
          '“Who cooks” introduces the people in charge, a kind of openness that larger organisations seldom offer.',
        ],
        quotes: ['Who cooks'],
        confidence: 0.65,
      },
    },
    silent: {
      'where nobody is shown': { pages: pages(2) },
      'where the block has no heading': { pages: pages(2), blocks: blocks('team') },
      'where the page has no title': { pages: [page(''), page('team', { type: 'team', title: null })] },
    },
  },
  'protects-visitors': {
    facts: { securityHeaders: headers(5) },
    says: [
      'Its server takes care: 5 of 6 advised protective headers are sent, a sign of craft that security reviews look for.',
      'Five of six protections that browsers offer are switched on, which few sites of any size manage.',
    ],
    confidence: 0.81,
    silent: {
      'with four of them': { securityHeaders: headers(4) },
      'where they are not known': { securityHeaders: null },
    },
  },
  'no-privacy-notice': {
    facts: { forms: [form('search', 1), form('contact', 3)], pages: pages(2) },
    says: [
      'It asks for personal details in a form, and no privacy notice was found. In most countries one is required; everywhere its absence puts cautious people off.',
      'No word on privacy, although it asks for personal details in a form: a gap that costs little to close and may cost a good deal if left.',
    ],
    quotes: ['…'],
    confidence: 0.6,
    unread: ['home', 'legal'],
    variants: {
      'where visitors are counted': {
        facts: { technology: [shop, counter] },
        says: [
          'It uses Countly, and no privacy notice was found. In most countries one is required; everywhere its absence puts cautious people off.',
          'No word on privacy, although it uses Countly: a gap that costs little to close and may cost a good deal if left.',
        ],
        quotes: ['…'],
        confidence: 0.6,
      },
      'without a form': {
        facts: { technology: [tool('Talkly', 'chat')], forms: [] },
        says: [
          'It uses Talkly, and no privacy notice was found. In most countries one is required; everywhere its absence puts cautious people off.',
          'No word on privacy, although it uses Talkly: a gap that costs little to close and may cost a good deal if left.',
        ],
        confidence: 0.6,
      },
    },
    speaks: {
      'with advertising alone': { forms: [], technology: [tool('Adly', 'advertising')] },
      'with a tag manager alone': { forms: [], technology: [tool('Tagly', 'tag manager')] },
      'with marketing alone': { forms: [], technology: [tool('Mailly', 'marketing')] },
    },
    silent: {
      'with a notice': { policies: [policy('privacy')] },
      'with a page of law': { pages: [page(''), page('legal', { type: 'legal' })] },
      'where nothing is asked or counted': { forms: [form('search', 1)], technology: [shop] },
    },
  },
  'not-encrypted': {
    facts: { pages: [page('', { url: 'http://marrowell.example/' })] },
    says: [
      'The site answers without encryption, and browsers write “not secure” beside its name: hardly the first impression that was meant.',
      'No https: whatever visitors type in travels in the open, and every browser tells them so.',
    ],
    confidence: 0.9,
    silent: {
      'where the home page is encrypted': { pages: [page(''), page('', { url: 'http://marrowell.example/soups' })] },
      'where no page was read': { pages: [] },
    },
  },
  'few-headers': {
    facts: { securityHeaders: headers(1) },
    says: [
      'The server sends 1 protective header of the six that are advised. Visitors will not notice; whoever reviews its security will.',
      'Five of six advised protections for visitors are not switched on, though each is a line of configuration.',
    ],
    confidence: 0.81,
    variants: {
      'of none': {
        facts: { securityHeaders: headers(0) },
        says: [
          'The server sends no protective headers of the six that are advised. Visitors will not notice; whoever reviews its security will.',
          'Six of six advised protections for visitors are not switched on, though each is a line of configuration.',
        ],
        confidence: 0.81,
      },
    },
    silent: {
      'with two of them': { securityHeaders: headers(2) },
      'where they are not known': { securityHeaders: null },
    },
  },
  'anonymous-company': {
    facts: {
      name,
      contacts: [contact('email', 'a@b.example')],
      policies: [policy('privacy')],
      structuredData: [node(['Organization'], { name: 'Marrowell' })],
    },
    says: [
      'Who stands behind Marrowell is not said: the pages read name neither an owner nor an address. Careful people stop there.',
      'The pages read do not say who runs Marrowell: no company, person or address is named as its owner, so that nobody seems to answer for what it promises.',
      'Nobody signs for Marrowell: no legal name and no address appear on the pages read, which is the first thing that sceptics look up.',
    ],
    quotes: ['Marrowell'],
    confidence: 0.6,
    unread: ['home', 'about', 'contact', 'legal'],
    silent: {
      'where the company is named': { legalEntity: same('Marrowell Ltd') },
      'with an address': { contacts: [address] },
      'with an imprint': { policies: [policy('imprint')] },
      'with terms, which name somebody': { policies: [policy('terms')] },
      'where structured data has an address': { structuredData: [node(['Organization'], { address: 'Pot Lane 1' })] },
      'where structured data has its legal name': {
        structuredData: [node(['Organization'], { legalName: 'Marrowell Ltd' })],
      },
      'where the name of the brand is not known': { name: null },
    },
  },
  'no-return-terms': {
    facts: {
      technology: [counter, shop],
      ctas: [call('Our soups', 'learn'), buy],
      products: [offering('Ladle')],
      policies: [policy('privacy')],
    },
    says: [
      'It sells online (“Buy a ladle”) without saying what happens to a return: no terms or returns page was found, and that is the question asked last before paying.',
      'Between “Buy a ladle” and the payment stands a doubt about sending things back, which no page read resolves.',
    ],
    quotes: ['Buy a ladle'],
    confidence: 0.6,
    unread: ['home', 'faq', 'legal'],
    silent: {
      'without a shop': { technology: [counter] },
      'without a call to buy': { ctas: [call('Our soups', 'learn')] },
      'without a product': { products: [] },
      'with terms of returns': { policies: [policy('returns')] },
      'with terms': { policies: [policy('terms')] },
    },
  },
  'nobody-shown': {
    facts: { pages: pages(3), name, structuredData: [node(['Organization'])], blocks: blocks('hero') },
    says: [
      'Nobody is shown. On 3 pages no person and no story of Marrowell turns up, so it stays a service instead of becoming someone.',
      '3 pages were read and none says who makes Marrowell or how it came about: there is nothing to like beyond the offer.',
    ],
    quotes: ['Marrowell'],
    confidence: 0.55,
    unread: ['home', 'about', 'team'],
    silent: {
      'with a page about the brand': { pages: [...pages(2), page('about', { type: 'about' })] },
      'with a page on the people': { pages: [...pages(2), team] },
      'with a block of people': { blocks: blocks('team') },
      'with a block about the brand': { blocks: blocks('about') },
      'with a person in structured data': { structuredData: [node(['Person'])] },
      'on two pages': { pages: pages(2) },
      'where the name of the brand is not known': { name: null },
    },
  },
  'tracks-without-asking': {
    facts: { technology: [shop, tool('Plausible', 'analytics'), assured(counter, 0.7)] },
    says: [
      'Countly runs on the site and no consent tool was recognised. Where visitors from the EU or the UK are counted without being asked, complaints and fines can follow.',
      'Visitors seem to be measured by Countly before they are asked, as no consent tool was recognised; that is a legal risk that grows with the number of visitors from Europe.',
    ],
    confidence: 0.42,
    variants: {
      'of two tools': {
        facts: { technology: [counter, tool('Adly', 'advertising'), tool('Countly', 'analytics', '2')] },
        says: [
          'Countly and Adly run on the site and no consent tool was recognised. Where visitors from the EU or the UK are counted without being asked, complaints and fines can follow.',
          'Visitors seem to be measured by Countly and Adly before they are asked, as no consent tool was recognised; that is a legal risk that grows with the number of visitors from Europe.',
        ],
        confidence: 0.54,
      },
    },
    silent: {
      'where nobody is counted': { technology: [shop] },
      'where the counter needs no consent': { technology: [tool('Plausible', 'analytics')] },
      'with a tool that asks': { technology: [counter, tool('Asksly', 'consent')] },
    },
  },
})
