import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dataUrlBytes } from './data-url.ts'

const textOf = (url: string) => {
  const bytes = dataUrlBytes(url)
  return bytes === null ? null : Buffer.from(bytes).toString()
}

test('a picture in a URL is decoded, however it is written', () => {
  assert.equal(textOf('data:image/svg+xml;base64,PHN2Zy8+'), '<svg/>')
  assert.equal(textOf('data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E'), '<svg/>')
  assert.equal(textOf("data:image/svg+xml,<svg width='100%'/>"), "<svg width='100%'/>")
})

test('what is no picture in a URL is none', () => {
  for (const url of ['https://acme.example/a.png', 'data:text/html,<script>', 'data:image/png', 'data:', '']) {
    assert.equal(dataUrlBytes(url), null)
  }
})

test('what is too long for a mark is not decoded', () => {
  assert.equal(dataUrlBytes(`data:image/png;base64,${'A'.repeat(4_000_000)}`), null)
})
