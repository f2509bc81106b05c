import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { isScreenshot, makeScreenshot, screenshotBytesMax } from './screenshot.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3355aa' } })

/** Pixels of which nothing can be left out (xorshift). */
function noise(width: number, height: number) {
  let state = 7
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < data.length; at++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    data[at] = state >>> 16
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

test('a screenshot is WebP of the size of the first screen', async () => {
  const made = await makeScreenshot(await plain(1280, 800).png().toBuffer())
  const { format, width, height } = await sharp(made!).metadata()
  assert.deepEqual([format, width, height], ['webp', 1280, 800])
})

test('a first screen that nothing can be left out of is smaller, within the same bytes', async () => {
  const made = await makeScreenshot(await noise(1280, 800).png().toBuffer())
  const { width = 0, height } = await sharp(made!).metadata()
  assert.ok(made!.length <= screenshotBytesMax)
  assert.ok(width < 1280)
  assert.equal(height, width / 1.6)
})

test('the same first screen gives the same bytes', async () => {
  const png = await noise(320, 200).png().toBuffer()
  assert.deepEqual(await makeScreenshot(png), await makeScreenshot(png))
})

test('there is no screenshot of what is larger than a first screen, or damaged', async () => {
  const whole = await noise(320, 200).png().toBuffer()
  assert.ok((await makeScreenshot(whole)) !== null)
  assert.ok((await makeScreenshot(await plain(1280, 801).png().toBuffer())) === null)
  assert.ok((await makeScreenshot(whole.subarray(0, whole.length / 2))) === null)
})

const accepted = { 'as large as a first screen': plain(1280, 800).webp(), smaller: plain(640, 400).webp() }
for (const [what, picture] of Object.entries(accepted)) {
  test(`a WebP ${what} may be a screenshot`, async () => assert.ok(await isScreenshot(await picture.toBuffer())))
}

const frames = { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } } as const
const refused = {
  'a PNG': plain(1280, 800).png(),
  'a WebP that is higher': plain(1280, 801).webp(),
  'a WebP that is wider': plain(2000, 100).webp(),
  'a WebP of more bytes': noise(800, 600).webp({ lossless: true }),
  'a WebP that moves': sharp(await noise(64, 128).raw().toBuffer(), frames).webp(),
}
for (const [what, picture] of Object.entries(refused)) {
  test(`${what} is no screenshot`, async () => assert.equal(await isScreenshot(await picture.toBuffer()), false))
}

test('a damaged WebP is no screenshot', async () => {
  const whole = await noise(320, 200).webp().toBuffer()
  assert.equal(await isScreenshot(whole.subarray(0, whole.length / 2)), false)
})
