import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from '../document/flat-document.ts'
import { parseHtml } from '../document/parse-html.ts'
import { hasScripts, shellSigns } from './shell-signs.ts'

const signsOf = (html: string) => {
  const document = parseHtml(html)
  return shellSigns(document, Buffer.from(html), textOf(document, 0))
}
const script = '<script type="module" src="/app.js"></script>'
const ballast = `<style>${'.a{color:red}'.repeat(800)}</style>`

const shells: [string, string][] = [
  ['React', `<div id="root"></div>${script}`],
  [
    'Vue, with much style',
    `${ballast}<div id="app"></div><noscript>Please enable JavaScript to continue.</noscript>${script}`,
  ],
  ['Angular', `<app-root></app-root>${script}`],
  [
    'Next with its data only',
    `${ballast}<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{}</script>${script}`,
  ],
]
for (const [name, html] of shells) {
  test(`an application of ${name} that its script fills is a shell`, () => assert.equal(signsOf(html).isShell, true))
}

const pages: [string, string][] = [
  ['without scripts', '<div id="root"></div>'],
  ['with data for machines only', '<div id="root"></div><script type="application/ld+json">{}</script>'],
  [
    'built on the server',
    `<div id="__next"><h1>Kitchens</h1><p>${'Oak and ash for you. '.repeat(12)}</p></div>${script}`,
  ],
  ['of many words without a heading', `<div id="app">${'Oak and ash for you. '.repeat(60)}</div>${script}`],
]
for (const [name, html] of pages) {
  test(`a page ${name} is no shell`, () => assert.equal(signsOf(html).isShell, false))
}

test('the signs say what was seen', () => {
  assert.deepEqual(signsOf(`<div id="root"></div>${script}`).signs, [
    '0 visible words beside scripts',
    'an empty element where an application puts itself',
    'no elements with content',
    'less than 2 % of the page is text',
  ])
})

test('row 60: a megabyte of scripts that never close is looked through once', () => {
  for (const piece of ['<script type="application/json" ', '<script', '<script ', '<noscript><', '<', '>']) {
    const html = piece.repeat(1_000_000 / piece.length)
    assert.equal(typeof hasScripts(Buffer.from(html)), 'boolean')
  }
})

test('row 60: only the beginning of a note, and only some notes, are read', () => {
  const note = '<noscript>Please enable JavaScript to continue.</noscript>'
  const asks = (html: string) => signsOf(html).signs.some((sign) => sign.startsWith('a note'))
  assert.equal(asks(`${script}${note}`), true)
  assert.equal(
    asks(`${script}<noscript>${'<'.repeat(500_000)} Please enable JavaScript to continue.</noscript>`),
    false,
  )
  assert.equal(asks(`${script}${'<noscript>x</noscript>'.repeat(20)}${note}`), false)
})
