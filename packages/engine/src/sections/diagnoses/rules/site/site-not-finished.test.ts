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
    says: ['TODO'],
    quotes: ['Lorem ipsum dolor sit amet consectetur (/soups)', 'hello@example.com (/contact)'],
    confidence: 0.85,
    variants: {
      'of the settings of a page': {
        facts: { pages: [home], sentences: [settings] },
        says: ['TODO'],
        quotes: ['--- title: Home layout: default ---'],
        confidence: 0.9,
      },
      'of a dummy description and an open field': {
        facts: {
          pages: [page('', { description: quote('text text text text text text') })],
          sentences: [ownLine('Call (416) ###-#### for soup.')],
        },
        says: ['TODO'],
        quotes: ['text text text text text text', '(416) ###-####'],
        confidence: 0.85,
      },
      'of three kinds': {
        facts: { sentences: [ownLine('Come and visit us at [address]')] },
        says: ['TODO'],
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
