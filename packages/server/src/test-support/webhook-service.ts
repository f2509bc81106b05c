/** For tests of webhooks: a service, a receiver that it may reach, and what sends its deliveries. */

import { createDispatcher } from '../features/webhooks/index.ts'
import type { Deps } from '../platform/deps.ts'
import { insertEvent } from '../platform/events.ts'
import { newId } from '../platform/ids.ts'
import { startReceiver, status, testAuthority } from './receiver.ts'
import { startTestServer } from './server.ts'

export async function startWebhookService() {
  const receiver = await startReceiver()
  const server = await startTestServer({ settings: { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1' }, ca: testAuthority })
  const dispatcher = createDispatcher(server.deps)
  return {
    receiver,
    server,
    dispatcher,
    /** Sends everything that is due, and waits until it is recorded. */
    async deliver() {
      await dispatcher.poll()
      await dispatcher.idle()
    },
    /** Between tests: retries that one left would be sent to the next one's receiver. */
    async clear() {
      await server.deps.db.deleteFrom('webhook').execute()
      receiver.answer(status(200))
      receiver.received.length = 0
    },
    async [Symbol.asyncDispose]() {
      await dispatcher.stop(0)
      await server[Symbol.asyncDispose]()
      await receiver[Symbol.asyncDispose]()
    },
  }
}

/** Writes the event of a new member, as the feature of accounts does. @returns the data of the event */
export async function memberAdded({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id: accountId }: { id: string }) {
  const createdAt = clock.now()
  const member_id = newId('mem')
  const data = { member_id, email: 'ada@acme.example', role: 'member', added_at: createdAt.toISOString() }
  await insertEvent(db, { accountId, kind: 'team.member_added', subjectId: member_id, data, createdAt })
  return data
}
