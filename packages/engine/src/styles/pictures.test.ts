import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCss } from './parse-css.ts'
import { pictureUrls, withAbsoluteUrls } from './pictures.ts'

const base = 'https://acme.example/theme/css/main.css'

test('URLs of a value are read, whatever their quotes', () => {
  assert.deepEqual(pictureUrls(`url(a.png), URL( "b).png" ) no-repeat, url('c.svg')`), ['a.png', 'b).png', 'c.svg'])
  assert.deepEqual(pictureUrls('url(, url("'), [])
})

test('a URL is relative to the sheet that it stands in', () => {
  assert.equal(
    withAbsoluteUrls('#fff url(../img/l.png) 0 0', base),
    '#fff url("https://acme.example/theme/img/l.png") 0 0',
  )
  assert.equal(withAbsoluteUrls("url('/l.png')", base), 'url("https://acme.example/l.png")')
})

test('absolute URLs, data and fragments stay as they are', () => {
  for (const value of [
    'url(https://cdn.example/l.png)',
    'url(data:image/png;base64,AA==)',
    'url(#clip)',
    'url()',
    'none',
  ]) {
    assert.equal(withAbsoluteUrls(value, base), value)
  }
})

test('a parsed sheet has its pictures absolute; styles of a page have them as written', () => {
  const backgroundOf = (sheetUrl?: string) =>
    parseCss('a{background:url(l.png)}', sheetUrl).rules[0]!.declarations[0]!.value
  assert.equal(backgroundOf(base), 'url("https://acme.example/theme/css/l.png")')
  assert.equal(backgroundOf(), 'url(l.png)')
})

test('row 61: brackets without end cost little, and a long URL is not repeated for each picture', () => {
  const before = process.cpuUsage()
  pictureUrls('url('.repeat(100_000))
  withAbsoluteUrls("url('".repeat(100_000), base)
  const sheet = parseCss('a{background:url(l)}'.repeat(50_000), `https://acme.example/${'a'.repeat(2_000)}/`)
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system < 2_000_000)
  assert.equal(sheet.rules[0]!.declarations[0]!.value, 'url(l)')
})
