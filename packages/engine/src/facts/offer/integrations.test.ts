import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { integrations } from './integrations.ts'

const factsIn = (body: string, type?: TestPage['type']) => {
  const html = `<title>Oaken</title><body><h1>Plan kitchens</h1>${body}</body>`
  const site = siteOfPages(type === undefined ? { '/': html } : { '/': '<h1>Oaken</h1>', '/x': { html, type } })
  return integrations(site, { names: ['Oaken'] })
}
const found = (body: string, type?: TestPage['type']) => factsIn(body, type).map(({ value }) => value)
const list = (...names: string[]) => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`
const section = (heading: string, body: string) => `<section><h2>${heading}</h2>${body}</section>`
const two = ['Saltbox', 'Mailmoss']

const headings = [
  'Integrations',
  'Works with the tools you already use',
  'Connects with your stack',
  'Integrationen',
  'Intégrations',
  'Integraciones',
  'Integrazioni',
  'Integraties',
  'Integracje',
  'Интеграции',
  '連携サービス',
]
for (const heading of headings) {
  test(`names below “${heading}” are integrations`, () => {
    assert.deepEqual(found(section(heading, list(...two))), two)
  })
}

test('names of cards, links and logos are read', () => {
  assert.deepEqual(
    found(
      section(
        'Integrations',
        '<h3>Saltbox</h3><a href="/m">Mailmoss</a><img alt="Tallymoor logo"><strong>Quill</strong>',
      ),
    ),
    ['Saltbox', 'Mailmoss', 'Tallymoor', 'Quill'],
  )
})

test('a logo is less sure than a written name', () => {
  const facts = factsIn(section('Integrations', '<h3>Saltbox</h3><img alt="Mailmoss logo white">'))
  assert.deepEqual(
    facts.map(({ value, basis, confidence, quotes }) => [value, basis, confidence, quotes[0]?.text]),
    [
      ['Saltbox', 'stated', 0.7, 'Saltbox'],
      ['Mailmoss', 'inferred', 0.6, 'Mailmoss logo white'],
    ],
  )
})

test('names end with the next heading of the same level, or with the section', () => {
  assert.deepEqual(found(`<main><h2>Integrations</h2>${list(...two)}<h2>Our team</h2>${list('Ada', 'Bo')}</main>`), two)
  assert.deepEqual(found(`${section('Integrations', list(...two))}${list('Ada', 'Bo')}`), two)
})

test('smaller headings part them and do not end them', () => {
  assert.deepEqual(found(section('Integrations', `<h3>Mail</h3>${list(two[1]!)}<h3>Shops</h3>${list(two[0]!)}`)), [
    'Mail',
    'Mailmoss',
    'Shops',
    'Saltbox',
  ])
})

test('each name is told once, whatever its capitals', () => {
  assert.deepEqual(found(section('Integrations', list('Saltbox', 'SALTBOX', 'Mailmoss'))), two)
})

test('the brand itself is none of them', () => {
  assert.deepEqual(found(section('Integrations', list('Oaken', ...two))), two)
})

const nothing: [what: string, body: string][] = [
  ['a single name', section('Integrations', list('Saltbox'))],
  ['another heading', section('Our values', list(...two))],
  [
    'a heading that is a sentence',
    section('We are glad that so many of you asked us for more integrations this year and last', list(...two)),
  ],
  ['calls to action', section('Integrations', '<a href="/a">Learn more</a><a href="/b">Get started</a>')],
  ['words without a capital', section('Integrations', list('saltbox', 'mailmoss'))],
  ['sentences', section('Integrations', list('Sends your mail.', 'Counts your stock.'))],
  [
    'more than four words',
    section('Integrations', list('Saltbox For Very Small Shops', 'Mailmoss For Very Big Shops')),
  ],
  ['figures', section('Integrations', list('100', '200'))],
  ['hidden names', section('Integrations', '<ul style="display:none"><li>Saltbox</li><li>Mailmoss</li></ul>')],
]
for (const [what, body] of nothing) test(`no integrations: ${what}`, () => assert.deepEqual(found(body), []))

for (const type of ['post', 'blog', 'legal'] as const) {
  test(`a page of this type is not read: ${type}`, () => {
    assert.deepEqual(found(section('Integrations', list(...two)), type), [])
  })
}

test('names below a heading right in the body are read up to the next heading', () => {
  const body = `<h2>Integrationen</h2>${list(...two)}<h2>Über uns</h2>${list('Ada Vogt', 'Jo Brand')}`
  assert.deepEqual(found(body), two)
})

test('“_logo” in an alternative text is no part of a name', () => {
  assert.deepEqual(found(section('Integrations', '<img alt="Saltbox_logo"><img alt="logo_Mailmoss">')), two)
})
