import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageBlocks } from '../../../page/blocks.ts'
import { siteOfPages } from '../../../site-fixtures.ts'
import { palette } from '../palette.ts'

const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('')
const text = '<h1>Kitchens</h1><p>Made to order in Leeds since 1921, from oak.</p>'
const mix = (depth: number): string =>
  depth === 0 ? 'red' : `color-mix(in oklch, ${mix(depth - 1)}, var(--c${depth}))`

/** CPU of the palette alone, in milliseconds: the styles of a page are computed lazily, and their own tests bound them. */
function paletteOf(html: string) {
  const site = siteOfPages({ '/': html })
  const blocks = site.pages.map(pageBlocks)
  const logo = { primary: null, icon: null, alternates: [] }
  const before = process.cpuUsage()
  const found = palette(site, { blocks, ctas: [], logo })
  const { user, system } = process.cpuUsage(before)
  return { found, milliseconds: (user + system) / 1_000 }
}

const pages: [string, string][] = [
  [
    '100,000 custom properties',
    `<style>:root{${many(100_000, (n) => `--c${n}:#${(n * 97).toString(16).padStart(6, '0').slice(-6)};`)}}</style>${text}`,
  ],
  [
    '100,000 custom properties of one another',
    `<style>:root{${many(100_000, (n) => `--c${n}:var(--c${n + 1});`)}} p{color:var(--c1)}</style>${text}`,
  ],
  [
    'custom properties in a circle',
    `<style>:root{--a:var(--b);--b:var(--a)} p{color:var(--a);background:var(--b)}</style>${text}`,
  ],
  [
    'bombs of mixes',
    `<style>:root{${many(2_000, (n) => `--c${n}:${mix(8)};`)}} p{background:var(--c9)}</style>${text}`,
  ],
  [
    'a gradient of 10,000 stops',
    `<style>p{background:linear-gradient(${many(10_000, (n) => `#${(n * 997).toString(16).padStart(6, '0').slice(-6)},`)}#fff)}</style>${text.repeat(500)}`,
  ],
  [
    '60,000 inline styles',
    many(
      60_000,
      (n) =>
        `<b style="color:#${(n * 269).toString(16).padStart(6, '0').slice(-6)};background:rgb(${n % 256} 9 9)">x</b>`,
    ),
  ],
  [
    'a nesting 500 deep, each with a fill',
    `${many(500, (n) => `<div style="background:rgb(${n % 256} 0 0 / 50%)">`)}${text}`,
  ],
  [
    '20,000 drawings',
    many(20_000, (n) => `<svg><path fill="#${(n * 269).toString(16).padStart(6, '0').slice(-6)}"/></svg>`),
  ],
  [
    '60,000 rules of colours',
    `<style>${many(60_000, (n) => `.a${n}{color:#${(n * 97).toString(16).padStart(6, '0').slice(-6)}}`)}</style>${text}`,
  ],
  [
    'attributes of 100 kB',
    `<body bgcolor="${'#'.repeat(100_000)}" style="background:${'('.repeat(100_000)}"><p class="${'btn-'.repeat(25_000)}">${text}`,
  ],
  ['a theme colour of 100 kB', `<meta name="theme-color" content="${'color-mix('.repeat(10_000)}">${text}`],
]
for (const [title, html] of pages) {
  test(`row 61: the palette of ${title} is read to a bound`, () => {
    const { found, milliseconds } = paletteOf(html)
    assert.ok(milliseconds < 1_500, `${milliseconds} ms`)
    assert.ok(found.colors.length <= 14 && found.pairs.length <= 12 && found.gradients.length <= 6)
    assert.ok(JSON.stringify(found).length < 20_000)
  })
}
