import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { certifications } from './certifications.ts'

const factsIn = (body: string, type?: TestPage['type']) => {
  const html = `<title>Oaken</title><body><h1>Oaken</h1>${body}</body>`
  return certifications(
    siteOfPages(type === undefined ? { '/': html } : { '/': '<h1>Oaken</h1>', '/x': { html, type } }),
    { names: ['Oaken'] },
  )
}
const found = (body: string, type?: TestPage['type']) =>
  factsIn(body, type).map(({ value: { name, kind }, confidence }) => [name, kind, confidence])
const iso = 'ISO 9001'

test('a sentence that claims a certificate has it', () => {
  assert.deepEqual(found(`<p>We are certified to ${iso}.</p>`), [[iso, 'quality', 0.85]])
})

test('a norm of devices is a certificate where the brand says that it has it', () => {
  assert.equal(found('<p>Our vault is certified to FIPS 140-2.</p>').length, 1)
})

test('a badge has the certificate that it is called by', () => {
  assert.deepEqual(found(`<img src="/b.png" alt="${iso}">`), [[iso, 'quality', 0.85]])
  assert.deepEqual(found(`<img src="/b.png" alt="${iso}" style="display:none">`), [])
  assert.deepEqual(found(`<img src="/b.png" alt="${iso} ${'x'.repeat(120)}">`), [])
})

test('a list under a heading for certificates has them, a long line in it does not', () => {
  const list = (line: string, heading = 'Certifications') => found(`<h2>${heading}</h2><ul><li>${line}</li></ul>`)
  assert.deepEqual(list(iso), [[iso, 'quality', 0.8]])
  assert.deepEqual(list(`${iso} ${'x'.repeat(39)}`), [[iso, 'quality', 0.8]])
  assert.deepEqual(list(`${iso} ${'x'.repeat(40)}`), [])
  assert.deepEqual(list(iso, 'Our kitchens'), [])
})

test('a list under a heading ends after thirteen lines, or with the next heading', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `<p>Line ${at}</p>`).join('')
  assert.equal(found(`<h2>Certifications</h2>${lines(12)}<p>${iso}</p>`).length, 1)
  assert.equal(found(`<h2>Certifications</h2>${lines(13)}<p>${iso}</p>`).length, 0)
  assert.equal(found(`<h2>Certifications</h2><h2>Kitchens</h2><p>${iso}</p>`).length, 0)
})

const nothing: [what: string, body: string][] = [
  ['named without a claim', `<p>${iso} is a standard for the management of quality.</p>`],
  ['in a link', `<p><a href="/iso">We are certified to ${iso}</a></p>`],
  ['in a table that compares', `<table><tr><td>certified ${iso}</td><td>yes</td><td>no</td></tr></table>`],
  ['of a device', '<ul><li>FIPS 140-2 certified hardware tokens</li></ul>'],
  ['of a device, in Turkish', '<ul><li>Common Criteria sertifikalı donanım</li></ul>'],
  ['in a menu', `<nav><p>We are certified to ${iso}.</p></nav>`],
  ['unseen', `<p style="display:none">We are certified to ${iso}.</p>`],
  ['in a line of more than 400 characters', `<p>We are certified to ${iso}. ${'x'.repeat(400)}</p>`],
]
for (const [what, body] of nothing) test(`no certificate: ${what}`, () => assert.deepEqual(found(body), []))

test('a table of two columns lists what somebody has', () => {
  assert.equal(found(`<table><tr><td>Certified</td><td>certified to ${iso}</td></tr></table>`).length, 1)
})

for (const type of ['post', 'blog', 'legal', 'careers', 'press'] as const) {
  test(`a page of this type claims no certificate: ${type}`, () => {
    assert.deepEqual(found(`<p>We are certified to ${iso}.</p>`, type), [])
  })
}

test('a certificate with its year is the same as without', () => {
  assert.deepEqual(
    found(`<p>We are certified to ISO 27001.</p><p>We are certified to ISO/IEC 27001:2022.</p>`).map(([name]) => name),
    ['ISO 27001'],
  )
})

test('a rating is told as it is written', () => {
  assert.deepEqual(found('<p>4.8/5 from 312 reviews</p>'), [['4.8/5 from 312 reviews', 'rating', 0.85]])
})
