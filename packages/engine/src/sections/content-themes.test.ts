import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Facts } from '../facts.ts'
import { emptyFacts, homeUrl, siteFrom, stated } from '../report/report-fixtures.ts'
import { writeReport } from '../report/write-report.ts'
import type { FullReport } from '../report.ts'

const pages = [
  {
    url: homeUrl,
    html: '<title>Oakrow</title><h1>Green roofs</h1><p>Sowing green roofs</p><p>Better than slate.</p><p>Ask us</p>',
  },
  { url: `${homeUrl}prices`, type: 'pricing' as const, html: '<title>Prices</title><h1>What green roofs cost</h1>' },
  { url: `${homeUrl}price`, type: 'pricing' as const, html: '<title>Price</title><h1>Green roofs by the metre</h1>' },
]

const contentOf = (facts: Partial<Facts>) =>
  (writeReport(siteFrom(pages), { ...emptyFacts, ...facts }, 'full') as FullReport).results.contentThemes

const roofs = (newest: string | null, share = 0.4) =>
  stated(
    { label: 'Green roofs', share, pages: [homeUrl, `${homeUrl}prices`, `${homeUrl}price`], newest },
    'Green roofs',
    'h1',
  )

const post = (date: string) =>
  stated({ title: 'Sowing green roofs', url: `${homeUrl}sowing`, date, source: homeUrl }, 'Sowing green roofs')

test('a theme has the stage of the pages that it stands on, and the age of its newest post', () => {
  const [theme] = contentOf({ themes: [roofs('2025-11-01')] }).themes
  assert.equal(theme?.stage, 'decision')
  assert.equal(theme?.freshness, 'Newest post of November 2025, 2 months before the site was read')
})

test('a theme without a post has no freshness', () => {
  assert.equal(contentOf({ themes: [roofs(null)] }).themes[0]?.freshness, null)
})

test('a main theme that no post is about is a gap of a site that has posts', () => {
  assert.ok(
    contentOf({ themes: [roofs(null)], posts: [post('2025-12-01')] }).gaps.some((gap) => /Green roofs/.test(gap)),
  )
  assert.ok(!contentOf({ themes: [roofs(null)] }).gaps.some((gap) => /Green roofs/.test(gap)))
})

test('formats are those that were seen, each with its evidence', () => {
  const { formats } = contentOf({
    structuredData: [{ page: homeUrl, types: ['PodcastEpisode'], data: {} }],
    ctas: [stated({ text: 'Ask us', intent: 'other', url: `${homeUrl}guide.pdf`, repeats: 1 } as const, 'Ask us', 'a')],
  })
  assert.deepEqual(formats, ['podcast', 'downloads'])
})

test('a blog that fell silent is said to have', () => {
  const { summary, gaps } = contentOf({
    posts: [post('2023-02-01')],
    cadence: stated({ postsPerMonth: 1, newest: '2023-02-01', oldest: '2022-01-01', posts: 9 }, 'Sowing green roofs'),
  })
  assert.match(summary, /February 2023/)
  assert.ok(gaps.includes('Nothing newer than February 2023 was found.'))
})

test('a site without text, posts or formats is told to have too little', () => {
  const { status, summary } = contentOf({})
  assert.equal(status, 'insufficient')
  assert.ok(summary.length > 0)
})

test('a rhythm of years ago is told as past, and a living one as present', () => {
  const rhythm = (newest: string) =>
    contentOf({
      posts: [post(newest)],
      cadence: stated({ postsPerMonth: 1, newest, oldest: '2022-01-01', posts: 9 }, 'Sowing green roofs'),
    }).cadence
  assert.match(rhythm('2023-02-01') ?? '', /^It published about 1 post a month while it did /)
  assert.match(rhythm('2025-12-20') ?? '', /^It publishes about 1 post a month /)
})
