import { homeUrl } from '../../report/report-fixtures.ts'
import { testJourneyRules } from '../rule-cases-fixtures.ts'
import {
  assured,
  customer,
  fact,
  imagery,
  kind,
  page,
  pages,
  post,
  quote,
  social,
  tool,
} from '../swot/swot-fixtures.ts'
import { awarenessRules } from './awareness.ts'
import { book, buy, give, look } from './journey-fixtures.ts'

/** The site was read on 1 January 2026. */
const cadence = (newest: string) => fact({ newest, postsPerMonth: 1, oldest: '2020-01-01', posts: 20 })
const posts = ['On leeks', 'On beets', 'On peas'].map((title) => post(title, '2025-12-01'))
const versions = (...languages: string[]) => [
  page('', { alternates: languages.map((language) => ({ language, url: homeUrl, quote: quote(language) })) }),
]
const unlisted = (isUnlistedByHeader: boolean) => {
  const home = page('')
  return [{ ...home, structure: { ...home.structure, isUnlistedByHeader } }]
}

testJourneyRules(awarenessRules, {
  'fresh-articles': {
    facts: { posts, cadence: cadence('2025-09-03'), ...buy },
    says: [
      'It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of September 2025.',
      'Articles such as “On leeks” bring in people who search for the subject and not for the name.',
      'The blog is alive (September 2025), and “On leeks” shows that it answers what people look for.',
    ],
    quotes: ['On leeks', 'On beets', 'On peas'],
    confidence: 0.9,
    silent: {
      'with two posts': { posts: posts.slice(1) },
      'where no cadence is known': { cadence: null },
      'after 121 days': { cadence: cadence('2025-09-02') },
    },
  },
  'stale-articles': {
    facts: { posts: posts.slice(2), cadence: cadence('2024-11-27'), ...buy },
    says: [
      'The latest article, “On peas”, is from November 2024: who arrives there wonders whether anybody is still in.',
      'Since November 2024 nothing new has been published; “On peas” is still the newest thing that a searcher meets.',
      'Its articles stop in November 2024. A first visitor reads that date as a sign of the business.',
    ],
    quotes: ['On peas'],
    confidence: 0.81,
    silent: {
      'without a post': { posts: [] },
      'where no cadence is known': { cadence: null },
      'after 399 days': { cadence: cadence('2024-11-28') },
    },
  },
  'no-articles': {
    facts: buy,
    says: [
      'People who do not know the brand yet find no article on the subject here.',
      'Those with a first question on the subject find no article that answers it.',
      'The site waits to be found by name. An article or two on the subject would let it be found by the problem.',
      'Before they want to buy, people have little reason to come: no article explains the subject to them.',
    ],
    confidence: 0.6,
    unread: ['home', 'blog', 'post', 'press'],
    variants: {
      'where one books': {
        facts: { ...book, kind: kind('restaurant', 'Soup restaurant') },
        says: [
          'People who do not know the brand yet find no article on what to look for in a restaurant here.',
          'Somebody who searches for advice on what to look for in a restaurant ends up elsewhere: no article here takes up the question before the booking.',
          'The site waits to be found by name. An article or two on what to look for in a restaurant would let it be found by the problem.',
          'Before they want to book, people have little reason to come: no article explains what to look for in a restaurant to them.',
        ],
        confidence: 0.6,
      },
      'where one gives': {
        facts: give,
        says: [
          'People who do not know the brand yet find no article on what it stands for here.',
          'Those with a first question on what it stands for find no article that answers it.',
          'The site waits to be found by name. An article or two on what it stands for would let it be found by the problem.',
          'Before they want to give, people have little reason to come: no article explains what it stands for to them.',
        ],
        confidence: 0.6,
      },
    },
    silent: {
      'with a post': { posts: posts.slice(2) },
      'with a blog': { pages: [page(''), page('blog', { type: 'blog' })] },
      'with a page of press': { pages: [page(''), page('press', { type: 'press' })] },
      'with the page of a post': { pages: [page(''), page('leeks', { type: 'post' })] },
      'where one only reads': look,
    },
  },
  'social-profiles': {
    facts: {
      socials: [social('github', 'code'), social('instagram'), assured(social('linkedin'), 0.5), social('instagram')],
      ...buy,
    },
    says: ['Profiles on Instagram and LinkedIn'],
    quotes: ['instagram', 'linkedin', 'instagram'],
    confidence: 0.9,
    silent: { 'without a profile': { socials: [social('github', 'code')] } },
  },
  'no-social-profiles': {
    facts: buy,
    says: [
      'No social profile is linked from the home page: people cannot look on before they commit.',
      'There is nowhere to follow along: the home page links to no profile.',
      'Friends cannot pass it on by following, as the home page leads to no social profile.',
    ],
    confidence: 0.7,
    unread: ['home', 'contact'],
    variants: {
      'where one books': {
        facts: { ...book, pages: pages(3) },
        says: [
          'No social profile is linked from the 3 pages read: people cannot look on before they commit.',
          'Who wants to see the place or the work before calling finds no Instagram, Facebook or the like behind the 3 pages read.',
          'Friends cannot pass it on by following, as the 3 pages read lead to no social profile.',
        ],
        confidence: 0.7,
      },
    },
    silent: { 'with a profile': { socials: [social('instagram')] }, 'where one only reads': look },
  },
  'language-versions': {
    facts: { pages: versions('de-AT', 'fr', 'FR', 'en'), ...buy },
    says: [
      'People are met in their own language: German, French and English.',
      '3 versions (German, French and English) widen the circle of those who can find it.',
    ],
    quotes: ['de-AT', 'FR', 'en'],
    confidence: 0.9,
    silent: { 'in one language': { pages: versions('de', 'DE') }, 'where no page was read': { pages: [] } },
  },
  'in-the-press': {
    facts: { customers: [customer('Alder'), customer('The Ladle', 'press'), customer('Daily Broth', 'press')], ...buy },
    says: [
      'Others have written about it: The Ladle and Daily Broth are named on the site as press.',
      'It can name who wrote about it, The Ladle and Daily Broth, and that carries further than an advertisement.',
    ],
    quotes: ['The Ladle', 'Daily Broth'],
    confidence: 0.9,
    variants: {
      'of one': {
        facts: { customers: [customer('The Ladle', 'press')] },
        says: [
          'Others have written about it: The Ladle is named on the site as press.',
          'It can name who wrote about it, The Ladle, and that carries further than an advertisement.',
        ],
        quotes: ['The Ladle'],
        confidence: 0.9,
      },
    },
    silent: { 'where only customers are named': { customers: [customer('Alder')] } },
  },
  film: {
    facts: { imagery: imagery({ videos: 2 }), ...buy },
    says: ['2 films on the pages'],
    confidence: 0.7,
    variants: {
      'of one film': { facts: { imagery: imagery({ videos: 1 }) }, says: ['1 film on the pages'], confidence: 0.7 },
      'of a player': {
        facts: { imagery: null, technology: [tool('Countly', 'analytics'), tool('Reely', 'video')] },
        says: ['Films by Reely'],
        confidence: 0.7,
      },
    },
    silent: { 'without a film': { imagery: imagery({}) }, 'where no page was read': { pages: [] } },
  },
  'hidden-from-search': {
    facts: { pages: [page('', { noindex: quote('noindex') })], ...buy },
    says: [
      'The home page asks search engines not to list it, so that nobody finds it by searching.',
      'Nobody comes by search: the home page tells search engines to leave it out.',
    ],
    quotes: ['noindex'],
    confidence: 0.95,
    variants: {
      'by a header': {
        facts: { pages: unlisted(true) },
        says: [
          'The home page asks search engines not to list it, so that nobody finds it by searching.',
          'Nobody comes by search: the home page tells search engines to leave it out.',
        ],
        confidence: 0.95,
      },
    },
    silent: { 'where the home page is listed': { pages: unlisted(false) }, 'where no page was read': { pages: [] } },
  },
  'on-the-map': {
    facts: { socials: [social('instagram'), social('google maps', 'map')], ...buy },
    says: ['Entry on Google Maps'],
    quotes: ['google maps'],
    confidence: 0.9,
    silent: { 'without an entry': { socials: [social('instagram')] } },
  },
})
