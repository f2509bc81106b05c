/** For tests of analyses: a database, the real queue without workers, and an engine whose outcome the test decides. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../config.ts'
import type { Deps } from '../../platform/deps.ts'
import type { EnginePool } from '../../platform/engine/engine-pool.ts'
import { createSample } from '../../platform/engine/samples.ts'
import { newId } from '../../platform/ids.ts'
import { createLog } from '../../platform/log.ts'
import { openQueue } from '../../platform/queue/boss.ts'
import { createFolderStorage } from '../../platform/storage/folder-storage.ts'
import type { Tier } from '../../platform/tiers.ts'
import { createTestDatabase } from '../../test-support/database.ts'
import { analysisJob } from './analysis-job.ts'
import { type StartInput, startAnalysis } from './start-analysis.ts'

export async function analysesBench() {
  const { db, url, dispose } = await createTestDatabase()
  const log = createLog({ level: 'silent' })
  const queue = await openQueue({ url, kinds: [analysisJob], db, log, concurrency: null })
  let now = new Date('2026-01-15T10:00:00.000Z')
  let engineRun: EnginePool['run'] = () => Promise.reject(new Error('The test has set no outcome.'))
  const engine: EnginePool = {
    run(task, signal) {
      return engineRun(task, signal)
    },
    close: async () => undefined,
  }
  const config = readConfig({ BRANDPRINT_WORKER_CONCURRENCY: '2', BRANDPRINT_BASE_URL: 'https://api.acme.example' })
  const clock = { now: () => now }
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-test-'))
  const storage = createFolderStorage(folder)
  return {
    db,
    queue,
    engine,
    sample: createSample(engine),
    log,
    config,
    clock,
    storage,
    start: (input: StartInput) =>
      db.transaction().execute((transaction) => startAnalysis({ db: transaction, queue, clock, config }, input)),
    setClock(moment: Date) {
      now = moment
    },
    /** What the engine, in another process, answers from now on. */
    setEngine(run: (...input: Parameters<EnginePool['run']>) => Promise<unknown>) {
      engineRun = run as EnginePool['run']
    },
    async [Symbol.asyncDispose]() {
      await queue.close()
      storage.close()
      await rm(folder, { recursive: true, force: true })
      await dispose()
    },
  } satisfies Partial<Deps> & Record<string | symbol, unknown>
}

export type AnalysesBench = Awaited<ReturnType<typeof analysesBench>>

export async function insertAccount(bench: AnalysesBench, tier: Tier = 'pro') {
  const id = newId('acc')
  await bench.db.insertInto('account').values({ id, name: 'Acme', tier, created_at: bench.clock.now() }).execute()
  return { id, tier }
}
