/** Analyses that are completed, with the results of the reference's examples: for tests of what is made of them. */
import { readFile } from 'node:fs/promises'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { insertAnalysis, insertResult, markFinished } from './queries.ts'
import { insertScreenshot } from './screenshots/queries.ts'
import { keepScreenshot } from './screenshots/screenshots.ts'
import { completedBody } from './wire.ts'

interface Wanted {
  type?: 'full' | 'flash'
  test?: boolean
  /** null: it stays as it was inserted. */
  end?: 'completed' | 'failed' | null
  /** Changes its results. */
  change?(results: Record<string, unknown>): void
}

/** @returns its identifier */
export async function completedAnalysis(
  { deps: { db, clock } }: { deps: Pick<Deps, 'db' | 'clock'> },
  accountId: string,
  { type = 'full', test = false, end = 'completed', change = () => undefined }: Wanted = {},
): Promise<string> {
  const example = new URL(`../../platform/openapi/${type}-results.example.json`, import.meta.url)
  const results = JSON.parse(await readFile(example, 'utf8'))
  change(results)
  const [id, at, url] = [newId('anl'), clock.now(), 'https://www.tallymoor.example/']
  const times = { createdAt: at, estimatedCompletion: at }
  await insertAnalysis(db, { id, accountId, type, url, test, context: null, socialLinks: [], ...times })
  if (end === 'failed') {
    await markFinished(db, id, at, { status: 'failed', error_code: 'UNREACHABLE', error_message: 'No answer.' })
  }
  if (end !== 'completed') return id
  await markFinished(db, id, at, { status: 'completed' })
  const resultsJson = JSON.stringify(results)
  const { gzip, etag } = completedBody({ id, type, url, created_at: at }, at, resultsJson)
  await insertResult(db, { analysisId: id, resultsJson, bodyGzip: gzip, etag })
  return id
}

/** A completed analysis whose screenshot is in the storage. @returns its identifier */
export async function analysisWithScreenshot(
  { deps }: { deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'log'> },
  accountId: string,
  screenshot: Uint8Array,
): Promise<string> {
  const id = await completedAnalysis({ deps }, accountId)
  const kept = await keepScreenshot(deps, id, screenshot)
  if (kept === null) throw new Error('The storage of the test keeps no screenshot.')
  await insertScreenshot(deps.db, id, kept)
  return id
}
