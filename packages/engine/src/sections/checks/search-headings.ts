/** Whether headings give a page its outline. */

import { pageName, pageNames } from '../../writing/page-names.ts'
import { capitalised, counted, quoted, shortened } from '../../writing/prose.ts'
import type { PageSummary } from '../page-summary.ts'
import { failed, type ListedCheck, none, passed } from './check-rule.ts'
import { type SearchFacts, searchCheck } from './search-facts.ts'

const google = 'https://developers.google.com/search/docs'

/** The first heading that leaves out a level on its way down. */
export function skippedLevel({
  structure: { headings },
}: PageSummary): { from: number; to: number; text: string } | null {
  for (const [at, { level, text }] of headings.entries()) {
    const before = headings[at - 1]
    if (before !== undefined && level > before.level + 1) return { from: before.level, to: level, text }
  }
  return null
}

const hasWords = ({ structure }: PageSummary) => structure.servedWords >= 30 || structure.headings.length > 0

const lacks = (pages: readonly PageSummary[]) =>
  `${capitalised(pageNames(pages))} ${pages.length === 1 ? 'has' : 'have'} no main heading (h1).`

const repeats = (pages: readonly PageSummary[]) =>
  pages.length === 1
    ? `${capitalised(pageNames(pages))} has ${pages[0]!.topHeadingCount} main headings (h1).`
    : `${capitalised(pageNames(pages))} have several main headings (h1).`

export const headingChecks: readonly ListedCheck<SearchFacts>[] = [
  searchCheck({
    id: 'main-heading',
    title: 'Each page has one main heading',
    weight: 5,
    why: 'The main heading tells readers and machines what a page is about; several of them tell neither.',
    source: `${google}/fundamentals/seo-starter-guide`,
    howTo: 'Put the subject of the page into one `<h1>`, and let every other heading be an h2 or lower.',
    needs: ['hero', 'pages'],
    find({ pages, hero }) {
      const read = pages.filter(hasWords)
      if (read.length === 0) return none('No page read holds text as it is sent.')
      const wrong = read.filter(({ topHeadingCount }) => topHeadingCount !== 1)
      if (wrong.length === 0) {
        return passed(
          `${read.length === 1 ? 'The page read has' : `Each of ${read.length} pages has`} one main heading.`,
          read.flatMap(({ topHeadings }) => topHeadings),
        )
      }
      const [first] = wrong as [PageSummary]
      const headline = hero.headline?.value
      const without = wrong.filter(({ topHeadingCount }) => topHeadingCount === 0)
      const several = wrong.filter(({ topHeadingCount }) => topHeadingCount > 1)
      const idea = first === pages[0] && first.topHeadingCount === 0 && headline !== undefined
      const its = wrong.length === 1 ? 'its' : 'their'
      return failed(
        [...(without.length === 0 ? [] : [lacks(without)]), ...(several.length === 0 ? [] : [repeats(several)])].join(
          ' ',
        ),
        idea
          ? `Make ${quoted(shortened(headline, 80))} the h1 of the home page.`
          : without.length === wrong.length
            ? `Make the words that name ${its} subject the h1 of ${pageNames(wrong)}.`
            : without.length === 0
              ? `Leave one h1 on ${pageNames(wrong)}: the words that name ${its} subject.`
              : `Set one h1 on each of ${pageNames(wrong)}: the words that name its subject.`,
        wrong.flatMap(({ topHeadings }) => topHeadings),
      )
    },
  }),
  searchCheck({
    id: 'outline',
    title: 'Headings follow one another level by level',
    weight: 3,
    why: 'A level left out breaks the outline by which screen readers and machines find their way.',
    source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
    howTo: 'After an h2 use an h3, not an h4; choose the level by the outline and the size by the style sheet.',
    needs: ['pages'],
    find({ pages }) {
      const read = pages.filter(({ structure }) => structure.headings.length > 1)
      if (read.length === 0) return none('The pages read have no outline of headings.')
      const skipping = read.flatMap((page) => {
        const skip = skippedLevel(page)
        return skip === null ? [] : [{ ...skip, url: page.url }]
      })
      const [first] = skipping
      if (first === undefined) return passed(`The headings of ${counted(read.length, 'page')} leave out no level.`)
      const quote = first.text === '' ? [] : [{ page: first.url, text: first.text, locator: `h${first.to}` }]
      return failed(
        `On ${pageName(first.url)} an h${first.to}${first.text === '' ? '' : `, ${quoted(shortened(first.text, 60))},`} follows an h${first.from}${skipping.length > 1 ? `; ${counted(skipping.length - 1, 'other page')} ${skipping.length === 2 ? 'skips' : 'skip'} a level, too` : ''}.`,
        `Make it an h${first.from + 1}, and set its size in the style sheet.`,
        quote,
      )
    },
  }),
]
