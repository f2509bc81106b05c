import { testChecks } from '../rule-cases-fixtures.ts'
import { built, hero, nothing, page, quote } from '../swot/swot-fixtures.ts'
import { headingChecks } from './search-headings.ts'

const headings = (...levels: number[]) => ({ headings: levels.map((level, at) => ({ level, text: `Soup ${at + 1}` })) })
const titled = (url: string, topHeadingCount: number) =>
  built(
    page(url, {
      topHeadingCount,
      topHeadings: Array.from({ length: topHeadingCount }, (_, n) => quote(`Soup ${n + 1}`)),
    }),
    { servedWords: 30 },
  )
const home = (topHeadingCount: number) => titled('', topHeadingCount)

testChecks(headingChecks, nothing, {
  'main-heading': {
    'pages without text': {
      facts: { pages: [built(page('', { topHeadingCount: 0 }), { servedWords: 29 })] },
      notApplicable: 'No page read holds text as it is sent.',
    },
    'a page of few words with headings': {
      facts: { pages: [built(page('', { topHeadingCount: 0 }), { servedWords: 0, ...headings(2) })] },
      failed: 'The home page has no main heading (h1).',
      fix: 'Make the words that name its subject the h1 of the home page.',
    },
    'one page': { facts: { pages: [home(1)] }, passed: 'The page read has one main heading.', quotes: ['Soup 1'] },
    'two pages': {
      facts: { pages: [home(1), titled('soups', 1)] },
      passed: 'Each of 2 pages has one main heading.',
      quotes: ['Soup 1', 'Soup 1'],
    },
    'a home page without one': {
      facts: { pages: [home(0)], hero: hero('Soup that arrives') },
      failed: 'The home page has no main heading (h1).',
      fix: 'Make “Soup that arrives” the h1 of the home page.',
    },
    'two pages without one': {
      facts: { pages: [home(1), titled('soups', 0), titled('about', 0)], hero: hero('Soup that arrives') },
      failed: '/soups and /about have no main heading (h1).',
      fix: 'Make the words that name their subject the h1 of /soups and /about.',
    },
    'a page with two': {
      facts: { pages: [home(2)] },
      failed: 'The home page has 2 main headings (h1).',
      fix: 'Leave one h1 on the home page: the words that name its subject.',
      quotes: ['Soup 1', 'Soup 2'],
    },
    'two pages with several': {
      facts: { pages: [home(2), titled('soups', 3)] },
      failed: 'The home page and /soups have several main headings (h1).',
      fix: 'Leave one h1 on the home page and /soups: the words that name their subject.',
      quotes: ['Soup 1', 'Soup 2', 'Soup 1', 'Soup 2', 'Soup 3'],
    },
    'a page with two and one with none': {
      facts: { pages: [home(2), titled('soups', 0)] },
      failed: '/soups has no main heading (h1). The home page has 2 main headings (h1).',
      fix: 'Set one h1 on each of the home page and /soups: the words that name its subject.',
      quotes: ['Soup 1', 'Soup 2'],
    },
    'a page with two and two with none': {
      facts: { pages: [home(2), titled('soups', 0), titled('about', 0)] },
      failed: '/soups and /about have no main heading (h1). The home page has 2 main headings (h1).',
      fix: 'Set one h1 on each of the home page, /soups and /about: the words that name its subject.',
      quotes: ['Soup 1', 'Soup 2'],
    },
  },
  outline: {
    'pages with one heading': {
      facts: { pages: [built(page(''), headings(1))] },
      notApplicable: 'The pages read have no outline of headings.',
    },
    'headings in order': {
      facts: { pages: [built(page(''), headings(1, 2, 3, 2)), built(page('soups'), headings(2, 1))] },
      passed: 'The headings of 2 pages leave out no level.',
    },
    'a level left out': {
      facts: { pages: [built(page(''), headings(1, 2)), built(page('soups'), headings(1, 2, 4))] },
      failed: 'On /soups an h4, “Soup 3”, follows an h2.',
      fix: 'Make it an h3, and set its size in the style sheet.',
      quotes: ['Soup 3 (/soups)'],
    },
    'levels left out on two pages': {
      facts: { pages: [built(page(''), headings(1, 3)), built(page('soups'), headings(2, 4))] },
      failed: 'On the home page an h3, “Soup 2”, follows an h1; 1 other page skips a level, too.',
      fix: 'Make it an h2, and set its size in the style sheet.',
      quotes: ['Soup 2'],
    },
    'levels left out on three pages': {
      facts: {
        pages: [
          built(page(''), headings(1, 3)),
          built(page('soups'), headings(2, 4)),
          built(page('about'), headings(1, 6)),
        ],
      },
      failed: 'On the home page an h3, “Soup 2”, follows an h1; 2 other pages skip a level, too.',
      fix: 'Make it an h2, and set its size in the style sheet.',
      quotes: ['Soup 2'],
    },
    'a heading without words': {
      facts: {
        pages: [
          built(page(''), {
            headings: [
              { level: 1, text: 'Soup' },
              { level: 3, text: '' },
            ],
          }),
        ],
      },
      failed: 'On the home page an h3 follows an h1.',
      fix: 'Make it an h2, and set its size in the style sheet.',
    },
  },
})
