/** Whether pages can be perceived, and found one's way in, without seeing them well. */

import { pageName, pageNames } from '../../writing/page-names.ts'
import { capitalised, counted, quoted, shortened } from '../../writing/prose.ts'
import { type AccessFacts, accessCheck } from './access-facts.ts'
import { failed, type ListedCheck, none, passed } from './check-rule.ts'
import { contrastSeenMin, type LowContrast, lowContrasts } from './contrast.ts'
import { skippedLevel } from './search-headings.ts'
import { describedPictures } from './undescribed-pictures.ts'

const wcag = 'https://www.w3.org/WAI/WCAG22/Understanding'

export const structureChecks: readonly ListedCheck<AccessFacts>[] = [
  accessCheck({
    id: 'contrast',
    title: 'Text stands out from its ground',
    weight: 20,
    why: 'One in twelve men sees colours differently, and everyone reads in sunlight at times.',
    source: `${wcag}/contrast-minimum`,
    howTo: 'Keep 4.5 : 1 between text and ground, 3 : 1 for large type.',
    needs: ['palette'],
    find({ palette }) {
      const seen = palette.pairs.filter(({ contrast }) => contrast >= contrastSeenMin)
      if (seen.length === 0) return none('No pair of text and ground could be told from the styles.')
      const low = lowContrasts({ ...palette, pairs: seen })
      const [worst] = low
      if (worst === undefined) {
        const least = Math.min(...seen.map(({ contrast }) => contrast))
        return passed(`${counted(seen.length, 'pair')} of text and ground seen, the weakest at ${least} : 1.`)
      }
      const others = low.length === 1 ? '' : ` and ${counted(low.length - 1, 'other pair')}`
      return failed(
        `${worst.foreground} on ${worst.background} (${worst.usage}) has ${worst.contrast} : 1, where ${worst.wanted} is asked${others === '' ? '' : `;${others} ${low.length === 2 ? 'is' : 'are'} too weak`}.`,
        remedySentence(worst),
      )
    },
  }),
  accessCheck({
    id: 'alt',
    title: 'Pictures are described for those who cannot see them',
    weight: 12,
    why: 'Without it a screen reader reads out the file name, or nothing.',
    source: `${wcag}/non-text-content`,
    howTo: 'Give every `<img>` an `alt`: what it tells, or an empty one where it only decorates.',
    needs: ['pages'],
    find: ({ pages }) =>
      describedPictures(pages, ({ share, count, pages: where, examples }) =>
        failed(
          `${share} ${count === 1 ? 'carries' : 'carry'} no alternative text.`,
          `Say in alt what the pictures on ${pageNames(where, 2)} tell; leave it empty for ornaments.`,
          examples,
        ),
      ),
  }),
  accessCheck({
    id: 'lang',
    title: 'Each page declares its language',
    weight: 8,
    why: 'A screen reader chooses its voice by it; French in an English voice is noise.',
    source: `${wcag}/language-of-page`,
    howTo: 'Write the language of the text into `<html lang="…">`.',
    needs: ['language', 'pages'],
    find({ pages, language }) {
      const bare = pages.filter((page) => page.language === null)
      if (bare.length === 0)
        return passed(
          `${pages.length === 1 ? 'The page read declares' : 'Each page read declares'} its language.`,
          pages.flatMap((page) => page.language ?? []),
        )
      return failed(
        pages.length === 1
          ? 'The page read declares no language.'
          : `${bare.length} of ${pages.length} pages read ${bare.length === 1 ? 'declares' : 'declare'} no language.`,
        `Write <html lang="${language?.value ?? '…'}"> on ${pageNames(bare, 2)}.`,
      )
    },
  }),
  accessCheck({
    id: 'page-titles',
    title: 'Each page has a title',
    weight: 5,
    why: 'The title is what a screen reader says first, and what tabs and bookmarks show.',
    source: `${wcag}/page-titled`,
    howTo: 'Give each page a `<title>` that names it.',
    needs: ['pages'],
    find({ pages }) {
      const untitled = pages.filter(({ title }) => title === null)
      return untitled.length === 0
        ? passed(
            `${pages.length === 1 ? 'The page read has' : 'Each page read has'} a title.`,
            pages.flatMap(({ title }) => title ?? []),
          )
        : failed(
            `${capitalised(pageNames(untitled))} ${untitled.length === 1 ? 'has' : 'have'} no title.`,
            `Write a title for ${pageNames(untitled)}.`,
          )
    },
  }),
  accessCheck({
    id: 'heading',
    title: 'Each page starts with a main heading',
    weight: 6,
    why: 'Two thirds of screen reader users go through a page by its headings (WebAIM survey 10).',
    source: `${wcag}/info-and-relationships`,
    howTo: 'Put the subject of each page into an `<h1>`.',
    needs: ['pages'],
    find({ pages }) {
      const headless = pages.filter(({ topHeadingCount }) => topHeadingCount === 0)
      if (headless.length === 0)
        return passed(
          `${pages.length === 1 ? 'The page read has' : 'Each page read has'} a main heading.`,
          pages.flatMap(({ topHeadings }) => topHeadings),
        )
      return failed(
        pages.length === 1
          ? 'The page read has no main heading.'
          : `${headless.length} of ${pages.length} pages read ${headless.length === 1 ? 'has' : 'have'} no main heading.`,
        `Make the words that name the subject of ${pageName(headless[0]!.url)} an h1.`,
      )
    },
  }),
  accessCheck({
    id: 'heading-order',
    title: 'Headings leave out no level',
    weight: 7,
    why: 'A missing level sounds like a part of the page that got lost.',
    source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
    howTo: 'Choose the level of a heading by the outline, and its size by the style sheet.',
    needs: ['pages'],
    find({ pages }) {
      const read = pages.filter(({ structure }) => structure.headings.length > 1)
      if (read.length === 0) return none('The pages read have no outline of headings.')
      const skipping = read.filter((page) => skippedLevel(page) !== null)
      const [first] = skipping
      if (first === undefined) return passed(`The headings of ${counted(read.length, 'page')} leave out no level.`)
      const { from, to, text } = skippedLevel(first)!
      return failed(
        `Headings jump from h${from} to h${to} on ${pageNames(skipping)}${text === '' ? '' : `, first at ${quoted(shortened(text, 60))}`}.`,
        `Turn that h${to} into an h${from + 1}.`,
        text === '' ? [] : [{ page: first.url, text, locator: `h${to}` }],
      )
    },
  }),
  accessCheck({
    id: 'landmarks',
    title: 'Landmarks tell the parts of a page',
    weight: 6,
    why: 'With main, nav and footer marked, people jump past the menu instead of hearing it on each page.',
    source: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
    howTo: 'Use `<main>`, `<nav>`, `<header>` and `<footer>` for what they name.',
    needs: ['pages'],
    find({ pages }) {
      const without = pages.filter(({ structure: { landmarks } }) => landmarks.main === 0)
      if (without.length === 0)
        return passed(
          pages.length === 1 ? 'The page read marks its main part.' : 'All pages read mark their main part.',
        )
      const menus = without.filter(({ structure: { landmarks } }) => landmarks.navigation > 0).length
      return failed(
        `${without.length === pages.length ? 'No page read marks its main part' : `${capitalised(pageNames(without))} ${without.length === 1 ? 'marks' : 'mark'} no main part`}${menus > 0 ? ', though menus are marked' : ''}.`,
        'Wrap what is between header and footer into <main>: in most templates that is one line.',
      )
    },
  }),
  accessCheck({
    id: 'zoom',
    title: 'Text can be enlarged',
    weight: 6,
    why: 'People with weak sight enlarge pages with two fingers, unless the page forbids it.',
    source: `${wcag}/resize-text`,
    howTo: 'Take user-scalable=no and maximum-scale out of the viewport.',
    needs: ['pages'],
    find({ pages }) {
      if (!pages.some(({ hasViewport }) => hasViewport))
        return none('No page read declares a viewport that could forbid it.')
      const fixed = pages.flatMap(({ structure }) => structure.fixedZoom ?? [])
      return fixed.length === 0
        ? passed('No page read keeps people from zooming in.')
        : failed(
            `${capitalised(pageNames(fixed.map(({ page }) => ({ url: page }))))} ${fixed.length === 1 ? 'forbids' : 'forbid'} zooming: ${quoted(fixed[0]!.text)}.`,
            'Leave width=device-width, initial-scale=1 and nothing else.',
            fixed,
          )
    },
  }),
]

const remedySentence = ({ foreground, background, remedy, wanted }: LowContrast): string => {
  if (remedy === null) return `Choose another colour for one of the two, until they reach ${wanted} : 1.`
  const what = remedy.change === 'foreground' ? `the text ${foreground}` : `the ground ${background}`
  const whose = remedy.from === 'palette' ? (ordinary.has(remedy.to) ? 'plain ' : 'the brand’s own ') : ''
  return `Turn ${what} into ${whose}${remedy.to}: that reaches ${remedy.contrast} : 1${remedy.from === 'shade' ? ', and it is the nearest shade that does' : ''}.`
}

const ordinary: ReadonlySet<string> = new Set(['#000000', '#ffffff'])
