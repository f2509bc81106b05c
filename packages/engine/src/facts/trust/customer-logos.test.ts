import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOf } from '../../document/flat-document.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { logoNames } from './customer-logos.ts'

function logosOf(body: string) {
  const { home } = siteOfPages({ '/': `<title>Oaken</title><body>${body}` }, { origin: 'https://oaken.example' })
  return logoNames(home, 0, endOf(home.document, 0))
}
const names = (body: string) => logosOf(body).map(({ name }) => name)
const links = (body: string) => logosOf(body).map(({ link }) => link)

const picture = '<img src="/l.png" alt="Acorn">'
const within = (boxes: number) => `${'<div>'.repeat(boxes)}${picture}${'</div>'.repeat(boxes)}`

test('a logo leads where the link around it does, through three elements at the most', () => {
  assert.deepEqual(links(`<a href="https://acorn.example/">${within(0)}</a>`), ['https://acorn.example/'])
  assert.deepEqual(links(`<a href="https://acorn.example/">${within(3)}</a>`), ['https://acorn.example/'])
  assert.deepEqual(links(`<a href="https://acorn.example/">${within(4)}</a>`), [null])
})
test('a logo without a link leads nowhere', () => assert.deepEqual(links(`<p>${picture}</p>`), [null]))

const likeLogos: [what: string, html: string, isLogoLike: boolean][] = [
  ['a file that is called a logo', '<img src="/acorn-logo.jpg" alt="Acorn">', true],
  ['a drawing', '<img src="/acorn.svg" alt="Acorn">', true],
  ['a text that says so', '<img src="/acorn.jpg" alt="Acorn logo">', true],
  ['a link to another site', '<a href="https://acorn.example/"><img src="/acorn.jpg" alt="Acorn"></a>', true],
  ['a photograph', '<img src="/acorn.jpg" alt="Acorn">', false],
  ['a photograph that leads to a page of the site', '<a href="/acorn"><img src="/acorn.jpg" alt="Acorn"></a>', false],
]
for (const [what, html, isLogoLike] of likeLogos)
  test(`${what} is ${isLogoLike ? '' : 'not '}like a logo`, () => {
    assert.deepEqual(
      logosOf(html).map((logo) => logo.isLogoLike),
      [isLogoLike],
    )
  })

test('what says that it is a logo, and in which finish, is no part of a name', () => {
  const html = ['Acorn logo', 'Logo of Birch Bank', 'cedar_logo_white.png'].map((alt) => `<img src="/l" alt="${alt}">`)
  assert.deepEqual(names(html.join('')), ['Acorn', 'Birch Bank', 'cedar'])
})
test('descriptions, sentences and numbers of cameras are no names', () => {
  const alts = ['a man in an office', 'Our best year.', 'IMG_2041', 'A room with oak beams and lamps', 'X']
  assert.deepEqual(names(alts.map((alt) => `<img src="/l" alt="${alt}">`).join('')), [])
})
test('where the alternative text is empty or missing, a file that is called a logo tells the name', () => {
  assert.deepEqual(names('<img src="/acorn-logo.svg" alt="">'), ['Acorn'])
  assert.deepEqual(names('<img src="/acorn-logo.svg">'), ['Acorn'])
  assert.deepEqual(names('<img src="/acorn.svg">'), [])
})
