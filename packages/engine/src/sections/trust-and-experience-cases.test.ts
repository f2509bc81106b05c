import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectionOf, testSection } from './section-cases-fixtures.ts'
import { customer, fact, pair, palette, tool, writing } from './swot/swot-fixtures.ts'
import { trustAndExperience } from './trust-and-experience.ts'

testSection(trustAndExperience, {
  summaries: [
    'Trust rests on people who can be named, such as Ida: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. The newest post, “On leeks”, is of December 2025. The footer names the current year. The text itself is easy to read.',
    'Ida vouches for it in so many words, “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. Access is the weak side, 78 of 100. 2 of 3 pages read declare no language. Something new was last published in December 2025, “On leeks”. The footer names the current year. It is written so that anybody can follow.',
    'The strongest argument is Ida’s: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. With 78 of 100 for access it leaves people behind. 2 of 3 pages read declare no language. It was added to as late as December 2025, “On leeks”. The footer names the current year. At least the words are easy.',
    'Customers are allowed to speak, Ida for one (“Better than mine”), beside a list of customers, certifications, guarantees and 2 more. Not everybody gets in (78 of 100 for access): 2 of 3 pages read declare no language. The newest post, “On leeks”, is of December 2025. The footer names the current year. The language keeps nobody out.',
    'Trust rests on people who can be named, such as Ida: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. People who see badly, or not at all, are not served well (78 of 100): 2 of 3 pages read declare no language. Something new was last published in December 2025, “On leeks”. The footer names the current year. The text itself is easy to read.',
    'Ida vouches for it in so many words, “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. 2 of 3 pages read declare no language. That and 1 more keep access at 78 of 100. It was added to as late as December 2025, “On leeks”. The footer names the current year. It is written so that anybody can follow.',
    'The strongest argument is Ida’s: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. Read aloud or in sunlight the site loses much: 2 of 3 pages read declare no language. The newest post, “On leeks”, is of December 2025. The footer names the current year. At least the words are easy.',
    'Customers are allowed to speak, Ida for one (“Better than mine”), beside a list of customers, certifications, guarantees and 2 more. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. Something new was last published in December 2025, “On leeks”. The footer names the current year. The language keeps nobody out.',
  ],
  content: {
    testimonials: [{ text: 'Better than mine', author: 'Ida', role: null }],
    customers: [
      { name: 'Alder', kind: 'customer' },
      { name: 'Birch', kind: 'customer' },
    ],
    certifications: [{ name: 'ISO 22000', kind: 'quality' }],
    policies: [
      { kind: 'privacy', title: 'privacy', url: 'https://marrowell.example/privacy' },
      { kind: 'terms', title: 'terms', url: 'https://marrowell.example/terms' },
    ],
    securityHeaders: [
      { name: 'header-0', value: 'on' },
      { name: 'header-1', value: 'on' },
      { name: 'header-2', value: 'on' },
      { name: 'header-3', value: 'on' },
      { name: 'header-4', value: null },
      { name: 'header-5', value: null },
    ],
    trustSignals: [
      { kind: 'reviews', text: 'Better than mine', url: 'https://marrowell.example/' },
      { kind: 'customers', text: 'Alder', url: 'https://marrowell.example/' },
      { kind: 'customers', text: 'Birch', url: 'https://marrowell.example/' },
      { kind: 'certifications', text: 'ISO 22000', url: 'https://marrowell.example/' },
      { kind: 'guarantees', text: 'Cold? We pay', url: 'https://marrowell.example/' },
      { kind: 'policies', text: 'privacy', url: 'https://marrowell.example/privacy' },
      { kind: 'policies', text: 'terms', url: 'https://marrowell.example/terms' },
      { kind: 'address', text: 'Pot Lane 1', url: 'https://marrowell.example/' },
    ],
    accessibility: {
      score: 78,
      checks: [
        'contrast passed',
        'alt passed',
        'lang failed',
        'page-titles passed',
        'heading passed',
        'heading-order notApplicable',
        'landmarks failed',
        'zoom passed',
        'labels notApplicable',
        'link-names notApplicable',
        'button-names notApplicable',
        'frame-titles notApplicable',
        'table-headers notApplicable',
      ],
      contrast: 7,
      lowContrast: [],
      issues: ['2 of 3 pages read declare no language.', '/about and /prices mark no main part.'],
    },
    readability: { formula: 'Flesch reading ease', score: 74.6 },
    consent: 'Asksly asks visitors for their consent.',
    freshness: 'The newest post, “On leeks”, is of December 2025. The footer names the current year.',
    risk: [],
  },
  claims: [
    '/trustAndExperience/testimonials/0 stated 0.9 “Better than mine”',
    '/trustAndExperience/customers/0 stated 0.9 “Alder”',
    '/trustAndExperience/customers/1 stated 0.9 “Birch”',
    '/trustAndExperience/certifications/0 stated 0.9 “ISO 22000”',
    '/trustAndExperience/policies/0 stated 0.9 “privacy”',
    '/trustAndExperience/policies/1 stated 0.9 “terms”',
    '/trustAndExperience/securityHeaders stated 0.9 “…”',
    '/trustAndExperience/trustSignals/0 stated 0.9 “Better than mine”',
    '/trustAndExperience/trustSignals/1 stated 0.9 “Alder”',
    '/trustAndExperience/trustSignals/2 stated 0.9 “Birch”',
    '/trustAndExperience/trustSignals/3 stated 0.9 “ISO 22000”',
    '/trustAndExperience/trustSignals/4 stated 0.9 “Cold? We pay”',
    '/trustAndExperience/trustSignals/5 stated 0.9 “privacy”',
    '/trustAndExperience/trustSignals/6 stated 0.9 “terms”',
    '/trustAndExperience/trustSignals/7 stated 0.9 “Pot Lane 1”',
    '/trustAndExperience/accessibility/checks/0 computed 0.95 contrast',
    '/trustAndExperience/accessibility/checks/1 computed 0.95 alt',
    '/trustAndExperience/accessibility/checks/2 computed 0.95 lang',
    '/trustAndExperience/accessibility/checks/3 computed 0.95 page-titles “Marrowell — ” “Marrowell — about” “Marrowell — prices”',
    '/trustAndExperience/accessibility/checks/4 computed 0.95 heading',
    '/trustAndExperience/accessibility/checks/5 computed 0.95 heading-order',
    '/trustAndExperience/accessibility/checks/6 computed 0.95 landmarks',
    '/trustAndExperience/accessibility/checks/7 computed 0.95 zoom',
    '/trustAndExperience/accessibility/checks/8 computed 0.95 labels',
    '/trustAndExperience/accessibility/checks/9 computed 0.95 link-names',
    '/trustAndExperience/accessibility/checks/10 computed 0.95 button-names',
    '/trustAndExperience/accessibility/checks/11 computed 0.95 frame-titles',
    '/trustAndExperience/accessibility/checks/12 computed 0.95 table-headers',
    '/trustAndExperience/accessibility/score computed 0.9',
    '/trustAndExperience/accessibility/contrast computed 0.9',
    '/trustAndExperience/accessibility/issues/0 computed 0.9 lang',
    '/trustAndExperience/accessibility/issues/1 computed 0.9 landmarks',
    '/trustAndExperience/consent computed 0.85 “…” “…”',
    '/trustAndExperience/freshness computed 0.8 “On leeks” “© 2026”',
    '/trustAndExperience/readability stated 0.9',
  ],
  assessed: { status: 'complete', confidence: 0.8, gaps: [] },
  told: {
    'without a voice': {
      facts: { testimonials: [] },
      summaries: [
        'Visitors can hold on to a list of customers, certifications, guarantees, legal information and 1 more. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. The newest post, “On leeks”, is of December 2025. The footer names the current year. The text itself is easy to read.',
        'It builds trust with a list of customers, certifications, guarantees, legal information and 1 more. Access is the weak side, 78 of 100. 2 of 3 pages read declare no language. Something new was last published in December 2025, “On leeks”. The footer names the current year. It is written so that anybody can follow.',
        'In its favour speak a list of customers, certifications, guarantees, legal information and 1 more. With 78 of 100 for access it leaves people behind. 2 of 3 pages read declare no language. It was added to as late as December 2025, “On leeks”. The footer names the current year. At least the words are easy.',
        'A list of customers, certifications, guarantees, legal information and 1 more lend the site credit. Not everybody gets in (78 of 100 for access): 2 of 3 pages read declare no language. The newest post, “On leeks”, is of December 2025. The footer names the current year. The language keeps nobody out.',
        'A doubter can turn to a list of customers, certifications, guarantees, legal information and 1 more. People who see badly, or not at all, are not served well (78 of 100): 2 of 3 pages read declare no language. Something new was last published in December 2025, “On leeks”. The footer names the current year. The text itself is easy to read.',
        'There is something to hold on to: a list of customers, certifications, guarantees, legal information and 1 more. 2 of 3 pages read declare no language. That and 1 more keep access at 78 of 100. It was added to as late as December 2025, “On leeks”. The footer names the current year. It is written so that anybody can follow.',
        'What it has to show for itself: a list of customers, certifications, guarantees, legal information and 1 more. Read aloud or in sunlight the site loses much: 2 of 3 pages read declare no language. The newest post, “On leeks”, is of December 2025. The footer names the current year. At least the words are easy.',
        'Visitors can hold on to a list of customers, certifications, guarantees, legal information and 1 more. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. Something new was last published in December 2025, “On leeks”. The footer names the current year. The language keeps nobody out.',
      ],
    },
    'without anything that speaks for it': {
      facts: {
        testimonials: [],
        customers: [],
        certifications: [],
        guarantees: [],
        policies: [],
        contacts: [],
        claims: [],
      },
      summaries: [
        'On the 3 pages read there is nothing that a stranger could hold on to: no customer, no name, no policy. The form on the home page collects personal data, and no privacy policy is linked from the pages read. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. The text itself is easy to read.',
        'It asks to be trusted without showing who else does, or who is behind it. People are asked for their data on the home page without being told what becomes of it: no privacy policy was found. Access is the weak side, 78 of 100. 2 of 3 pages read declare no language. It is written so that anybody can follow.',
        'None of the usual signs of trust was seen, neither customers nor certificates nor an address. No privacy policy is linked, though the home page takes names and addresses. With 78 of 100 for access it leaves people behind. 2 of 3 pages read declare no language. At least the words are easy.',
        'A first visitor finds no reason to believe beyond the site’s own word. The form on the home page collects personal data, and no privacy policy is linked from the pages read. Not everybody gets in (78 of 100 for access): 2 of 3 pages read declare no language. The language keeps nobody out.',
        'On the 3 pages read there is nothing that a stranger could hold on to: no customer, no name, no policy. People are asked for their data on the home page without being told what becomes of it: no privacy policy was found. People who see badly, or not at all, are not served well (78 of 100): 2 of 3 pages read declare no language. The text itself is easy to read.',
        'It asks to be trusted without showing who else does, or who is behind it. No privacy policy is linked, though the home page takes names and addresses. 2 of 3 pages read declare no language. That and 1 more keep access at 78 of 100. It is written so that anybody can follow.',
        'None of the usual signs of trust was seen, neither customers nor certificates nor an address. The form on the home page collects personal data, and no privacy policy is linked from the pages read. Read aloud or in sunlight the site loses much: 2 of 3 pages read declare no language. At least the words are easy.',
        'A first visitor finds no reason to believe beyond the site’s own word. People are asked for their data on the home page without being told what becomes of it: no privacy policy was found. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. The language keeps nobody out.',
      ],
    },
    'where visitors are counted unasked': {
      facts: { technology: [tool('Countly', 'analytics')], policies: [] },
      summaries: [
        'Trust rests on people who can be named, such as Ida: “Better than mine”, beside a list of customers, certifications, guarantees and 1 more. The form on the home page collects personal data, and no privacy policy is linked from the pages read. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. The text itself is easy to read.',
        'Ida vouches for it in so many words, “Better than mine”, beside a list of customers, certifications, guarantees and 1 more. People are asked for their data on the home page without being told what becomes of it: no privacy policy was found. Access is the weak side, 78 of 100. 2 of 3 pages read declare no language. It is written so that anybody can follow.',
        'The strongest argument is Ida’s: “Better than mine”, beside a list of customers, certifications, guarantees and 1 more. No privacy policy is linked, though the home page takes names and addresses. With 78 of 100 for access it leaves people behind. 2 of 3 pages read declare no language. At least the words are easy.',
        'Customers are allowed to speak, Ida for one (“Better than mine”), beside a list of customers, certifications, guarantees and 1 more. The form on the home page collects personal data, and no privacy policy is linked from the pages read. Not everybody gets in (78 of 100 for access): 2 of 3 pages read declare no language. The language keeps nobody out.',
        'Trust rests on people who can be named, such as Ida: “Better than mine”, beside a list of customers, certifications, guarantees and 1 more. People are asked for their data on the home page without being told what becomes of it: no privacy policy was found. People who see badly, or not at all, are not served well (78 of 100): 2 of 3 pages read declare no language. The text itself is easy to read.',
        'Ida vouches for it in so many words, “Better than mine”, beside a list of customers, certifications, guarantees and 1 more. No privacy policy is linked, though the home page takes names and addresses. 2 of 3 pages read declare no language. That and 1 more keep access at 78 of 100. It is written so that anybody can follow.',
        'The strongest argument is Ida’s: “Better than mine”, beside a list of customers, certifications, guarantees and 1 more. The form on the home page collects personal data, and no privacy policy is linked from the pages read. Read aloud or in sunlight the site loses much: 2 of 3 pages read declare no language. At least the words are easy.',
        'Customers are allowed to speak, Ida for one (“Better than mine”), beside a list of customers, certifications, guarantees and 1 more. People are asked for their data on the home page without being told what becomes of it: no privacy policy was found. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. The language keeps nobody out.',
      ],
    },
    'where nothing is new': {
      facts: { posts: [], cadence: null, copyright: fact({ year: 2021 }, '© 2021') },
      summaries: [
        'Trust rests on people who can be named, such as Ida: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. The footer still says 2021. Visitors take that for the year in which somebody last looked. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. The text itself is easy to read.',
        'Ida vouches for it in so many words, “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. A copyright line of 2021 makes the whole site look 5 years old. Access is the weak side, 78 of 100. 2 of 3 pages read declare no language. It is written so that anybody can follow.',
        'The strongest argument is Ida’s: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. By its own footer the site stopped in 2021. With 78 of 100 for access it leaves people behind. 2 of 3 pages read declare no language. At least the words are easy.',
        'Customers are allowed to speak, Ida for one (“Better than mine”), beside a list of customers, certifications, guarantees and 2 more. “2021” in the footer is the first date that a doubter finds. Not everybody gets in (78 of 100 for access): 2 of 3 pages read declare no language. The language keeps nobody out.',
        'Trust rests on people who can be named, such as Ida: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. The footer still says 2021. Visitors take that for the year in which somebody last looked. People who see badly, or not at all, are not served well (78 of 100): 2 of 3 pages read declare no language. The text itself is easy to read.',
        'Ida vouches for it in so many words, “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. A copyright line of 2021 makes the whole site look 5 years old. 2 of 3 pages read declare no language. That and 1 more keep access at 78 of 100. It is written so that anybody can follow.',
        'The strongest argument is Ida’s: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. By its own footer the site stopped in 2021. Read aloud or in sunlight the site loses much: 2 of 3 pages read declare no language. At least the words are easy.',
        'Customers are allowed to speak, Ida for one (“Better than mine”), beside a list of customers, certifications, guarantees and 2 more. “2021” in the footer is the first date that a doubter finds. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. The language keeps nobody out.',
      ],
    },
    'that is hard to read': {
      facts: { writing: writing({ readability: { formula: 'LIX', score: 70, level: 'very demanding' } }) },
      summaries: [
        'Trust rests on people who can be named, such as Ida: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. The newest post, “On leeks”, is of December 2025. The footer names the current year. The language is demanding, more than most visitors will put up with.',
        'Ida vouches for it in so many words, “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. Access is the weak side, 78 of 100. 2 of 3 pages read declare no language. Something new was last published in December 2025, “On leeks”. The footer names the current year. Its sentences ask for patience.',
        'The strongest argument is Ida’s: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. With 78 of 100 for access it leaves people behind. 2 of 3 pages read declare no language. It was added to as late as December 2025, “On leeks”. The footer names the current year. Plainer sentences would let more people follow.',
        'Customers are allowed to speak, Ida for one (“Better than mine”), beside a list of customers, certifications, guarantees and 2 more. Not everybody gets in (78 of 100 for access): 2 of 3 pages read declare no language. The newest post, “On leeks”, is of December 2025. The footer names the current year. Reading it takes effort: the text is demanding by measure.',
        'Trust rests on people who can be named, such as Ida: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. People who see badly, or not at all, are not served well (78 of 100): 2 of 3 pages read declare no language. Something new was last published in December 2025, “On leeks”. The footer names the current year. The language is demanding, more than most visitors will put up with.',
        'Ida vouches for it in so many words, “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. 2 of 3 pages read declare no language. That and 1 more keep access at 78 of 100. It was added to as late as December 2025, “On leeks”. The footer names the current year. Its sentences ask for patience.',
        'The strongest argument is Ida’s: “Better than mine”, beside a list of customers, certifications, guarantees and 2 more. Read aloud or in sunlight the site loses much: 2 of 3 pages read declare no language. The newest post, “On leeks”, is of December 2025. The footer names the current year. Plainer sentences would let more people follow.',
        'Customers are allowed to speak, Ida for one (“Better than mine”), beside a list of customers, certifications, guarantees and 2 more. Many are made to struggle: at 78 of 100 for access, 2 of 3 pages read declare no language. Something new was last published in December 2025, “On leeks”. The footer names the current year. Reading it takes effort: the text is demanding by measure.',
      ],
    },
  },
  less: {
    'without writing': {
      facts: { writing: null },
      status: 'partial',
      confidence: 0.6,
      gaps: ['There is too little text to measure how hard it is to read.'],
    },
  },
})

const noSigns = {
  testimonials: [],
  customers: [],
  certifications: [],
  guarantees: [],
  policies: [],
  contacts: [],
  blocks: [],
}
const lacking: [string, Parameters<typeof sectionOf>[1], string][] = [
  ['signs of trust', noSigns, 'No customers, reviews, team or policies were found.'],
  [
    'a date',
    { posts: [], cadence: null, copyright: null },
    'Nothing dates the site: no post, no copyright year, no dated sitemap.',
  ],
]
for (const [what, facts, gap] of lacking) {
  test(`a site without ${what} lacks that alone to be trusted`, () => {
    assert.deepEqual(sectionOf(trustAndExperience, facts).gaps, [gap])
  })
}

test('one sign of trust is enough not to lack any', () => {
  assert.deepEqual(sectionOf(trustAndExperience, { ...noSigns, customers: [customer('Alder')] }).gaps, [])
})

test('the lowest contrast counts, and what is too low to be seen does not', () => {
  const of = (...contrasts: number[]) => {
    const { content } = sectionOf(trustAndExperience, {
      palette: palette({ pairs: contrasts.map((one) => pair(one)) }),
    })
    return (content as { accessibility: { contrast: number | null } }).accessibility.contrast
  }
  assert.equal(of(7, 3, 5), 3)
  assert.equal(of(), null)
})
