/**
 * No export is lost and no file either, while processes and Postgres are killed at random and exports are made.
 * `BRANDPRINT_TEST_KILLS` sets how often, `BRANDPRINT_TEST_SEED` which.
 */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { knownKeys } from '../features/exports/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { createLog } from '../platform/log.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { removeFiles } from '../platform/storage/removed-files.ts'
import { removeUnknownFiles } from '../platform/storage/unknown-files.ts'
import { eventually } from '../test-support/eventually.ts'
import { createKeys, type Installation, startInstallation } from '../test-support/installation.ts'
import { killAtRandom } from '../test-support/kill-at-random.ts'
import { startLoad } from '../test-support/load.ts'
import { randomFrom } from '../test-support/random.ts'

const kills = Number(process.env.BRANDPRINT_TEST_KILLS ?? 2)
const seed = Number(process.env.BRANDPRINT_TEST_SEED ?? Date.now() % 1_000_000)
const exportsMin = 100
const accounts = 8
/** A killed worker is noticed after 20 s, and an export whose tries were all killed is given up within a minute. */
const settleMs = 240_000

test(`after ${kills} random kills every export has ended, with its event and its file (seed ${seed})`, async (t) => {
  await using installation = await startInstallation(['api', 'worker', 'worker'])
  const keys = await createKeys(installation, accounts)
  const analyses = await analysesOf(installation)
  const load = startLoad({
    bases: [installation.members[0]!.url],
    keys,
    // More than is made meanwhile: what is killed is at work.
    clients: 16,
    restMs: 300,
    path: (number) => `/v1/analyses/${analyses[number % accounts]}/export`,
    payload: (number) => ({
      format: number % 4 === 3 ? 'pdf' : 'json',
      // Of ten, two are equal to others of their account; the rest have files of their own.
      sections: number % 10 < 2 ? ['all'] : pairOf(number),
    }),
  })

  const killed = await killAtRandom(installation, { kills, random: randomFrom(seed) })
  await eventually(async () => load.outcome.accepted.size >= exportsMin, {
    what: `${exportsMin} exports are accepted`,
    ms: 120_000,
  })
  const { accepted, sent, broken } = await load.stop()
  await Promise.all(installation.members.map((member) => member.ready()))
  const ended = await settleExports(installation)

  t.diagnostic(
    `killed: ${JSON.stringify(killed)}; ended of their own accord: ${installation.ownEnds.join('; ') || 'none'}`,
  )
  t.diagnostic(
    `accepted ${accepted.size} of ${sent.size} requests, ${broken.length} connections broke; ${JSON.stringify(ended)}`,
  )
  await installation.administer(async ({ db }) => {
    const rows = await db.selectFrom('export').select('id').execute()
    const there = new Set(rows.map(({ id }) => id))
    assert.deepEqual(
      [...accepted].filter((id) => !there.has(id)),
      [],
      'accepted exports that are missing',
    )
    assert.ok(rows.length <= sent.size, 'no key made two')
    assert.deepEqual(await wrongEvents(db), [])
    const left = await clean(installation, db)
    t.diagnostic(`the kills left ${left.length} files without a row: ${left.join(', ') || 'none'}`)
    const files = await db.selectFrom('export_file').select('storage_key').execute()
    assert.deepEqual(
      (await storedNames(installation)).map((name) => `exports/${name}`),
      files.map(({ storage_key }) => storage_key).toSorted(),
    )
    const downloaded = await downloadAll(installation, db)
    assert.equal(downloaded, ended.completed)
  })
})

/** A completed analysis of each account, in the order of their keys. */
const analysesOf = (installation: Installation): Promise<string[]> =>
  installation.administer(async (deps) => {
    const rows = await deps.db.selectFrom('account').select(['id', 'name']).orderBy('name').execute()
    const created = rows.filter(({ name }) => name.startsWith('Acme '))
    return Promise.all(created.map(({ id }) => completedAnalysis({ deps }, id)))
  })

const names = ['swot', 'personas', 'brandIdentity', 'summary', 'positioning', 'visualIdentity', 'messaging'] as const

/** Two names of sections. */
const pairOf = (number: number) => [names[number % 7], names[(number + 1 + (Math.floor(number / 7) % 6)) % 7]]

/** Waits until none is processing. @returns how many ended how */
const settleExports = (installation: Installation): Promise<Record<string, number>> =>
  installation.administer(({ db }) =>
    eventually(
      async () => {
        const rows = await db
          .selectFrom('export')
          .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
          .groupBy('status')
          .execute()
        const counts = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
        return counts.processing === undefined && counts
      },
      { what: 'every export has ended', ms: settleMs },
    ),
  )

/** Exports that are completed and have not exactly one `export.ready`, and failed ones that have one. */
async function wrongEvents(db: Db) {
  const { rows } = await sql<{ id: string; status: string; events: string }>`
    select export.id, export.status, count(event.id) as events
    from export left join event on event.subject_id = export.id and event.kind = 'export.ready'
    group by export.id
    having count(event.id) <> case export.status when 'completed' then 1 else 0 end`.execute(db)
  return rows
}

const folderOf = ({ folder }: Installation) => join(folder, 'exports')
const storedNames = async (installation: Installation) => (await readdir(folderOf(installation))).toSorted()

/** What the worker does again and again, once all files are two hours old. @returns the names of what it removed */
async function clean(installation: Installation, db: Db): Promise<string[]> {
  const before = await storedNames(installation)
  const old = new Date(Date.now() - 2 * 60 * 60_000)
  for (const name of before) await utimes(join(folderOf(installation), name), old, old)
  const storage = await openStorage(installation.config.storage)
  await removeFiles({ db, storage, log: createLog({ level: 'silent' }) })
  await removeUnknownFiles({ clock: { now: () => new Date() }, storage }, 'exports', (keys) => knownKeys(db, keys))
  storage.close()
  const after = new Set(await storedNames(installation))
  return before.filter((name) => !after.has(name))
}

/** Each at the address that its event told, with the length and the tag of its row. @returns how many */
async function downloadAll({ members }: Installation, db: Db): Promise<number> {
  const rows = await db
    .selectFrom('export')
    .leftJoin('export_file', 'export_file.id', 'export.file_id')
    .innerJoin('event', 'event.subject_id', 'export.id')
    .where('export.status', '=', 'completed')
    .select(['export.id', 'export_file.bytes', 'export_file.etag', 'event.data'])
    .execute()
  for (const { id, bytes, etag, data } of rows) {
    const { pathname, search } = new URL((data as { download_url: string }).download_url)
    const response = await fetch(`${members[0]!.url}${pathname}${search}`)
    const file = Buffer.from(await response.arrayBuffer())
    const hash = createHash('sha256').update(file).digest('base64url').slice(0, 32)
    assert.deepEqual(
      {
        id,
        status: response.status,
        bytes: String(file.length),
        etag: response.headers.get('etag'),
        hash: `"${hash}"`,
      },
      { id, status: 200, bytes, etag, hash: etag },
    )
  }
  return rows.length
}
