import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from './page/page-blocks.ts'
import { passages } from './passages.ts'

const page = 'https://www.oaken.example/'
const block = (text: string, role: Block['role'] = 'content'): Block => {
  return { role, heading: null, text, node: 0, end: 1, links: 0, buttons: 0, repeats: 0 }
}
const textsOf = (...blocks: Block[]) => passages([{ page, blocks }]).map(({ text }) => text)

test('passages stand in page order with their page', () => {
  assert.deepEqual(passages([{ page, blocks: [block('We build kitchens.'), block('Made in Leeds.')] }]), [
    { pageUrl: page, position: 0, text: 'We build kitchens.' },
    { pageUrl: page, position: 1, text: 'Made in Leeds.' },
  ])
})

test('menus and headers are no passages', () => {
  assert.deepEqual(textsOf(block('Shop About', 'navigation'), block('Oaken', 'header'), block('Made in Leeds.')), [
    'Made in Leeds.',
  ])
})

test('a text that a page repeats is one passage', () => {
  assert.equal(textsOf(block('Made in Leeds.'), block('Made in Leeds.')).length, 1)
})

test('a long text is cut between sentences', () => {
  const sentence = (word: string) => `${'Oak and ash '.repeat(25)}${word}.`
  assert.deepEqual(textsOf(block(`${sentence('one')} ${sentence('two')}`)), [sentence('one'), sentence('two')])
})

test('a sentence without an end is cut where a passage is full', () => {
  assert.deepEqual(
    textsOf(block('x'.repeat(601) + 'y'.repeat(699))).map(({ length }) => length),
    [600, 600, 100],
  )
})

test('a page has two hundred passages at the most, however long it is', () => {
  const sentences = Array.from(
    { length: 5_000 },
    (_, n) => `Kitchen number ${n} is made of oak, and ${'so '.repeat(60)}on.`,
  )
  assert.equal(textsOf(block(sentences.join(' '))).length, 200)
})

test('a heading is not parted from what stands under it', () => {
  const line = (word: string) => `${'Oak and ash '.repeat(30)}${word}.`
  assert.deepEqual(textsOf(block(`${line('one')}\n\nBeech\n${line('two')}`)), [line('one'), `Beech\n${line('two')}`])
})
