import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takesBoundedTime } from '../lexicon/list-checks.ts'
import { textOf } from './flat-document.ts'
import { parseHtml } from './parse-html.ts'

const read = (html: string) => textOf(parseHtml(html), 0)

test('two pieces that only a style sheet sets apart are two texts', () => {
  assert.equal(
    read('<p><b>Workshop view</b><span>We plane each board twice.</span></p>'),
    'Workshop view We plane each board twice.',
  )
  assert.equal(read('<a><b>SIDE VIEW</b><i>Oak</i></a>'), 'SIDE VIEW Oak')
})

test('a count and what is counted are two texts', () => {
  assert.equal(read('<div><b>120+</b><span>brands served</span></div>'), '120+ brands served')
  assert.equal(read('<div><b>99%</b><span>نسبة نجاح</span></div>'), '99% نسبة نجاح')
})

test('a caption behind the last sentence of a paragraph is a text of its own', () => {
  assert.equal(
    read('<p>Fewer boards hold more.<small>Picture by A. Reed</small></p>'),
    'Fewer boards hold more. Picture by A. Reed',
  )
})

for (const [what, html, text] of [
  [
    'a word coloured in two',
    '<p>Fresh <b>ev</b>ery day, and <i>every</i><b>where</b> you go</p>',
    'Fresh every day, and everywhere you go',
  ],
  ['a name set in two pieces', '<a><span>Oak</span><span>Line</span></a>', 'OakLine'],
  ['a capital that begins a chapter', '<p><span>O</span><span>nce upon a time</span></p>', 'Once upon a time'],
  [
    'a unit or an ordinal',
    '<p>the <span>19</span><span>th century</span>, <b>20</b><i>px</i></p>',
    'the 19th century, 20px',
  ],
  ['a script without spaces', '<p><b>東京 の</b><span>大学 です</span></p>', '東京 の大学 です'],
  ['a comma behind a stressed word', '<p><b>two words</b><span>, then more</span></p>', 'two words, then more'],
] as const) {
  test(`${what} stays together`, () => assert.equal(read(html), text))
}

test('a hundred thousand pieces are parted in bounded time', () => {
  const html = `<p>${'<b>a b</b>'.repeat(20_000)}</p>`
  const long = `<p><b>${'a '.repeat(200_000)}a</b><b>${'B'.repeat(200_000)}</b></p>`
  takesBoundedTime(() => {
    parseHtml(html)
    parseHtml(long)
  })
})
