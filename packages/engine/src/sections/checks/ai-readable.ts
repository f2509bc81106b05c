/** Whether answering machines get in, and what they find there without running a script. */

import { pageName, pageNames } from '../../writing/page-names.ts'
import { capitalised, counted, listed, quoted, shortened } from '../../writing/prose.ts'
import { type AiFacts, aiCheck } from './ai-facts.ts'
import { failed, type ListedCheck, none, passed, share } from './check-rule.ts'
import { skippedLevel } from './search-headings.ts'

const openai = 'https://platform.openai.com/docs/bots'
const google = 'https://developers.google.com/search/docs'
const html = 'https://html.spec.whatwg.org/multipage/sections.html'

/** Below, a page says no more than its menu does. */
const homeWordsMin = 100
const pageWordsMin = 50

const shut = ({ crawlers }: Pick<AiFacts, 'crawlers'>, purpose: AiFacts['crawlers'][number]['value']['purpose']) =>
  crawlers.filter(({ value }) => value.purpose === purpose && !value.allowed).map(({ value }) => value.agent)

export const readableChecks: readonly ListedCheck<AiFacts>[] = [
  aiCheck({
    id: 'access-answers',
    title: 'Crawlers that fetch for answers are let in',
    weight: 9,
    why: 'What ChatGPT, Claude or Perplexity may not fetch, they cannot cite or link to.',
    source: openai,
    howTo: 'Allow the crawlers that fetch for answers in robots.txt; those that train models can be kept out apart.',
    needs: ['crawlers'],
    find(facts) {
      if (facts.crawlers.length === 0) return none('robots.txt could not be read, so it is not known whom it lets in.')
      const out = shut(facts, 'answers')
      if (out.length === 0) {
        const named = facts.crawlers.filter(({ value }) => value.group === 'own').length
        const how =
          named === 0
            ? 'None is named in robots.txt, and the rules for all let them in'
            : 'robots.txt lets each of them fetch the home page'
        return passed(`${how}.`)
      }
      return failed(
        `robots.txt keeps out ${listed(out, 5)}.`,
        `If answers should cite the site, allow ${listed(out, 3)}; a rule for GPTBot or CCBot alone keeps text out of training without that price.`,
      )
    },
  }),
  aiCheck({
    id: 'access-search',
    title: 'Search engines that feed answers are let in',
    weight: 6,
    why: 'Answers of Copilot, ChatGPT and Google are drawn from the indexes of Bing and Google.',
    source: `${google}/appearance/ai-features`,
    howTo: 'Let Googlebot and Bingbot fetch the pages that should be cited.',
    needs: ['crawlers'],
    find(facts) {
      if (facts.crawlers.length === 0) return none('robots.txt could not be read, so it is not known whom it lets in.')
      const out = shut(facts, 'search')
      return out.length === 0
        ? passed('The crawlers of the search engines may fetch the home page.')
        : failed(`robots.txt keeps out ${listed(out, 5)}.`, `Allow ${listed(out, 3)} in robots.txt.`)
    },
  }),
  aiCheck({
    id: 'served-text',
    title: 'The home page says its say without scripts',
    weight: 12,
    why: 'Most crawlers of AI services run no scripts: they read what the server sends.',
    source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
    howTo: 'Render the text on the server or when the site is built; let scripts add what moves.',
    needs: ['pages'],
    find({ pages: [home] }) {
      if (home === undefined) return none('No page was read.')
      const words = home.structure.servedWords
      return words >= homeWordsMin
        ? passed(`The home page is sent with ${words} words in it.`)
        : failed(
            words === 0
              ? 'The home page is sent without text; scripts put it there.'
              : `The home page is sent with ${counted(words, 'word')}.`,
            words === 0
              ? 'Have the server send the text of the home page, at least headline, offer and contact.'
              : `Say on the home page in plain text what is offered, for whom and where: ${homeWordsMin} words are few.`,
          )
    },
  }),
  aiCheck({
    id: 'served-headline',
    title: 'The headline is text',
    weight: 4,
    why: 'A headline that is part of a picture is silent to every machine.',
    source: 'https://www.w3.org/WAI/WCAG22/Understanding/images-of-text.html',
    howTo: 'Set the headline as text in the page, and let the style sheet make it look as it should.',
    needs: ['hero', 'pages'],
    find({ hero: { headline }, pages: [home] }) {
      if (home === undefined) return none('No page was read.')
      return headline === null || home.structure.servedWords === 0
        ? failed(
            'The home page has no headline in its text.',
            'Put one sentence at the top of the home page that says what this is, as text.',
          )
        : passed(`The headline is text: ${quoted(shortened(headline.value, 90))}.`, headline.quotes)
    },
  }),
  aiCheck({
    id: 'served-everywhere',
    title: 'The other pages hold text, too',
    weight: 4,
    why: 'Answers cite the page that answers; one that is empty as sent is never that page.',
    source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
    howTo: 'Send every page with its text in it.',
    needs: ['pages'],
    find({ pages }) {
      const others = pages.slice(1)
      if (others.length === 0) return none('Only the home page was read.')
      const empty = others.filter(({ structure }) => structure.servedWords < pageWordsMin)
      return empty.length === 0
        ? passed(`${counted(others.length, 'further page')} ${others.length === 1 ? 'is' : 'are'} sent with text.`)
        : failed(
            `${capitalised(pageNames(empty))} ${empty.length === 1 ? 'is' : 'are'} sent with fewer than ${pageWordsMin} words.`,
            `Put what ${pageNames(empty, 2)} ${empty.length === 1 ? 'shows' : 'show'} into words, or fold ${empty.length === 1 ? 'it' : 'them'} into another page.`,
          )
    },
  }),
  aiCheck({
    id: 'semantic-main',
    title: 'The main content is marked',
    weight: 4,
    why: '`<main>` tells a machine where the menu ends and the page begins.',
    source: `${html.replace('sections', 'grouping-content')}#the-main-element`,
    howTo: 'Wrap the content of each page, without header, menu and footer, into one `<main>`.',
    needs: ['pages'],
    find({ pages }) {
      const without = pages.filter(({ structure }) => structure.landmarks.main === 0)
      return without.length === 0
        ? passed(`${capitalised(share(pages, pages))} ${pages.length === 1 ? 'marks its' : 'mark their'} main content.`)
        : failed(
            `${capitalised(share(without, pages))} ${without.length === 1 ? 'has' : 'have'} no <main> element.`,
            `Put the content of ${pageNames(without, 2)} into one <main>; where pages share a template, one change does it.`,
          )
    },
  }),
  aiCheck({
    id: 'semantic-headings',
    title: 'Headings outline the text',
    weight: 7,
    why: 'Machines cut pages at their headings, and cite the piece under the one that fits.',
    source: `${google}/fundamentals/seo-starter-guide`,
    howTo: 'One h1, an h2 for each part, no level left out; a heading says what its part says.',
    needs: ['pages'],
    find({ pages }) {
      const read = pages.filter(({ structure }) => structure.servedWords >= homeWordsMin)
      if (read.length === 0) return none('No page read holds enough text to need an outline.')
      const bare = read.filter(({ structure }) => structure.headings.length < 2)
      const broken = read.filter((page) => skippedLevel(page) !== null)
      const poor = [...bare, ...broken]
      if (poor.length <= read.length / 5) {
        return passed(
          `The headings of ${read.length - poor.length} of ${counted(read.length, 'page')} form an outline.`,
        )
      }
      const [first] = bare
      if (first !== undefined) {
        return failed(
          `${capitalised(pageNames(bare))} ${bare.length === 1 ? 'has' : 'have'} hardly a heading to go by.`,
          `Give ${pageName(first.url)} headings that could stand in a table of contents.`,
        )
      }
      const { from, to, text } = skippedLevel(broken[0]!)!
      return failed(
        `The outline breaks on ${pageNames(broken)}, where an h${to} follows an h${from}.`,
        `Close the gap in the outline of ${pageName(broken[0]!.url)}: ${quoted(shortened(text, 60))} should be an h${from + 1}.`,
      )
    },
  }),
  aiCheck({
    id: 'semantic-parts',
    title: 'Lists, tables and sections are marked as such',
    weight: 4,
    why: 'What is a list or a table in the markup comes back as one in an answer.',
    source: html,
    howTo: 'Use ul, ol, dl, table, article and section for what they are, instead of nested div elements.',
    needs: ['pages'],
    find({ pages }) {
      const read = pages.filter(({ structure }) => structure.servedWords >= pageWordsMin)
      if (read.length === 0) return none('No page read holds text as it is sent.')
      const bare = read.filter(({ structure }) => Object.keys(structure.parts).length < 2)
      if (bare.length > read.length / 2) {
        const used = [...new Set(bare.flatMap(({ structure }) => Object.keys(structure.parts)))]
        const marks = bare.length === 1 ? 'marks' : 'mark'
        return failed(
          used.length === 0
            ? `${capitalised(pageNames(bare))} ${marks} no list, table or section as such.`
            : `${capitalised(pageNames(bare))} ${marks} hardly any list, table or section as such (at most ${listed(used)}).`,
          'Mark lists of services, steps and prices as lists and tables, and parts of the page as sections.',
        )
      }
      const names = [...new Set(read.flatMap(({ structure }) => Object.keys(structure.parts)))]
      return passed(`The pages use ${listed(names, 6)}.`)
    },
  }),
]
