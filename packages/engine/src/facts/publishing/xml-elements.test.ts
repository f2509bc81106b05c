import assert from 'node:assert/strict'
import { test } from 'node:test'
import { xmlElements } from './xml-elements.ts'

const read = (xml: string) => {
  const elements = xmlElements(xml)
  return elements?.names.map((name, at) => [name, elements.parents[at], elements.texts[at]]) ?? null
}

test('elements stand in document order with their parents and their own text', () => {
  assert.deepEqual(read('<rss><title>Oak</title><item>a<b>c</b>d</item></rss>'), [
    ['rss', -1, ''],
    ['title', 0, 'Oak'],
    ['item', 0, 'ad'],
    ['b', 2, 'c'],
  ])
})

test('an element that closes itself holds nothing', () => {
  assert.deepEqual(read('<a><b/>text</a>'), [
    ['a', -1, 'text'],
    ['b', 0, ''],
  ])
})

test('what was never closed ends with the element around it, and what was never opened closes nothing', () => {
  assert.deepEqual(read('<a><b>one</a><c>two</c>'), [
    ['a', -1, ''],
    ['b', 0, 'one'],
    ['c', -1, 'two'],
  ])
  assert.deepEqual(read('<a></b>one</a>'), [['a', -1, 'one']])
})

const texts: [written: string, text: string][] = [
  ['Oak &amp; ash', 'Oak & ash'],
  ['&lt;b&gt;&quot;&apos;', `<b>"'`],
  ['&#79;&#x41;', 'OA'],
  ['&#128512;', '😀'],
  ['&#0;', '&#0;'],
  ['&#xD800;', '&#xD800;'],
  ['&#xDFFF;', '&#xDFFF;'],
  ['&#xE000;', '\ue000'],
  ['&#x10FFFF;', '\u{10ffff}'],
  ['&#x110000;', '&#x110000;'],
  ['&nbsp;', '&nbsp;'],
  ['<![CDATA[<b>&amp;</b>]]>', '<b>&amp;</b>'],
  ['a<!-- <b>no</b> -->c', 'ac'],
  ['a<?php echo ?>c', 'ac'],
]
for (const [written, text] of texts) {
  test(`the text of ${written} is ${JSON.stringify(text)}`, () =>
    assert.deepEqual(read(`<a>${written}</a>`), [['a', -1, text]]))
}

test('attributes are read in both quotes, decoded, a greater-than within them included', () => {
  const { attributes } = xmlElements(`<a href="x?a=1&amp;b=2" title='a > b' empty = "" bare=1><b/></a>`)!
  assert.deepEqual({ ...attributes[0] }, { href: 'x?a=1&b=2', title: 'a > b', empty: '' })
})

test('a name that objects inherit is an attribute like others', () => {
  const { attributes } = xmlElements('<a __proto__="x" constructor="y"/>')!
  assert.equal(attributes[0]?.constructor, 'y')
  assert.equal(({} as Record<string, unknown>).x, undefined)
})

test('a text that declares entities is not read at all', () => {
  assert.equal(read('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), null)
  assert.deepEqual(read('<!DOCTYPE a><a>b</a>'), [['a', -1, 'b']])
})

test('what holds no element is no XML', () => {
  assert.equal(read('plain text'), null)
  assert.equal(read(''), null)
  assert.equal(read('<!-- <a> -->'), null)
})

test('elements forty deep are read, deeper ones are not', () => {
  const deep = (levels: number) => xmlElements('<a>'.repeat(levels))?.names.length
  assert.equal(deep(40), 40)
  assert.equal(deep(60), 40)
})
