import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { assured, fact, node, offering, page, pages, post, question, same, theme, writing } from '../swot-fixtures.ts'
import { contentRules } from './content.ts'

/** The site was read on 1 January 2026. */
const cadence = (newest: string, postsPerMonth = 0.8) =>
  fact({ newest, postsPerMonth, oldest: '2024-01-01', posts: 20 })
const posts = (count: number, date: string | null = '2025-12-20') =>
  Array.from({ length: count }, (_, n) => post(`On soup ${n + 1}`, date))
const soup = theme('soup', 0.3)
const questions = ['When does it come?', 'How hot?', 'How much?'].map(question)

testSwotRules(contentRules, {
  'publishes-steadily': {
    facts: { cadence: cadence('2025-10-18') },
    says: [
      'It publishes steadily, about 1 post a month and the last in October 2025: a site that somebody is looking after, to readers as to search engines.',
      '20 dated posts, about 1 post a month, show a brand that has something to say and keeps saying it.',
      'Its news is news. The latest is from October 2025 and they come at about 1 post a month, a rhythm that few rivals keep up.',
    ],
    quotes: ['…'],
    confidence: 0.9,
    variants: {
      'of four posts a month': {
        facts: { cadence: cadence('2025-12-20', 4.2) },
        says: [
          'It publishes steadily, about 4 posts a month and the last in December 2025: a site that somebody is looking after, to readers as to search engines.',
          '20 dated posts, about 4 posts a month, show a brand that has something to say and keeps saying it.',
          'Its news is news. The latest is from December 2025 and they come at about 4 posts a month, a rhythm that few rivals keep up.',
        ],
        quotes: ['…'],
        confidence: 0.9,
      },
    },
    silent: {
      'where no cadence is known': { cadence: null },
      'with seven posts in ten months': { cadence: cadence('2025-12-20', 0.7) },
      'after 76 days without a post': { cadence: cadence('2025-10-17') },
    },
  },
  'deep-archive': {
    facts: { posts: posts(15) },
    says: [
      '15 posts were found, “On soup 1” among them: each is a door through which people find the brand by a question rather than by its name.',
      'There is a body of writing to draw on, 15 pieces such as “On soup 1”, which takes a newcomer years to match.',
    ],
    quotes: ['On soup 1', 'On soup 2'],
    confidence: 0.9,
    silent: { 'with 14 posts': { posts: posts(14) } },
  },
  'cites-sources': {
    facts: { sourcesCited: [same('Journal of Broth'), same('Ladle Institute')] },
    says: [
      'It cites others than itself: Journal of Broth and Ladle Institute are named as sources. Text that can be checked is believed, and is what assistants like to quote.',
      'Journal of Broth and Ladle Institute back up what it writes, which lifts it above the usual opinion piece.',
    ],
    quotes: ['Journal of Broth', 'Ladle Institute'],
    confidence: 0.9,
    silent: { 'with one source': { sourcesCited: [same('Journal of Broth')] } },
  },
  'one-big-theme': {
    facts: { themes: [soup, theme('leeks', 0.5)] },
    says: [
      'It has a subject: “soup” runs through 3 of the pages read, enough to be remembered for.',
      '“soup” takes up 30 % of the content, and that concentration helps people and search engines to place the brand.',
    ],
    quotes: ['soup'],
    confidence: 0.765,
    silent: {
      'without a theme': { themes: [] },
      'where the largest has less than 30 %': { themes: [theme('soup', 0.29)] },
      'where it is the subject of two pages': { themes: [{ ...soup, value: { ...soup.value, pages: ['a', 'b'] } }] },
    },
  },
  'gone-quiet': {
    facts: { posts: posts(1, '2024-12-31') },
    says: [
      'The last post, “On soup 1”, dates from December 2024. Over a year of silence makes visitors wonder whether anyone is still there.',
      'It stopped writing over a year ago, after “On soup 1” (December 2024); an abandoned blog leaves a worse impression than none would.',
    ],
    quotes: ['On soup 1'],
    confidence: 0.9,
    variants: {
      'of three years': {
        facts: { posts: posts(1, '2022-06-10') },
        says: [
          'The last post, “On soup 1”, dates from June 2022. Over three years of silence makes visitors wonder whether anyone is still there.',
          'It stopped writing over three years ago, after “On soup 1” (June 2022); an abandoned blog leaves a worse impression than none would.',
        ],
        quotes: ['On soup 1'],
        confidence: 0.9,
      },
    },
    silent: {
      'without a post': { posts: [] },
      'where the post has no date': { posts: posts(1, null) },
      'within a year': { posts: posts(1, '2025-01-01') },
    },
  },
  'slowing-down': {
    facts: { posts: posts(1, '2025-08-03') },
    says: [
      'Nothing new for five months: “On soup 1” of August 2025 is still the latest piece.',
      'Publishing has come to a halt since August 2025 (“On soup 1”), which begins to show.',
    ],
    quotes: ['On soup 1'],
    confidence: 0.765,
    variants: {
      'of a year': {
        facts: { posts: posts(1, '2025-01-01') },
        says: [
          'Nothing new for twelve months: “On soup 1” of January 2025 is still the latest piece.',
          'Publishing has come to a halt since January 2025 (“On soup 1”), which begins to show.',
        ],
        quotes: ['On soup 1'],
        confidence: 0.765,
      },
    },
    silent: {
      'without a post': { posts: [] },
      'where the post has no date': { posts: posts(1, null) },
      'within 150 days': { posts: posts(1, '2025-08-04') },
      'after more than a year': { posts: posts(1, '2024-12-31') },
    },
  },
  'old-copyright': {
    facts: { copyright: fact({ year: 2024 }, '© 2024') },
    says: [
      'The copyright line stops at 2024. Two years on, it is a small thing that makes every other statement look undated too.',
      'At the foot of the page it is still 2024: who checks whether anybody still looks after the site looks exactly there.',
    ],
    quotes: ['© 2024'],
    confidence: 0.9,
    silent: { 'without a copyright line': { copyright: null }, 'of last year': { copyright: fact({ year: 2025 }) } },
  },
  'undated-posts': {
    facts: { posts: posts(4, null) },
    says: [
      '4 posts carry no date, “On soup 1” among them. Readers cannot tell advice of this year from that of ten years ago.',
      'When “On soup 1” was written is not said, nor for any other of 4 posts; undated advice is trusted less.',
    ],
    quotes: ['On soup 1', 'On soup 2'],
    confidence: 0.7,
    silent: {
      'with three posts': { posts: posts(3, null) },
      'where one has a date': { posts: [...posts(4, null), ...posts(1)] },
    },
  },
  'few-words': {
    facts: { writing: writing({ words: 149 }), pages: pages(1) },
    says: [
      'There is little to go by: 149 words on the page read. Search engines and assistants cannot recommend what they cannot read, and careful readers want more.',
      '149 words on the page read are all it says for itself, too few to be found by or to answer a question with.',
    ],
    confidence: 0.75,
    unread: ['home'],
    variants: {
      'on two pages': {
        facts: { pages: pages(2) },
        says: [
          'There is little to go by: 149 words on 2 pages. Search engines and assistants cannot recommend what they cannot read, and careful readers want more.',
          '149 words on 2 pages are all it says for itself, too few to be found by or to answer a question with.',
        ],
        confidence: 0.75,
      },
    },
    silent: {
      'where the text was not counted': { writing: null },
      'with 150 words': { writing: writing({ words: 150 }) },
    },
  },
  'no-articles': {
    facts: {
      services: [offering('Catering')],
      products: [offering('Ladle')],
      writing: writing({ words: 200 }),
      pages: pages(2),
    },
    says: [
      'Nothing is written for people who have the problem and not yet the name of a solution. A few pieces around “Catering” would be found by them; which questions are still free, a look at others in the field would tell.',
      'It offers and does not explain: no article was found. “Catering” alone gives material for the questions that people type in first.',
      'The know-how behind “Catering” stays in the house. Guides on it would reach those who search for answers, not for a name.',
    ],
    quotes: ['Catering'],
    confidence: 0.6,
    unread: ['home', 'blog', 'post'],
    speaks: { 'of a feature': { services: [], products: [], features: [offering('Delivery')] } },
    silent: {
      'with a post': { posts: posts(1) },
      'with a blog': { pages: [page(''), page('blog', { type: 'blog' })] },
      'with the page of a post': { pages: [page(''), page('leeks', { type: 'post' })] },
      'where nothing is offered': { services: [], products: [] },
      'where the text was not counted': { writing: null },
      'with 199 words': { writing: writing({ words: 199 }) },
      'on one page': { pages: pages(1) },
    },
  },
  'theme-to-grow': {
    facts: { themes: [theme('soup', 0.4, '2025-12-01'), assured(theme('broth', 0.1), 0.8)], posts: posts(1) },
    says: [
      '“broth” takes up 10 % of what it says and none of what it publishes: the blog could be about what the brand does.',
      'No post was found on “broth”, one of its main subjects. Whether others have taken that ground is worth a look.',
    ],
    quotes: ['broth'],
    confidence: 0.52,
    unread: ['blog', 'home', 'post'],
    silent: {
      'where each has a post': { themes: [theme('broth', 0.2, '2025-12-01')] },
      'where it is a small one': { themes: [theme('broth', 0.09)] },
      'where nothing is published': { posts: [] },
    },
  },
  'answers-not-marked': {
    facts: { questions, structuredData: [node(['Organization'])] },
    says: [
      '3 answers, from “When does it come?” on, are not marked up as questions (FAQPage): machines have to guess where one ends and the next begins.',
      'The answers are written (“When does it come?” and others) but not declared in structured data, from which assistants read most reliably.',
    ],
    quotes: ['When does it come?', 'How hot?'],
    confidence: 0.75,
    silent: {
      'with two answers': { questions: questions.slice(1) },
      'where one has no answer': {
        questions: [...questions.slice(1), { ...questions[0]!, value: { ...questions[0]!.value, answer: null } }],
      },
      'where they are marked as questions': { structuredData: [node(['FAQPage'])] },
      'where they are marked as question and answer': { structuredData: [node(['QAPage'])] },
    },
  },
})
