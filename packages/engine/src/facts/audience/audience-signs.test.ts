import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StructuredNode } from '../../facts.ts'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { bodySentences } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import { isAudiencePage } from './audience-places.ts'
import { audiences } from './audiences.ts'

interface Given {
  pages?: Record<string, string | TestPage>
  sentences?: Sentence[]
  nodes?: Pick<StructuredNode, 'types' | 'data'>[]
  language?: string | null
}
const page = 'https://www.acme.example/'
const factsOf = ({ pages = { '/': '<h1>Oaken</h1>' }, sentences = [], nodes = [], language = 'en' }: Given) =>
  audiences(siteOfPages(pages), {
    language,
    sentences,
    testimonials: [],
    plans: [],
    structuredData: nodes.map((node) => ({ page, ...node }) as StructuredNode),
  })
const signs = (given: Given) => factsOf(given).map(({ value }) => `${value.source}: ${value.label}`)
const menu = (...links: [label: string, href: string][]) =>
  `<nav>${links.map(([label, href]) => `<a href="${href}">${label}</a>`).join('')}</nav><h1>Oaken</h1>`
const inMenu = (...links: [label: string, href: string][]) => ({ pages: { '/': menu(...links) } })

test('an entry of the menu names a reader', () => {
  assert.deepEqual(signs(inMenu(['For parents', '/p'], ['Students', '/s'], ['Bread', '/b'])), [
    'menu: parents',
    'menu: students',
  ])
})

test('“for” or a folder for readers makes an entry surer than its name alone', () => {
  const confidenceOf = (label: string, href: string) => factsOf(inMenu([label, href]))[0]?.confidence
  assert.equal(confidenceOf('For parents', '/p'), 0.85)
  assert.equal(confidenceOf('Parents', '/solutions/parents'), 0.85)
  assert.equal(confidenceOf('Parents', '/p'), 0.65)
})

test('a department in a menu is a reader only where the menu says so', () => {
  assert.deepEqual(signs(inMenu(['Developers', '/d'])), [])
  assert.deepEqual(signs(inMenu(['For developers', '/d'])), ['menu: developers'])
  assert.deepEqual(signs(inMenu(['Developers', '/solutions/developers'])), ['menu: developers'])
})

test('a profession, and a group that menus name for other reasons, are readers only where the menu says so', () => {
  for (const label of ['Founders', 'Accountants', 'Volunteers', 'Collectors']) {
    assert.deepEqual(signs(inMenu([label, '/a'])), [], label)
    assert.equal(signs(inMenu([`For ${label.toLowerCase()}`, '/a'])).length, 1, label)
  }
})

test('a link in the text, and an entry of many words, are no menu', () => {
  assert.deepEqual(signs({ pages: { '/': '<h1>Oaken</h1><p><a href="/p">For parents</a></p>' } }), [])
  assert.deepEqual(signs(inMenu(['For parents who bake a lot', '/p'])), [])
})

const select = (...options: string[]) =>
  `<h1>Oaken</h1><form><select>${options.map((option) => `<option>${option}</option>`).join('')}</select></form>`
test('two readers among the choices of a form are readers, one is not', () => {
  assert.deepEqual(signs({ pages: { '/': select('Please choose', 'Parent', 'Student') } }), [
    'form: parents',
    'form: students',
  ])
  assert.deepEqual(signs({ pages: { '/': select('Please choose', 'Parent', 'Other') } }), [])
})

test('structured data names readers, and places by name or by the code of their country', () => {
  const audience = { types: ['PeopleAudience'], data: { audienceType: 'Parents' } }
  const served = { types: ['Organization'], data: { areaServed: ['AT', { name: 'Lindau' }] } }
  assert.deepEqual(signs({ nodes: [audience, served] }), [
    'structured data: parents',
    'structured data: Austria',
    'structured data: Lindau',
  ])
})

test('the own town counts where no area is served', () => {
  const address = { addressLocality: 'Lindau' }
  assert.deepEqual(signs({ nodes: [{ types: ['Bakery'], data: { address } }] }), ['structured data: Lindau'])
  assert.deepEqual(signs({ nodes: [{ types: ['Bakery'], data: { address, areaServed: 'Bregenz' } }] }), [
    'structured data: Bregenz',
  ])
})

test('at most six places, and no addresses of pages', () => {
  const areaServed = ['Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff', 'Gg']
  assert.equal(signs({ nodes: [{ types: ['Bakery'], data: { areaServed } }] }).length, 6)
  assert.deepEqual(signs({ nodes: [{ types: ['Bakery'], data: { areaServed: 'https://places.example/1' } }] }), [])
})

test('without a language structured data alone is read, and only its places', () => {
  const nodes = [
    { types: ['Audience'], data: { audienceType: 'Parents' } },
    { types: ['Bakery'], data: { areaServed: 'Lindau' } },
  ]
  assert.deepEqual(signs({ ...inMenu(['For parents', '/p']), nodes, language: null }), ['structured data: Lindau'])
})

test('every further passage makes a sign surer, up to a bound, and four are quoted', () => {
  const texts = Array.from({ length: 14 }, (_, at) => `Lesson ${at} is made for parents.`)
  const confidenceOf = (count: number) => factsOf({ sentences: bodySentences(texts.slice(0, count)) })[0]
  assert.equal(confidenceOf(1)?.confidence, 0.65)
  assert.equal(confidenceOf(3)?.confidence.toFixed(2), '0.71')
  assert.equal(confidenceOf(14)?.confidence, 0.95)
  assert.deepEqual(confidenceOf(14)?.quotes.length, 4)
})

test('a heading is surer than running text, and a page of another kind less sure', () => {
  const of = (more: Partial<Sentence>) => {
    const [fact] = factsOf({ sentences: bodySentences(['Made for parents'], more) })
    return [fact?.value.source, fact?.confidence.toFixed(2)]
  }
  assert.deepEqual(of({}), ['phrase', '0.65'])
  assert.deepEqual(of({ place: 'heading' }), ['heading', '0.80'])
  assert.deepEqual(of({ place: 'description' }), ['phrase', '0.80'])
  assert.deepEqual(of({ pageType: 'other' }), ['phrase', '0.55'])
  const own = 'https://www.acme.example/solutions/parents'
  assert.deepEqual(of({ place: 'heading', pageType: 'product', page: own }), ['page', '0.80'])
})

test('customers, pages for applicants and parts about the team speak to other readers', () => {
  const others: Partial<Sentence>[] = [
    { speaker: 'customer' },
    { role: 'careers' },
    { role: 'team' },
    ...(['careers', 'legal', 'press', 'team', 'post', 'blog'] as const).map((pageType) => ({ pageType })),
  ]
  for (const more of others) {
    assert.deepEqual(signs({ sentences: bodySentences(['Made for parents.'], more) }), [], JSON.stringify(more))
  }
})

test('labels below a heading such as “Who we serve” are its list', () => {
  const heading = bodySentences(['Who we serve'], { place: 'heading' })
  const list = bodySentences(['Parents', 'Students', 'Breakfast every day'])
  assert.deepEqual(signs({ sentences: [...heading, ...list] }), ['heading: parents', 'heading: students'])
  assert.deepEqual(signs({ sentences: list }), [])
  const elsewhere = bodySentences(['Parents'], { page: 'https://quillmoss.test/other' })
  assert.deepEqual(signs({ sentences: [...heading, ...elsewhere] }), [])
})

test('a line of the list has up to eight words and fewer than 120 characters', () => {
  const heading = bodySentences(['Who we serve'], { place: 'heading' })
  const listed = (text: string) => signs({ sentences: [...heading, ...bodySentences([text])] })
  assert.deepEqual(listed('Parents and others who bake at home daily'), ['heading: parents'])
  assert.deepEqual(listed('Parents and others who bake at home each day'), [])
  assert.deepEqual(listed(`Parents ${'k'.repeat(111)}`), ['heading: parents'])
  assert.deepEqual(listed(`Parents ${'k'.repeat(112)}`), [])
})

test('the list below a heading ends after 24 sentences', () => {
  const heading = bodySentences(['Who we serve'], { place: 'heading' })
  const filler = (count: number) => bodySentences(Array.from({ length: count }, (_, at) => `Bread number ${at}`))
  assert.deepEqual(signs({ sentences: [...heading, ...filler(22), ...bodySentences(['Parents'])] }), [
    'heading: parents',
  ])
  assert.deepEqual(signs({ sentences: [...heading, ...filler(24), ...bodySentences(['Parents'])] }), [])
})

const paths: [path: string, isForReaders: boolean][] = [
  ['/solutions/bakeries', true],
  ['/for-parents', true],
  ['/fuer-eltern', true],
  ['/branchen', true],
  ['/who-we-help', true],
  ['/use-cases', true],
  ['/industries', true],
  ['/forum', false],
  ['/about', false],
  ['/resolutions', false],
]
for (const [path, isForReaders] of paths) {
  test(`${path} is ${isForReaders ? 'a' : 'no'} page for a reader`, () => {
    assert.equal(isAudiencePage(`https://www.acme.example${path}`), isForReaders)
  })
}
