import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { jsonFile } from './json-file.ts'
import { makeJsonFile } from './make-json-file.ts'

const data = {
  id: 'anl_1',
  url: 'https://acme.example',
  type: 'flash',
  completed_at: '2026-01-15T10:00:00.000Z',
  results: { summary: '北極光', insights: [], evidence: [], coverage: {}, engine: {} },
} as const
const selection = { sections: ['summary', 'insights'], whiteLabel: false }
const packed = (answer: unknown) => gzipSync(JSON.stringify(answer))
const unaborted = () => new AbortController().signal

test('a thread makes the same bytes from the stored answer', async () => {
  const bytes = await makeJsonFile({ gzip: packed({ data }), selection }, unaborted())
  assert.deepEqual(Buffer.from(bytes), jsonFile(data, selection))
})

test('a stored answer that is damaged fails its own file alone', async () => {
  await assert.rejects(makeJsonFile({ gzip: Buffer.from('no gzip'), selection }, unaborted()), { code: 'Z_DATA_ERROR' })
  assert.ok(await makeJsonFile({ gzip: packed({ data }), selection }, unaborted()))
})

test('a file that is given up ends with the reason of the signal', async () => {
  const controller = new AbortController()
  const made = makeJsonFile({ gzip: packed({ data }), selection }, controller.signal)
  controller.abort(new Error('given up'))
  await assert.rejects(made, { message: 'given up' })
})
