import { testChecks } from '../rule-cases-fixtures.ts'
import { built, crawler, hero, nothing, page } from '../swot/swot-fixtures.ts'
import { readableChecks } from './ai-readable.ts'

const any = { ...crawler('PerplexityBot', 'answers', true) }
const unnamed = { ...any, value: { ...any.value, group: 'any' as const } }
const out = ['ChatGPT-User', 'Claude-User', 'Perplexity-User', 'A', 'B', 'C'].map((one) =>
  crawler(one, 'answers', false),
)
const sent = (at: string, servedWords: number) => built(page(at), { servedWords })
const marked = (at: string, main: number) =>
  built(page(at), { landmarks: { main, navigation: 0, header: 0, footer: 0 } })
const outlined = (at: string, ...levels: number[]) =>
  built(page(at), { servedWords: 100, headings: levels.map((level, n) => ({ level, text: `Soup ${n + 1}` })) })
const sound = ['a', 'b', 'c', 'd'].map((at) => outlined(at, 1, 2))
const made = (at: string, parts: Record<string, number>, servedWords = 50) => built(page(at), { servedWords, parts })

testChecks(readableChecks, nothing, {
  'access-answers': {
    'a robots.txt that could not be read': {
      facts: { crawlers: [] },
      notApplicable: 'robots.txt could not be read, so it is not known whom it lets in.',
    },
    'rules for all': {
      facts: { crawlers: [unnamed] },
      passed: 'None is named in robots.txt, and the rules for all let them in.',
    },
    'rules for one': {
      facts: { crawlers: [any, crawler('GPTBot', 'training', false)] },
      passed: 'robots.txt lets each of them fetch the home page.',
    },
    'a crawler kept out': {
      facts: { crawlers: [any, ...out.slice(0, 1)] },
      failed: 'robots.txt keeps out ChatGPT-User.',
      fix: 'If answers should cite the site, allow ChatGPT-User; a rule for GPTBot or CCBot alone keeps text out of training without that price.',
    },
    'six crawlers kept out': {
      facts: { crawlers: out },
      failed: 'robots.txt keeps out ChatGPT-User, Claude-User, Perplexity-User, A, B and 1 more.',
      fix: 'If answers should cite the site, allow ChatGPT-User, Claude-User, Perplexity-User and 3 more; a rule for GPTBot or CCBot alone keeps text out of training without that price.',
    },
  },
  'access-search': {
    'a robots.txt that could not be read': {
      facts: { crawlers: [] },
      notApplicable: 'robots.txt could not be read, so it is not known whom it lets in.',
    },
    'engines let in': {
      facts: { crawlers: [crawler('Googlebot', 'search', true), ...out] },
      passed: 'The crawlers of the search engines may fetch the home page.',
    },
    'engines kept out': {
      facts: { crawlers: [crawler('Googlebot', 'search', false), crawler('Bingbot', 'search', false)] },
      failed: 'robots.txt keeps out Googlebot and Bingbot.',
      fix: 'Allow Googlebot and Bingbot in robots.txt.',
    },
  },
  'served-text': {
    'no page': { facts: { pages: [] }, notApplicable: 'No page was read.' },
    '100 words': { facts: { pages: [sent('', 100)] }, passed: 'The home page is sent with 100 words in it.' },
    '99 words': {
      facts: { pages: [sent('', 99)] },
      failed: 'The home page is sent with 99 words.',
      fix: 'Say on the home page in plain text what is offered, for whom and where: 100 words are few.',
    },
    'no word': {
      facts: { pages: [sent('', 0)] },
      failed: 'The home page is sent without text; scripts put it there.',
      fix: 'Have the server send the text of the home page, at least headline, offer and contact.',
    },
  },
  'served-headline': {
    'no page': { facts: { pages: [] }, notApplicable: 'No page was read.' },
    'a headline': {
      facts: { pages: [sent('', 1)], hero: hero('Soup that arrives') },
      passed: 'The headline is text: “Soup that arrives”.',
      quotes: ['Soup that arrives'],
    },
    'no headline': {
      facts: { pages: [sent('', 100)] },
      failed: 'The home page has no headline in its text.',
      fix: 'Put one sentence at the top of the home page that says what this is, as text.',
    },
    'a headline that a script brings': {
      facts: { pages: [sent('', 0)], hero: hero('Soup that arrives') },
      failed: 'The home page has no headline in its text.',
      fix: 'Put one sentence at the top of the home page that says what this is, as text.',
    },
  },
  'served-everywhere': {
    'one page': { facts: { pages: [sent('', 100)] }, notApplicable: 'Only the home page was read.' },
    'one more page': {
      facts: { pages: [sent('', 0), sent('soups', 50)] },
      passed: '1 further page is sent with text.',
    },
    'two more pages': {
      facts: { pages: [sent('', 0), sent('soups', 50), sent('about', 90)] },
      passed: '2 further pages are sent with text.',
    },
    'a page of 49 words': {
      facts: { pages: [sent('', 100), sent('soups', 49), sent('about', 90)] },
      failed: '/soups is sent with fewer than 50 words.',
      fix: 'Put what /soups shows into words, or fold it into another page.',
    },
    'three pages of few words': {
      facts: { pages: [sent('', 100), sent('soups', 9), sent('about', 9), sent('work', 9)] },
      failed: '/soups, /about and /work are sent with fewer than 50 words.',
      fix: 'Put what /soups, /about and 1 more show into words, or fold them into another page.',
    },
  },
  'semantic-main': {
    'one page': { facts: { pages: [marked('', 1)] }, passed: 'The page read marks its main content.' },
    'two pages': {
      facts: { pages: [marked('', 1), marked('soups', 1)] },
      passed: 'All 2 pages mark their main content.',
    },
    'a page without': {
      facts: { pages: [marked('', 1), marked('soups', 0)] },
      failed: '1 of 2 pages has no <main> element.',
      fix: 'Put the content of /soups into one <main>; where pages share a template, one change does it.',
    },
    'three pages without': {
      facts: { pages: [marked('', 0), marked('soups', 0), marked('about', 0)] },
      failed: 'All 3 pages have no <main> element.',
      fix: 'Put the content of the home page, /soups and 1 more into one <main>; where pages share a template, one change does it.',
    },
  },
  'semantic-headings': {
    'pages of few words': {
      facts: { pages: [sent('', 99)] },
      notApplicable: 'No page read holds enough text to need an outline.',
    },
    'one page': { facts: { pages: [outlined('', 1, 2)] }, passed: 'The headings of 1 of 1 page form an outline.' },
    'one page of five without headings': {
      facts: { pages: [...sound, outlined('', 1)] },
      passed: 'The headings of 4 of 5 pages form an outline.',
    },
    'one page of four without headings': {
      facts: { pages: [...sound.slice(1), outlined('', 1)] },
      failed: 'The home page has hardly a heading to go by.',
      fix: 'Give the home page headings that could stand in a table of contents.',
    },
    'two pages without headings': {
      facts: { pages: [outlined('', 1), outlined('soups')] },
      failed: 'The home page and /soups have hardly a heading to go by.',
      fix: 'Give the home page headings that could stand in a table of contents.',
    },
    'a level left out': {
      facts: { pages: [outlined('', 1, 2), outlined('soups', 2, 4)] },
      failed: 'The outline breaks on /soups, where an h4 follows an h2.',
      fix: 'Close the gap in the outline of /soups: “Soup 2” should be an h3.',
    },
  },
  'semantic-parts': {
    'pages of few words': {
      facts: { pages: [made('', { ul: 1, section: 1 }, 49)] },
      notApplicable: 'No page read holds text as it is sent.',
    },
    'lists and sections': {
      facts: { pages: [made('', { ul: 2, section: 1 }), made('soups', { table: 1 })] },
      passed: 'The pages use ul, section and table.',
    },
    'a page of one kind': {
      facts: { pages: [made('', { ul: 2 })] },
      failed: 'The home page marks hardly any list, table or section as such (at most ul).',
      fix: 'Mark lists of services, steps and prices as lists and tables, and parts of the page as sections.',
    },
    'a page of none': {
      facts: { pages: [made('', {})] },
      failed: 'The home page marks no list, table or section as such.',
      fix: 'Mark lists of services, steps and prices as lists and tables, and parts of the page as sections.',
    },
    'two pages of one kind': {
      facts: { pages: [made('', {}), made('soups', { ul: 1 }), made('about', { ul: 1, dl: 1 })] },
      failed: 'The home page and /soups mark hardly any list, table or section as such (at most ul).',
      fix: 'Mark lists of services, steps and prices as lists and tables, and parts of the page as sections.',
    },
  },
})
