import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takesBoundedTime } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { bodySentence } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import { structuredData } from '../site/structured-data.ts'
import { audiences } from './audiences.ts'

const home = 'https://www.acme.example/'

const sentence = (text: string, more: Partial<Sentence> = {}) => bodySentence(text, { page: home, ...more })

function read({ html = '<p>Hello</p>', sentences = [] as Sentence[], language = 'en' }) {
  const site = siteOfPages({ '/': html })
  const nodes = site.pages.flatMap(structuredData)
  return audiences(site, { language, sentences, testimonials: [], plans: [], structuredData: nodes })
}

const idsOf = (input: Parameters<typeof read>[0]) => read(input).map(({ value }) => value.id)

test('whom something is built for is a reader', () => {
  assert.deepEqual(idsOf({ sentences: [sentence('Built for music teachers and small schools.')] }).sort(), [
    'schools',
    'teachers',
  ])
})

test('a reader whom no list knows is named in the words of an English site', () => {
  const [found] = read({ sentences: [sentence('Designed for allotment holders who hate slugs.')] })
  assert.equal(found?.value.label, 'allotment holders')
})

test('orders and numbers are no readers', () => {
  assert.deepEqual(idsOf({ sentences: [sentence('Made for large orders and serial numbers.')] }), [])
})

test('those it is not for are no readers', () => {
  assert.deepEqual(idsOf({ sentences: [sentence('This course is not for beginners.')] }), [])
})

test('entries of a menu that say for whom are readers', () => {
  const html = '<nav><a href="/a">For parents</a><a href="/b">Pricing</a></nav><p>Hello</p>'
  const [found] = read({ html })
  assert.equal(found?.value.id, 'parents')
  assert.equal(found.value.source, 'menu')
})

test('a department in a menu is no reader unless the page is for somebody', () => {
  const menu = (href: string) => `<nav><a href="${href}">Marketing</a></nav><p>Hello</p>`
  assert.deepEqual(idsOf({ html: menu('/marketing') }), [])
  assert.deepEqual(idsOf({ html: menu('/solutions/marketing') }), ['marketing'])
})

test('choices of a form are readers where two at least are', () => {
  const form = (...options: string[]) =>
    `<form><select>${options.map((option) => `<option>${option}</option>`).join('')}</select></form>`
  assert.deepEqual(idsOf({ html: form('Parent', 'Coach', 'Something else') }).sort(), ['coaches', 'parents'])
  assert.deepEqual(idsOf({ html: form('Parent', 'Yes', 'No') }), [])
})

test('the places that structured data says are served are places, countries by name', () => {
  const html = '<script type="application/ld+json">{"@type":"Service","areaServed":"AT"}</script><p>Hello</p>'
  const [found] = read({ html })
  assert.deepEqual(found?.value, { kind: 'place', id: 'place:austria', label: 'Austria', source: 'structured data' })
})

test('what a list under “Who we serve” names are readers', () => {
  const sentences = [sentence('Who we serve', { place: 'heading' }), sentence('Landlords', { place: 'heading' })]
  assert.deepEqual(idsOf({ sentences }), ['landlords'])
})

test('pages for those who want to work there say nothing of readers', () => {
  assert.deepEqual(idsOf({ sentences: [sentence('Perfect for students.', { pageType: 'careers' })] }), [])
})

test('a long text of frames without readers is read in bounded time', () => {
  takesBoundedTime(() => {
    read({ sentences: [sentence('for '.repeat(100_000)), sentence('built for ((('.repeat(30_000))] })
  })
})
