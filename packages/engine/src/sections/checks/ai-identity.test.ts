import { testChecks } from '../rule-cases-fixtures.ts'
import { built, fact, name, node, nothing, page, post, quote, same, social } from '../swot/swot-fixtures.ts'
import { identityChecks } from './ai-identity.ts'

const declares = (language: string) => [page('', { language: quote(language) })]
const article = (at: string, date: string | null = null) =>
  built(page(at, { type: 'post' }), { date: date === null ? null : quote(date, page(at).url) })
const marrowell = { name: 'Marrowell', url: 'https://marrowell.example/' }
const feed = { title: null, url: 'https://marrowell.example/feed', quote: quote('/feed') }
const files = nothing.siteFiles

testChecks(identityChecks, nothing, {
  'description-of-home': {
    'no page': { facts: { pages: [] }, notApplicable: 'No page was read.' },
    'a page without one': {
      facts: {},
      failed: 'The home page carries no description of its own.',
      fix: 'Write one sentence that answers “What is this?” into the meta description.',
    },
    'a page without one, of a known brand': {
      facts: { name },
      failed: 'The home page carries no description of its own.',
      fix: 'Write one sentence that answers “What is Marrowell?” into the meta description.',
    },
    'a page with one': {
      facts: { description: same('Soup by post') },
      passed: 'It describes itself as “Soup by post”.',
      quotes: ['Soup by post'],
    },
  },
  'open-graph': {
    'title and picture': {
      facts: { openGraph: fact({ title: 'Marrowell', image: '/a.png' }, 'Marrowell') },
      passed: 'Open Graph names a title and a picture for shared links.',
      quotes: ['Marrowell'],
    },
    'no picture': {
      facts: { openGraph: fact({ title: 'Marrowell', image: ' ' }, 'Marrowell'), name },
      failed: 'Open Graph names no image.',
      fix: 'Declare og:image: what people should see when Marrowell is shared.',
      quotes: ['Marrowell'],
    },
    'no title': {
      facts: { openGraph: fact({ image: '/a.png' }, '/a.png') },
      failed: 'Open Graph names no title.',
      fix: 'Declare og:title: what people should see when the site is shared.',
      quotes: ['/a.png'],
    },
    nothing: {
      facts: {},
      failed: 'Links to the home page are shared without a title or picture of its own (Open Graph).',
      fix: 'Declare og:title and og:image: what people should see when the site is shared.',
    },
  },
  language: {
    'no page': {
      facts: { pages: [], language: fact('de') },
      notApplicable: 'The language of the text could not be told.',
    },
    'a language that is not known': {
      facts: { pages: declares('de') },
      notApplicable: 'The language of the text could not be told.',
    },
    'a page that declares its own': {
      facts: { pages: declares('DE_at'), language: fact('de') },
      passed: 'The home page declares “DE_at” and is written in it.',
      quotes: ['DE_at'],
    },
    'a page in Norwegian': {
      facts: { pages: declares('nb'), language: fact('no') },
      passed: 'The home page declares “nb” and is written in it.',
      quotes: ['nb'],
    },
    'a page that declares another': {
      facts: { pages: declares('fr'), language: fact('de') },
      failed: 'The home page declares “fr”; its text reads as “de”.',
      fix: 'Write <html lang="de">.',
      quotes: ['fr'],
    },
    'a page that declares none': {
      facts: { pages: [page('')], language: fact('de') },
      failed: 'The home page declares no language; its text reads as “de”.',
      fix: 'Write <html lang="de">.',
    },
  },
  dates: {
    'no article': { facts: { pages: [page('')] }, notApplicable: 'No article was read.' },
    'an article with a date': {
      facts: { pages: [page(''), article('leeks', '2025-12-01')] },
      passed: '1 article read, each with a date.',
      quotes: ['2025-12-01 (/leeks)'],
    },
    'articles dated in structured data': {
      facts: {
        pages: [article('leeks'), article('beets')],
        structuredData: [
          { ...node(['Article'], { datePublished: '2025-12-01' }), page: page('leeks').url },
          { ...node(['Article'], { dateModified: '2025-12-01' }), page: page('beets').url },
        ],
      },
      passed: '2 articles read, each with a date.',
    },
    'an article without': {
      facts: { pages: [article('leeks', '2025-12-01'), article('beets')] },
      failed: '/beets names no date that a machine can read.',
      fix: 'Write the date of /beets into a <time datetime="…"> element, or its JSON-LD.',
    },
    'two articles without': {
      facts: { pages: [article('leeks'), article('beets')] },
      failed: '/leeks and /beets name no date that a machine can read.',
      fix: 'Write the date of /leeks into a <time datetime="…"> element, or its JSON-LD.',
    },
  },
  identity: {
    'nothing declared': {
      facts: {},
      failed: 'No structured data says who this is.',
      fix: 'Add an Organization (or LocalBusiness) named “the brand” with url, logo and sameAs to the home page.',
    },
    'nothing declared of a known brand': {
      facts: { name },
      failed: 'No structured data says who this is.',
      fix: 'Add an Organization (or LocalBusiness) named “Marrowell” with url, logo and sameAs to the home page.',
    },
    'nothing declared of a known company': {
      facts: { legalEntity: same('Marrowell Ltd') },
      failed: 'No structured data says who this is.',
      fix: 'Add an Organization (or LocalBusiness) named “Marrowell Ltd” with url, logo and sameAs to the home page.',
    },
    'something else declared': {
      facts: { structuredData: [node(['WebSite'], marrowell), node(['Organization'], { name: ' ' })] },
      failed: 'There is structured data, but none that says who this is.',
      fix: 'Add an Organization (or LocalBusiness) named “the brand” with url, logo and sameAs to the home page.',
    },
    'a name without an address': {
      facts: { structuredData: [node(['Restaurant'], { name: 'Marrowell' })] },
      failed: 'Structured data names “Marrowell” (Restaurant), but not the address of its site.',
      fix: 'Add the url of the home page to that node, and an @id that other nodes can point to.',
      quotes: ['Marrowell'],
    },
    'a name with an address': {
      facts: { structuredData: [node(['Person'], { name: 'Ida' }), node(['Organization'], marrowell)] },
      passed: 'Structured data names “Marrowell” (Organization) with its address.',
      quotes: ['Marrowell'],
    },
    'a name with an id': {
      facts: { structuredData: [node(['NGO'], { name: 'Marrowell', '@id': '#us' })] },
      passed: 'Structured data names “Marrowell” (NGO) with its address.',
      quotes: ['Marrowell'],
    },
  },
  'same-as': {
    'one profile': {
      facts: { structuredData: [node(['Organization'], { ...marrowell, sameAs: 'https://a.example/' })] },
      passed: 'sameAs names 1 profile.',
      quotes: ['https://a.example/'],
    },
    'two profiles': {
      facts: {
        structuredData: [
          node(['Organization'], { ...marrowell, sameAs: ['https://a.example/', 7, 'https://b.example/'] }),
        ],
      },
      passed: 'sameAs names 2 profiles.',
      quotes: ['https://a.example/', 'https://b.example/'],
    },
    nothing: {
      facts: {},
      failed: 'No structured data ties the site to a profile elsewhere.',
      fix: 'List the profiles of the brand under sameAs, once it has some.',
    },
    'a profile that is linked': {
      facts: { socials: [social('github', 'code'), social('instagram')] },
      failed: 'The site links to Instagram, but its structured data does not say that these are its own.',
      fix: 'Put the address on Instagram under sameAs.',
      quotes: ['instagram'],
    },
    'profiles that are linked': {
      facts: { socials: [social('instagram'), social('linkedin'), social('instagram')] },
      failed: 'The site links to Instagram and LinkedIn, but its structured data does not say that these are its own.',
      fix: 'Put the addresses on Instagram and LinkedIn under sameAs.',
      quotes: ['instagram', 'linkedin', 'instagram'],
    },
  },
  'valid-data': {
    'nothing declared': { facts: {}, notApplicable: 'There is no structured data to check.' },
    'a node that holds what it must': {
      facts: { structuredData: [node(['Organization'], marrowell)] },
      passed: '1 node checked, none lacks a required member.',
      quotes: ['Organization'],
    },
    'a node that lacks something': {
      facts: { structuredData: [node(['Organization'], marrowell), node(['Product'], {})] },
      failed: 'Product on the home page has name missing.',
      fix: 'Add what is missing to Product on the home page.',
      quotes: ['Product'],
    },
    'two nodes that lack something': {
      facts: { structuredData: [node(['Product'], {}), node(['Event'], {})] },
      failed: 'Product on the home page has name missing; 1 other node lacks something, too.',
      fix: 'Add what is missing to Product on the home page.',
      quotes: ['Product', 'Event'],
    },
    'three nodes that lack something': {
      facts: { structuredData: [node(['Product'], {}), node(['Event'], {}), node(['Organization'], {})] },
      failed: 'Product on the home page has name missing; 2 other nodes lack something, too.',
      fix: 'Add what is missing to Product on the home page.',
      quotes: ['Product', 'Event', 'Organization'],
    },
  },
  'sitemap-for-answers': {
    'a file that was not asked for': {
      facts: { siteFiles: { ...files, sitemap: 'not asked for' } },
      notApplicable: 'A sitemap was not asked for.',
    },
    'a file': { facts: { siteFiles: { ...files, sitemap: 'present' } }, passed: 'A sitemap answers.' },
    'no file': {
      facts: { siteFiles: { ...files, sitemap: 'absent' } },
      failed: 'No sitemap answers.',
      fix: 'Publish /sitemap.xml and name it in robots.txt.',
    },
  },
  feed: {
    'one feed': { facts: { pages: [page('', { feeds: [feed] })] }, passed: '1 feed declared.', quotes: ['/feed'] },
    'nothing published': { facts: {}, notApplicable: 'The site publishes no articles that were seen.' },
    'an article without one': {
      facts: { posts: [post('On leeks', null)] },
      failed: '1 article seen, and no feed to follow them by.',
      fix: 'Let the site system write a feed and name it in the head of each page.',
    },
    'articles without one': {
      facts: { posts: [post('On leeks', null), post('On beets', null)] },
      failed: '2 articles seen, and no feed to follow them by.',
      fix: 'Let the site system write a feed and name it in the head of each page.',
    },
  },
  'llms-txt': { 'any site': { facts: {}, notApplicable: 'llms.txt was not asked for.' } },
})
