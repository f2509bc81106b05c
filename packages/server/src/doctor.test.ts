/** What `doctor` says of an installation that keeps nothing on this machine, as an API process of compose.yaml. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { readConfig } from './config.ts'
import { examine } from './doctor.ts'
import { createTestDatabase, type TestDatabase } from './test-support/database.ts'

let database: TestDatabase
let parent: string
/** A folder that is not there. */
let missing: string
before(async () => {
  parent = await mkdtemp(join(tmpdir(), 'brandprint-doctor-'))
  missing = join(parent, 'data')
  database = await createTestDatabase()
})
after(async () => {
  await database.dispose()
  await rm(parent, { recursive: true, force: true })
})

const elsewhere = () => ({ DATABASE_URL: database.url, BRANDPRINT_SECRET_KEY: 'a master key that only tests use' })

async function findingsOf(settings: Record<string, string>) {
  const findings = await examine(readConfig({ BRANDPRINT_DATA_DIR: missing, BRANDPRINT_BROWSER: 'off', ...settings }))
  return Object.fromEntries(findings.map(({ check, isOk, message }) => [check, { isOk, message }]))
}

test('without a data folder all is well where database and secret key are elsewhere', async () => {
  const findings = await findingsOf(elsewhere())
  const wrong = Object.entries(findings).filter(([, { isOk }]) => !isOk)
  assert.deepEqual(wrong, [])
  assert.match(findings['data folder']!.message, /is not there, and need not be: database and secret key are elsewhere/)
})

test('a small disk is no danger to a database that is elsewhere', async () => {
  // There is nothing free in /proc.
  const findings = await findingsOf({ ...elsewhere(), BRANDPRINT_DATA_DIR: '/proc' })
  assert.deepEqual(findings['disk space'], { isOk: true, message: '0.0 GB are free. The database is elsewhere.' })
  const { 'disk space': own } = await findingsOf({ BRANDPRINT_DATA_DIR: '/proc' })
  assert.deepEqual(own, { isOk: false, message: '0.0 GB are free. The database stops when there are none.' })
})

test('without a data folder that is to hold the secret key the service has to be started once, and none is made', async () => {
  const { 'data folder': folder } = await findingsOf({ DATABASE_URL: database.url })
  assert.deepEqual(folder, { isOk: false, message: `${missing} is not there yet: start the service once.` })
  assert.ok(!existsSync(missing))
})
