import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { english, kind, page, quote } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { siteNotFinished } from './site-not-finished.ts'
import { filler, linked, told } from './told-fixtures.ts'

const home = page('')
const lorem = filler('Lorem ipsum dolor sit amet consectetur', 'dummy text', 'Our kitchen')
const mail = filler('Write to hello@example.com', 'an address that stands in examples')
const soups = told('soups', { fillers: [lorem] })
const contactPage = told('contact', { fillers: [mail] }, { type: 'contact' })
const settings = ownLine('--- title: Home layout: default ---')
const include = ownLine('{% include hero.html %} {% include soups.html %}')

testDiagnoses(siteNotFinished, {
  'site-not-finished': {
    facts: { language: english, pages: linked(home, soups, contactPage) },
    says: [
      'The brand is online before it is finished / /soups reads “Lorem ipsum dolor sit amet consectetur”, and /contact “hello@example.com”: the template still speaks where the brand should. / but /soups still reads “Lorem ipsum dolor sit amet…” / Finish the pages, or take them offline (/soups): Write what belongs where “Lorem ipsum dolor sit amet consectetur” and “hello@example.com” stand; take offline what cannot be written now, on two pages.',
    ],
    quotes: ['Lorem ipsum dolor sit amet consectetur (/soups)', 'hello@example.com (/contact)'],
    confidence: 0.85,
    variants: {
      'of the settings of a page': {
        facts: { pages: [home], sentences: [settings] },
        says: [
          'The home page shows the code of a template / Visitors of the home page read “--- title: Home layout: default ---”: what a page is made from, and not the page. / but the home page shows “--- title: Home layout…” / Finish the page, or take it offline (/): Let the generator build the home page, and look at it once in a browser; until then take it offline.',
        ],
        quotes: ['--- title: Home layout: default ---'],
        confidence: 0.9,
      },
      'of a dummy description and an open field': {
        facts: {
          pages: [page('', { description: quote('text text text text text text') })],
          sentences: [ownLine('Call (416) ###-#### for soup.')],
        },
        says: [
          'The brand is online before it is finished / The description of the home page reads “text text text text text text”, and the home page “(416) ###-####”: the template still speaks where the brand should. / but the description of the home page still reads “text text text text text text” / Finish the page, or take it offline (/): Write what belongs where “text text text text text text” and “(416) ###-####” stand; take offline what cannot be written now.',
        ],
        quotes: ['text text text text text text', '(416) ###-####'],
        confidence: 0.85,
      },
      'of three kinds': {
        facts: { sentences: [ownLine('Come and visit us at [address]')] },
        says: [
          'The brand is online before it is finished / /soups reads “Lorem ipsum dolor sit amet consectetur”, the home page “[address]”, /contact “hello@example.com”. Nobody can tell which of the rest is meant. / but /soups still reads “Lorem ipsum dolor sit amet…” / Finish the pages, or take them offline (/soups): Write what belongs where “Lorem ipsum dolor sit amet consectetur” and “[address]” stand; take offline what cannot be written now, on three pages.',
        ],
        quotes: ['Lorem ipsum dolor sit amet consectetur (/soups)', '[address]', 'hello@example.com (/contact)'],
        confidence: 0.85,
      },
    },
    speaks: { 'of commands of a template': { pages: [home], sentences: [include] } },
    silent: {
      'where only one kind of sign stands': { pages: linked(home, soups) },
      'where nobody is led to the pages': { pages: [home, soups, contactPage] },
      'where one page of many shows code': {
        pages: linked(home, page('sharks'), page('soups')),
        sentences: [ownLine('--- title: Sharks layout: default ---', { page: page('sharks').url, pageType: 'other' })],
      },
      'where a site of software shows commands': {
        kind: kind('web-app', 'software'),
        pages: [home],
        sentences: [include],
      },
      'where code is shown as code': { pages: [home], sentences: [{ ...settings, locator: 'div > pre' }] },
      'where an article explains it': { pages: [home], sentences: [{ ...settings, pageType: 'post' }] },
      'of a label in brackets': { pages: linked(home, soups), sentences: [ownLine('[Beta, to look at only]')] },
    },
  },
})
