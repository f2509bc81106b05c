import assert from 'node:assert/strict'
import { test } from 'node:test'
import { descendantsByTag } from './document/flat-document.ts'
import { isListed } from './site.ts'
import { siteOfPages } from './site-fixtures.ts'

const colorOf = (links: string[], sheets: Record<string, string>) => {
  const head = links.map((path) => `<link rel="stylesheet" href="${path}">`).join('')
  const { home } = siteOfPages({ '/': `${head}<p>Text` }, { sheets })
  const [p] = descendantsByTag(home.document, 0, 'p')
  return home.styles.value(p!, 'color')
}

test('an imported sheet is weaker than the one that imports it', () => {
  assert.equal(
    colorOf(['/a.css'], { '/a.css': '@import "b.css"; p { color: red }', '/b.css': 'p { color: blue }' }),
    'red',
  )
})

test('of two linked sheets the later one wins, also when the earlier imports it', () => {
  const sheets = { '/a.css': '@import "b.css"; p { color: red }', '/b.css': 'p { color: blue }' }
  assert.equal(colorOf(['/a.css', '/b.css'], sheets), 'blue')
  assert.equal(colorOf(['/b.css', '/a.css'], sheets), 'red')
})

test('row 61: a sheet that imports itself a thousand times is there once', () => {
  const css = `${'@import "a.css"; @import "b.css";'.repeat(1_000)} p { color: red }`
  assert.equal(colorOf(['/a.css'], { '/a.css': css, '/b.css': css.replace('red', 'blue') }), 'red')
})

test('a page that asks not to be indexed is not listed, unless it is the one asked for', () => {
  const html = '<meta name=robots content=noindex><p>Oaken'
  const site = siteOfPages({ '/': html, '/imprint': `${html} Ltd`, '/about': '<p>Four people' })
  assert.deepEqual(
    site.pages.map(({ url }) => isListed(site, url)),
    [true, false, true],
  )
})
