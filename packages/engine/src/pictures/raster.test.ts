import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { readRaster } from './raster.ts'

/** A white field with a red one in its middle. */
const flag = (channels: 3 | 4, background: sharp.Color) =>
  sharp({ create: { width: 90, height: 60, channels, background } }).composite([
    { input: { create: { width: 30, height: 60, channels: 3, background: '#d2232a' } }, left: 30, top: 0 },
  ])

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

const formats = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const

for (const format of formats) {
  test(`${format} is measured`, async () => {
    const picture = await readRaster(await flag(3, '#ffffff')[format]({ quality: 100 }).toBuffer())
    assert.deepEqual([picture?.format, picture?.width, picture?.height], [format, 90, 60])
    assert.equal(picture!.colors.length, 2)
    assert.ok(Math.abs(picture!.colors[0]!.share - 2 / 3) < 0.05)
    assert.ok(Math.abs(Number.parseInt(picture!.colors[1]!.hex.slice(1, 3), 16) - 0xd2) < 12)
  })
}

test('of a see-through picture, what is not to be seen has no colour', async () => {
  const picture = await readRaster(await flag(4, clear).png().toBuffer())
  assert.deepEqual(picture!.colors, [{ hex: '#d2232a', share: 1 }])
  assert.ok(Math.abs(picture!.transparentShare! - 2 / 3) < 0.02)
  assert.equal(picture!.ground, null)
})

test('the ground that a picture brings along is the colour of its corners', async () => {
  const picture = await readRaster(await flag(3, '#fafafa').png().toBuffer())
  assert.equal(picture!.ground, '#fafafa')
})

test('one shape in two colours has one visual hash', async () => {
  const shape = async (color: string) => {
    const dot = {
      input: { create: { width: 40, height: 25, channels: 3 as const, background: color } },
      left: 10,
      top: 5,
    }
    const blank = sharp({ create: { width: 100, height: 50, channels: 4, background: clear } })
    return (await readRaster(await blank.composite([dot]).png().toBuffer()))!.visualHash
  }
  assert.equal(await shape('#ffffff'), await shape('#112233'))
})

test('a picture is turned as its camera says', async () => {
  const body = await flag(3, '#ffffff').jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const picture = await readRaster(body)
  assert.deepEqual([picture?.width, picture?.height], [60, 90])
})

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])))
  return Buffer.concat([head, data, tail])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A PNG by hand, of one bit a pixel. */
function pngOf(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const data = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

test('row 62: a picture of 60,000 by 60,000 pixels has a size and is not decoded', async () => {
  const before = process.memoryUsage().rss
  const picture = await readRaster(pngOf(60_000, 60_000, 2_000))
  assert.deepEqual([picture?.width, picture?.height, picture?.colors], [60_000, 60_000, []])
  assert.ok(process.memoryUsage().rss - before < 200e6)
})

test('row 62: a picture that ends before its last row is none', async () => {
  assert.equal(await readRaster(pngOf(4_000, 4_000, 3)), null)
})

test('row 62: of 10,000 frames the first is read', async () => {
  const frame = Buffer.from('21f90404000000002c000000000100010000020144003b', 'hex').subarray(0, -1)
  const head = Buffer.concat([Buffer.from('GIF89a', 'latin1'), Buffer.from('0100010080000000ff00ffffff', 'hex')])
  const picture = await readRaster(
    Buffer.concat([head, ...Array.from({ length: 10_000 }, () => frame), Buffer.from([0x3b])]),
  )
  assert.deepEqual([picture?.width, picture?.height], [1, 1])
})

const foreign: [title: string, body: Buffer][] = [
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
  ],
  ['a PDF', Buffer.from('%PDF-1.4 and whatever follows')],
  ['a TIFF', Buffer.from('49492a000800000000000000000000000000', 'hex')],
  ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
  ['nothing', Buffer.alloc(0)],
  ['a beginning and no more', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
]

for (const [title, body] of foreign) {
  test(`${title} is no picture of pixels`, async () => {
    assert.equal(await readRaster(body), null)
  })
}

test('the decoder itself knows no other format', async () => {
  await readRaster(await flag(3, '#fff').png().toBuffer())
  await assert.rejects(sharp(foreign[0]![1]).metadata(), /unsupported image format/)
})

test('a picture is made smaller where that is asked for', async () => {
  const large = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const picture = await readRaster(large, { reduce: true })
  assert.match(picture!.reduced!, /^data:image\/png;base64,/)
  assert.ok(picture!.reduced!.length < 2_000)
})
