import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sign } from './signs.ts'
import { signsOf } from './signs.ts'
import { versionAfter, versionInUrl } from './versions.ts'

const after: [text: string, version: string | null][] = [
  [' 6.4.2 (build 7)', '6.4.2'],
  [' v5.3.0', '5.3.0'],
  ['@18', '18'],
  [': version 2.1', '2.1'],
  [' Free 6.5', '6.5'],
  [' Pro v3.2.1.4', '3.2.1.4'],
  [' 4.1beta', '4'],
  [' for shops 6.4', null],
  ['', null],
]
for (const [text, version] of after) {
  test(`after a name “${text}” is ${version === null ? 'no version' : `version ${version}`}`, () => {
    assert.equal(versionAfter(text), version)
  })
}

const sign = (kind: Sign['kind'], text: string): Sign => ({ kind, text, name: 'Product', category: 'framework' })
const urls: [url: string, kind: Sign['kind'], text: string, version: string | null][] = [
  ['/js/jquery-3.6.0.min.js', 'file', 'jquery', '3.6.0'],
  ['/ajax/libs/jquery/3.6.0/jquery.min.js', 'file', 'jquery', '3.6.0'],
  ['/npm/swiper@11/swiper-bundle.min.js', 'file', 'swiper', '11'],
  ['/npm/swiper@v11.0.5/swiper.js', 'file', 'swiper!', '11.0.5'],
  ['/js/jquery.min.js', 'file', 'jquery', null],
  ['/2024/05/jquery.js', 'file', 'jquery', null],
  ['/js/jquery-3.js', 'file', 'jquery', null],
  ['/tools/widget/2.4/w.js', 'src', 'cdn.example/tools/widget', '2.4'],
  ['/2.4/w.js', 'src', 'cdn.example', null],
  ['/wp-includes/css/dist/block-library/style.min.css?ver=6.5.2', 'path', '/wp-includes/', '6.5.2'],
  ['/wp-includes/js/jquery/jquery.min.js?ver=3.7.1', 'path', '/wp-includes/', null],
  ['/wp-content/plugins/shop/app.js?ver=8.1', 'path', '/plugins/shop/', '8.1'],
  ['/wp-content/plugins/shop/app.js?ver=8', 'path', '/plugins/shop/', null],
  ['/wp-content/plugins/shop/app.js?ver=1718000000', 'path', '/plugins/shop/', null],
  ['/wp-content/plugins/shop/app.js', 'path', '/plugins/shop/', null],
  ['/app-1.2.3.js', 'generator', 'App', null],
]
for (const [url, kind, text, version] of urls) {
  test(`${url} tells ${version === null ? 'no version' : version} of ${kind} ${text}`, () => {
    assert.equal(versionInUrl(new URL(url, 'https://cdn.example'), sign(kind, text)), version)
  })
}

test('signs are read from tables in order, several of one product among them', () => {
  assert.deepEqual(signsOf({ framework: { Oak: 'src oak.example/x|attr data-oak', Ash: 'header server=ash' } }), [
    { kind: 'src', text: 'oak.example/x', name: 'Oak', category: 'framework' },
    { kind: 'attr', text: 'data-oak', name: 'Oak', category: 'framework' },
    { kind: 'header', text: 'server=ash', name: 'Ash', category: 'framework' },
  ])
})

test('a table with a kind of sign that there is none of is an error that names it', () => {
  assert.throws(() => signsOf({ framework: { Oak: 'scr oak.example' } }), /no kind of sign: scr oak\.example of Oak/)
})
