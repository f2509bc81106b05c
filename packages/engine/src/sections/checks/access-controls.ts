/** Whether what can be pressed and filled in has a name. */

import { pageName, pageNames } from '../../writing/page-names.ts'
import { counted, listed, quoted } from '../../writing/prose.ts'
import type { PageSummary } from '../page-summary.ts'
import { type AccessFacts, accessCheck } from './access-facts.ts'
import { eachOf, failed, type ListedCheck, none, passed } from './check-rule.ts'

const wcag = 'https://www.w3.org/WAI/WCAG22/Understanding'

const sumOf = (pages: readonly PageSummary[], count: (page: PageSummary) => number) =>
  pages.reduce((sum, page) => sum + count(page), 0)

export const controlChecks: readonly ListedCheck<AccessFacts>[] = [
  accessCheck({
    id: 'labels',
    title: 'Fields of forms have labels',
    weight: 10,
    why: 'A placeholder is gone with the first letter, and many screen readers never say it.',
    source: `${wcag}/labels-or-instructions`,
    howTo: 'Give each field a visible `<label for="…">`.',
    needs: ['pages'],
    find({ pages }) {
      const fields = sumOf(pages, ({ structure }) => structure.fields)
      if (fields === 0) return none('The pages read hold no form.')
      const where = pages.filter(({ structure }) => structure.namelessFields.length > 0)
      if (where.length === 0) return passed(`${eachOf(fields, 'field')} has a label.`)
      const nameless = where.flatMap(({ structure }) => structure.namelessFields)
      const named = [...new Set(nameless.filter((label) => label !== ''))].slice(0, 3)
      return failed(
        `${nameless.length} of ${counted(fields, 'field')} ${nameless.length === 1 ? 'has' : 'have'} no label${named.length === 0 ? '' : ` but a placeholder: ${listed(named.map((label) => quoted(label)))}`}.`,
        `Put a label above ${named.length === 0 ? 'each field' : quoted(named[0]!)} on ${pageNames(where, 2)}.`,
      )
    },
  }),
  accessCheck({
    id: 'link-names',
    title: 'Links have a name',
    weight: 8,
    why: 'A link around a bare icon is read out as its address, letter by letter.',
    source: `${wcag}/link-purpose-in-context`,
    howTo: 'Give icons that link an `aria-label`, or the picture in the link an alt.',
    needs: ['pages'],
    find({ pages }) {
      const links = sumOf(pages, ({ structure: { links } }) => links.inside + links.outside)
      const nameless = sumOf(pages, ({ structure }) => structure.links.nameless)
      if (links + nameless === 0) return none('The pages read hold no link.')
      if (nameless === 0) return passed(`${eachOf(links, 'link')} has a name.`)
      const where = pages.filter(({ structure }) => structure.links.nameless > 0)
      const [worst] = [...where].sort((a, b) => b.structure.links.nameless - a.structure.links.nameless)
      return failed(
        `${counted(nameless, 'link')} ${nameless === 1 ? 'has' : 'have'} no name, ${nameless === 1 ? 'on' : 'most of them on'} ${pageName(worst!.url)}.`,
        'They are mostly icons: say in an aria-label where each leads (“Instagram”, “Home”).',
      )
    },
  }),
  accessCheck({
    id: 'button-names',
    title: 'Buttons have a name',
    weight: 6,
    why: 'A menu button without a name is “button”, and the menu behind it is closed to those who listen.',
    source: `${wcag}/name-role-value`,
    howTo: 'Give buttons with an icon an `aria-label`: “Open menu”, “Next picture”.',
    needs: ['pages'],
    find({ pages }) {
      const buttons = sumOf(pages, ({ structure }) => structure.buttons)
      if (buttons === 0) return none('The pages read hold no button.')
      const nameless = sumOf(pages, ({ structure }) => structure.namelessButtons)
      const where = pages.filter(({ structure }) => structure.namelessButtons > 0)
      return nameless === 0
        ? passed(`${eachOf(buttons, 'button')} has a name.`)
        : failed(
            `${nameless} of ${counted(buttons, 'button')} ${nameless === 1 ? 'has' : 'have'} no name (${pageNames(where)}).`,
            `Name ${nameless === 1 ? 'it' : 'them'} by what ${nameless === 1 ? 'it does' : 'they do'}, in an aria-label.`,
          )
    },
  }),
  accessCheck({
    id: 'frame-titles',
    title: 'Embedded pages have a title',
    weight: 3,
    why: 'A map or film without a title is an unnamed hole in the page.',
    source: `${wcag}/name-role-value`,
    howTo: 'Give each `<iframe>` a `title`: “Map: how to find us”.',
    needs: ['pages'],
    find({ pages }) {
      const frames = sumOf(pages, ({ structure }) => structure.frames)
      if (frames === 0) return none('The pages read embed no other page.')
      const where = pages.filter(({ structure }) => structure.namelessFrames > 0)
      const nameless = sumOf(pages, ({ structure }) => structure.namelessFrames)
      return nameless === 0
        ? passed(`${eachOf(frames, 'embedded page')} has a title.`)
        : failed(
            `${nameless} of ${counted(frames, 'embedded page')} ${nameless === 1 ? 'has' : 'have'} no title (${pageNames(where)}).`,
            `Say in a title what is embedded on ${pageNames(where, 2)}: a map, a film, a form.`,
          )
    },
  }),
  accessCheck({
    id: 'table-headers',
    title: 'Tables name their columns',
    weight: 3,
    why: 'Without header cells a table is read out as a row of numbers.',
    source: 'https://www.w3.org/WAI/tutorials/tables/',
    howTo: 'Use `<th>` for the cells that name a row or column.',
    needs: ['pages'],
    find({ pages }) {
      const tables = sumOf(pages, ({ structure }) => structure.dataTables)
      if (tables === 0) return none('The pages read hold no table of data.')
      const where = pages.filter(({ structure }) => structure.headlessTables > 0)
      const headless = sumOf(pages, ({ structure }) => structure.headlessTables)
      return headless === 0
        ? passed(`${tables === 1 ? 'The table names its' : `All ${tables} tables name their`} columns or rows.`)
        : failed(
            `${headless} of ${counted(tables, 'table')} ${headless === 1 ? 'has' : 'have'} no header cells (${pageNames(where)}).`,
            `Turn the first row of the table on ${pageName(where[0]!.url)} into th cells.`,
          )
    },
  }),
]
