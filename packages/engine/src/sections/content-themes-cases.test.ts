import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentThemes } from './content-themes.ts'
import { sectionOf, testSection } from './section-cases-fixtures.ts'
import { fact, post, theme } from './swot/swot-fixtures.ts'

testSection(contentThemes, {
  summaries: [
    '“soup” dominates: 40 % of the text has to do with it, with “broth” at some distance. The newest of 3 posts is “On leeks”, from December 2025.',
    'Most is said about “soup” (40 % of the text); “broth” follow. Its articles reach up to December 2025, with “On leeks” as the latest.',
    'The pages are chiefly about “soup”, and after that about “broth”. “On leeks” (December 2025) was published last, among 3 posts found.',
    'One theme outweighs the rest, “soup”. Beside it there is room for “broth”. It does keep publishing: “On leeks” dates from December 2025.',
  ],
  content: {
    themes: [
      {
        label: 'soup',
        share: 0.4,
        pages: ['a', 'b', 'c'],
        freshness: 'Newest post of December 2025, 12 days before the site was read',
        stage: null,
      },
      { label: 'broth', share: 0.2, pages: ['a', 'b', 'c'], freshness: null, stage: null },
    ],
    posts: [
      { title: 'On leeks', url: 'https://marrowell.example/blog', date: '2025-12-20' },
      { title: 'On beets', url: 'https://marrowell.example/blog', date: '2025-11-20' },
      { title: 'On peas', url: 'https://marrowell.example/blog', date: '2025-10-20' },
    ],
    cadence: 'It publishes about 1 post a month (3 dated posts from 2025-10-20 to 2025-12-20).',
    formats: ['articles'],
    sourcesCited: ['Journal of Broth'],
  },
  claims: [
    '/contentThemes/themes/0 stated 0.9 “soup”',
    '/contentThemes/themes/1 stated 0.9 “broth”',
    '/contentThemes/posts/0 stated 0.9 “On leeks”',
    '/contentThemes/posts/1 stated 0.9 “On beets”',
    '/contentThemes/posts/2 stated 0.9 “On peas”',
    '/contentThemes/formats/0 computed 0.8 “On leeks” “On beets”',
    '/contentThemes/sourcesCited/0 stated 0.9 “Journal of Broth”',
    '/contentThemes/cadence stated 0.9 “On leeks”',
  ],
  assessed: {
    status: 'complete',
    confidence: 0.88,
    gaps: [
      'No post found is about “broth”, though the pages speak of it at length.',
      'Plans and prices are shown without questions and answers beside them.',
    ],
  },
  told: {
    'without a post': {
      facts: { posts: [], cadence: null },
      summaries: [
        '“soup” dominates: 40 % of the text has to do with it, with “broth” at some distance. There is no blog or news section to keep these subjects alive.',
        'Most is said about “soup” (40 % of the text); “broth” follow. Nothing dated is published on the pages read.',
        'The pages are chiefly about “soup”, and after that about “broth”. The site stands as it is; no posts were found on the pages read.',
        'One theme outweighs the rest, “soup”. Beside it there is room for “broth”. Whoever returns finds nothing new to read, as no posts are published.',
        '“soup” dominates: 40 % of the text has to do with it, with “broth” at some distance. Articles and news are absent.',
        'Most is said about “soup” (40 % of the text); “broth” follow. It explains itself on fixed pages only.',
        'The pages are chiefly about “soup”, and after that about “broth”. All of it is on fixed pages: no posts, no downloads, no questions and answers were found.',
        'One theme outweighs the rest, “soup”. Beside it there is room for “broth”. These subjects are treated on fixed pages and nowhere else.',
      ],
    },
    'without a theme': {
      facts: { themes: [] },
      summaries: [
        'The newest of 3 posts is “On leeks”, from December 2025.',
        'Its articles reach up to December 2025, with “On leeks” as the latest.',
        '“On leeks” (December 2025) was published last, among 3 posts found.',
        'It does keep publishing: “On leeks” dates from December 2025.',
      ],
    },
    'gone quiet': {
      facts: {
        posts: [post('On leeks', '2022-06-10')],
        cadence: fact({ postsPerMonth: 1, newest: '2022-06-10', oldest: '2021-10-20', posts: 9 }, 'On leeks'),
      },
      summaries: [
        '“soup” dominates: 40 % of the text has to do with it, with “broth” at some distance. Publishing seems to have stopped: the newest post, “On leeks”, is from June 2022.',
        'Most is said about “soup” (40 % of the text); “broth” follow. The last sign of life on the blog dates from June 2022, “On leeks”.',
        'The pages are chiefly about “soup”, and after that about “broth”. Since June 2022 (“On leeks”) nothing new has appeared.',
        'One theme outweighs the rest, “soup”. Beside it there is room for “broth”. Publishing seems to have stopped: the newest post, “On leeks”, is from June 2022.',
        '“soup” dominates: 40 % of the text has to do with it, with “broth” at some distance. The last sign of life on the blog dates from June 2022, “On leeks”.',
        'Most is said about “soup” (40 % of the text); “broth” follow. Since June 2022 (“On leeks”) nothing new has appeared.',
        'The pages are chiefly about “soup”, and after that about “broth”. Publishing seems to have stopped: the newest post, “On leeks”, is from June 2022.',
        'One theme outweighs the rest, “soup”. Beside it there is room for “broth”. The last sign of life on the blog dates from June 2022, “On leeks”.',
      ],
    },
    'without dates': {
      facts: { posts: [post('On leeks', null)], cadence: null },
      summaries: [
        '“soup” dominates: 40 % of the text has to do with it, with “broth” at some distance. 1 post could be found without dates, first in the list “On leeks”.',
        'Most is said about “soup” (40 % of the text); “broth” follow. The articles carry no dates, so how fresh they are cannot be told; one is “On leeks”.',
        'The pages are chiefly about “soup”, and after that about “broth”. Posts there are (1), dates there are none.',
        'One theme outweighs the rest, “soup”. Beside it there is room for “broth”. 1 post could be found without dates, first in the list “On leeks”.',
        '“soup” dominates: 40 % of the text has to do with it, with “broth” at some distance. The articles carry no dates, so how fresh they are cannot be told; one is “On leeks”.',
        'Most is said about “soup” (40 % of the text); “broth” follow. Posts there are (1), dates there are none.',
        'The pages are chiefly about “soup”, and after that about “broth”. 1 post could be found without dates, first in the list “On leeks”.',
        'One theme outweighs the rest, “soup”. Beside it there is room for “broth”. The articles carry no dates, so how fresh they are cannot be told; one is “On leeks”.',
      ],
    },
    'of one theme': {
      facts: { themes: [theme('soup', 0.1)] },
      summaries: [
        'One subject stands out, “soup”. The newest of 3 posts is “On leeks”, from December 2025.',
        'The text keeps returning to “soup” and to little else. Its articles reach up to December 2025, with “On leeks” as the latest.',
        'If the pages have a theme, it is “soup”. “On leeks” (December 2025) was published last, among 3 posts found.',
        'One subject stands out, “soup”. It does keep publishing: “On leeks” dates from December 2025.',
        'The text keeps returning to “soup” and to little else. The newest of 3 posts is “On leeks”, from December 2025.',
        'If the pages have a theme, it is “soup”. Its articles reach up to December 2025, with “On leeks” as the latest.',
        'One subject stands out, “soup”. “On leeks” (December 2025) was published last, among 3 posts found.',
        'The text keeps returning to “soup” and to little else. It does keep publishing: “On leeks” dates from December 2025.',
      ],
    },
    'of three themes': {
      facts: { themes: [theme('soup', 0.2), theme('broth', 0.19), theme('leeks', 0.18)] },
      summaries: [
        'It writes about “soup”, “broth” and “leeks”. The newest of 3 posts is “On leeks”, from December 2025.',
        'No single subject leads: “soup”, “broth” and “leeks” share the space. Its articles reach up to December 2025, with “On leeks” as the latest.',
        'The recurring subjects are “soup”, “broth” and “leeks”. “On leeks” (December 2025) was published last, among 3 posts found.',
        'What the pages talk about most: “soup”, then “broth” and “leeks”. It does keep publishing: “On leeks” dates from December 2025.',
        'An editor would file this under “soup”, “broth” and “leeks”. The newest of 3 posts is “On leeks”, from December 2025.',
        'It writes about “soup”, “broth” and “leeks”. Its articles reach up to December 2025, with “On leeks” as the latest.',
        'No single subject leads: “soup”, “broth” and “leeks” share the space. “On leeks” (December 2025) was published last, among 3 posts found.',
        'The recurring subjects are “soup”, “broth” and “leeks”. It does keep publishing: “On leeks” dates from December 2025.',
      ],
    },
  },
  less: {
    'without themes': {
      facts: { themes: [] },
      status: 'partial',
      confidence: 0.65,
      gaps: [
        'No subject recurs on the pages read.',
        'Plans and prices are shown without questions and answers beside them.',
      ],
    },
    'without posts': {
      facts: { posts: [] },
      status: 'partial',
      confidence: 0.3,
      gaps: [
        'No posts were found on the pages read.',
        'No format besides plain pages was seen.',
        'Plans and prices are shown without questions and answers beside them.',
      ],
    },
    'without cadence': {
      facts: { cadence: null },
      status: 'partial',
      confidence: 0.65,
      gaps: [
        'Too few posts name a date to tell how often it publishes.',
        'No post found is about “broth”, though the pages speak of it at length.',
        'Plans and prices are shown without questions and answers beside them.',
      ],
    },
    'without plans': {
      facts: { plans: [] },
      status: 'complete',
      confidence: 0.88,
      gaps: ['No post found is about “broth”, though the pages speak of it at length.'],
    },
  },
})

const part = (facts: Parameters<typeof sectionOf>[1], member: string) =>
  (sectionOf(contentThemes, facts).content as Record<string, unknown>)[member]

/** The site is read on the first of January 2026. */
const ages: [string, string][] = [
  ['2026-01-02', 'Newest post of January 2026, no days before the site was read'],
  ['2025-12-31', 'Newest post of December 2025, 1 day before the site was read'],
  ['2025-12-19', 'Newest post of December 2025, 13 days before the site was read'],
  ['2025-12-18', 'Newest post of December 2025, 2 weeks before the site was read'],
  ['2025-11-03', 'Newest post of November 2025, 8 weeks before the site was read'],
  ['2025-11-02', 'Newest post of November 2025, 2 months before the site was read'],
  ['2024-01-03', 'Newest post of January 2024, 24 months before the site was read'],
  ['2024-01-02', 'Newest post of January 2024, 1 year before the site was read'],
  ['2021-06-01', 'Newest post of June 2021, 4 years before the site was read'],
]
for (const [newest, freshness] of ages) {
  test(`a theme of ${newest} is of the ${freshness.charAt(0).toLowerCase()}${freshness.slice(1)}`, () => {
    const [found] = part({ themes: [theme('soup', 0.4, newest)] }, 'themes') as { freshness: string }[]
    assert.equal(found?.freshness, freshness)
  })
}

const rhythms: [number, string, string][] = [
  [1, '2025-12-20', 'It publishes about 1 post a month (4 dated posts from 2020-01-01 to 2025-12-20).'],
  [2.6, '2025-12-20', 'It publishes about 3 posts a month (4 dated posts from 2020-01-01 to 2025-12-20).'],
  [0.25, '2025-12-20', 'It publishes about one post in 4 months (4 dated posts from 2020-01-01 to 2025-12-20).'],
  [1, '2025-01-01', 'It publishes about 1 post a month (4 dated posts from 2020-01-01 to 2025-01-01).'],
  [1, '2024-12-31', 'It published about 1 post a month while it did (4 dated posts from 2020-01-01 to 2024-12-31).'],
]
for (const [postsPerMonth, newest, text] of rhythms) {
  test(`${postsPerMonth} posts a month up to ${newest} are a rhythm that is ${/lishes/.test(text) ? 'kept' : 'past'}`, () => {
    const cadence = fact({ postsPerMonth, newest, oldest: '2020-01-01', posts: 4 })
    assert.equal(part({ cadence }, 'cadence'), text)
  })
}
