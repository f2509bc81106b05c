import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { packed } from './packed.ts'
import { readPdf } from './pdf-fixtures.ts'

/** A document as the compiler writes them, of one page that says “Soup”. */
function document(): Buffer {
  const content = 'BT /F 24 Tf 20 20 Td (Soup) Tj ET'
  const long = deflateSync(Buffer.from(content))
  const stream = (dictionary: string, body: Buffer | string) =>
    Buffer.concat([Buffer.from(`<<\n${dictionary}\n>>\nstream\n`), Buffer.from(body), Buffer.from('\nendstream')])
  const bodies = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R /Metadata 5 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    ),
    stream(`  /Length ${long.length}\n  /Filter /FlateDecode`, long),
    stream('  /Length 4\n  /Type /Metadata', 'none'),
    Buffer.from('<< /Title (endstream) /Creator (Soup kitchen) >>'),
  ]
  const parts = [Buffer.from('%PDF-1.7\n%\x80\x80\n', 'latin1')]
  const places: number[] = []
  for (const [index, body] of bodies.entries()) {
    places.push(Buffer.concat(parts).length)
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n\n'))
  }
  const at = Buffer.concat(parts).length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n\r\n`).join('')
  parts.push(
    Buffer.from(`xref\n0 7\n0000000000 65535 f\r\n${rows}trailer\n<<\n  /Size 7\n  /Root 1 0 R\n  /Info 6 0 R\n>>\n`),
  )
  parts.push(Buffer.from(`startxref\n${at}\n%%EOF`))
  return Buffer.concat(parts)
}

test('a packed document says what it said, and keeps its metadata where programs find them', async () => {
  const bytes = packed(document())
  const { text, info } = await readPdf(bytes)
  assert.equal(text, 'Soup')
  assert.equal(info.Creator, 'Soup kitchen')
  const file = Buffer.from(bytes).toString('latin1')
  assert.match(file, /\/Type \/Metadata\n>>\nstream\nnone\nendstream/)
  assert.doesNotMatch(file, /\/Type \/Catalog/)
})

test('a file of another make is refused', () => {
  assert.throws(() => packed(Buffer.from('%PDF-1.7\n%x\nnothing')), RangeError)
})
