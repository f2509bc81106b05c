import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeUrl } from '../../../report/report-fixtures.ts'
import type { PageSummary } from '../../page-summary.ts'
import { fact, nothing, page, quote, testimonial } from '../../swot/swot-fixtures.ts'
import { type AnyDiagnosisRule, diagnosis } from '../diagnosis.ts'
import { ownLine } from '../diagnosis-fixtures.ts'
import { findDiagnoses } from '../find-diagnoses.ts'
import { backstagePages } from './backstage-pages.ts'

const menu = (...names: string[]) => names.map((name) => fact({ label: name, url: `${homeUrl}${name}`, depth: 0 }))
const leftOut = (
  names: readonly (string | PageSummary)[],
  more: Partial<Parameters<typeof backstagePages>[0]> = {},
): string[] =>
  [
    ...backstagePages({
      navigation: [],
      forms: [],
      pages: [page(''), ...names.map((one) => (typeof one === 'string' ? page(one, { title: null }) : one))],
      ...more,
    }),
  ].map((url) => url.slice(homeUrl.length))

test('pages for staff, members and tenants are left out, by their address in any language', () => {
  const names = ['staff-area', 'intern.html', 'espace-adherent', 'area-riservata', 'strefa-klienta', 'min-side']
  assert.deepEqual(leftOut(names), names)
  assert.deepEqual(leftOut(['internships', 'staffing', 'interior', 'prices']), [])
})

test('a title or a heading names such a page where its address does not', () => {
  const titled = page('p7', { title: quote('Owner Portal | Lowbrook') })
  const headed = page('p8', { title: null, topHeadings: [quote('Interner Bereich')] })
  assert.deepEqual(leftOut([titled, headed, page('p9', { title: quote('Portal doors | Lowbrook') })]), ['p7', 'p8'])
})

test('a page for staff stays one where the menu has it; a template that it has may be an offer', () => {
  assert.deepEqual(leftOut(['stammdaten'], { navigation: menu('stammdaten') }), ['stammdaten'])
  assert.deepEqual(leftOut(['template']), ['template'])
  assert.deepEqual(leftOut(['template'], { navigation: menu('template') }), [])
})

test('another version of a page is left out beside it, and kept where it is the only one or in the menu', () => {
  assert.deepEqual(leftOut(['prices', 'prices-copy2', 'prices_old', 'index2.html']), [
    'prices-copy2',
    'prices_old',
    'index2.html',
  ])
  assert.deepEqual(leftOut(['prices-copy2']), [])
  assert.deepEqual(leftOut(['rooms', 'rooms-2'], { navigation: menu('rooms-2') }), [])
})

test('what is hidden from searches and from the menu is left out, unless the whole site is', () => {
  const hidden = page('offer-b', { title: null, noindex: quote('noindex') })
  assert.deepEqual(leftOut([hidden]), ['offer-b'])
  assert.deepEqual(leftOut([hidden], { navigation: menu('offer-b') }), [])
  assert.deepEqual(leftOut([], { pages: [page('', { noindex: quote('noindex') }), hidden] }), [])
  assert.deepEqual(leftOut([page('terms', { type: 'legal', noindex: quote('noindex') })]), [])
})

const staff = `${homeUrl}staff-area`
const rule = (own: Partial<AnyDiagnosisRule> & Pick<AnyDiagnosisRule, 'find'>): AnyDiagnosisRule =>
  diagnosis({
    id: 'oak',
    group: 'proof',
    stakes: 1,
    share: 0.1,
    effort: 'S',
    leads: true,
    needs: ['lines', 'testimonials', 'names'],
    ...own,
  })
const finding = (text: string) => ({
  title: text,
  text,
  pole: text,
  against: null,
  move: { title: text, page: homeUrl, text },
  contrast: 'both quoted' as const,
  subject: 'line' as const,
  isNear: true,
  isSensitive: false,
  confidence: 0.8,
  quotes: [],
})
const reading = {
  ...nothing,
  language: fact('en'),
  pages: [page(''), page('staff-area', { title: null })],
  sentences: [ownLine('We wash by hand.'), ownLine('Rota for May.', { page: staff })],
  testimonials: [testimonial('They washed both rugs by hand.', 'Ada Field', staff)],
}
const told = (one: AnyDiagnosisRule) => findDiagnoses(reading, new Map(), [one]).tensions.map(({ text }) => text)
const showsLines = rule({ find: ({ lines }) => finding(lines.map(({ text }) => text).join(' ')) })

test('lines of such a page are no evidence, save for the state of the site', () => {
  assert.deepEqual(told(showsLines), ['We wash by hand.'])
  assert.deepEqual(told({ ...showsLines, group: 'site' }), ['We wash by hand. Rota for May.'])
})

test('what stands on such a page is not said to be missing', () => {
  const silent = rule({ find: ({ testimonials }) => (testimonials.length > 0 ? null : finding('Nobody speaks.')) })
  assert.deepEqual(told({ ...silent, missingFrom: 'home' }), [])
  assert.deepEqual(told(silent), ['Nobody speaks.'])
})

test('such a page counts among those read', () => {
  assert.deepEqual(told(rule({ find: ({ names }) => finding(names.pagesRead) })), ['The 2 pages read'])
})
