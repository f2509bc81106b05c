import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inEachWording } from '../../writing/wording-fixtures.ts'
import { fact, nothing, policy, post, tool } from '../swot/swot-fixtures.ts'
import { consentOf, type ExperienceFacts, freshnessOf } from './experience.ts'

const counter = tool('Countly', 'analytics')

const consentCases: Record<string, { facts: Partial<ExperienceFacts>; says: string[] | null; confidence?: number }> = {
  'of one consent tool': {
    facts: { technology: [counter, tool('Asksly', 'consent')] },
    says: [
      'Asksly asks visitors for their consent.',
      'Consent is asked for by Asksly.',
      'Visitors are asked first, by Asksly.',
    ],
    confidence: 0.85,
  },
  'of two of three consent tools': {
    facts: { technology: ['Asksly', 'Okly', 'Yesly'].map((name) => tool(name, 'consent')) },
    says: [
      'Asksly, Okly and 1 more ask visitors for their consent.',
      'Consent is asked for by Asksly, Okly and 1 more.',
      'Visitors are asked first, by Asksly, Okly and 1 more.',
    ],
    confidence: 0.85,
  },
  'of one tool that measures unasked': {
    facts: { technology: [counter] },
    says: ['Countly is in use; no consent tool was recognised in the markup.'],
    confidence: 0.6,
  },
  'of three of four tools that measure unasked': {
    facts: {
      technology: [
        counter,
        tool('Adly', 'advertising'),
        tool('Tagly', 'tag manager'),
        tool('Shoply', 'shop'),
        tool('Statly', 'analytics'),
      ],
    },
    says: ['Countly, Adly, Tagly and 1 more are in use; no consent tool was recognised in the markup.'],
    confidence: 0.6,
  },
  'of a page on cookies beside what measures': {
    facts: { technology: [counter], policies: [policy('privacy'), policy('cookies')] },
    says: ['Countly is in use; no consent tool was recognised in the markup. A page on cookies is linked.'],
    confidence: 0.6,
  },
  'that nothing measures': {
    facts: { technology: [tool('Shoply', 'shop')] },
    says: [
      'Nothing that measures visitors was seen, so there is little to ask consent for.',
      'No analytics or advertising was recognised, and no consent banner either: none seems needed.',
      'Visitors are not measured, as far as the markup tells, and not asked.',
    ],
    confidence: 0.55,
  },
  'nothing where no technology was recognised': { facts: {}, says: null },
  'nothing where the home page needs its scripts': {
    facts: { technology: [tool('Shoply', 'shop')], reach: { ...nothing.reach, home: false } },
    says: null,
  },
}

for (const [what, { facts, says, confidence }] of Object.entries(consentCases)) {
  test(`the sentence on consent tells ${what}`, () => {
    const found = inEachWording((wording) => consentOf({ ...nothing, ...facts }, wording))
    assert.deepEqual(found[0] === null ? null : found.map((one) => one?.text), says)
    assert.equal(found[0]?.ground.confidence, confidence)
  })
}

test('the sentence on consent quotes one place of each tool, those that ask first, three at most', () => {
  const quoted = (name: string, category: 'consent' | 'analytics') => ({
    ...tool(name, category),
    quotes: [name, 'again'].map((text) => ({ page: 'https://marrowell.example/', text, locator: 'script' })),
  })
  const technology = [
    quoted('Countly', 'analytics'),
    quoted('Statly', 'analytics'),
    quoted('Hitly', 'analytics'),
    quoted('Asksly', 'consent'),
  ]
  const [found] = inEachWording((wording) => consentOf({ ...nothing, technology }, wording))
  assert.deepEqual(
    found?.ground.quotes.map(({ text }) => text),
    ['Asksly', 'Countly', 'Statly'],
  )
})

/** The site is read on the first of January 2026. */
const published = (newest: string, title = 'On leeks') => ({
  cadence: fact({ postsPerMonth: 1, newest, oldest: '2020-01-01', posts: 3 }),
  posts: [post(title, newest)],
})
const mapped = (newest: string) => ({
  siteFiles: { ...nothing.siteFiles, sitemapEntries: { addresses: 3, newest } },
})
const copyright = (year: number) => ({ copyright: fact({ year }, `© ${year}`) })

const freshnessCases: Record<string, { facts: Partial<ExperienceFacts>; state: string; says: string[] }> = {
  'a post 120 days old is fresh': {
    facts: published('2025-09-03'),
    state: 'fresh',
    says: [
      'The newest post, “On leeks”, is of September 2025.',
      'Something new was last published in September 2025, “On leeks”.',
      'It was added to as late as September 2025, “On leeks”.',
    ],
  },
  'a post 121 days old is ageing': {
    facts: published('2025-09-02'),
    state: 'ageing',
    says: [
      'The newest post, “On leeks”, is of September 2025, 4 months before this reading.',
      'Nothing newer than September 2025, “On leeks”, was found.',
      'Publishing stopped, as far as can be seen, in September 2025, “On leeks”.',
    ],
  },
  'a post 499 days old is ageing': {
    facts: published('2024-08-20'),
    state: 'ageing',
    says: [
      'The newest post, “On leeks”, is of August 2024, 17 months before this reading.',
      'Nothing newer than August 2024, “On leeks”, was found.',
      'Publishing stopped, as far as can be seen, in August 2024, “On leeks”.',
    ],
  },
  'a post 500 days old is stale': {
    facts: published('2024-08-19'),
    state: 'stale',
    says: [
      'The newest post, “On leeks”, is of August 2024, 17 months before this reading.',
      'Nothing newer than August 2024, “On leeks”, was found.',
      'Publishing stopped, as far as can be seen, in August 2024, “On leeks”.',
    ],
  },
  'a cadence without a post names none': {
    facts: { ...published('2025-12-20'), posts: [] },
    state: 'fresh',
    says: [
      'The newest post is of December 2025.',
      'Something new was last published in December 2025.',
      'It was added to as late as December 2025.',
    ],
  },
  'a fresh post stands beside the year of the footer': {
    facts: { ...published('2025-12-20'), ...copyright(2024) },
    state: 'fresh',
    says: [
      'The newest post, “On leeks”, is of December 2025. The footer says 2024.',
      'Something new was last published in December 2025, “On leeks”. The footer says 2024.',
      'It was added to as late as December 2025, “On leeks”. The footer says 2024.',
    ],
  },
  'a footer of the year dates nothing else': {
    facts: copyright(2026),
    state: 'unclear',
    says: ['The footer names the current year.'],
  },
  'a footer of last year is not old': { facts: copyright(2025), state: 'unclear', says: ['The footer says 2025.'] },
  'a footer two years old is stale': { facts: copyright(2024), state: 'stale', says: ['The footer says 2024.'] },
  'a sitemap changed 120 days ago is fresh': {
    facts: mapped('2025-09-03'),
    state: 'fresh',
    says: ['The sitemap names 2025-09-03 as its latest change.'],
  },
  'a sitemap changed 121 days ago says too little': {
    facts: mapped('2025-09-02'),
    state: 'unclear',
    says: ['The sitemap names 2025-09-02 as its latest change.'],
  },
  'a sitemap changed 1,000 days ago says too little': {
    facts: mapped('2023-04-07'),
    state: 'unclear',
    says: ['The sitemap names 2023-04-07 as its latest change.'],
  },
  'a sitemap changed 1,001 days ago is stale': {
    facts: mapped('2023-04-06'),
    state: 'stale',
    says: ['The sitemap names 2023-04-06 as its latest change.'],
  },
  'a sitemap stands beside the year of the footer': {
    facts: { ...mapped('2025-12-20'), ...copyright(2026) },
    state: 'fresh',
    says: ['The sitemap names 2025-12-20 as its latest change. The footer names the current year.'],
  },
  'a sitemap of the day of reading is told': {
    facts: mapped('2026-01-01'),
    state: 'fresh',
    says: ['The sitemap names 2026-01-01 as its latest change.'],
  },
  'a sitemap of a day to come leaves the footer alone': {
    facts: { ...mapped('2026-01-02'), ...copyright(2025) },
    state: 'unclear',
    says: ['The footer says 2025.'],
  },
}

for (const [what, { facts, state, says }] of Object.entries(freshnessCases)) {
  test(what, () => {
    const found = inEachWording((wording) => freshnessOf({ ...nothing, ...facts }, wording))
    assert.deepEqual(
      found.map((one) => one?.text),
      says,
    )
    assert.equal(found[0]?.state, state)
  })
}

test('a sitemap of a day to come alone dates nothing', () => {
  assert.deepEqual(
    inEachWording((wording) => freshnessOf({ ...nothing, ...mapped('2026-01-02') }, wording)),
    [null],
  )
})

test('freshness quotes the newest post and the footer', () => {
  const posts = [post('On leeks', '2025-12-20'), post('On peas', '2025-10-20')]
  const [found] = inEachWording((wording) =>
    freshnessOf({ ...nothing, ...published('2025-12-20'), posts, ...copyright(2026) }, wording),
  )
  assert.deepEqual(
    found?.ground.quotes.map(({ text }) => text),
    ['On leeks', '© 2026'],
  )
})
