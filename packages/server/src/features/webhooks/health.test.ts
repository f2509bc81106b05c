import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { startTestServer } from '../../test-support/server.ts'
import { oldestDueSeconds } from './health-queries.ts'

const server = await startTestServer()
after(() => server[Symbol.asyncDispose]())

const now = new Date('2026-01-15T10:00:00.000Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)

test('a delivery counts as overdue from its due time or the last attempt at its webhook, while that is active', async () => {
  const { db } = server.deps
  const acme = await server.account()
  await sql`
    insert into webhook (id, account_id, url, events, description, secret_sealed, status, created_at)
    values ('whk_1', ${acme.id}, 'https://acme.example', array['team.member_added'], '', '', 'active', ${now})`.execute(
    db,
  )
  assert.equal(await oldestDueSeconds(db, now), 0)
  await sql`
    insert into delivery (webhook_id, event_id, state, next_attempt_at, created_at)
    values ('whk_1', 'evt_1', 'pending', ${ago(1_200)}, ${now}), ('whk_1', 'evt_2', 'pending', ${ago(30)}, ${now})`.execute(
    db,
  )
  assert.equal(await oldestDueSeconds(db, now), 1_200)
  await sql`
    insert into delivery_attempt (id, webhook_id, event_id, event_type, status, attempted_at, retry_count, is_test)
    values ('del_1', 'whk_1', 'evt_0', 'team.member_added', 'failed', ${ago(60)}, 0, false)`.execute(db)
  assert.equal(await oldestDueSeconds(db, now), 60)
  await sql`update webhook set status = 'paused'`.execute(db)
  assert.equal(await oldestDueSeconds(db, now), 0)
})
