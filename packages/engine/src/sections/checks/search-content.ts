/** What search engines show of the pages, and what they understand of them. */

import { pageName, pageNames } from '../../writing/page-names.ts'
import { capitalised, counted, listed, quoted, shortened, withArticle } from '../../writing/prose.ts'
import type { PageSummary } from '../page-summary.ts'
import { failed, type ListedCheck, none, passed, share } from './check-rule.ts'
import { type SearchFacts, searchCheck } from './search-facts.ts'
import { describedPictures } from './undescribed-pictures.ts'

const lighthouse = 'https://developer.chrome.com/docs/lighthouse/seo'
const google = 'https://developers.google.com/search/docs'

/** Width of a text in half-width characters, as result pages cut by width: ideographs count double. */
const widthOf = (text: string) =>
  text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0)

/** Some 600 pixels of a title and 960 of a description are shown, in a face of some 9 and 6 pixels a character. */
const titleWidth = { min: 15, max: 65 }
const descriptionWidth = { min: 50, max: 165 }

export const contentChecks: readonly ListedCheck<SearchFacts>[] = [
  searchCheck({
    id: 'title',
    title: 'Every page has a title',
    weight: 7,
    why: 'The title is the line that people click in the results, and the first thing a search engine reads.',
    source: `${lighthouse}/document-title`,
    howTo: 'Give each page a `<title>` that says what is on it, with the name of the brand at its end.',
    needs: ['pages'],
    find({ pages }) {
      const untitled = pages.filter(({ title }) => title === null)
      if (untitled.length === 0) {
        return passed(
          `${pages.length === 1 ? 'The page read has' : `All ${pages.length} pages read have`} a title.`,
          titlesOf(pages),
        )
      }
      return failed(
        `${capitalised(pageNames(untitled))} ${untitled.length === 1 ? 'has' : 'have'} no title.`,
        `Write a title for ${pageNames(untitled)}: the subject of the page first, then the brand.`,
      )
    },
  }),
  searchCheck({
    id: 'title-unique',
    title: 'Each page has a title of its own',
    weight: 4,
    why: 'Pages with the same title look like copies, and searchers cannot tell which one they want.',
    source: `${google}/appearance/title-link`,
    howTo: 'Begin each title with what only that page is about.',
    needs: ['pages'],
    find({ pages }) {
      if (pages.length < 2) return none('One page was read.')
      const byTitle = Map.groupBy(
        pages.filter(({ title }) => title !== null),
        ({ title }) => title?.text ?? '',
      )
      const doubled = [...byTitle.values()].filter((group) => group.length > 1)
      const [first] = doubled
      if (first === undefined) return passed(`${counted(byTitle.size, 'title')}, no two alike.`)
      return failed(
        `${capitalised(pageNames(first))} share the title ${quoted(shortened(first[0]!.title!.text, 90))}${doubled.length > 1 ? `, and ${counted(doubled.length - 1, 'other title')} ${doubled.length === 2 ? 'is' : 'are'} used twice` : ''}.`,
        `Say in the title of ${pageNames(first.slice(1))} what sets ${first.length === 2 ? 'it' : 'them'} apart.`,
        first.flatMap(({ title }) => title ?? []),
      )
    },
  }),
  searchCheck({
    id: 'title-length',
    title: 'Titles fit the result page',
    weight: 4,
    why: 'Longer titles are cut off in the results, shorter ones give away room that costs nothing.',
    source: `${google}/appearance/title-link`,
    howTo: `Keep titles between ${titleWidth.min} and ${titleWidth.max} characters; in Chinese, Japanese and Korean, half as many.`,
    needs: ['pages'],
    find({ pages }) {
      const [home] = pages
      if (home === undefined || home.title === null) return none('The home page has no title to measure.')
      const width = widthOf(home.title.text)
      const text = quoted(shortened(home.title.text, 120))
      if (width > titleWidth.max) {
        return failed(
          `The home page’s title ${text} is ${home.title.text.length} characters long; its end is cut off.`,
          `Shorten the title of the home page to some ${Math.round(titleWidth.max * (home.title.text.length / width))} characters, with what is sold before the name.`,
          [home.title],
        )
      }
      if (width < titleWidth.min) {
        return failed(
          `The home page’s title is ${text} and no more.`,
          `Say in the title what the brand does, and for whom or where: ${text} means something only to people who know it.`,
          [home.title],
        )
      }
      return passed(`The home page’s title ${text} fits.`, [home.title])
    },
  }),
  searchCheck({
    id: 'description',
    title: 'Pages carry a description of their own',
    weight: 7,
    why: 'It is the text below the title in the results: without one, a machine picks a sentence.',
    source: `${lighthouse}/meta-description`,
    howTo: 'Write `<meta name="description">` for each page: what is on it, for whom, and why to come.',
    needs: ['description', 'hero', 'name', 'pages'],
    find({ pages, description, hero, name }) {
      const bare = pages.filter((page) => page.description === null)
      const doubled = doubledDescription(pages)
      if (bare.length === 0 && doubled === null) {
        return passed(
          `${pages.length === 1 ? 'The page read carries' : `Each of the ${pages.length} pages read carries`} a description of its own.`,
          description?.quotes,
        )
      }
      const start = hero.subhead?.value ?? hero.headline?.value
      const idea = start === undefined ? '' : ` ${quoted(excerpt(start))} would be a start.`
      if (bare.length === 0 && doubled !== null) {
        return failed(
          `${capitalised(pageNames(doubled))} carry the same description, ${quoted(shortened(doubled[0]!.description!.text, 90))}.`,
          `Describe ${pageNames(doubled.slice(1))} in words of ${doubled.length === 2 ? 'its' : 'their'} own.`,
          doubled.flatMap((page) => page.description ?? []),
        )
      }
      const isHomeBare = bare[0] === pages[0]
      return failed(
        `${capitalised(share(bare, pages))} ${bare.length === 1 ? 'has' : 'have'} no description${bare.length < pages.length ? `: ${pageNames(bare)}` : ''}.`,
        isHomeBare
          ? `Describe the home page first: a sentence or two on what ${name?.value.name ?? 'the brand'} does and for whom.${idea}`
          : `Write a sentence or two for ${pageNames(bare)}.`,
      )
    },
  }),
  searchCheck({
    id: 'description-length',
    title: 'The description fits the result page',
    weight: 3,
    why: 'What goes beyond two lines is not shown; what fills half a line says too little.',
    source: `${google}/appearance/snippet`,
    howTo: `Keep descriptions between ${descriptionWidth.min} and ${descriptionWidth.max} characters; in Chinese, Japanese and Korean, half as many.`,
    needs: ['pages'],
    find({ pages: [home] }) {
      const written = home?.description ?? null
      if (written === null) return none('The home page has no description to measure.')
      const width = widthOf(written.text)
      if (width > descriptionWidth.max) {
        return failed(
          `The home page’s description has ${written.text.length} characters; it is cut after some ${Math.round(descriptionWidth.max * (written.text.length / width))}.`,
          `Put what matters first and end earlier: now it begins ${quoted(shortened(written.text, 90))}.`,
          [written],
        )
      }
      if (width < descriptionWidth.min) {
        return failed(
          `The home page’s description is only ${quoted(written.text)}.`,
          'Use the two lines: add for whom it is, and a reason to come.',
          [written],
        )
      }
      return passed(`The home page’s description has ${written.text.length} characters and fits.`, [written])
    },
  }),
  searchCheck({
    id: 'link-text',
    title: 'Links say where they lead',
    weight: 5,
    why: 'The words of a link tell search engines, and people who jump from link to link, what is behind it.',
    source: `${lighthouse}/link-text`,
    howTo: 'Name the destination in the link: “Prices of the workshop”, not “Read more”.',
    needs: ['pages'],
    find({ pages }) {
      const vague = pages.filter(({ structure }) => structure.links.vagueCount > 0)
      const [first] = vague
      if (first === undefined) return passed('No link that was seen is called “here” or “read more”.')
      const count = vague.reduce((sum, { structure }) => sum + structure.links.vagueCount, 0)
      const quotes = vague.flatMap(({ structure }) => structure.links.vague)
      const labels = [...new Set(quotes.map(({ text }) => text))].slice(0, 2).map((label) => quoted(label))
      return failed(
        `${counted(count, 'link')} to other pages ${count === 1 ? 'is' : 'are'} called ${listed(labels)} (${pageNames(vague)}).`,
        `Let the link name what is behind it, on ${pageName(first.url)} first.`,
        quotes,
      )
    },
  }),
  searchCheck({
    id: 'image-alt',
    title: 'Pictures are described in words',
    weight: 6,
    why: 'Search for pictures, and everyone who cannot see them, depends on the alternative text.',
    source: `${lighthouse}/image-alt`,
    howTo: 'Give every `<img>` an `alt`: what it shows, or an empty one where it only decorates.',
    needs: ['pages'],
    find: ({ pages }) =>
      describedPictures(pages, ({ share, count, pages: where, examples }) => {
        const files = [...new Set(examples.map(({ text }) => fileName(text)))].slice(0, 2)
        return failed(
          `${share} ${count === 1 ? 'has' : 'have'} no alternative text (${pageNames(where)}).`,
          `Describe what is seen${files.length === 0 ? '' : `, beginning with ${listed(files)}`}; leave alt empty where a picture only decorates.`,
          examples,
        )
      }),
  }),
  searchCheck({
    id: 'viewport',
    title: 'Pages fit small screens',
    weight: 6,
    why: 'Google reads the mobile page; without a viewport it is a shrunken desktop page.',
    source: 'https://developer.chrome.com/docs/lighthouse/best-practices/viewport',
    howTo: 'Put `<meta name="viewport" content="width=device-width, initial-scale=1">` into the head.',
    needs: ['pages'],
    find({ pages }) {
      const unfit = pages.filter(({ hasViewport }) => !hasViewport)
      return unfit.length === 0
        ? passed(`${capitalised(share(pages, pages))} ${pages.length === 1 ? 'declares' : 'declare'} a viewport.`)
        : failed(
            `${capitalised(share(unfit, pages))} ${unfit.length === 1 ? 'declares' : 'declare'} no viewport${unfit.length < pages.length ? `: ${pageNames(unfit)}` : ''}.`,
            `Add the viewport to the head of ${pageNames(unfit)}, and look at ${unfit.length === 1 ? 'it' : 'them'} on a telephone.`,
          )
    },
  }),
  searchCheck({
    id: 'structured-data',
    title: 'Structured data says what the pages are about',
    weight: 3,
    why: 'It makes pages eligible for prices, stars, questions and opening hours in the results.',
    source: `${google}/appearance/structured-data/search-gallery`,
    howTo: 'Describe the organisation, its products, places, articles or events in JSON-LD.',
    needs: ['kind', 'structuredData'],
    find({ structuredData, kind }) {
      const types = [...new Set(structuredData.flatMap((node) => node.types))]
      if (types.length === 0) {
        const of = kind === null ? '' : ` as ${withArticle(kind.value.label)}`
        return failed(
          'No structured data was found.',
          `Describe the brand${of} in JSON-LD on the home page: name, address of the site, logo, profiles.`,
        )
      }
      return passed(`Structured data names ${listed(types, 5)}.`, [
        { page: structuredData[0]!.page, text: types[0]!, locator: 'script[type="application/ld+json"]' },
      ])
    },
  }),
]

/** Enough of a text to know it by; ideographs say as much in half the room. */
const excerpt = (text: string) =>
  shortened(text, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text) ? 45 : 90)

const titlesOf = (pages: readonly PageSummary[]) => pages.flatMap(({ title }) => title ?? [])

/** The largest group of pages with the same description. */
function doubledDescription(pages: readonly PageSummary[]): PageSummary[] | null {
  const described = pages.filter(({ description }) => description !== null)
  const groups = [...Map.groupBy(described, ({ description }) => description?.text ?? '').values()]
  const [largest] = groups.sort((a, b) => b.length - a.length)
  return largest === undefined || largest.length < 2 ? null : largest
}

const fileName = (src: string) => shortened(src.split(/[?#]/, 1)[0]!.split('/').at(-1) ?? src, 40)
