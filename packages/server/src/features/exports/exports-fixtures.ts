/** The service with a worker that runs its jobs on demand, for tests of exports. */

import { jobHandlers } from '../../features.ts'
import { removeFiles } from '../../platform/storage/removed-files.ts'
import type { FileKey } from '../../platform/storage/storage.ts'
import { removeUnknownFiles } from '../../platform/storage/unknown-files.ts'
import { eventually } from '../../test-support/eventually.ts'
import { startTestServer, type TestAccount, type TestServerOptions } from '../../test-support/server.ts'
import { exportJob } from './export-job.ts'
import { knownKeys } from './queries.ts'
import { deleteExpired } from './retention.ts'

export async function startExportService(options: TestServerOptions = {}) {
  const server = await startTestServer(options)
  const { deps } = server
  await deps.queue.startWorkers(jobHandlers(deps))

  const start = (account: TestAccount, analysisId: string, payload: Record<string, unknown>) =>
    account.send({ method: 'POST', url: `/v1/analyses/${analysisId}/export`, payload })

  /** Until every job of exports has ended. */
  async function work(): Promise<void> {
    await eventually(
      async () => {
        const counts = await deps.queue.counts()
        return counts.every(({ queue, jobs }) => !queue.startsWith(exportJob.name) || jobs === 0)
      },
      { what: 'no export waits or runs' },
    )
  }

  return {
    server,
    start,
    work,
    /** Starts an export and waits for its end. */
    async exported(account: TestAccount, analysisId: string, payload: Record<string, unknown>) {
      const started = await start(account, analysisId, payload)
      if (started.statusCode !== 201) throw new Error(started.body)
      const { export_id: id } = started.json().data
      const data = await eventually(
        async () => {
          const polled = await account.send({ method: 'GET', url: `/v1/exports/${id}` })
          const { data: shown } = polled.json()
          return shown.status === 'processing' ? null : shown
        },
        { what: 'the export ends' },
      )
      return { data }
    },
    /** The key under which the file of an export is kept. */
    async fileOf(exportId: string): Promise<string | null> {
      const row = await deps.db
        .selectFrom('export')
        .innerJoin('export_file', 'export_file.id', 'export.file_id')
        .select('storage_key')
        .where('export.id', '=', exportId)
        .executeTakeFirst()
      return row?.storage_key ?? null
    },
    async isStored(key: FileKey): Promise<boolean> {
      const file = await deps.storage.open(key)
      file?.stream.destroy()
      return file !== null
    },
    /** What is done again and again: files past their time, files of deleted rows. */
    async clean(): Promise<void> {
      await deleteExpired(deps)
      await removeFiles(deps)
    },
    removeUnknownFiles: () => removeUnknownFiles(deps, 'exports', (keys) => knownKeys(deps.db, keys)),
    /** Keys of files in the storage that no export has. */
    async unknownFiles(): Promise<FileKey[]> {
      const keys: FileKey[] = []
      for await (const { key } of deps.storage.list('exports', new Date(Date.now() + 60_000))) keys.push(key)
      const rows = await deps.db.selectFrom('export_file').select('storage_key').execute()
      const known = new Set(rows.map(({ storage_key }) => storage_key))
      return keys.filter((key) => !known.has(key))
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
