/** What is checked of a site's pages for search engines and for machines that answer questions. */
import type { Quote } from '../evidence.ts'
import { capitalised, counted } from '../report/prose.ts'
import type { Check } from '../report/shapes.ts'
import type { SectionFacts } from './section-facts.ts'

export interface AnsweredCheck extends Check {
  quotes: Quote[]
}

type CheckedFacts = Pick<
  SectionFacts,
  'description' | 'openGraph' | 'structuredData' | 'language' | 'hero' | 'pages' | 'siteFiles'
>

/** Characters of a title that result pages show; languages without spaces need fewer for as much. */
const titleCharactersMax = 70
const descriptionCharactersMax = 320

export function searchChecks(facts: CheckedFacts): AnsweredCheck[] {
  const { pages, siteFiles, description } = facts
  const [home] = pages
  if (home === undefined) return []
  const untitled = pages.filter(({ title }) => title === null)
  const titles = pages.flatMap(({ title }) => (title === null ? [] : [title]))
  const doubled = titles.length - new Set(titles.map(({ text }) => text)).size
  const undescribed = pages.filter((page) => page.description === null)
  // Terms and imprints are kept out of search results on purpose.
  const unlisted = pages.filter(({ noindex, type }) => noindex !== null && type !== 'legal')
  const bare = pages.filter(({ hasViewport }) => !hasViewport)
  const checks = [
    check('title', 'Give every page a title', 3, untitled.length === 0, {
      yes: 'Each page read has a title.',
      no: `${untitled.length} of ${counted(pages.length, 'page')} read ${untitled.length === 1 ? 'has' : 'have'} no title.`,
      quotes: home.title === null ? [] : [home.title],
    }),
    check('title-unique', 'Give each page a title of its own', 2, doubled === 0, {
      yes: 'No two pages read share a title.',
      no: `${counted(doubled, 'page')} ${doubled === 1 ? 'shares its' : 'share their'} title with another.`,
      quotes: titles.filter(({ text }, at) => titles.findIndex((title) => title.text === text) !== at).slice(0, 3),
    }),
    check('description', 'Describe the home page for search engines', 3, description !== null, {
      yes: 'The home page carries a description of its own.',
      no: 'The home page carries no description of its own.',
      quotes: description?.quotes ?? [],
    }),
    check('description-all', 'Describe every page', 1, undescribed.length === 0, {
      yes: 'Each page read carries a description.',
      no: `${undescribed.length} of ${counted(pages.length, 'page')} read ${undescribed.length === 1 ? 'has' : 'have'} no description.`,
      quotes: [],
    }),
    check('h1', 'Give the home page one main heading', 2, home.topHeadingCount === 1, {
      yes: 'The home page has one main heading.',
      no: `The home page has ${counted(home.topHeadingCount, 'main heading')} (h1).`,
      quotes: home.topHeadings,
    }),
    check('indexable', 'Let search engines list the pages', 3, unlisted.length === 0, {
      yes: 'No page read asks search engines to stay away.',
      no: `${counted(unlisted.length, 'page')} ${unlisted.length === 1 ? 'asks' : 'ask'} not to be listed (noindex).`,
      quotes: unlisted.flatMap(({ noindex }) => (noindex === null ? [] : [noindex])).slice(0, 3),
    }),
    check('canonical', 'Name the canonical address of the home page', 1, home.hasCanonical, {
      yes: 'The home page names its canonical address.',
      no: 'The home page names no canonical address.',
      quotes: [],
    }),
    check('viewport', 'Make every page fit small screens', 2, bare.length === 0, {
      yes: 'Each page read declares a viewport.',
      no: `${bare.length} of ${counted(pages.length, 'page')} read ${bare.length === 1 ? 'declares' : 'declare'} no viewport.`,
      quotes: [],
    }),
  ]
  if (home.title !== null) {
    const { length } = home.title.text
    checks.push(
      check('title-length', 'Shorten the title of the home page', 1, length <= titleCharactersMax, {
        yes: `The home page's title has ${length} characters.`,
        no: `The home page's title has ${length} characters; about ${titleCharactersMax} are shown.`,
        quotes: [home.title],
      }),
    )
  }
  if (description !== null) {
    const { length } = description.value
    checks.push(
      check('description-length', 'Shorten the description', 1, length <= descriptionCharactersMax, {
        yes: `The description has ${length} characters.`,
        no: `The description has ${length} characters; about half of them are shown.`,
        quotes: description.quotes,
      }),
    )
  }
  if (siteFiles.sitemap !== 'not asked for') {
    checks.push(
      check('sitemap', 'Publish a sitemap', 1, siteFiles.sitemap === 'present', {
        yes: 'A sitemap answered.',
        no: 'No sitemap was found.',
        quotes: [],
      }),
    )
  }
  return checks
}

export function aiChecks({ structuredData, openGraph, language, hero, pages }: CheckedFacts): AnsweredCheck[] {
  const [home] = pages
  if (home === undefined) return []
  const organization = structuredData.find(({ types }) =>
    types.some((type) => /Organization|Corporation|Business|Restaurant|Store|WebSite/.test(type)),
  )
  const locator = 'script[type="application/ld+json"]'
  const declared = home.language?.text.split('-')[0]?.toLowerCase()
  const checks = [
    check('identity', 'Describe the brand in structured data', 3, organization !== undefined, {
      yes: 'Structured data names the organisation or the site.',
      no: 'No structured data names the organisation or the site.',
      quotes:
        organization === undefined ? [] : [{ page: organization.page, text: organization.types[0] ?? '', locator }],
    }),
    check('preview', 'Declare how shared links look (Open Graph)', 1, openGraph !== null, {
      yes: 'The home page declares Open Graph properties.',
      no: 'The home page declares no Open Graph properties.',
      quotes: openGraph?.quotes ?? [],
    }),
    check('readable-headline', 'Say in the headline, as text, what is offered', 2, hero.headline !== null, {
      yes: 'The headline stands in the page as text.',
      no: 'No headline was found as text.',
      quotes: hero.headline?.quotes ?? [],
    }),
  ]
  if (language !== null) {
    const agrees = declared === language.value
    checks.push(
      check('language', 'Declare the language that the page is written in', 2, agrees, {
        yes: `The page declares “${declared}”, and is written in it.`,
        no: `The page declares ${declared === undefined ? 'no language' : `“${declared}”`}; its text reads as “${language.value}”.`,
        quotes: home.language === null ? [] : [home.language],
      }),
    )
  }
  return checks
}

/** The weighted share of checks that passed, 0 to 100. */
export function scoreOf(checks: readonly AnsweredCheck[]): number | null {
  const points = (outcomes: readonly Check['outcome'][]) =>
    checks.reduce((sum, { weight, outcome }) => sum + (outcomes.includes(outcome) ? weight : 0), 0)
  const all = points(['passed', 'failed'])
  const passed = points(['passed'])
  return all === 0 ? null : Math.round((100 * passed) / all)
}

interface Answers {
  yes: string
  no: string
  quotes: Quote[]
}

const check = (id: string, title: string, weight: number, passed: boolean, { yes, no, quotes }: Answers) => ({
  id,
  title,
  weight,
  outcome: passed ? ('passed' as const) : ('failed' as const),
  seen: passed ? yes : capitalised(no),
  why: '',
  fix: passed ? null : title,
  quotes: quotes.slice(0, 3),
})
