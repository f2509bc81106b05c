/** What `doctor` says of an installation that keeps nothing on this machine, as an API process of compose.yaml. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { startScriptedServer } from '../../engine/src/llm/scripted-server-fixtures.ts'
import { readConfig } from './config.ts'
import { examine } from './doctor.ts'
import { connect } from './platform/database/connect.ts'
import { createTestDatabase, type TestDatabase } from './test-support/database.ts'
import { s3Credentials, startS3Server } from './test-support/s3-server.ts'

let database: TestDatabase
let parent: string
/** A folder that does not exist. */
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

const elsewhere = () => ({
  DATABASE_URL: database.url,
  BRANDPRINT_SECRET_KEY: 'a master key that only tests use',
  BRANDPRINT_STORAGE: pathToFileURL(parent).href,
})

async function findingsOf(settings: Record<string, string>) {
  const findings = await examine(readConfig({ BRANDPRINT_DATA_DIR: missing, BRANDPRINT_BROWSER: 'off', ...settings }))
  return Object.fromEntries(findings.map(({ check, isOk, message }) => [check, { isOk, message }]))
}

test('a missing data folder is fine when database, secret key and files are elsewhere', async () => {
  const findings = await findingsOf(elsewhere())
  const wrong = Object.entries(findings).filter(([, { isOk }]) => !isOk)
  assert.deepEqual(wrong, [])
  assert.match(
    findings['data folder']!.message,
    /is not there, and need not be: database, secret key and files are elsewhere/,
  )
})

test('a small disk is no danger to a database that is elsewhere', async () => {
  // /proc has no free space.
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

test('a storage in which a file comes and goes is well, and nothing is left in it', async () => {
  const { storage } = await findingsOf(elsewhere())
  assert.deepEqual(storage, { isOk: true, message: `Files can be written, read and removed in ${parent}.` })
  assert.deepEqual(await readdir(join(parent, 'exports')), [])
})

test('before the first start the storage of the data folder is not examined, and not made', async () => {
  const { storage } = await findingsOf({ DATABASE_URL: database.url })
  assert.deepEqual(storage, { isOk: true, message: 'Not examined: there is no data folder yet.' })
  assert.ok(!existsSync(missing))
})

test('a storage that is not there is told', async () => {
  const folder = join(parent, 'unmounted')
  const { storage } = await findingsOf({ ...elsewhere(), BRANDPRINT_STORAGE: pathToFileURL(folder).href })
  assert.deepEqual(storage, { isOk: false, message: `The folder ${folder} is not there.` })
})

test('S3 is examined as a folder is, and what it refuses is told without the secret', async () => {
  await using s3 = await startS3Server()
  const settings = {
    ...elsewhere(),
    BRANDPRINT_STORAGE: `s3://${s3.settings.bucket}/kept`,
    BRANDPRINT_S3_ENDPOINT: s3.endpoint,
    AWS_ACCESS_KEY_ID: s3Credentials.accessKeyId,
  }
  const place = `s3://${s3.settings.bucket}/kept/ at ${s3.endpoint}`
  const { storage: well } = await findingsOf({ ...settings, AWS_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey })
  assert.deepEqual(well, { isOk: true, message: `Files can be written, read and removed in ${place}.` })
  const { storage: refused } = await findingsOf({ ...settings, AWS_SECRET_ACCESS_KEY: 'hunter2' })
  assert.equal(refused?.isOk, false)
  assert.match(refused!.message, /the secret does not fit the access key/)
  assert.doesNotMatch(refused!.message, /hunter2/)
})

test('a folder is warned of while API or workers are connected as processes of their own', async () => {
  assert.equal((await findingsOf(elsewhere()))['shared folder'], undefined)
  const db = connect({ url: database.url, applicationName: 'brandprint worker', connections: 1 })
  try {
    await db.selectFrom('account').select('id').limit(1).execute()
    const { 'shared folder': shared } = await findingsOf(elsewhere())
    assert.equal(shared?.isOk, true)
    assert.match(shared!.message, new RegExp(`Files are kept in the folder ${parent}, .*BRANDPRINT_STORAGE`))
  } finally {
    await db.destroy()
  }
})

test('each model that is set is asked, and its time told', async () => {
  await using model = await startScriptedServer({ steps: ['Yes.'] })
  const settings = { BRANDPRINT_MODEL_PRO: 'local:boats:7b', BRANDPRINT_MODEL_BASE_URL: model.baseUrl }
  const { model: finding } = await findingsOf({ ...elsewhere(), ...settings })
  assert.match(finding!.message, /^boats:7b answers, in \d+ ms\.$/)
})

test('a model that does not answer is not well, and the reason is said without its key', async () => {
  await using model = await startScriptedServer({ status: 401, body: '{"error":{"message":"bad key k-secret"}}' })
  const settings = {
    BRANDPRINT_MODEL_FLASH: 'local:boats:7b',
    BRANDPRINT_MODEL_BASE_URL: model.baseUrl,
    BRANDPRINT_MODEL_API_KEY: 'k-secret',
  }
  const { model: finding } = await findingsOf({ ...elsewhere(), ...settings })
  assert.equal(finding!.isOk, false)
  assert.match(finding!.message, /^boats:7b does not answer: /)
  assert.ok(!finding!.message.includes('k-secret'))
})
