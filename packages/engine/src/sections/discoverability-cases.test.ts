import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CrawlerRule } from '../facts/site/shapes.ts'
import { discoverability } from './discoverability.ts'
import { marrowell, sectionOf, testSection } from './section-cases-fixtures.ts'
import { crawler, hero, nothing, page, quote } from './swot/swot-fixtures.ts'

testSection(discoverability, {
  summaries: [
    'Search engines can work with the site, 73 of 100, though missing descriptions and canonical addresses hold it back. AI readiness stands at 67. Write a sentence or two for /about and /prices.',
    'Found, yes, but below its worth: missing descriptions and canonical addresses account for most of the 27 points that are missing for search. Assistants that answer from the web find it about as usable: 67. First thing to do: write a sentence or two for /about and /prices.',
    'The basis for search is laid (73 of 100). Points are lost to missing descriptions and canonical addresses. Measured for answers instead of links, it gets 67 of 100. The quickest gain: write a sentence or two for /about and /prices.',
    'For search it scores 73: solid where the pages are served, careless in missing descriptions and canonical addresses. As a source for ChatGPT, Claude or Perplexity it scores 67. To begin with: write a sentence or two for /about and /prices.',
    'Missing descriptions and canonical addresses are why search engines give 73 and not 90 points. Read as an AI assistant reads, it reaches 67 points. Write a sentence or two for /about and /prices.',
    'An hour or two on missing descriptions and canonical addresses would lift the 73 points for search noticeably. For AI answers the figure is 67. Most points for least work: write a sentence or two for /about and /prices.',
  ],
  content: {
    seo: {
      score: 73,
      checks: [
        'indexable passed',
        'status passed',
        'robots-valid notApplicable',
        'canonical failed',
        'hreflang notApplicable',
        'crawlable-links passed',
        'internal-links failed',
        'sitemap notApplicable',
        'sitemap-fresh notApplicable',
        'https passed',
        'title passed',
        'title-unique passed',
        'title-length failed',
        'description failed',
        'description-length failed',
        'link-text passed',
        'image-alt passed',
        'viewport passed',
        'structured-data passed',
        'main-heading passed',
        'outline notApplicable',
      ],
    },
    aiReadiness: {
      score: 67,
      checks: [
        'access-answers passed',
        'access-search passed',
        'served-text passed',
        'served-headline passed',
        'served-everywhere failed',
        'semantic-main failed',
        'semantic-headings failed',
        'semantic-parts failed',
        'description-of-home passed',
        'open-graph passed',
        'language passed',
        'dates notApplicable',
        'identity passed',
        'same-as failed',
        'valid-data passed',
        'sitemap-for-answers notApplicable',
        'feed failed',
        'llms-txt notApplicable',
        'figures notApplicable',
        'sources passed',
        'quotations passed',
        'questions failed',
      ],
      agents: {
        Googlebot: 'let in by a rule of its own; fills a search index',
        'ChatGPT-User': 'let in by a rule of its own; fetches for answers',
      },
    },
    structuredData: [{ type: 'Organization', valid: true, issues: [], page: 'https://marrowell.example/' }],
    indexability: { noindexPages: [], robots: 'not asked for', sitemap: 'not asked for' },
    performanceHints: [],
  },
  claims: [
    '/discoverability/seo/checks/0 computed 0.95 indexable',
    '/discoverability/seo/checks/1 computed 0.95 status',
    '/discoverability/seo/checks/2 computed 0.95 robots-valid',
    '/discoverability/seo/checks/3 computed 0.95 canonical',
    '/discoverability/seo/checks/4 computed 0.95 hreflang',
    '/discoverability/seo/checks/5 computed 0.95 crawlable-links',
    '/discoverability/seo/checks/6 computed 0.95 internal-links',
    '/discoverability/seo/checks/7 computed 0.95 sitemap',
    '/discoverability/seo/checks/8 computed 0.95 sitemap-fresh',
    '/discoverability/seo/checks/9 computed 0.95 https',
    '/discoverability/seo/checks/10 computed 0.95 title “Marrowell — ” “Marrowell — about” “Marrowell — prices”',
    '/discoverability/seo/checks/11 computed 0.95 title-unique',
    '/discoverability/seo/checks/12 computed 0.95 title-length “Marrowell — ”',
    '/discoverability/seo/checks/13 computed 0.95 description',
    '/discoverability/seo/checks/14 computed 0.95 description-length “Soup by post”',
    '/discoverability/seo/checks/15 computed 0.95 link-text',
    '/discoverability/seo/checks/16 computed 0.95 image-alt',
    '/discoverability/seo/checks/17 computed 0.95 viewport',
    '/discoverability/seo/checks/18 computed 0.95 structured-data “Organization”',
    '/discoverability/seo/checks/19 computed 0.95 main-heading',
    '/discoverability/seo/checks/20 computed 0.95 outline',
    '/discoverability/aiReadiness/checks/0 computed 0.95 access-answers',
    '/discoverability/aiReadiness/checks/1 computed 0.95 access-search',
    '/discoverability/aiReadiness/checks/2 computed 0.95 served-text',
    '/discoverability/aiReadiness/checks/3 computed 0.95 served-headline “Soup for offices that arrives on time”',
    '/discoverability/aiReadiness/checks/4 computed 0.95 served-everywhere',
    '/discoverability/aiReadiness/checks/5 computed 0.95 semantic-main',
    '/discoverability/aiReadiness/checks/6 computed 0.95 semantic-headings',
    '/discoverability/aiReadiness/checks/7 computed 0.95 semantic-parts',
    '/discoverability/aiReadiness/checks/8 computed 0.95 description-of-home “Marrowell cooks soup in small batches and posts it to offices”',
    '/discoverability/aiReadiness/checks/9 computed 0.95 open-graph “Marrowell”',
    '/discoverability/aiReadiness/checks/10 computed 0.95 language “en”',
    '/discoverability/aiReadiness/checks/11 computed 0.95 dates',
    '/discoverability/aiReadiness/checks/12 computed 0.95 identity “Marrowell”',
    '/discoverability/aiReadiness/checks/13 computed 0.95 same-as “instagram”',
    '/discoverability/aiReadiness/checks/14 computed 0.95 valid-data “Organization”',
    '/discoverability/aiReadiness/checks/15 computed 0.95 sitemap-for-answers',
    '/discoverability/aiReadiness/checks/16 computed 0.95 feed',
    '/discoverability/aiReadiness/checks/17 computed 0.95 llms-txt',
    '/discoverability/aiReadiness/checks/18 computed 0.95 figures',
    '/discoverability/aiReadiness/checks/19 computed 0.95 sources “Journal of Broth”',
    '/discoverability/aiReadiness/checks/20 computed 0.95 quotations “Better than mine”',
    '/discoverability/aiReadiness/checks/21 computed 0.95 questions',
    '/discoverability/seo/score computed 0.95',
    '/discoverability/aiReadiness/score computed 0.95',
    '/discoverability/structuredData/0 computed 0.95 “Organization”',
    '/discoverability/aiReadiness/agents/Googlebot stated 0.9',
    '/discoverability/aiReadiness/agents/ChatGPT-User stated 0.9',
  ],
  assessed: { status: 'partial', confidence: 0.7, gaps: ['A sitemap was not asked for.'] },
  told: {
    'where assistants are shut out': {
      facts: { crawlers: [crawler('ChatGPT-User', 'answers', false)] },
      summaries: [
        'Search engines can work with the site, 73 of 100, though missing descriptions and canonical addresses hold it back. Machines that answer questions fare worse (56), through crawlers that are kept out and headings that make no outline. If answers should cite the site, allow ChatGPT-User; a rule for GPTBot or CCBot alone keeps text out of training without that price. robots.txt shuts out 1 AI crawler, ChatGPT-User among them, so that answers cannot cite it.',
        'Found, yes, but below its worth: missing descriptions and canonical addresses account for most of the 27 points that are missing for search. For ChatGPT and its like it is less ready, at 56: crawlers that are kept out and headings that make no outline stand in the way. First thing to do: if answers should cite the site, allow ChatGPT-User; a rule for GPTBot or CCBot alone keeps text out of training without that price. Whether by intent or by default, ChatGPT-User are kept out by robots.txt.',
        'The basis for search is laid (73 of 100). Points are lost to missing descriptions and canonical addresses. Assistants would cite it less readily than search engines list it, 56 against 73; crawlers that are kept out and headings that make no outline make the difference. The quickest gain: if answers should cite the site, allow ChatGPT-User; a rule for GPTBot or CCBot alone keeps text out of training without that price. robots.txt shuts out 1 AI crawler, ChatGPT-User among them, so that answers cannot cite it.',
        'For search it scores 73: solid where the pages are served, careless in missing descriptions and canonical addresses. The next kind of search finds less to hold on to (56 of 100), given crawlers that are kept out and headings that make no outline. To begin with: if answers should cite the site, allow ChatGPT-User; a rule for GPTBot or CCBot alone keeps text out of training without that price. Whether by intent or by default, ChatGPT-User are kept out by robots.txt.',
        'Missing descriptions and canonical addresses are why search engines give 73 and not 90 points. AI readiness lags at 56 points, held down by crawlers that are kept out and headings that make no outline. If answers should cite the site, allow ChatGPT-User; a rule for GPTBot or CCBot alone keeps text out of training without that price. robots.txt shuts out 1 AI crawler, ChatGPT-User among them, so that answers cannot cite it.',
        'An hour or two on missing descriptions and canonical addresses would lift the 73 points for search noticeably. Machines that answer questions fare worse (56), through crawlers that are kept out and headings that make no outline. Most points for least work: if answers should cite the site, allow ChatGPT-User; a rule for GPTBot or CCBot alone keeps text out of training without that price. Whether by intent or by default, ChatGPT-User are kept out by robots.txt.',
        'Search engines can work with the site, 73 of 100, though missing descriptions and canonical addresses hold it back. For ChatGPT and its like it is less ready, at 56: crawlers that are kept out and headings that make no outline stand in the way. If answers should cite the site, allow ChatGPT-User; a rule for GPTBot or CCBot alone keeps text out of training without that price. robots.txt shuts out 1 AI crawler, ChatGPT-User among them, so that answers cannot cite it.',
        'Found, yes, but below its worth: missing descriptions and canonical addresses account for most of the 27 points that are missing for search. Assistants would cite it less readily than search engines list it, 56 against 73; crawlers that are kept out and headings that make no outline make the difference. First thing to do: if answers should cite the site, allow ChatGPT-User; a rule for GPTBot or CCBot alone keeps text out of training without that price. Whether by intent or by default, ChatGPT-User are kept out by robots.txt.',
      ],
    },
    'where the home page is not listed': {
      facts: { pages: [page('', { noindex: quote('noindex') })] },
      summaries: [
        'Search engines are being turned away: the home page asks search engines not to list it (noindex). AI readiness stands at 54. Have the server send the text of the home page, at least headline, offer and contact.',
        'The site cannot be found by search as it should. The home page asks search engines not to list it (noindex). Assistants that answer from the web find it about as usable: 54. First thing to do: have the server send the text of the home page, at least headline, offer and contact.',
        'Before anything else: the home page asks search engines not to list it (noindex). As long as that stands, search scores 54 of 100 at best. Measured for answers instead of links, it gets 54 of 100. The quickest gain: have the server send the text of the home page, at least headline, offer and contact.',
        'Search engines are being turned away: the home page asks search engines not to list it (noindex). As a source for ChatGPT, Claude or Perplexity it scores 54. To begin with: have the server send the text of the home page, at least headline, offer and contact.',
        'The site cannot be found by search as it should. The home page asks search engines not to list it (noindex). Read as an AI assistant reads, it reaches 54 points. Have the server send the text of the home page, at least headline, offer and contact.',
        'Before anything else: the home page asks search engines not to list it (noindex). As long as that stands, search scores 54 of 100 at best. For AI answers the figure is 54. Most points for least work: have the server send the text of the home page, at least headline, offer and contact.',
      ],
    },
    'on one page': {
      facts: { pages: marrowell.pages.slice(0, 1) },
      summaries: [
        'Search engines can work with the site, 84 of 100, though canonical addresses and a title that says too little hold it back. AI readiness stands at 75. Give the home page headings that could stand in a table of contents.',
        'Found, yes, but below its worth: canonical addresses and a title that says too little account for most of the 16 points that are missing for search. Assistants that answer from the web find it about as usable: 75. First thing to do: give the home page headings that could stand in a table of contents.',
        'The basis for search is laid (84 of 100). Points are lost to canonical addresses and a title that says too little. Measured for answers instead of links, it gets 75 of 100. The quickest gain: give the home page headings that could stand in a table of contents.',
        'For search it scores 84: solid where the pages are served, careless in canonical addresses and a title that says too little. As a source for ChatGPT, Claude or Perplexity it scores 75. To begin with: give the home page headings that could stand in a table of contents.',
        'Canonical addresses and a title that says too little are why search engines give 84 and not 90 points. Read as an AI assistant reads, it reaches 75 points. Give the home page headings that could stand in a table of contents.',
        'An hour or two on canonical addresses and a title that says too little would lift the 84 points for search noticeably. For AI answers the figure is 75. Most points for least work: give the home page headings that could stand in a table of contents.',
      ],
    },
    'where little is declared': {
      facts: { structuredData: [], description: null, openGraph: null, hero: hero(null) },
      summaries: [
        'Search engines can work with the site, 70 of 100, though missing descriptions and canonical addresses hold it back. Machines that answer questions fare worse (43), through headings that make no outline and structured data that never says who this is. Write a sentence or two for /about and /prices. No structured data tells a machine who is speaking.',
        'Found, yes, but below its worth: missing descriptions and canonical addresses account for most of the 30 points that are missing for search. For ChatGPT and its like it is less ready, at 43: headings that make no outline and structured data that never says who this is stand in the way. First thing to do: write a sentence or two for /about and /prices. To a machine the brand is nameless, as no structured data introduces it.',
        'The basis for search is laid (70 of 100). Points are lost to missing descriptions and canonical addresses. Assistants would cite it less readily than search engines list it, 43 against 70; headings that make no outline and structured data that never says who this is make the difference. The quickest gain: write a sentence or two for /about and /prices. It never introduces itself in the form that machines read, JSON-LD.',
        'For search it scores 70: solid where the pages are served, careless in missing descriptions and canonical addresses. The next kind of search finds less to hold on to (43 of 100), given headings that make no outline and structured data that never says who this is. To begin with: write a sentence or two for /about and /prices. An Organization in JSON-LD is missing, so that knowledge graphs have to guess.',
        'Missing descriptions and canonical addresses are why search engines give 70 and not 90 points. AI readiness lags at 43 points, held down by headings that make no outline and structured data that never says who this is. Write a sentence or two for /about and /prices. What a knowledge panel is made from, structured data about the organisation, is not there.',
        'An hour or two on missing descriptions and canonical addresses would lift the 70 points for search noticeably. Machines that answer questions fare worse (43), through headings that make no outline and structured data that never says who this is. Most points for least work: write a sentence or two for /about and /prices. Structured data, the calling card for machines, says nothing of who is behind the site.',
        'Search engines can work with the site, 70 of 100, though missing descriptions and canonical addresses hold it back. For ChatGPT and its like it is less ready, at 43: headings that make no outline and structured data that never says who this is stand in the way. Write a sentence or two for /about and /prices. Who is behind the site is told to people only; machines look for it in structured data and find none.',
        'Found, yes, but below its worth: missing descriptions and canonical addresses account for most of the 30 points that are missing for search. Assistants would cite it less readily than search engines list it, 43 against 70; headings that make no outline and structured data that never says who this is make the difference. First thing to do: write a sentence or two for /about and /prices. No structured data tells a machine who is speaking.',
      ],
    },
  },
  less: {
    'without crawlers': {
      facts: { crawlers: [] },
      status: 'partial',
      confidence: 0.46,
      gaps: ['robots.txt was not read, so it is not known which crawlers it lets in.', 'A sitemap was not asked for.'],
    },
    'without structuredData': {
      facts: { structuredData: [] },
      status: 'partial',
      confidence: 0.48,
      gaps: ['No structured data was found.', 'A sitemap was not asked for.'],
    },
  },
})

const rule = (agent: string, own: Partial<CrawlerRule>) => ({
  ...crawler(agent, 'search', true),
  value: { ...crawler(agent, 'search', true).value, ...own },
})

test('each crawler is told by what it may, by which rule, and what for', () => {
  const crawlers = [
    rule('Abot', { allowed: true, group: 'own', purpose: 'answers' }),
    rule('Bbot', { allowed: false, group: 'any', purpose: 'training' }),
    rule('Cbot', { allowed: true, group: 'none', purpose: 'search' }),
  ]
  const { content, claims } = sectionOf(discoverability, { crawlers })
  assert.deepEqual((content as { aiReadiness: { agents: unknown } }).aiReadiness.agents, {
    Abot: 'let in by a rule of its own; fetches for answers',
    Bbot: 'kept out by the rule for all; trains models',
    Cbot: 'let in as no rule says otherwise; fills a search index',
  })
  assert.ok(claims.includes('/discoverability/aiReadiness/agents/Bbot stated 0.9'))
})

test('pages that ask not to be listed are named and quoted', () => {
  const pages = [page(''), page('a', { noindex: quote('noindex') }), page('b', { noindex: quote('none') })]
  const { content, claims } = sectionOf(discoverability, { pages })
  const { noindexPages } = (content as { indexability: { noindexPages: string[] } }).indexability
  assert.equal(noindexPages.length, 2)
  assert.ok(claims.includes('/discoverability/indexability/noindexPages/0 stated 0.95 “noindex”'))
  assert.ok(claims.includes('/discoverability/indexability/noindexPages/1 stated 0.95 “none”'))
})

const gaps: [string, Parameters<typeof sectionOf>[1], string][] = [
  ['without structured data', { structuredData: [] }, 'No structured data was found.'],
  ['without robots.txt', { crawlers: [] }, 'robots.txt was not read, so it is not known which crawlers it lets in.'],
  ['without a sitemap', { siteFiles: { ...nothing.siteFiles, sitemap: 'absent' } }, 'No sitemap was found.'],
  [
    'whose sitemap was not asked for',
    { siteFiles: { ...nothing.siteFiles, sitemap: 'not asked for' } },
    'A sitemap was not asked for.',
  ],
]
for (const [which, facts, gap] of gaps) {
  test(`a site ${which} lacks that to be found`, () => {
    assert.ok(sectionOf(discoverability, facts).gaps.includes(gap))
    const whole = { siteFiles: { ...nothing.siteFiles, sitemap: 'present' as const } }
    assert.ok(!sectionOf(discoverability, whole).gaps.includes(gap))
  })
}
