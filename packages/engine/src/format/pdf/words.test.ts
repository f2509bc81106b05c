import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headed, paragraphs, plain, prose, verbatim, worded } from './words.ts'

test('our words and the words of the site in them are runs of their own', () => {
  assert.deepEqual(prose('It opens with “Soup by post” and ends.'), [
    { voice: 'ours', text: 'It opens with ' },
    { voice: 'quoted', text: 'Soup by post' },
    { voice: 'ours', text: ' and ends.' },
  ])
})

test('dates of ours are written out, and stay on one line', () => {
  assert.deepEqual(prose('Read on 2026-11-22.'), [{ voice: 'ours', text: 'Read on 22\u00a0November\u00a02026.' }])
})

test('a passage from right to left is marked as one, and a URL on its site is not', () => {
  assert.deepEqual(verbatim('شوربة'), [{ voice: 'site', text: '\u2068شوربة\u2069', rtl: true }])
  assert.deepEqual(verbatim('soup'), [{ voice: 'site', text: 'soup' }])
})

test('names from right to left in our words keep their order beside each other', () => {
  assert.deepEqual(prose('It serves جدة, الدمام and 3 more.'), [
    { voice: 'ours', text: 'It serves \u2068جدة\u2069, \u2068الدمام\u2069 and 3 more.' },
  ])
})

test('long words can be broken behind their signs, and endless ones anywhere', () => {
  const [url] = verbatim('soup.example/boxes/six-soups')
  assert.equal(url?.text, 'soup.\u200bexample/\u200bboxes/\u200bsix-\u200bsoups')
  const [endless] = verbatim('x'.repeat(40))
  assert.deepEqual(
    endless?.text.split('\u200b').map(({ length }) => length),
    [16, 16, 8],
  )
  assert.equal(verbatim('東京都'.repeat(20))[0]?.text.includes('\u200b'), false)
})

test('texts have a bound, however long they are', () => {
  assert.ok(plain('Donau'.repeat(100_000), 200).length <= 201)
  assert.ok(plain(`e${'\u0301'.repeat(1_000)}`).length <= 5)
  assert.equal(paragraphs('a\n\n'.repeat(1_000)).length, 5)
})

test('controls, overrides and what is no character are taken out', () => {
  assert.equal(plain('so\u0000up \u202eevil\u2066 \ufffe\ud800\ue123pot'), 'so up evil pot')
})

test('only URLs that can be followed without harm are links, and only colours are samples', () => {
  const of = (more: object) => worded({ text: 'soup', voice: 'site', ...more }, 'bare')
  assert.equal(of({ href: 'javascript:alert(1)' }).href, null)
  assert.equal(of({ href: 'https://soup.example' }).href, 'https://soup.example/')
  assert.equal(of({ hex: 'url(x)' }).hex, null)
  assert.deepEqual(of({ gradient: 'linear-gradient(#b3261e, #ffffff 60%)' }).gradient, ['#b3261e', '#ffffff'])
  assert.equal(of({ gradient: 'url(https://evil.example)' }).gradient, null)
})

test('a heading without a word says so', () => {
  assert.deepEqual(headed(prose(' \u200b ')), [{ voice: 'ours', text: '–' }])
})
