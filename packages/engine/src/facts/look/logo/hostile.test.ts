import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../../site-fixtures.ts'
import { logo } from '../logo.ts'

const image = '<a href="/"><img class="logo" src="/l.png" alt="Elm"></a>'

const pages: [title: string, html: string][] = [
  ['sixty thousand pictures in a header', `<header>${'<img src="/a.png" alt="a">'.repeat(60_000)}</header>`],
  ['thirty thousand drawings', `<header>${'<svg><path d="M0 0h1"/></svg>'.repeat(30_000)}</header>`],
  [
    'sixty thousand empty elements in links',
    `<header>${'<a href="/" class="logo"><i></i></a>'.repeat(30_000)}</header>`,
  ],
  [
    'a nesting of links five hundred deep',
    `<header>${'<div class="logo brand">'.repeat(500)}${image.repeat(500)}</header>`,
  ],
  [
    'a nesting with a text at its end',
    `<header>${'<div>'.repeat(500)}${'<span class="logo">a</span>'.repeat(5_000)}</header>`,
  ],
  [
    'an alternative text of a megabyte',
    `<header><a href="/"><img src="/l.png" alt="${'logo '.repeat(200_000)}"></a></header>`,
  ],
  ['a class of a megabyte', `<header><a href="/"><img src="/l.png" class="${'logo-'.repeat(200_000)}"></a></header>`],
  [
    'an address of a megabyte',
    `<header><a href="/${'a'.repeat(1_000_000)}"><img src="/${'l'.repeat(1_000_000)}.png"></a></header>`,
  ],
  ['a srcset of commas', `<header><a href="/"><img class="logo" srcset="${', '.repeat(300_000)}"></a></header>`],
  [
    'a background of brackets',
    `<header><a class="logo" href="/" style="background:${'url('.repeat(50_000)}"></a></header>`,
  ],
  ['a text of one letter', `<header><a class="logo" href="/">${'a'.repeat(400_000)}</a></header>`],
  [
    'five thousand sources',
    `<header><a href="/"><picture>${'<source srcset="/x.png">'.repeat(5_000)}<img></picture></a></header>`,
  ],
  [
    'a thousand references to one symbol',
    `<svg><symbol id="s">${'<path d="M0 0h1"/>'.repeat(5_000)}</symbol></svg><header>${'<a href="/"><svg class="logo"><use href="#s"/></svg></a>'.repeat(1_000)}</header>`,
  ],
]

for (const [title, html] of pages) {
  test(`rows 59 and 60: ${title} cost little`, () => {
    const site = siteOfPages({ '/': html })
    const before = process.cpuUsage()
    logo(site, { structuredData: [], names: ['Elm'] })
    const { user, system } = process.cpuUsage(before)
    assert.ok(user + system < 1_000_000, `${Math.round((user + system) / 1_000)} ms`)
  })
}
