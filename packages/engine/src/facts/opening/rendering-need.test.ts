import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageState, PageType } from '../../artifacts.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { renderingReason, tellsHeadline } from './rendering-need.ts'

const script = '<script src="/a.js"></script>'
const prose = `<h1>Kitchens</h1><p>${'We build kitchens of oak and ash near Leeds. '.repeat(30)}</p>`
const okay: PageState = { state: 'ok', confidence: 1, reasons: [] }

function reasonOf(html: string, type: PageType = 'home', state = okay) {
  const { captured, document } = siteOfPages({ '/': { html, type } }).home
  return renderingReason({ ...captured, state }, document, Buffer.from(html))
}

const wanted: [string, string, PageType?][] = [
  ['whose navigation is empty', `<nav></nav>${prose}${script}`],
  ['whose header is still to come', `<div id="site-header"></div>${prose}${script}`],
  ['whose menu is an element of its script', `<main-nav></main-nav>${prose}${script}`],
  ['whose prices are still to come', `<div id="pricing"><span> </span></div>${prose}${script}`],
  ['that includes its parts by attribute', `<div data-include="header.html"></div>${prose}${script}`],
  ['that names a part of its frame in an attribute', `<div data-piece="footer"></div>${prose}${script}`],
  ['that names the file of a part of its frame', `<div data-from="/parts/header.html"></div>${prose}${script}`],
  ['of few words and no heading', `<p>Loading</p>${script}`],
  ['on prices without a number', `<h1>Prices</h1><p>${'Fair and simple for all. '.repeat(40)}</p>${script}`, 'pricing'],
]
for (const [title, html, type] of wanted) {
  test(`a page ${title} wants a browser`, () => assert.notEqual(reasonOf(html, type), null))
}

const readable: [string, string, PageType?][] = [
  ['that is whole', `<nav><a href="/a">A</a></nav>${prose}${script}`],
  ['without scripts, whatever it lacks', `<nav></nav><div id="pricing"></div>${prose}`],
  [
    'with a header of its own elements',
    `<div id="site-header"><a href="/a">A</a></div><main-nav><a href="/b">B</a></main-nav>${prose}${script}`,
  ],
  [
    'with an empty element for something else',
    `<div data-role="header-line"></div><div data-note="menu of the day"></div>${prose}${script}`,
  ],
  ['with an empty anchor', `<div id="content"></div><div id="header-line"></div>${prose}${script}`],
  ['on prices with a number', `<h1>Prices</h1><p>From 12 a month.</p>${prose}${script}`, 'pricing'],
]
for (const [title, html, type] of readable) {
  test(`a page ${title} is read as it came`, () => assert.equal(reasonOf(html, type), null))
}

test('a shell wants a browser for the reasons it is one; a bad page none at all', () => {
  assert.equal(reasonOf(`<p>${script}`, 'home', { state: 'shell', confidence: 1, reasons: ['a', 'b'] }), 'a; b')
  assert.equal(reasonOf(`<nav></nav>${script}`, 'home', { state: 'error', confidence: 1, reasons: ['x'] }), null)
})

test('a home page tells its headline when there is one worth trusting', () => {
  assert.equal(
    tellsHeadline(siteOfPages({ '/': '<section><h1>Kitchens that outlive fashion</h1></section>' }).home),
    true,
  )
  assert.equal(tellsHeadline(siteOfPages({ '/': '<div><a href="/a">A</a></div>' }).home), false)
})

test('row 59: parts nested without end are looked through', () => {
  assert.doesNotThrow(() => reasonOf(`${'<div id="nav">'.repeat(60_000)}x${script}`))
})
