import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeText, sniffHtml } from './charset.ts'

const bytes = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)))
const russian = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2] // “Привет” in windows-1251.

test('row 58: byte order mark, then header, then what the page says', () => {
  const utf16 = Buffer.from('\ufeff<p>ü', 'utf16le')
  assert.deepEqual(decodeText(utf16, 'text/html; charset=utf-8', 'html'), {
    text: '<p>ü',
    encoding: 'utf-16le',
    from: 'bom',
  })
  const page = bytes('<meta charset="shift_jis"><p>', russian)
  assert.deepEqual(decodeText(page, 'text/html; charset="windows-1251"', 'html').text.slice(-6), 'Привет')
  const japanese = bytes(
    '<meta http-equiv=Content-Type content="text/html; charset=Shift_JIS">',
    [0x93, 0xfa, 0x96, 0x7b],
  )
  const read = decodeText(japanese, 'text/html', 'html')
  assert.deepEqual([read.text.slice(-2), read.encoding, read.from], ['日本', 'shift_jis', 'meta'])
})

test('stylesheets and XML say their encoding in their own way', () => {
  assert.equal(decodeText(bytes('@charset "windows-1251";', russian), undefined, 'css').text.slice(-6), 'Привет')
  assert.equal(
    decodeText(bytes('<?xml version="1.0" encoding="windows-1251"?>', russian), undefined, 'xml').text.slice(-6),
    'Привет',
  )
})

test('row 58: a page that says UTF-16 in ASCII is UTF-8', () => {
  const read = decodeText(bytes('<meta charset=utf-16><p>ü'), undefined, 'html')
  assert.deepEqual([read.text.slice(-1), read.encoding], ['ü', 'utf-8'])
})

test('without a word, valid UTF-8 is that, and other bytes are guessed', () => {
  assert.deepEqual(decodeText(bytes('grüße'), undefined, 'text'), { text: 'grüße', encoding: 'utf-8', from: 'sniffed' })
  assert.equal(decodeText(bytes('plain'), undefined, 'text').from, 'default')
  const sentence = Buffer.concat(Array.from({ length: 20 }, () => bytes(russian, ' ')))
  assert.equal(decodeText(sentence, undefined, 'text').encoding, 'windows-1251')
})

test('row 58: a wrong declaration gives way to valid UTF-8, an unknown one is overlooked', () => {
  const read = decodeText(bytes('日本語'), 'text/html; charset=euc-kr', 'html')
  assert.deepEqual([read.text, read.encoding], ['日本語', 'utf-8'])
  assert.equal(decodeText(bytes('ü'), 'text/html; charset=klingon', 'html').text, 'ü')
})

test('row 58: overlong UTF-8, lone surrogates and U+0000 leave text that any store takes', () => {
  const { text } = decodeText(
    bytes('a', [0xc0, 0xaf], 'b', [0xed, 0xa0, 0x80], 'c', [0], 'd'),
    'text/html; charset=utf-8',
    'html',
  )
  assert.match(text, /^a\ufffd+b\ufffd+cd$/)
  const lone = decodeText(Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00]), undefined, 'html').text
  assert.deepEqual([lone, lone.isWellFormed()], ['\ufffda', true])
})

test('row 57: a page is known by its type, or by its start where servers give types without thinking', () => {
  const page = bytes('\n<!-- a -->\n<!DOCTYPE html><html>')
  for (const type of [
    'text/html; charset=utf-8',
    'Application/XHTML+XML',
    'text/plain',
    'application/octet-stream',
    undefined,
  ]) {
    assert.equal(sniffHtml(page, type), true, type)
  }
  assert.equal(sniffHtml(page, 'application/pdf'), false)
  assert.equal(sniffHtml(page, 'image/png'), false)
  assert.equal(sniffHtml(bytes('%PDF-1.7'), undefined), false)
  assert.equal(sniffHtml(bytes('hello <html>'), 'text/plain'), false)
  assert.equal(sniffHtml(bytes(' '.repeat(1024), '<html>'), 'text/plain'), false)
})
