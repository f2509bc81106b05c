/** What becomes of exports while the disk that keeps their files is full. */
import assert from 'node:assert/strict'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { exportJob } from '../features/exports/export-job.ts'
import { startExportService } from '../features/exports/exports-fixtures.ts'
import { smallDisk } from '../test-support/small-disk.ts'

/** Of both formats a file has more than is left, and less than the disk. */
const diskBytes = 4 * 2 ** 20
const leftBytes = 16 * 2 ** 10

for (const format of ['json', 'pdf'] as const) {
  test(`on a full disk a ${format} fails after three tries and leaves nothing, and with room the next is completed`, async (context) => {
    const made = await smallDisk(`size=${diskBytes}`)
    if (typeof made === 'string') return context.skip(made)
    await using disk = made
    await using service = await startExportService({
      settings: { BRANDPRINT_STORAGE: pathToFileURL(disk.folder).href },
    })
    const { server, exported } = service
    const { db } = server.deps
    const acme = await server.account('pro')
    const analysis = await completedAnalysis(server, acme.id)
    const filler = join(disk.folder, 'filler')
    await writeFile(filler, Buffer.alloc(diskBytes - leftBytes))

    const { data: failed } = await exported(acme, analysis, { format })
    assert.deepEqual(failed, {
      export_id: failed.export_id,
      status: 'failed',
      download_url: null,
      expires_at: null,
      error_message: 'The file could not be stored on our side, several times. Ask for the export again later.',
    })
    const { rows } = await sql<{ retry_count: number }>`
      select retry_count from queue.job where name = ${exportJob.name}`.execute(db)
    assert.deepEqual(rows, [{ retry_count: 2 }])
    assert.deepEqual(await db.selectFrom('event').select('kind').execute(), [])
    assert.deepEqual(await db.selectFrom('export_file').select('id').execute(), [])
    assert.deepEqual(await readdir(join(disk.folder, 'exports')), [])
    assert.equal((await acme.send({ method: 'GET', url: `/v1/analyses/${analysis}` })).statusCode, 200)

    await rm(filler)
    const { data } = await exported(acme, analysis, { format })
    assert.equal(data.status, 'completed', data.error_message)
    const kept = await readFile(join(disk.folder, String(await service.fileOf(data.export_id))))
    const response = await server.app.inject({ method: 'GET', url: data.download_url.replace(/^http:\/\/[^/]+/, '') })
    assert.ok(response.rawPayload.equals(kept))
    const events = await db.selectFrom('event').select(['kind', 'subject_id']).execute()
    assert.deepEqual(events, [{ kind: 'export.ready', subject_id: data.export_id }])
  })
}
