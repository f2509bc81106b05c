/** Transactions that change several webhooks or deliveries lock them in one order, so that none ends in a deadlock. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { insertEvent } from '../../platform/events.ts'
import { startTestServer } from '../../test-support/server.ts'
import { deletePending, type EndedDelivery, missPending, moveDeliveries } from './deliveries/queries.ts'
import { lockWebhooks } from './queries.ts'

const server = await startTestServer()
after(() => server[Symbol.asyncDispose]())

const rounds = 8
const now = new Date('2026-01-15T10:00:00.000Z')

/** How many of the works did not come to their end. */
async function failuresOf(...works: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const ends = await Promise.allSettled(works.map((work) => work()))
  return ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
}

for (const [what, end] of [
  ['paused', missPending],
  ['deleted', deletePending],
] as const) {
  test(`a webhook that is ${what} while its attempts end`, async () => {
    const { db } = server.deps
    const claim = randomUUID()
    for (let round = 0; round < rounds; round++) {
      await sql`delete from delivery`.execute(db)
      await sql`
        insert into delivery (webhook_id, event_id, state, claim, next_attempt_at, created_at)
        select 'whk_1', 'evt_' || n, 'pending', ${claim}::uuid, ${now}, ${now}
        from generate_series(1, 3000) as n`.execute(db)
      const ended = Array.from({ length: 3_000 }, (_, at) => endOf(`evt_${3_000 - at}`, claim))
      const move = () => db.transaction().execute((transaction) => moveDeliveries(transaction, ended))
      const endPending = () => db.transaction().execute((transaction) => end(transaction, 'whk_1'))
      assert.deepEqual(await failuresOf(move, endPending), [])
    }
  })
}

function endOf(eventId: string, claim: string): EndedDelivery {
  const record = { webhookId: 'whk_1', eventId } as EndedDelivery['record']
  return { record, claim, step: { state: 'pending', nextAttemptAt: now }, firstAttemptAt: now, provenUrl: null }
}

test('events that come while webhooks fail', async () => {
  const { db } = server.deps
  const { id: accountId } = await server.account()
  // The oldest has the last name, so that the order of their ages is not that of their names.
  await sql`
    insert into webhook (id, account_id, url, events, description, secret_sealed, status, created_at)
    select 'whk_' || n, ${accountId}, 'https://acme.example', array['team.member_added'], '', '', 'active',
      ${now}::timestamptz - n * interval '1 second'
    from generate_series(1000, 1500) as n`.execute(db)
  const ids = Array.from({ length: 501 }, (_, at) => `whk_${1_000 + at}`)
  const data = { member_id: 'mem_1', email: 'a@acme.example', role: 'member', added_at: now.toISOString() }
  const event = { accountId, kind: 'team.member_added', subjectId: 'mem_1', data, createdAt: now } as const
  for (let round = 0; round < rounds; round++) {
    const locked = () => db.transaction().execute((transaction) => lockWebhooks(transaction, ids))
    const happen = () => insertEvent(db, event)
    assert.deepEqual(await failuresOf(happen, locked, happen, locked), [])
  }
})
