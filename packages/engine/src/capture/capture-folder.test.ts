import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
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
}

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-capture-'))
})
after(() => rm(folder, { recursive: true }))
beforeEach(() => saveCapture(capture, folder))

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
