import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { createTestDatabase } from '../../test-support/database.ts'
import { connect } from '../database/connect.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import { toAppError } from './error-answers.ts'

const { url, dispose } = await createTestDatabase()
after(dispose)

/** The code of the answer to what a statement on this database throws. */
async function codeOf(databaseUrl: string, statement = 'select 1') {
  const broken = connect({ url: databaseUrl, applicationName: 'brandprint test', connections: 1 })
  try {
    await sql.raw(statement).execute(broken)
    return null
  } catch (error) {
    return toAppError(error).code
  } finally {
    await broken.destroy()
  }
}

const at = (change: (address: URL) => void) => {
  const address = new URL(url)
  change(address)
  return address.href
}

test('a database whose port is closed is unavailable', async () => {
  assert.equal(await codeOf(at((address) => (address.port = '1'))), 'UNAVAILABLE')
})

test('a database whose name has no address is unavailable', async () => {
  assert.equal(await codeOf(at((address) => (address.hostname = 'database.invalid'))), 'UNAVAILABLE')
})

test('a connection that is ended during a statement makes the database unavailable', async () => {
  assert.equal(await codeOf(url, 'select pg_terminate_backend(pg_backend_pid())'), 'UNAVAILABLE')
})

test('a statement that is wrong is a bug of ours', async () => {
  assert.equal(await codeOf(url, 'select nothing from nowhere'), 'INTERNAL')
})

test('files that cannot be reached are unavailable, as such', async () => {
  const away = createFolderStorage('/proc/no-such-folder')
  const error = toAppError(await away.put('exports/a.pdf', Buffer.from('a')).catch((error) => error))
  assert.deepEqual([error.code, error.message], ['UNAVAILABLE', 'The service cannot reach its files; it will be back.'])
})
