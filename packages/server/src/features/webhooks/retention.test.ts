import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { insertEvent } from '../../platform/events.ts'
import { startTestServer } from '../../test-support/server.ts'
import { deleteOldRecords } from './retention.ts'

const server = await startTestServer()
after(() => server[Symbol.asyncDispose]())

const counts = async () => {
  const { rows } = await sql<Record<string, string>>`
    select
      (select count(*) from event) as events,
      (select count(*) from delivery) as deliveries,
      (select count(*) from delivery_attempt) as attempts`.execute(server.deps.db)
  return Object.values(rows[0]!).map(Number)
}

test('events, deliveries and attempts are deleted after thirty days, in any number', async () => {
  const { db, clock } = server.deps
  const acme = await server.account()
  await sql`
    insert into webhook (id, account_id, url, events, description, secret_sealed, status, created_at)
    values ('whk_1', ${acme.id}, 'https://acme.example', array['team.member_added'], '', '', 'active', ${clock.now()})`.execute(
    db,
  )
  const data = { member_id: 'mem_1', email: 'a@acme.example', role: 'member', added_at: clock.now().toISOString() }
  const event = { accountId: acme.id, kind: 'team.member_added', subjectId: 'mem_1', data } as const
  await insertEvent(db, { ...event, createdAt: clock.now() })
  await sql`update delivery set state = 'delivered', next_attempt_at = null`.execute(db)
  await sql`
    insert into delivery_attempt (id, webhook_id, event_id, event_type, status, attempted_at, retry_count, is_test)
    select 'del_' || n, 'whk_1', 'evt_1', 'team.member_added', 'success', ${clock.now()}, 0, false
    from generate_series(1, 12000) as n`.execute(db)
  server.advance(30 * 24 * 60 * 60)
  await insertEvent(db, { ...event, createdAt: clock.now() })
  await deleteOldRecords(server.deps)
  assert.deepEqual(await counts(), [2, 2, 12_000], 'thirty days exactly')
  server.advance(1)
  await deleteOldRecords(server.deps)
  assert.deepEqual(await counts(), [2, 1, 0], 'the event outlives what was sent of it by a day')
  server.advance(24 * 60 * 60)
  await deleteOldRecords(server.deps)
  assert.deepEqual(await counts(), [1, 1, 0])
})
