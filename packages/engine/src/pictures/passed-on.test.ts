import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDrawable, passedOn } from './passed-on.ts'
import { type Picture, unmeasured } from './picture.ts'

const raster: Picture = { format: 'png', width: 9, height: 9, hasAlpha: false, ...unmeasured, transparentShare: 0 }
const drawing: Picture = { ...raster, format: 'svg', transparentShare: null, drawing: '<svg/>' }
const png = 'data:image/png;base64,AAAA'
const svg = 'data:image/svg+xml,<svg/>'

test('a URL of the web is passed on as it is', () => {
  assert.deepEqual(passedOn('https://acme.example/logo.svg', undefined), { url: 'https://acme.example/logo.svg' })
})

test('a picture of pixels within the page is passed on once it was decoded', () => {
  assert.deepEqual(passedOn(png, raster), { url: png })
  assert.equal(passedOn(png, undefined), null)
  assert.equal(passedOn(png, { ...raster, transparentShare: null }), null)
})

test('a picture of pixels within the page is passed on smaller when it is long', () => {
  const long = `data:image/png;base64,${'A'.repeat(500_000)}`
  assert.deepEqual(passedOn(long, { ...raster, reduced: png }), { url: png })
  assert.equal(passedOn(long, raster), null)
})

test('a drawing within the page is passed on only as it was made safe', () => {
  assert.deepEqual(passedOn(svg, drawing), { svg: '<svg/>' })
  assert.equal(passedOn(svg, { ...drawing, drawing: null }), null)
  assert.equal(passedOn(svg, undefined), null)
})

test('pixels under the type of a drawing, and URLs of no picture, are not passed on', () => {
  assert.equal(passedOn('data:image/svg+xml;base64,AAAA', raster), null)
  for (const url of ['data:text/html,<p>', 'DATA:text/html,<p>', 'javascript:alert(1)', 'blob:x', 'file:///etc/passwd'])
    assert.equal(passedOn(url, raster), null, url)
})

test('a format draws pictures of pixels up to a length, and no drawing that stands in a URL', () => {
  assert.equal(isDrawable(png), true)
  for (const url of [svg, 'data:image/svg+xml;base64,AAAA', 'data:text/html,a', `${png}${'A'.repeat(400_000)}`])
    assert.equal(isDrawable(url), false)
})
