import { homeUrl } from '../../report/report-fixtures.ts'
import type { PageSummary } from '../page-summary.ts'
import { testChecks } from '../rule-cases-fixtures.ts'
import { built, crawler, nothing, page, quote } from '../swot/swot-fixtures.ts'
import { addressChecks } from './search-addresses.ts'

const unlisted = (at: string, own: Partial<PageSummary> = {}) => page(at, { noindex: quote('noindex'), ...own })
const byHeader = built(page('soups'), { isUnlistedByHeader: true })
const answered = (at: string, status: number | null) => built(page(at), { status })
const named = (at: string, ...canonicals: string[]) =>
  built(page(at, { hasCanonical: canonicals.length > 0 }), { canonicals })
const own = (at: string) => named(at, `${homeUrl}${at}`)
const version = (at: string, ...links: [string, string][]) =>
  page(at, {
    alternates: links.map(([language, to]) => ({
      language,
      url: `${homeUrl}${to}`,
      quote: quote(language, page(at).url),
    })),
  })
const linking = (at: string, scripted: number, ...internal: string[]) => {
  const found = page(at)
  return built(found, {
    links: { ...found.structure.links, scripted, internal: new Set(internal.map((to) => `marrowell.example/${to}`)) },
  })
}
const files = nothing.siteFiles
const sitemap = (addresses: number, newest: string | null) => ({
  siteFiles: { ...files, sitemap: 'present' as const, sitemapEntries: { addresses, newest } },
})
const open = (at: string) => page(at, { url: `http://marrowell.example/${at}` })

testChecks(addressChecks, nothing, {
  indexable: {
    'a page': { facts: { pages: [page('')] }, passed: 'The page read does not ask search engines to stay away.' },
    'small print that is not listed': {
      facts: { pages: [page(''), unlisted('law', { type: 'legal' })] },
      passed: 'Of the 2 pages read only small print asks search engines to stay away: /law.',
    },
    'a page that asks to be left out': {
      facts: { pages: [page(''), unlisted('soups')] },
      failed: '/soups asks search engines not to list it (noindex).',
      fix: 'If /soups should be found, remove the noindex; if not, no link on the home page need lead there.',
      quotes: ['noindex'],
    },
    'two pages, one of them by a header': {
      facts: { pages: [unlisted(''), byHeader] },
      failed: 'The home page and /soups ask search engines not to list them (noindex).',
      fix: 'If the home page and /soups should be found, remove the noindex; if not, no link on the home page need lead there.',
      quotes: ['noindex'],
    },
    'a robots.txt that keeps Googlebot out': {
      facts: { crawlers: [crawler('GPTBot', 'training', false), crawler('Googlebot', 'search', false)] },
      failed: 'robots.txt keeps Googlebot out of the home page.',
      fix: 'Take the Disallow line that covers the home page out of robots.txt, at least for Googlebot and Bingbot.',
    },
    'a robots.txt that lets Googlebot in': {
      facts: { crawlers: [crawler('GPTBot', 'training', false), crawler('Googlebot', 'search', true)] },
      passed: 'The page read does not ask search engines to stay away.',
    },
  },
  status: {
    'pages without an answer': {
      facts: { pages: [answered('', null)] },
      notApplicable: 'The pages came without a server’s answer.',
    },
    'one page': {
      facts: { pages: [answered('', 200), answered('soups', null)] },
      passed: 'The page read answers with success.',
    },
    'two pages': {
      facts: { pages: [answered('', 200), answered('soups', 399)] },
      passed: 'All 2 pages read answer with success.',
    },
    'a page that is gone': {
      facts: { pages: [answered('', 200), answered('soups', 400)] },
      failed: '/soups answers with status 400.',
      fix: 'Mend /soups, or take the links to it away.',
    },
    'three pages with errors': {
      facts: { pages: [answered('', 404), answered('soups', 500), answered('about', 404)] },
      failed: 'The home page, /soups and /about answer with status 404 and 500.',
      fix: 'Mend the home page, /soups and /about, or take the links to them away.',
    },
  },
  'robots-valid': {
    'a file that was not asked for': {
      facts: { siteFiles: { ...files, robots: 'not asked for' } },
      notApplicable: 'robots.txt was not asked for.',
    },
    'no file': {
      facts: { siteFiles: { ...files, robots: 'absent' }, crawlers: [crawler('Googlebot', 'search', true)] },
      passed: 'There is no robots.txt, so all crawlers are let in.',
    },
    'no answer': {
      facts: { siteFiles: { ...files, robots: 'absent' } },
      failed: 'robots.txt gave no answer to go by.',
      fix: 'Let /robots.txt answer with 200, or with 404 for none.',
    },
    'a file': { facts: { siteFiles: { ...files, robots: 'present' } }, passed: 'robots.txt answers and can be read.' },
  },
  canonical: {
    'one page': { facts: { pages: [own('')] }, passed: 'The page read names its canonical address.' },
    'two pages': {
      facts: { pages: [own(''), named('soups', `${homeUrl}soups`, `${homeUrl}soups`)] },
      passed: 'All 2 pages name their canonical address.',
    },
    'a page with two': {
      facts: { pages: [own(''), named('soups', `${homeUrl}soups`, homeUrl)] },
      failed: '/soups names more than one canonical address.',
      fix: 'Leave one rel=canonical on /soups; with two, search engines ignore both.',
    },
    'two pages with two': {
      facts: { pages: [named('', homeUrl, `${homeUrl}a`), named('soups', `${homeUrl}soups`, homeUrl)] },
      failed: 'The home page and /soups name more than one canonical address.',
      fix: 'Leave one rel=canonical on the home page and /soups; with two, search engines ignore both.',
    },
    'three pages that name the home page': {
      facts: { pages: [own(''), named('soups', homeUrl), named('about', homeUrl)] },
      failed: '/soups and /about name another page as the one to list instead of themselves.',
      fix: 'Let each page name its own address; as it is, only one of them can be found.',
    },
    'two pages that name the home page': {
      facts: { pages: [own(''), named('soups', homeUrl)] },
      failed: '/soups names the home page as the one to list instead of itself.',
      fix: 'Let /soups name its own address; as it is, search engines list only the home page.',
    },
    'a copy of the home page': {
      facts: { pages: [own(''), { ...named('soups', homeUrl), title: own('').title }] },
      passed: 'All 2 pages name their canonical address.',
    },
    'a page without': {
      facts: { pages: [own(''), page('soups?a=1')] },
      failed: '1 of 2 pages names no canonical address: /soups.',
      fix: 'Add rel=canonical, beginning with /soups: https://marrowell.example/soups.',
    },
    'two of three pages without': {
      facts: { pages: [own(''), page('soups'), page('about')] },
      failed: '2 of 3 pages name no canonical address: /soups and /about.',
      fix: 'Add rel=canonical, beginning with /soups: https://marrowell.example/soups.',
    },
    'two pages without': {
      facts: { pages: [page(''), page('soups')] },
      failed: 'All 2 pages name no canonical address.',
      fix: 'Add rel=canonical, beginning with the home page: https://marrowell.example/.',
    },
    'one page without': {
      facts: { pages: [page('')] },
      failed: 'The page read names no canonical address.',
      fix: 'Add rel=canonical, beginning with the home page: https://marrowell.example/.',
    },
  },
  hreflang: {
    'no version': { facts: { pages: [page('')] }, notApplicable: 'The pages declare no other language version.' },
    'a tag that is none': {
      facts: { pages: [version('', ['de', 'de'], ['german', 'x'])] },
      failed: 'hreflang names “german”, which is no language tag.',
      fix: 'Write a language and, if need be, a region: “en”, “en-GB”, “pt-BR”.',
      quotes: ['german'],
    },
    'versions that name each other': {
      facts: { pages: [version('', ['de-AT', 'de'], ['en', '']), version('de', ['en', ''], ['de-AT', 'de'])] },
      passed: '2 pages declare versions in de-AT and en.',
      quotes: ['de-AT', 'en'],
    },
    'a version on one page': {
      facts: { pages: [version('', ['zh-Hant-TW', 'zh'], ['es-419', 'es'])] },
      passed: '1 page declares versions in zh-Hant-TW and es-419.',
      quotes: ['zh-Hant-TW', 'es-419'],
    },
    'a version that does not name it back': {
      facts: { pages: [version('', ['de', 'de'], ['en', '']), version('de', ['fr', 'fr'])] },
      failed: 'The home page names /de as another language version, which does not name it back.',
      fix: 'Let /de carry the same list of hreflang links.',
    },
  },
  'crawlable-links': {
    'links with addresses': {
      facts: { pages: [linking('', 0)] },
      passed: 'Every link that was seen has an address of its own.',
    },
    'a link by script': {
      facts: { pages: [linking('', 0), linking('soups', 1)] },
      failed: '1 link on /soups is written as “javascript:” and leads nowhere for a crawler.',
      fix: 'Put the address of the page into the href of that link on /soups.',
    },
    'links by script on two pages': {
      facts: { pages: [linking('', 2), linking('soups', 1)] },
      failed: '3 links on the home page and /soups are written as “javascript:” and lead nowhere for a crawler.',
      fix: 'Put the address of the page into the href of those links on the home page.',
    },
  },
  'internal-links': {
    'one page': { facts: { pages: [page('')] }, notApplicable: 'One page was read: there is nothing to link between.' },
    'pages that are linked': {
      facts: { pages: [linking('', 0, 'soups', 'about'), linking('soups', 0, '')] },
      passed: 'Each of the 2 pages read is linked from another; the home page leads to 2.',
    },
    'a page that nothing links to': {
      facts: { pages: [linking('', 0, 'soups'), linking('soups', 0), linking('about', 0)] },
      failed: 'No page read links to /about.',
      fix: 'Link /about from the navigation, or from a page on the same subject.',
    },
  },
  sitemap: {
    'a file that was not asked for': {
      facts: { siteFiles: { ...files, sitemap: 'not asked for' } },
      notApplicable: 'A sitemap was not asked for.',
    },
    'no file': {
      facts: { siteFiles: { ...files, sitemap: 'absent' } },
      failed: 'No sitemap answers.',
      fix: 'Publish /sitemap.xml and name it in robots.txt; most site systems make it by themselves.',
    },
    'a file that was not read': {
      facts: { siteFiles: { ...files, sitemap: 'present' } },
      passed: 'A sitemap answers.',
    },
    'one address': { facts: sitemap(1, null), passed: 'The sitemap lists 1 address.' },
    'two addresses': { facts: sitemap(2, null), passed: 'The sitemap lists 2 addresses.' },
  },
  'sitemap-fresh': {
    'no file': { facts: {}, notApplicable: 'No sitemap was read.' },
    'no date': {
      facts: sitemap(2, null),
      failed: 'The sitemap names no date of change.',
      fix: 'Let the site write lastmod for every page into the sitemap.',
    },
    'a change a year ago': {
      facts: sitemap(2, '2025-01-31'),
      passed: 'The latest change in the sitemap is of 2025-01-31.',
    },
    'a change 13 months ago': {
      facts: sitemap(2, '2024-12-31'),
      failed: 'The latest change that the sitemap names is of 2024-12-31.',
      fix: 'Let lastmod follow the pages: nothing since 2024-12-31 reads as a site at rest.',
    },
  },
  https: {
    'one page': { facts: { pages: [page('')] }, passed: 'The page read comes over https.' },
    'two pages': { facts: { pages: [page(''), page('soups')] }, passed: 'All 2 pages come over https.' },
    'a page that is open': {
      facts: { pages: [page(''), open('soups')] },
      failed: '1 of 2 pages answers without encryption: http://marrowell.example/soups.',
      fix: 'Get a certificate (most hosts give one for nothing) and send every http address to https.',
    },
    'two pages that are open': {
      facts: { pages: [open(''), open('soups')] },
      failed: 'All 2 pages answer without encryption: http://marrowell.example/.',
      fix: 'Get a certificate (most hosts give one for nothing) and send every http address to https.',
    },
  },
})
