/** What keeps searches and assistants from finding and understanding the site. */

import { bareText } from '../../../writing/distinct.ts'
import { pageName } from '../../../writing/page-names.ts'
import { inWords, listed, shortened } from '../../../writing/prose.ts'
import { inQuotes } from '../../../writing/quoted-words.ts'
import { leastSure, quotesOf } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'
import { templateTitles } from './discoverability.ts'

const rule = rulesOn('discoverability')

export const discoverabilityGaps: readonly AnySwotRule[] = [
  rule({
    id: 'not-listed',
    quadrant: 'weaknesses',
    weight: 10,
    subject: 'listing',
    gist: 'a home page hidden from search engines',
    needs: ['pages'],
    find({ pages: [home] }, say) {
      if (home === undefined || home.noindex === null) return null
      return {
        text: say(
          `The home page tells search engines to stay away (${inQuotes(home.noindex.text, 40)}). Unless that is meant, the brand cannot be found by its own name.`,
          `${inQuotes(home.noindex.text, 40)} in the head of the home page takes it out of every search result, and all other work on being found with it.`,
        ),
        confidence: 0.95,
        quotes: [home.noindex],
      }
    },
  }),
  rule({
    id: 'search-shut-out',
    quadrant: 'weaknesses',
    weight: 9,
    subject: 'listing',
    gist: 'a robots.txt that keeps search engines out',
    needs: ['crawlers'],
    find({ crawlers }, say) {
      const shut = crawlers.filter(({ value }) => !value.allowed && /^(?:Googlebot|Bingbot)$/.test(value.agent))
      if (shut.length === 0) return null
      const names = listed(shut.map(({ value }) => value.agent))
      return {
        text: say(
          `The file robots.txt keeps ${names} from the home page: what a search engine may not read it will not recommend.`,
          `${names} may not fetch the home page (robots.txt), so results show a bare address, if anything.`,
        ),
        confidence: leastSure(...shut),
        quotes: quotesOf(shut),
      }
    },
  }),
  rule({
    id: 'invisible-text',
    quadrant: 'weaknesses',
    weight: 8,
    subject: 'depth',
    gist: 'text that crawlers cannot see',
    needs: ['reach', 'pages', 'sentences'],
    find({ reach, pages: [home], sentences }, say) {
      if (reach.home || home === undefined || sentences.length > 3) return null
      return {
        text: say(
          'Without its scripts the home page is all but empty. Crawlers of assistants mostly run none, so for them there is no text here to quote.',
          'The page is put together in the browser and arrives without text; whatever reads it without scripts, as most AI crawlers do, learns next to nothing.',
        ),
        confidence: 0.75,
        quotes: home.title === null ? [] : [home.title],
      }
    },
  }),
  rule({
    id: 'no-title',
    quadrant: 'weaknesses',
    weight: 8,
    subject: 'title',
    gist: 'a home page without a title',
    needs: ['pages'],
    find({ pages: [home] }, say) {
      if (home === undefined || home.title !== null) return null
      return {
        text: say(
          'The home page has no title. Results, bookmarks and browser tabs have no name to show for it.',
          'Where its name should stand in search results there is nothing, as the home page declares no title.',
        ),
        confidence: 0.95,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'template-title',
    quadrant: 'weaknesses',
    weight: 7,
    subject: 'title',
    gist: 'a title that says neither who nor what',
    needs: ['pages'],
    find({ pages: [home] }, say) {
      if (home === undefined || home.title === null || !templateTitles.test(home.title.text)) return null
      const title = inQuotes(home.title.text, 40)
      return {
        text: say(
          `Search results list the home page as ${title}: a label of the site's own making, where the name and what it stands for belong.`,
          `${title} is the title that the world sees in tabs and results, and it names neither the brand nor what it does.`,
        ),
        confidence: 0.9,
        quotes: [home.title],
      }
    },
  }),
  rule({
    id: 'no-description',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'snippet',
    gist: 'a search result left to chance',
    needs: ['description', 'pages'],
    find({ description, pages: [home] }, say) {
      if (description !== null || home === undefined) return null
      const written = home.description
      return {
        text:
          written === null
            ? say(
                'Search engines are given no description of the home page, so they pick a scrap of text themselves, and the brand has no say in its first sentence.',
                'The two lines under its name in a search result are left to chance: no description was written.',
                'Nothing tells search engines how to introduce the brand; the space where a promise could stand shows whatever comes first on the page.',
              )
            : `The description given to search engines, ${inQuotes(written.text)}, says nothing of this brand and reads like what a template left behind.`,
        confidence: written === null ? 0.9 : 0.7,
        quotes: written === null ? [] : [written],
      }
    },
  }),
  rule({
    id: 'no-structured-data',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'structured data',
    gist: 'an identity that machines must guess',
    needs: ['structuredData', 'pages', 'name'],
    missingFrom: 'home',
    denies: ['structured data'],
    find({ structuredData, pages, name }, say) {
      if (structuredData.length > 0) return null
      const brand = name === null ? 'the brand' : shortened(name.value.name, 40)
      const where = pages.length === 1 ? 'The page read' : `None of the ${pages.length} pages read`
      return {
        text: say(
          `Machines must guess who ${brand} is: no structured data states its name, logo, profiles or what it offers.`,
          `${where} ${pages.length === 1 ? 'holds no' : 'holds'} structured data, so an assistant asked about ${brand} has to piece the answer together.`,
          `What ${brand} is, where it is and which profiles are its own is nowhere declared for machines.`,
        ),
        confidence: 0.85,
        quotes: name === null ? [] : quotesOf([name]),
      }
    },
  }),
  rule({
    id: 'no-preview',
    quadrant: 'weaknesses',
    weight: 3,
    subject: 'preview',
    gist: 'shared links that show nothing',
    needs: ['openGraph'],
    find({ openGraph }, say) {
      if (openGraph !== null) return null
      return {
        text: say(
          'A link to the site, shared in a chat or a network, arrives as a bare address: no picture and no line of text were set for it.',
          'Recommendations travel badly. Shared links show neither picture nor promise, since no preview (Open Graph) is declared.',
          'When people pass the address on, nothing about it invites a tap: title, text and picture for previews are missing.',
        ),
        confidence: 0.85,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'same-titles',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'titles alike',
    gist: 'one title for several pages',
    needs: ['pages'],
    find({ pages }, say) {
      const byTitle = Map.groupBy(
        pages.filter(({ title }) => title !== null),
        ({ title }) => bareText(title?.text ?? ''),
      )
      const [alike] = [...byTitle.values()].sort((a, b) => b.length - a.length)
      const first = alike?.[0]?.title
      if (alike === undefined || first === undefined || first === null || alike.length < 3) return null
      return {
        text: say(
          `${alike.length} pages share one title, ${inQuotes(first.text, 70)}. To a search engine they look like one page several times, and compete with each other.`,
          `${inQuotes(first.text, 70)} is the title of ${alike.length} of ${pages.length} pages, so results cannot show which of them answers what.`,
        ),
        confidence: 0.85,
        quotes: alike.flatMap(({ title }) => (title === null ? [] : [title])).slice(0, 3),
      }
    },
  }),
  rule({
    id: 'headless-pages',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'headings',
    gist: 'pages without a main heading',
    needs: ['pages'],
    missingFrom: 'home',
    find({ pages }, say) {
      const headless = pages.filter(({ topHeadingCount }) => topHeadingCount === 0)
      const [first] = headless
      if (first === undefined || headless.length < Math.max(2, pages.length / 2)) return null
      return {
        text: say(
          `${headless.length} of ${pages.length} pages have no main heading (${pageName(first.url)} is one): neither a screen reader nor a crawler is told what the page is about.`,
          `What a page is about is shown by size and not said in the markup: ${headless.length} of ${pages.length} lack a main heading.`,
        ),
        confidence: 0.8,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'no-sitemap',
    quadrant: 'weaknesses',
    weight: 3,
    subject: 'sitemap',
    gist: 'a missing sitemap',
    needs: ['siteFiles', 'pages'],
    find({ siteFiles, pages }, say) {
      if (siteFiles.sitemap !== 'absent' || pages.length < 6) return null
      return {
        text: say(
          'There is no sitemap: what lies deep in the site, or is new, is found by search engines late or not at all.',
          `Search engines get no list of its pages, although there are more than ${inWords(pages.length - 1)}.`,
        ),
        confidence: 0.75,
        quotes: [],
      }
    },
  }),
]
