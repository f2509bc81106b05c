import { testChecks } from '../rule-cases-fixtures.ts'
import {
  blocks,
  call,
  certificate,
  claim,
  customer,
  fact,
  hero,
  nothing,
  quote,
  sign,
  testimonial,
  vocabulary,
  writing,
} from '../swot/swot-fixtures.ts'
import { otherChecks } from './action-checks.ts'

const order = call('Order a box', 'buy')
const menu = (count: number, label = 'Soup') =>
  Array.from({ length: count }, (_, n) => fact({ label: `${label} ${n + 1}`, url: null }, `${label} ${n + 1}`))
const reading = (level: 'easy' | 'demanding' | 'very demanding') =>
  writing({ readability: { formula: 'LIX', score: 51.6, level } })
const counted = claim('40,000 bowls', { type: 'number', sourced: true })
const best = claim('The best soup', { type: 'superlative' })
const [home] = blocks('header', 'navigation', 'hero', 'content', 'content', 'testimonials')
const [late] = blocks('hero', 'content', 'content', 'content', 'testimonials')

testChecks(otherChecks, nothing, {
  'one-primary-action': {
    'no call': {
      facts: {},
      failed: 'Nothing on the pages read asks visitors to do anything.',
      fix: 'Decide what a visitor should do next, and offer it as one button at the top and at the end of the page.',
    },
    'one call': {
      facts: { ctas: [order, call('Our soups', 'learn'), call('Buy', 'buy')] },
      passed: '“Order a box” leads.',
      quotes: ['Order a box'],
    },
    'one rival': {
      facts: { ctas: [order, call('Book', 'book')] },
      passed: '“Order a box” leads.',
      quotes: ['Order a box'],
    },
    'two rivals': {
      facts: { ctas: [order, call('Book', 'book'), call('Write', 'contact')] },
      failed: '“Order a box” competes with “Book” and “Write”.',
      fix: 'Keep “Order a box” as the one filled button, and make the others plain links.',
      quotes: ['Order a box', 'Book', 'Write'],
    },
    'two quieter calls': {
      facts: { ctas: [order, call('Book', 'book', { repeats: 3 }), call('Write', 'contact', { repeats: 3 })] },
      passed: '“Order a box” leads.',
      quotes: ['Order a box'],
    },
  },
  'action-says-what-happens': {
    'no call': { facts: {}, notApplicable: 'There is no call to action to read.' },
    'a word that is clear alone': {
      facts: { ctas: [call('Donate', 'donate')] },
      passed: '“Donate” says what happens next.',
      quotes: ['Donate'],
    },
    'two words': {
      facts: { ctas: [call('Begin here', 'start')] },
      passed: '“Begin here” says what happens next.',
      quotes: ['Begin here'],
    },
    'four words that lead on': {
      facts: { ctas: [call('See all our soups', 'learn')] },
      passed: '“See all our soups” says what happens next.',
      quotes: ['See all our soups'],
    },
    'one word': {
      facts: { ctas: [call('Begin', 'start')] },
      failed: '“Begin” leaves open what happens next.',
      fix: 'Name the outcome on the button: what the visitor gets after “Begin”.',
      quotes: ['Begin'],
    },
    'three words that lead on, beside a clearer call': {
      facts: { ctas: [call('Learn more now', 'learn'), order] },
      failed: '“Learn more now” leaves open what happens next.',
      fix: 'The site has a clearer call: let “Order a box” lead.',
      quotes: ['Learn more now'],
    },
  },
  'proof-near-top': {
    'a number in the opening': {
      facts: { hero: hero('40,000 bowls a year'), claims: [best, counted] },
      passed: 'The opening itself brings proof: “40,000 bowls”.',
      quotes: ['40,000 bowls'],
    },
    'a proof of a claim in the opening': {
      facts: { hero: hero('The best soup, says Ida'), claims: [claim('The best soup', { proof: 'Ida' })] },
      passed: 'The opening itself brings proof: “The best soup”.',
      quotes: ['The best soup'],
    },
    'voices in the fourth block': {
      facts: { blocks: [home!] },
      passed: 'Customers, reviews or figures stand within the first blocks of the home page.',
    },
    nothing: {
      facts: { blocks: blocks('hero', 'content') },
      failed: 'No testimonial, customer or certificate was found on the pages read.',
      fix: 'Collect two or three sentences from customers, with name and role, and put one right below the opening.',
    },
    'voices in the fifth block': {
      facts: { blocks: [late!], testimonials: [testimonial('Hot', 'Ida')] },
      failed: 'There is proof, but not where the home page opens.',
      fix: "Bring the words of “Ida” up, next to the opening's promise.",
      quotes: ['Hot'],
    },
    'a voice without a name': {
      facts: { testimonials: [testimonial('Hot', null)], customers: [customer('Alder')] },
      failed: 'There is proof, but not where the home page opens.',
      fix: "Bring the words of a customer up, next to the opening's promise.",
      quotes: ['Hot', 'Alder'],
    },
    customers: {
      facts: {
        customers: ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((one) => customer(one)),
        certifications: [certificate('ISO 22000', 'quality')],
      },
      failed: 'There is proof, but not where the home page opens.',
      fix: "Bring Alder, Birch and Cedar up, next to the opening's promise.",
      quotes: ['Alder', 'Birch', 'Cedar'],
    },
    certificates: {
      facts: { certifications: [certificate('ISO 22000', 'quality'), certificate('Golden Ladle', 'award')] },
      failed: 'There is proof, but not where the home page opens.',
      fix: "Bring ISO 22000 and Golden Ladle up, next to the opening's promise.",
      quotes: ['ISO 22000', 'Golden Ladle'],
    },
  },
  'claims-sourced': {
    'promises alone': {
      facts: { claims: [claim('Hot', {})] },
      notApplicable: 'The pages read make no claim that needs a source.',
    },
    'one claim of two': {
      facts: { claims: [claim('Hot', {}), counted, best] },
      passed: '1 of 2 claims is borne out.',
      quotes: ['40,000 bowls', 'The best soup'],
    },
    'one claim of three': {
      facts: { claims: [counted, best, claim('Hotter', { type: 'comparison' })] },
      failed: '1 of 3 claims is borne out.',
      fix: 'Say where it comes from, or drop it: “The best soup”.',
      quotes: ['The best soup', 'Hotter'],
    },
    'a claim with a proof': {
      facts: { claims: [claim('The best soup', { type: 'superlative', proof: 'Ida' })] },
      passed: '1 of 1 claim is borne out.',
      quotes: ['The best soup'],
    },
  },
  'own-words': {
    'no text': { facts: {}, notApplicable: 'There is too little text, or no list for its language.' },
    'a language without lists': {
      facts: { writing: writing({}, { cliches: null, jargon: null }) },
      notApplicable: 'There is too little text, or no list for its language.',
    },
    'few of either': {
      facts: { writing: writing({}, { cliches: 0.6, jargon: 3 }) },
      passed: '0.6 stock phrases and 3.0 words of jargon in 100 words.',
    },
    'stock phrases': {
      facts: {
        writing: writing(
          { examples: { cliches: [quote('Passion'), quote('Quality')], jargon: [quote('API'), quote('SDK')] } },
          { cliches: 0.61, jargon: null },
        ),
        vocabulary: vocabulary([], ['passion', 'quality']),
      },
      failed: '0.6 stock phrases and 0.0 words of jargon in 100 words.',
      fix: 'Say what is meant instead of “passion” and “quality”.',
      quotes: ['Passion', 'Quality', 'API'],
    },
    jargon: {
      facts: { writing: writing({}, { cliches: null, jargon: 3.1 }) },
      failed: '0.0 stock phrases and 3.1 words of jargon in 100 words.',
      fix: 'Replace stock phrases by what is meant: a number, an example, a customer.',
    },
  },
  readable: {
    'no text': { facts: {}, notApplicable: 'There is too little text to measure, or no formula for its language.' },
    'a language without a formula': {
      facts: { writing: writing() },
      notApplicable: 'There is too little text to measure, or no formula for its language.',
    },
    'an easy text': {
      facts: { writing: reading('easy') },
      passed: 'LIX 52: easy, 12 words a sentence.',
      quotes: ['…'],
    },
    'a demanding text': {
      facts: { writing: reading('demanding') },
      passed: 'LIX 52: demanding, 12 words a sentence.',
      quotes: ['…'],
    },
    'a demanding text for people': {
      facts: { writing: reading('demanding'), audiences: [sign('parents')] },
      failed: 'LIX 52: demanding, 12 words a sentence.',
      fix: 'Cut long sentences in two, and use the everyday word where there is one.',
      quotes: ['…'],
    },
    'a demanding text for experts as well': {
      facts: {
        writing: reading('demanding'),
        audiences: [sign('runners', { kind: 'pursuit' }), sign('cooks', { kind: 'role' })],
      },
      passed: 'LIX 52: demanding, 12 words a sentence.',
      quotes: ['…'],
    },
    'a very demanding text': {
      facts: { writing: reading('very demanding') },
      failed: 'LIX 52: very demanding, 12 words a sentence.',
      fix: 'Cut long sentences in two, and use the everyday word where there is one.',
      quotes: ['…'],
    },
  },
  'plain-navigation': {
    'no menu': { facts: {}, notApplicable: 'No main navigation was found.' },
    'one label': { facts: { navigation: menu(1) }, passed: 'The main navigation has 1 label.', quotes: ['Soup 1'] },
    'eight labels': {
      facts: { navigation: menu(8) },
      passed: 'The main navigation has 8 labels.',
      quotes: ['Soup 1', 'Soup 2', 'Soup 3'],
    },
    'nine labels': {
      facts: { navigation: menu(9) },
      failed: 'The main navigation has 9 labels.',
      fix: 'Group them: 8 or fewer at the top, the others in submenus or the footer.',
      quotes: ['Soup 1', 'Soup 2', 'Soup 3'],
    },
    'half of them long': {
      facts: { navigation: [...menu(2), ...menu(2, 'All about our soups')] },
      passed: 'The main navigation has 4 labels.',
      quotes: ['Soup 1', 'Soup 2', 'All about our soups 1'],
    },
    'most of them long': {
      facts: { navigation: [...menu(1), ...menu(2, 'All about our soups')] },
      failed: 'Most labels are long: “All about our soups 1” and “All about our soups 2”.',
      fix: 'Cut them to one or two words each.',
      quotes: ['All about our soups 1', 'All about our soups 2'],
    },
  },
})
