/** `brandprint listen` with two processes of the service on one Postgres, one of which is killed. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { addMember, createAccount, createKey } from '../../../server/src/features/accounts/index.ts'
import { startChild } from '../../../server/src/test-support/child-process.ts'
import { eventually } from '../../../server/src/test-support/eventually.ts'
import { startInstallation } from '../../../server/src/test-support/installation.ts'
import { sources } from '../cli-fixtures.ts'

const events = 60
const killsAfter = [15, 35]
const bin = new URL('../../bin/brandprint.js', import.meta.url)

test('each event is forwarded once, also when the process it is connected to is killed', async () => {
  await using installation = await startInstallation(['all', 'api', 'api'])
  const [, own, other] = installation.members
  const got: string[] = []
  await using local = createServer(async (request, response) => {
    const parts = await request.toArray()
    got.push(JSON.parse(Buffer.concat(parts).toString()).id)
    response.end()
  })
  local.listen(0, '127.0.0.1')
  await once(local, 'listening')
  const { accountId, key } = await installation.administer(async (admin) => {
    const { id } = await createAccount(admin, { name: 'Acme', tier: 'agency' })
    return {
      accountId: id,
      key: (await createKey(admin, { accountId: id, scopes: ['admin:full'], expiresAt: null })).key,
    }
  })
  const forward = `http://127.0.0.1:${(local.address() as AddressInfo).port}`
  const env = { HOME: '/nonexistent', ...sources, BRANDPRINT_API_KEY: key, BRANDPRINT_BASE_URL: own!.url }
  const child = startChild(bin, ['listen', '--forward', forward], { env })
  try {
    await child.saying('Ctrl-C')
    const written = await installation.administer(async (admin) => {
      let next = 0
      async function write(): Promise<void> {
        for (let at = next++; at < events; at = next++) {
          await addMember(admin, { accountId, email: `${at}@acme.example`, role: 'member' })
          if (killsAfter.includes(at)) await own!.end('SIGKILL')
        }
      }
      await Promise.all(Array.from({ length: 4 }, write))
      await own!.ready()
      const rows = await admin.db.selectFrom('event').select('id').where('account_id', '=', accountId).execute()
      return rows.map(({ id }) => id)
    })
    assert.equal(written.length, events)
    await eventually(async () => got.length >= events, { what: 'all were forwarded' })
    // Through another process: notifications reach the streams of all.
    const response = await fetch(`${other!.url}/v1/events/trigger`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'export.ready' }),
    })
    const { data } = (await response.json()) as { data: { event_id: string; listeners: number } }
    assert.equal(data.listeners, 1)
    await eventually(async () => got.includes(data.event_id), { what: 'the sample was forwarded' })
    assert.deepEqual(got.toSorted(), [...written, data.event_id].toSorted())
  } finally {
    child.process.kill('SIGKILL')
    await child.ended()
  }
})
