import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type AnalyzedSite, type AnalyzeOptions, analyze } from './analyze.ts'

let folder: string
const captureFolder = () => join(folder, 'capture')
const site = (): AnalyzedSite => ({ folder, origin: 'https://www.oaken.example' })
const options: AnalyzeOptions = { type: 'full', browser: 'off', now: () => 0 }

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-analyze-'))
  await writeFile(join(folder, 'index.html'), '<title>Oaken</title><h1>Kitchens of oak</h1><p>Made in Leeds.')
  assert.ok((await analyze(site(), { ...options, saveCaptureTo: captureFolder() })).ok)
})
after(() => rm(folder, { recursive: true }))

async function errorOf(analyzed: AnalyzedSite, more: Partial<AnalyzeOptions>) {
  const outcome = await analyze(analyzed, { ...options, ...more })
  return outcome.ok ? null : outcome.error.code
}

test('an analysis that is stopped once its pages are read derives no facts', async () => {
  const controller = new AbortController()
  const onProgress: AnalyzeOptions['onProgress'] = ({ step }) => {
    if (step === 'deriving') controller.abort()
  }
  assert.equal(await errorOf(site(), { signal: controller.signal, onProgress }), 'ABORTED')
})

test('an analysis that is stopped while facts are derived writes no report', async () => {
  const controller = new AbortController()
  const onProgress: AnalyzeOptions['onProgress'] = ({ step }) => {
    // What stands in line now is heard once the stage that begins here has ended.
    if (step === 'deriving') setImmediate(() => setImmediate(() => controller.abort()))
  }
  assert.equal(await errorOf(site(), { signal: controller.signal, onProgress }), 'ABORTED')
})

test('a saved capture is not read once the caller gave up', async () => {
  assert.equal(await errorOf({ captureFolder: captureFolder() }, { signal: AbortSignal.abort() }), 'ABORTED')
})

test('an analysis that nobody stops gives a report', async () => {
  assert.equal(await errorOf(site(), { signal: new AbortController().signal }), null)
})
