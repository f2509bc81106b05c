import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../../site-fixtures.ts'
import { markCandidates } from './candidates.ts'
import { body, brand } from './logo-fixtures.ts'
import { scoreMarks } from './score.ts'
import { brandWords } from './words.ts'

const names = brandWords(brand, 'elmoak')

function marksOf(html: string, declared: readonly string[] = []) {
  const site = siteOfPages({ '/': html }, { origin: 'https://www.elmoak.example' })
  const around = { site, page: site.home, brand: names, declared: new Set(declared) }
  return scoreMarks(around, markCandidates(site.home, names))
}

/** The score of the only mark, or of the one named; null where it cannot be the mark. */
function scoreOf(html: string, url?: string): number | null {
  const marks = marksOf(html)
  const mark = url === undefined ? marks[0] : marks.find((one) => one.url?.endsWith(url))
  return mark?.score ?? null
}

const header = (inner: string) => `<header>${inner}</header>${body}`
const home = (inner: string) => header(`<a href="/">${inner}</a>`)
const image = (attributes: string) => `<img src="/m.png" ${attributes}>`
const sized = (width: number, height: number) => header(image(`class="logo" width="${width}" height="${height}"`))
const drawing = (width: number, height: number) =>
  `<svg width="${width}" height="${height}"><path d="M0 0h9v9z"/></svg>`
const letters = (count: number) => 'a'.repeat(count)

const stronger: [why: string, stronger: string, weaker: string][] = [
  ['a header over the top of a page', header(image('class="logo"')), image('class="logo"') + body],
  ['the top of a page over its foot', image('class="logo"') + body, `${body}<footer>${image('class="logo"')}</footer>`],
  ['the link home over none', home(image('class="logo"')), header(image('class="logo"'))],
  [
    'a link to the top of the page over one to another page',
    header(`<a href="#top">${image('class="logo"')}</a>`),
    header(`<a href="/about">${image('class="logo"')}</a>`),
  ],
  [
    'no link over one to another page',
    header(image('class="logo"')),
    header(`<a href="/about">${image('class="logo"')}</a>`),
  ],
  ['the name logo over none', home(image('class="logo"')), home(image('class="x"'))],
  ['the name of the place over none', home(`<i class="brand">${image('')}</i>`), home(`<i class="x">${image('')}</i>`)],
  ['all of the name over a part of it', home(image('alt="Elm & Oak"')), home(image('alt="Elm & Oak of old"'))],
  ['a part of the name over none', home(image('alt="Elm & Oak of old"')), home(image('alt="Tables of old"'))],
  ['a label that leads home over none', home(image('alt="Startseite"')), home(image('alt=""'))],
  ['what is seen over what is hidden', home(image('alt="x"')), home(image('alt="x" style="display:none"'))],
  [
    'a label of sixty characters over a longer one',
    home(image(`alt="${letters(60)}"`)),
    home(image(`alt="${letters(61)}"`)),
  ],
  ['“logo” over the logo of another', home(image('alt="Logo"')), home(image('alt="Zeta logo"'))],
  ['16 pixels over fewer', sized(16, 16), sized(15, 15)],
  ['24 pixels over fewer', sized(24, 24), sized(23, 23)],
  ['twice as wide as high over less', sized(120, 60), sized(119, 60)],
  ['60 pixels in width over fewer', sized(60, 20), sized(59, 20)],
  ['160 pixels in height over more', sized(400, 160), sized(400, 161)],
  ['600 pixels in width over more, where it is high', sized(600, 251), sized(601, 251)],
  ['250 pixels in height over more, where it is wide', sized(601, 250), sized(601, 251)],
  ['800 pixels in width over more, where it is high', sized(800, 301), sized(801, 301)],
  ['300 pixels in height over more, where it is very wide', sized(801, 300), sized(801, 301)],
  ['a drawing larger than a letter over one like a house', home(drawing(33, 33)), home(drawing(32, 32))],
  ['a drawing that is no square over one like a house', home(drawing(32, 30)), home(drawing(32, 32))],
  [
    'a drawing with a name over one like a house',
    home(drawing(32, 32).replace('<svg', '<svg class="logo"')),
    home(drawing(32, 32)),
  ],
]
for (const [why, strong, weak] of stronger) {
  test(`a mark is more likely by ${why}`, () => {
    const [more, less] = [scoreOf(strong), scoreOf(weak)]
    assert.ok(more !== null && less !== null && more > less, `${more} > ${less}`)
  })
}

const equal: [why: string, one: string, other: string][] = [
  ['a word in lower case beside “logo” is no other name', home(image('alt="Logo"')), home(image('alt="wooden logo"'))],
  ['short words beside “logo” are no other name', home(image('alt="Logo"')), home(image('alt="A logo"'))],
  ['large in width alone is not large', sized(600, 250), sized(601, 250)],
  ['large in height alone is not large', sized(600, 250), sized(600, 251)],
  ['a drawing within the link home need not be wide', home(drawing(40, 40)), home(drawing(50, 50))],
]
for (const [why, one, other] of equal) {
  test(`a mark is as likely: ${why}`, () => {
    assert.notEqual(scoreOf(one), null)
    assert.equal(scoreOf(one), scoreOf(other))
  })
}

const deep = (levels: number, inner: string) => '<div>'.repeat(levels) + inner + '</div>'.repeat(levels)
const named = image('class="logo"')

const never: [why: string, html: string][] = [
  ['leads to another site', header(`<a href="https://zeta.example/">${named}</a>`)],
  ['is called as a language', home(image('alt="Deutsch"'))],
  ['changes the language of the page', header(`<a href="/" hreflang="de">${image('alt="Elm & Oak"')}</a>`)],
  ['is a card to pay with', header(image('alt="Visa"'))],
  ['is called as a control', header(image('class="search"'))],
  ['stands in a button', header(`<button>${image('alt="Elm & Oak"')}</button>`)],
  ['stands in a label', header(`<label>${image('alt="Elm & Oak"')}</label>`)],
  ['stands in a summary', header(`<details><summary>${image('alt="Elm & Oak"')}</summary></details>`)],
  ['stands in what acts as a button', header(`<div role="button">${image('alt="Elm & Oak"')}</div>`)],
  ['stands in what opens', header(`<div aria-expanded="false">${image('alt="Elm & Oak"')}</div>`)],
  ['stands in what opens a menu', header(`<div aria-haspopup="true">${image('alt="Elm & Oak"')}</div>`)],
  ['stands in the way through the site', header(`<ol class="breadcrumb"><li>${named}</li></ol>`)],
  ['stands among the marks of customers', `<div class="customers"><i class="logo">${image('')}</i></div>${body}`],
  ['stands in the text without a name or a link home', body.replace('</main>', `${image('')}</main>`)],
]
for (const [why, html] of never) {
  test(`a picture is no mark that ${why}`, () => {
    assert.equal(scoreOf(html, '/m.png'), null)
  })
}

const still: [why: string, html: string][] = [
  ['a link that acts as a button leads home', header(`<a href="/" role="button">${named}</a>`)],
  ['a button holds what is called logo itself', header(`<button>${named}</button>`)],
  [
    'what opens holds the whole head of the page',
    `<div aria-expanded="true"><header>${image('alt="Elm & Oak"')}${'<i></i>'.repeat(60)}</header></div>${body}`,
  ],
  ['a card to pay with leads home and bears the name', home(image('class="logo" alt="Elm & Oak Visa"'))],
  ['partners stand in the header', header(`<div class="partners">${named}</div>`)],
  [
    'a place for customers is far around it',
    `<div class="customers">${deep(6, `<i class="logo">${image('')}</i>`)}</div>${body}`,
  ],
]
for (const [why, html] of still) {
  test(`a picture may be the mark though ${why}`, () => {
    assert.notEqual(scoreOf(html, '/m.png'), null)
  })
}

test('a picture that structured data call the logo is more likely', () => {
  const html = home(image('alt=""'))
  const [plain] = marksOf(html)
  const [declared] = marksOf(html, ['https://www.elmoak.example/m.png'])
  const [other] = marksOf(html, ['https://www.elmoak.example/other.png'])
  assert.ok(declared!.score > plain!.score)
  assert.ok(declared!.reasons.includes('declared in structured data'))
  assert.equal(other!.score, plain!.score)
})

test('the first picture of a header goes before the second', () => {
  const marks = marksOf(header(`<img class="logo" src="/m.png"><img class="logo" src="/n.png">`))
  assert.deepEqual(
    marks.map(({ url }) => url?.replace('https://www.elmoak.example', '')),
    ['/m.png', '/n.png'],
  )
  assert.ok(marks[0]!.score > marks[1]!.score)
})

test('of marks that are as likely the first of the page comes first', () => {
  const footer = `<footer><img class="logo" src="/m.png"><img class="logo" src="/n.png"></footer>`
  const [one, other] = marksOf(body + footer)
  assert.deepEqual([one!.score, one!.url?.endsWith('/m.png')], [other!.score, true])
})

test('a picture beside the name of the brand is the brand’s', () => {
  const beside = (between: string) => {
    const html = header(`<img class="logo" src="/m.png">${between}<a href="/" class="logo">Elm & Oak</a>`)
    return marksOf(html).find(({ kind }) => kind === 'picture')
  }
  assert.equal(beside('')?.isBrands, true)
  assert.equal(beside('')?.reasons.at(-1), 'beside the name of the brand')
  assert.equal(beside('<i></i>'.repeat(4))?.isBrands, true)
  assert.equal(beside('<i></i>'.repeat(5))?.isBrands, false)
  assert.equal(beside('')!.score - beside('<i></i>'.repeat(5))!.score, 25)
})
