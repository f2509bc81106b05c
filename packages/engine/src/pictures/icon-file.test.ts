import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { readIconFile } from './icon-file.ts'

interface TestEntry {
  edge: number
  bits: number
  bytes: Buffer
}

function iconOf(entries: TestEntry[]): Buffer {
  const head = Buffer.alloc(6 + 16 * entries.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(entries.length, 4)
  let offset = head.length
  for (const [index, { edge, bits, bytes }] of entries.entries()) {
    const at = 6 + 16 * index
    head[at] = edge === 256 ? 0 : edge
    head[at + 1] = edge === 256 ? 0 : edge
    head.writeUInt16LE(bits, at + 6)
    head.writeUInt32LE(bytes.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...entries.map(({ bytes }) => bytes)])
}

const png = async (edge: number, background: string): Promise<TestEntry> => {
  const bytes = await sharp({ create: { width: edge, height: edge, channels: 3, background } })
    .png()
    .toBuffer()
  return { edge, bits: 32, bytes }
}

/** A bitmap of one colour, upper half see-through. */
function bitmap(edge: number, [blue, green, red]: [number, number, number]): TestEntry {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(edge, 4)
  header.writeInt32LE(2 * edge, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(32, 14)
  const pixels = Buffer.alloc(edge * edge * 4)
  for (let at = 0; at < edge * edge; at++) pixels.set([blue, green, red, at < (edge * edge) / 2 ? 255 : 0], at * 4)
  return { edge, bits: 32, bytes: Buffer.concat([header, pixels, Buffer.alloc(edge * 4)]) }
}

test('the largest picture of an icon file counts', async () => {
  const icon = await readIconFile(
    iconOf([await png(16, '#111111'), await png(48, '#e4002b'), await png(32, '#222222')]),
  )
  assert.deepEqual([icon?.format, icon?.width, icon?.colors], ['ico', 48, [{ hex: '#e4002b', share: 1 }]])
})

test('a bitmap is read as well, from its lowest row on', async () => {
  const icon = await readIconFile(iconOf([bitmap(32, [0x20, 0x60, 0xf0])]))
  assert.deepEqual([icon?.width, icon?.transparentShare, icon?.colors[0]?.hex], [32, 0.5, '#f06020'])
})

test('a bitmap of another kind has its size alone', async () => {
  const entry = bitmap(16, [1, 2, 3])
  entry.bytes.writeUInt16LE(8, 14)
  const icon = await readIconFile(iconOf([entry]))
  assert.deepEqual([icon?.width, icon?.colors], [16, []])
})

test('entries that point beyond the file are passed over', async () => {
  const file = iconOf([await png(16, '#e4002b')])
  file.writeUInt32LE(0xffffff00, 6 + 12)
  assert.equal(await readIconFile(file), null)
})

test('what is no icon file is none', async () => {
  for (const body of [Buffer.alloc(0), Buffer.alloc(6), Buffer.from('<html><body>Not found</body></html>')]) {
    assert.equal(await readIconFile(body), null)
  }
})
