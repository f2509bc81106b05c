import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { deriveFacts } from '../derive-facts.ts'

const factsOf = (html: string) => deriveFacts(siteOfPages({ '/': html }, { origin: 'https://oaken.example' }))
const description = (head: string) => factsOf(head).description?.value ?? null
const tagline = (html: string) => factsOf(html).tagline?.value ?? null

test('the description is the page’s own, else the one for previews', () => {
  const og = '<meta property="og:description" content="Kitchens for previews.">'
  assert.equal(description(`${og}<meta name="Description" content=" Kitchens\n of oak. ">`), 'Kitchens of oak.')
  assert.equal(description(og), 'Kitchens for previews.')
  assert.equal(description('<meta name="twitter:description" content="Kitchens, briefly.">'), 'Kitchens, briefly.')
})

test('an empty description, one word, and a template’s are none', () => {
  assert.equal(description('<meta name="description" content="">'), null)
  assert.equal(description('<meta name="description" content="Kitchens">'), null)
  assert.equal(description('<meta name="description" content="Just another WordPress site">'), null)
  assert.equal(description('<meta name="description" content="Lorem ipsum dolor sit amet, consetetur">'), null)
})

test('Open Graph properties are listed by name, the first of each', () => {
  const html =
    '<meta property="og:title" content="A"><meta property="og:title" content="B"><meta name="og:image" content="/a.png"><meta property="og:__proto__" content="x">'
  assert.deepEqual(factsOf(html).openGraph?.value, { title: 'A', image: '/a.png' })
  assert.equal(factsOf('<p>Hi').openGraph, null)
})

test('a slogan that is marked as such is the tagline', () => {
  const node = '<script type="application/ld+json">{"@type":"Organization","slogan":"Oak  for\\nlife."}</script>'
  assert.equal(tagline(`${node}<title>Oaken – Kitchens made to last</title>`), 'Oak for life.')
})

test('else it is the line under the headline, else the title’s beside the name', () => {
  const title = '<title>Oaken – Kitchens made to last</title>'
  const hero = '<section><h1>Kitchens that outlive fashion</h1><p>Made to order by four people in Leeds.</p></section>'
  assert.equal(tagline(title + hero), 'Made to order by four people in Leeds.')
  assert.equal(tagline(title), 'Kitchens made to last')
})

test('a paragraph under the headline is no tagline', () => {
  const long =
    'We plane, glue and sand every board by hand, and we would not know how else one makes a kitchen that lasts. '
  assert.equal(tagline(`<title>Oaken</title><h1>Kitchens for a lifetime</h1><p>${long.repeat(2)}`), null)
})

test('a page that says nothing has no tagline', () => {
  assert.equal(tagline('<title>Oaken</title><p>Hi'), null)
})

test('row 60: pathological heads are read to the end', () => {
  for (const piece of ['a', ' ', '(', '- ', '|', ': ', 'lorem ', '“', '–', '日']) {
    const text = piece.repeat(100_000 / piece.length)
    factsOf(
      `<title>${text}</title><meta name="description" content="${text}"><meta property="og:${text}" content="${text}">`,
    )
  }
})
