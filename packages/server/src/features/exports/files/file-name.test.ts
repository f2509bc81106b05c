import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentDisposition, exportFileName } from './file-name.ts'

for (const [brand, expected] of [
  ['Tallymoor', 'tallymoor-2026-01-15.pdf'],
  ['Sjövik & Söner AB', 'sjövik-söner-ab-2026-01-15.pdf'],
  ['日本酒ギルド', '日本酒ギルド-2026-01-15.pdf'],
  ['../../etc/passwd', 'etc-passwd-2026-01-15.pdf'],
  ['"; filename=evil.exe', 'filename-evil-exe-2026-01-15.pdf'],
  ['\u202egpj.exe', 'gpj-exe-2026-01-15.pdf'],
  ['\ud800\r\nSet-Cookie: a=b', 'set-cookie-a-b-2026-01-15.pdf'],
  ['★', 'brand-2026-01-15.pdf'],
  ['', 'brand-2026-01-15.pdf'],
  ['a'.repeat(300), `${'a'.repeat(50)}-2026-01-15.pdf`],
] as const) {
  test(`a brand named ${JSON.stringify(brand.slice(0, 30))} gives ${expected.slice(0, 40)}`, () => {
    assert.equal(exportFileName(brand, '2026-01-15', 'pdf'), expected)
  })
}

test('a name in ASCII is sent as it is', () => {
  assert.equal(contentDisposition('acme-2026-01-15.pdf'), 'attachment; filename="acme-2026-01-15.pdf"')
})

test('a name of another script is sent encoded, with one in ASCII for old programs', () => {
  assert.equal(
    contentDisposition('sjövik-日本.pdf'),
    'attachment; filename="sjovik-_.pdf"; filename*=UTF-8\'\'sj%C3%B6vik-%E6%97%A5%E6%9C%AC.pdf',
  )
})

test('nothing in a name can end the header or the quotes', () => {
  const header = contentDisposition('a"b\\c\r\nd%41.pdf')
  assert.doesNotMatch(header, /[\r\n]/)
  assert.match(header, /^attachment; filename="[^"\\%]*"; filename\*=UTF-8''[\w%.~-]+$/)
})
