import { contentThemes } from './content-themes.ts'
import { testSection } from './section-cases-fixtures.ts'

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
