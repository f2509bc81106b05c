import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { vetLogo } from './logo.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
const green = { r: 10, g: 125, b: 85 }
const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: green } })
const svg = (inner: string, attributes = 'viewBox="0 0 8 8"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`)
const circle = '<circle cx="4" cy="4" r="4" fill="#0a7d55"/>'

async function vetted(body: Uint8Array) {
  const read = await vetLogo(body)
  assert.ok(read.ok, read.ok ? '' : read.error)
  return read.value
}

async function refused(body: Uint8Array): Promise<string> {
  const read = await vetLogo(body)
  assert.ok(!read.ok)
  return read.error
}

for (const [format, mediaType] of [
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
] as const) {
  test(`a ${format} is returned as it came`, async () => {
    const body = await picture().toFormat(format).toBuffer()
    assert.deepEqual(await vetted(body), { mediaType, bytes: body })
  })
}

test('an SVG is returned as it was made safe', async () => {
  const { mediaType, bytes } = await vetted(
    svg(`<script>alert(1)</script><a href="https://tracker.example">${circle}</a>`, 'viewBox="0 0 8 8" onload="x()"'),
  )
  const text = Buffer.from(bytes).toString()
  assert.equal(mediaType, 'image/svg+xml')
  assert.match(text, /^<svg [^>]*>.*<circle [^>]*fill="#0a7d55"/)
  assert.doesNotMatch(text, /script|onload|tracker/)
})

test('an SVG that was made safe is not changed by being made safe again', async () => {
  const gradient = '<defs><linearGradient id="a"><stop stop-color="#0a7d55"/></linearGradient></defs>'
  const uses = `<g id="b">${circle}</g><use href="#b" x="1"/><rect fill="url(#a)" width="8" height="4"/>`
  const once = (await vetted(svg(`<style>circle{fill:#123456}</style>${gradient}${uses}`))).bytes
  const twice = (await vetted(once)).bytes
  assert.equal(Buffer.from(twice).toString(), Buffer.from(once).toString())
})

test('an SVG that shows a picture or HTML is refused: without them it would be another logo', async () => {
  const image = '<image href="data:image/png;base64,AAAA" width="8" height="8"/>'
  assert.match(await refused(svg(circle + image)), /the element “image”/)
  assert.match(await refused(svg(`${circle}<foreignObject><p>Hi</p></foreignObject>`)), /“foreignObject”/)
})

test('an SVG in which nothing can be seen is refused', async () => {
  assert.match(await refused(svg('')), /Nothing can be seen/)
  assert.match(await refused(svg('<circle r="4" fill="none"/>')), /Nothing can be seen/)
  assert.match(await refused(Buffer.from('<?xml version="1.0"?><svg-file/>')), /no “svg” element|no picture/)
})

test('an SVG of more shapes than a document may draw is refused', async () => {
  assert.match(await refused(svg(circle.repeat(5_000))), /too many shapes/)
})

test('a reference that multiplies itself is refused, in little time', async () => {
  const levels = Array.from({ length: 12 }, (_, at) => {
    const uses = `<use href="#l${at}"/>`.repeat(8)
    return `<g id="l${at + 1}">${uses}</g>`
  })
  assert.match(await refused(svg(`<g id="l0">${circle}</g>${levels.join('')}`)), /too many shapes/)
})

test('a picture that claims more pixels than are decoded is refused by its header', async () => {
  const body = Buffer.from(await picture().png().toBuffer())
  body.writeUInt32BE(30_000, 16)
  body.writeUInt32BE(30_000, 20)
  // The checksum of the header covers the size.
  body.writeUInt32BE(crc32(body.subarray(12, 29)), 29)
  assert.match(await refused(body), /30000 × 30000 pixels; at most 25 million/)
})

test('a picture that is cut off, transparent throughout, of another format, or none is refused', async () => {
  const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: green, noise } })
    .png()
    .toBuffer()
  assert.match(await refused(png.subarray(0, png.length / 2)), /damaged or cut off/)
  const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: { ...green, alpha: 0 } } })
  assert.match(await refused(await clear.png().toBuffer()), /transparent throughout/)
  assert.match(await refused(await picture().gif().toBuffer()), /format GIF; a logo is an SVG, PNG, JPEG or WebP/)
  assert.match(await refused(Buffer.from('GIF')), /no picture that can be read/)
  assert.match(await refused(Buffer.from('<html><p>Hello, this is a page of text</p></html>')), /no picture/)
})
