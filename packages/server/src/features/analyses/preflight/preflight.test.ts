import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { AppError } from '../../../platform/errors.ts'
import { startTestServer } from '../../../test-support/server.ts'
import { preflightWebsite } from './preflight.ts'

const server = await startTestServer()
after(() => server[Symbol.asyncDispose]())

/** The refusal of an address, and how long it is delayed. */
async function refusalOf(url: string) {
  const waits: number[] = []
  const sleep = async (ms: number) => void waits.push(ms)
  try {
    await preflightWebsite({ ...server.deps, sleep }, { url, accountId: 'acc_1', isNameWanted: false })
  } catch (error) {
    assert.ok(error instanceof AppError)
    return { code: error.code, message: error.message, waits }
  }
  return assert.fail('It was not refused.')
}

const notPublic = [
  'http://127.0.0.1/',
  'http://10.0.0.1/',
  'http://169.254.169.254/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://localhost/',
  'http://intranet/',
]

for (const url of notPublic) {
  test(`the refusal of ${url} has the text of all addresses that are not public, and the same delay`, async () => {
    const { code, message, waits } = await refusalOf(url)
    assert.deepEqual({ code, message }, { code: 'NOT_PUBLIC', message: 'The address is not that of a public website.' })
    assert.equal(waits.length, 1)
    assert.ok(waits[0]! > 0 && waits[0]! <= 500)
  })
}

test('a refusal for another reason is answered without delay', async () => {
  const { code, waits } = await refusalOf('http://nowhere.example/')
  assert.equal(code, 'UNREACHABLE')
  assert.deepEqual(waits, [])
})
