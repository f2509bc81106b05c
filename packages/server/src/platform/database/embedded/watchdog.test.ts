import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import pg from 'pg'
import { startChild } from '../../../test-support/child-process.ts'
import { eventually } from '../../../test-support/eventually.ts'
import { placeIn } from './cluster.ts'
import { startEmbedded } from './embedded.ts'
import { isPostgres, readPostmaster } from './server.ts'
import { urlOf } from './use.ts'

const run = promisify(execFile)
const fixture = new URL('./embedded-fixtures.ts', import.meta.url)
/** What is promised of a Postgres whose users were all killed. */
const endsMs = 30_000

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-watchdog-'))
  after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const serverPid = async (folder: string) => (await readPostmaster(placeIn(folder, true)))?.pid ?? 0

/** A connection that is no share: as an operator's, it keeps nothing alive. */
async function observe(folder: string, port: number) {
  const password = (await readFile(join(folder, 'postgres.password'), 'utf8')).trim()
  const client = new pg.Client({ connectionString: urlOf({ port, password, database: 'brandprint' }) })
  client.on('error', () => undefined)
  const ended = new Promise((resolve) => client.once('end', resolve))
  await client.connect()
  const watchdog = async () => {
    const { rows } = await client.query(
      `select pid, backend_start, query_start from pg_stat_activity where application_name = 'brandprint watchdog'`,
    )
    return rows[0] as { pid: number; backend_start: Date; query_start: Date } | undefined
  }
  return {
    client,
    ended,
    watchdog: () => eventually(watchdog, { what: 'a watchdog' }),
    /** Until it has looked so many times more. */
    async looked(times: number) {
      let last = (await this.watchdog()).query_start.getTime()
      for (let seen = 0; seen < times; seen++) {
        last = await eventually(
          async () => {
            const at = (await watchdog())?.query_start.getTime()
            return at !== undefined && at !== last ? at : null
          },
          { what: 'another look' },
        )
      }
    },
  }
}

test('a Postgres whose processes were all killed ends by itself', async () => {
  const folder = await newFolder()
  const children = [startChild(fixture, [folder]), startChild(fixture, [folder])]
  await Promise.all(children.map((child) => child.said('port')))
  const pid = await serverPid(folder)
  for (const child of children) child.process.kill('SIGKILL')
  await eventually(async () => !(await isPostgres(pid)), { what: 'its end', ms: endsMs })
})

test('a Postgres whose processes were killed while it started ends by itself', async () => {
  const folder = await newFolder()
  const child = startChild(fixture, [folder])
  const pid = await eventually(async () => (await serverPid(folder)) || null, { what: 'its process' })
  child.process.kill('SIGKILL')
  await eventually(async () => !(await isPostgres(pid)), { what: 'its end', ms: endsMs })
})

test('when the process that started it was killed, another one that uses it keeps it', async () => {
  const folder = await newFolder()
  const starter = startChild(fixture, [folder])
  const port = Number(await starter.said('port'))
  const other = startChild(fixture, [folder])
  await other.said('port')
  const observer = await observe(folder, port)
  starter.process.kill('SIGKILL')
  await observer.looked(4)
  assert.equal((await observer.client.query('select 1 as one')).rows[0]?.one, 1)
  await observer.client.end()
  other.process.kill('SIGTERM')
  assert.equal(await other.ended(), 0)
  assert.equal(await serverPid(folder), 0)
})

test('a start in the moment in which the watchdog stops it waits for that, and starts a new one', async () => {
  const folder = await newFolder()
  const killed = startChild(fixture, [folder])
  const observer = await observe(folder, Number(await killed.said('port')))
  killed.process.kill('SIGKILL')
  await observer.ended
  const next = await startEmbedded({ dataFolder: folder, volatile: true })
  const { watchdog, client } = await observe(folder, next.port)
  assert.ok(await watchdog())
  await client.end()
  await next.close()
  assert.equal(await serverPid(folder), 0)
})

test('a watchdog that was killed is replaced, and nobody notices', { skip: process.platform !== 'linux' }, async () => {
  const folder = await newFolder()
  const child = startChild(fixture, [folder])
  const observer = await observe(folder, Number(await child.said('port')))
  const first = await observer.watchdog()
  process.kill(await watchdogProcess(folder), 'SIGKILL')
  await eventually(async () => (await observer.watchdog()).pid !== first.pid, { what: 'another watchdog' })
  assert.equal((await observer.client.query('select 1 as one')).rows[0]?.one, 1)
  await observer.client.end()
  child.process.kill('SIGTERM')
  assert.equal(await child.ended(), 0)
})

/** By its arguments, which name the folder. */
async function watchdogProcess(folder: string): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'pid=,args='])
  const line = stdout.split('\n').find((one) => one.includes('embedded-watchdog-process') && one.includes(folder))
  return Number.parseInt(line ?? '', 10)
}
