import { testChecks } from '../rule-cases-fixtures.ts'
import { built, nothing, page } from '../swot/swot-fixtures.ts'
import { controlChecks } from './access-controls.ts'

const asking = (at: string, fields: number, ...namelessFields: string[]) => built(page(at), { fields, namelessFields })
const linking = (at: string, inside: number, nameless: number, outside = 0) => {
  const found = page(at)
  return built(found, { links: { ...found.structure.links, inside, outside, nameless } })
}
const pressed = (at: string, buttons: number, namelessButtons: number) => built(page(at), { buttons, namelessButtons })
const framed = (at: string, frames: number, namelessFrames: number) => built(page(at), { frames, namelessFrames })
const listing = (at: string, dataTables: number, headlessTables: number) =>
  built(page(at), { dataTables, headlessTables })

testChecks(controlChecks, nothing, {
  labels: {
    'no form': { facts: { pages: [asking('', 0)] }, notApplicable: 'The pages read hold no form.' },
    'a field with a label': { facts: { pages: [asking('', 1)] }, passed: 'The only field has a label.' },
    'a field with a placeholder': {
      facts: { pages: [asking('', 2), asking('contact', 1, 'Your e-mail')] },
      failed: '1 of 3 fields has no label but a placeholder: “Your e-mail”.',
      fix: 'Put a label above “Your e-mail” on /contact.',
    },
    'fields with and without a placeholder': {
      facts: {
        pages: [
          asking('', 3, 'Name', 'Name', ''),
          asking('contact', 3, 'Day', 'Hour', 'Soup'),
          asking('order', 1, 'Bowl'),
        ],
      },
      failed: '7 of 7 fields have no label but a placeholder: “Name”, “Day” and “Hour”.',
      fix: 'Put a label above “Name” on the home page, /contact and 1 more.',
    },
    'fields with nothing': {
      facts: { pages: [asking('', 2, '', '')] },
      failed: '2 of 2 fields have no label.',
      fix: 'Put a label above each field on the home page.',
    },
  },
  'link-names': {
    'no link': { facts: { pages: [linking('', 0, 0)] }, notApplicable: 'The pages read hold no link.' },
    'links with a name': {
      facts: { pages: [linking('', 1, 0, 1), linking('soups', 1, 0)] },
      passed: 'Each of 3 links has a name.',
    },
    'a link without': {
      facts: { pages: [linking('', 5, 0), linking('soups', 2, 1)] },
      failed: '1 link has no name, on /soups.',
      fix: 'They are mostly icons: say in an aria-label where each leads (“Instagram”, “Home”).',
    },
    'links without on two pages': {
      facts: { pages: [linking('', 5, 1), linking('soups', 2, 3)] },
      failed: '4 links have no name, most of them on /soups.',
      fix: 'They are mostly icons: say in an aria-label where each leads (“Instagram”, “Home”).',
    },
    'nothing but a link without': {
      facts: { pages: [linking('', 0, 1)] },
      failed: '1 link has no name, on the home page.',
      fix: 'They are mostly icons: say in an aria-label where each leads (“Instagram”, “Home”).',
    },
  },
  'button-names': {
    'no button': { facts: { pages: [pressed('', 0, 0)] }, notApplicable: 'The pages read hold no button.' },
    'a button with a name': { facts: { pages: [pressed('', 1, 0)] }, passed: 'The only button has a name.' },
    'a button without': {
      facts: { pages: [pressed('', 2, 0), pressed('soups', 1, 1)] },
      failed: '1 of 3 buttons has no name (/soups).',
      fix: 'Name it by what it does, in an aria-label.',
    },
    'buttons without on two pages': {
      facts: { pages: [pressed('', 2, 1), pressed('soups', 1, 1)] },
      failed: '2 of 3 buttons have no name (the home page and /soups).',
      fix: 'Name them by what they do, in an aria-label.',
    },
  },
  'frame-titles': {
    'nothing embedded': { facts: { pages: [framed('', 0, 0)] }, notApplicable: 'The pages read embed no other page.' },
    'a map with a title': { facts: { pages: [framed('', 1, 0)] }, passed: 'The only embedded page has a title.' },
    'a map without': {
      facts: { pages: [framed('', 1, 0), framed('contact', 1, 1)] },
      failed: '1 of 2 embedded pages has no title (/contact).',
      fix: 'Say in a title what is embedded on /contact: a map, a film, a form.',
    },
    'maps without on two pages': {
      facts: { pages: [framed('', 2, 2), framed('contact', 1, 1)] },
      failed: '3 of 3 embedded pages have no title (the home page and /contact).',
      fix: 'Say in a title what is embedded on the home page and /contact: a map, a film, a form.',
    },
  },
  'table-headers': {
    'no table': { facts: { pages: [listing('', 0, 0)] }, notApplicable: 'The pages read hold no table of data.' },
    'a table with headers': { facts: { pages: [listing('', 1, 0)] }, passed: 'The table names its columns or rows.' },
    'tables with headers': {
      facts: { pages: [listing('', 1, 0), listing('prices', 1, 0)] },
      passed: 'All 2 tables name their columns or rows.',
    },
    'a table without': {
      facts: { pages: [listing('', 1, 0), listing('prices', 1, 1)] },
      failed: '1 of 2 tables has no header cells (/prices).',
      fix: 'Turn the first row of the table on /prices into th cells.',
    },
    'tables without on two pages': {
      facts: { pages: [listing('', 1, 1), listing('prices', 2, 2)] },
      failed: '3 of 3 tables have no header cells (the home page and /prices).',
      fix: 'Turn the first row of the table on the home page into th cells.',
    },
  },
})
