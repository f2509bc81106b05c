import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { Capture } from '../artifacts.ts'
import { loadCapture, saveCapture } from './capture-folder.ts'
import { contentHash } from './content-hash.ts'

const body = Buffer.from('<h1>Fresh bread</h1>')
const hash = contentHash(body)
const capture: Capture = {
  format: 'brandprint-capture',
  version: 1,
  entryUrl: 'https://acme.example/',
  capturedAt: '2026-01-02T03:04:05.000Z',
  exchanges: [
    {
      url: 'https://acme.example/',
      finalUrl: 'https://acme.example/',
      redirects: [],
      kind: 'page',
      status: 200,
      headers: { 'content-type': 'text/html' },
      fetchedAt: '2026-01-02T03:04:05.000Z',
      durationMs: 12,
      bodyHash: hash,
      error: null,
    },
  ],
  pages: [
    {
      url: 'https://acme.example/',
      finalUrl: 'https://acme.example/',
      type: 'home',
      selectionReason: 'home',
      bodyHash: hash,
      encoding: 'utf-8',
      state: { state: 'ok', confidence: 1, reasons: [] },
      rendered: null,
    },
  ],
  skipped: [],
  degraded: [],
  bodies: new Map([[hash, body]]),
  screenshot: null,
}

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-capture-'))
})
after(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  await rm(folder, { recursive: true })
  await saveCapture(capture, folder)
})

const indexPath = () => join(folder, 'capture.json')
const bodyFile = () => join(folder, 'bodies', hash.slice(0, 2), hash)

async function refusal(): Promise<string | null> {
  const loaded = await loadCapture(folder)
  return loaded.ok ? null : loaded.error.message
}

test('a capture comes back as it was saved', async () => {
  const loaded = await loadCapture(folder)
  assert.ok(loaded.ok)
  assert.deepEqual({ ...loaded.value, bodies: undefined }, { ...capture, bodies: undefined })
  assert.equal(Buffer.from(loaded.value.bodies.get(hash)!).toString(), body.toString())
})

test('a folder without an index is refused', async () => {
  await rm(indexPath())
  assert.match((await refusal())!, /is no saved capture: it has no capture\.json/)
})

test('an index that is not JSON is refused', async () => {
  await writeFile(indexPath(), '{')
  assert.match((await refusal())!, /is not JSON/)
})

test('an index of another version is refused, and the place is named', async () => {
  await writeFile(indexPath(), JSON.stringify({ ...JSON.parse(await readFile(indexPath(), 'utf8')), version: 2 }))
  assert.match((await refusal())!, /\/version/)
})

test('an index with an unknown member is refused', async () => {
  await writeFile(indexPath(), JSON.stringify({ ...JSON.parse(await readFile(indexPath(), 'utf8')), more: 1 }))
  assert.match((await refusal())!, /not a capture of version 1/)
})

test('a body that was changed is refused', async () => {
  await writeFile(bodyFile(), '<h1>Stale bread</h1>')
  assert.match((await refusal())!, /was changed after it was saved/)
})

test('a body that is missing is refused', async () => {
  await rm(bodyFile())
  assert.match((await refusal())!, /is missing/)
})

test('a hash that leads out of the folder is refused', async () => {
  const text = await readFile(indexPath(), 'utf8')
  await writeFile(indexPath(), text.replaceAll(hash, `../../../${'a'.repeat(55)}`))
  assert.match((await refusal())!, /not a capture of version 1/)
})

const makePipe = (path: string) => promisify(execFile)('mkfifo', [path])

test('a pipe in place of the index or a body is refused, and not waited for', async () => {
  await rm(bodyFile())
  await makePipe(bodyFile())
  assert.match((await refusal())!, /body .* is not a file/)
  await rm(indexPath())
  await makePipe(indexPath())
  assert.match((await refusal())!, /capture\.json is not a file/)
})

test('a folder in place of the index is refused', async () => {
  await rm(indexPath())
  await mkdir(indexPath())
  assert.match((await refusal())!, /capture\.json is not a file/)
})

test('a link out of the folder is refused, whatever it leads to', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'brandprint-outside-'))
  await writeFile(join(outside, 'body'), body)
  await rm(bodyFile())
  await symlink(join(outside, 'body'), bodyFile())
  assert.match((await refusal())!, /leads out of the folder/)
  await rm(outside, { recursive: true })
})

test('what is larger than a capture can be is refused unread', async () => {
  await truncate(bodyFile(), 21 * 1024 * 1024)
  assert.match((await refusal())!, /body .* is larger than/)
  await truncate(indexPath(), 51 * 1024 * 1024)
  assert.match((await refusal())!, /capture\.json is larger than/)
})

type Index = ReturnType<typeof JSON.parse>

const wrong: Record<string, (index: Index) => void> = {
  '/entryUrl': (index) => {
    index.entryUrl = 'file:///etc/passwd'
  },
  '/capturedAt': (index) => {
    index.capturedAt = 'yesterday'
  },
  '/exchanges/0/kind': (index) => {
    index.exchanges[0].kind = 'zz'
  },
  '/exchanges/0/status': (index) => {
    index.exchanges[0].status = 1e300
  },
  '/exchanges/0/durationMs': (index) => {
    index.exchanges[0].durationMs = -1
  },
  '/exchanges/0/finalUrl': (index) => {
    index.exchanges[0].finalUrl = 'not a url'
  },
  '/exchanges/0/redirects/0': (index) => {
    index.exchanges[0].redirects = ['//']
  },
  '/exchanges/0/error/code': (index) => {
    index.exchanges[0].error = { code: 'ZZ', message: '' }
  },
  '/pages/0/finalUrl': (index) => {
    index.pages[0].finalUrl = 'not a url'
  },
  '/pages/0/state/state': (index) => {
    index.pages[0].state.state = 'weird'
  },
  '/pages/0/state/confidence': (index) => {
    index.pages[0].state.confidence = 7
  },
  '/pages/0/type': (index) => {
    index.pages[0].type = 'zz'
  },
  '/skipped/0/reason': (index) => {
    index.skipped = [{ url: 'https://a.example/', type: 'blog', reason: 'zz', detail: '' }]
  },
  '/skipped/0/url': (index) => {
    index.skipped = [{ url: 'mailto:a', type: 'blog', reason: 'robots', detail: '' }]
  },
  '/degraded/0/part': (index) => {
    index.degraded = [{ part: 'zz', detail: '' }]
  },
}

for (const [place, spoil] of Object.entries(wrong)) {
  test(`a wrong value is refused by its place: ${place}`, async () => {
    const index: Index = JSON.parse(await readFile(indexPath(), 'utf8'))
    spoil(index)
    await writeFile(indexPath(), JSON.stringify(index))
    const message = (await refusal())!
    assert.ok(message.includes(`: ${place} `), message)
  })
}

test('saving over a capture removes the bodies that it alone had', async () => {
  const other = Buffer.from('<h1>Other bread</h1>')
  const otherHash = contentHash(other)
  await saveCapture(
    {
      ...capture,
      bodies: new Map([
        [hash, body],
        [otherHash, other],
      ]),
    },
    folder,
  )
  await writeFile(join(folder, 'bodies', 'notes.txt'), '')
  await saveCapture(capture, folder)
  const left = await readdir(join(folder, 'bodies'), { recursive: true })
  assert.ok(left.includes('notes.txt') && left.includes(join(hash.slice(0, 2), hash)))
  assert.ok(!left.some((name) => name.endsWith(otherHash)))
})

const tooLong: Record<string, (index: Index) => void> = {
  '/exchanges has 5001 entries': (index) => {
    index.exchanges = new Array(5_001).fill(index.exchanges[0])
  },
  '/pages has 101 entries': (index) => {
    index.pages = new Array(101).fill(index.pages[0])
  },
  'the whole file has more than 1000000 entries': (index) => {
    index.exchanges[0].redirects = new Array(1_000_000).fill(0)
  },
}
for (const [message, spoil] of Object.entries(tooLong)) {
  test(`an index is refused without looking at its entries where ${message}`, async () => {
    const index: Index = JSON.parse(await readFile(indexPath(), 'utf8'))
    spoil(index)
    await writeFile(indexPath(), JSON.stringify(index))
    assert.ok((await refusal())!.includes(`: ${message}`))
  })
}

/** A file outside of the capture that a link in it leads to. */
async function withOutsider(run: (outsider: string) => Promise<void>) {
  const outside = await mkdtemp(join(tmpdir(), 'brandprint-outside-'))
  const outsider = join(outside, 'precious')
  await writeFile(outsider, 'precious')
  await run(outsider)
  assert.equal(await readFile(outsider, 'utf8'), 'precious')
  assert.deepEqual(await readdir(outside), ['precious'])
  await rm(outside, { recursive: true })
}

const namesInTheWay: [what: string, path: () => string][] = [
  ['a body', bodyFile],
  ['the index', indexPath],
  ['a partial index', () => `${indexPath()}.partial`],
  ['a partial body', () => `${bodyFile()}.partial`],
]
for (const [what, path] of namesInTheWay) {
  for (const [kind, make] of [
    ['link', symlink],
    ['second name', link],
  ] as const) {
    test(`saving replaces a ${kind} in place of ${what}, and does not touch what it leads to`, () =>
      withOutsider(async (outsider) => {
        await rm(path(), { force: true })
        await make(outsider, path())
        assert.ok((await saveCapture(capture, folder)).ok)
        assert.equal(await refusal(), null)
      }))
  }
}

for (const parent of ['bodies', join('bodies', hash.slice(0, 2))]) {
  test(`saving into a capture is refused where ${parent} is a link to a folder`, () =>
    withOutsider(async (outsider) => {
      await rm(join(folder, parent), { recursive: true })
      await symlink(dirname(outsider), join(folder, parent))
      const saved = await saveCapture(capture, folder)
      assert.equal(!saved.ok && saved.error.code, 'INVALID_CAPTURE')
      assert.match((!saved.ok && saved.error.message) || '', new RegExp(`: ${parent} in it is a link`))
    }))
}

const pictureOf = (color: string) =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: color } })
    .webp()
    .toBuffer()
const screenshotPath = () => join(folder, 'screenshot.webp')

test('a screenshot comes back as it was saved, and stands in a file of its own', async () => {
  const screenshot = await pictureOf('#1f6f43')
  await saveCapture({ ...capture, screenshot }, folder)
  const loaded = await loadCapture(folder)
  assert.ok(loaded.ok && loaded.value.screenshot !== null)
  assert.ok(screenshot.equals(loaded.value.screenshot) && screenshot.equals(await readFile(screenshotPath())))
  assert.ok(!('screenshotHash' in loaded.value))
})

test('a screenshot that was changed, is missing, or is something else is refused', async () => {
  await saveCapture({ ...capture, screenshot: await pictureOf('#1f6f43') }, folder)
  await writeFile(screenshotPath(), await pictureOf('#431f6f'))
  assert.match((await refusal())!, /screenshot\.webp in .* was changed after it was saved/)
  await rm(screenshotPath())
  assert.match((await refusal())!, /screenshot\.webp is missing/)
  await saveCapture({ ...capture, screenshot: Buffer.from('<svg/>') }, folder)
  assert.match((await refusal())!, /screenshot\.webp in .* is no picture of a first screen/)
})

test('saving a capture without a screenshot removes that of the one before', async () => {
  await saveCapture({ ...capture, screenshot: await pictureOf('#1f6f43') }, folder)
  await saveCapture(capture, folder)
  assert.deepEqual((await readdir(folder)).sort(), ['bodies', 'capture.json'])
})
