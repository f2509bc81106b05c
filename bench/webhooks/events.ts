/** Events as features write them, and what an installation holds that has sent many. */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { type Connection, connectTo } from './connection.ts'

export interface Endpoint {
  accountId: string
  webhookId: string
  path: string
}

export interface Load {
  perSecond: number
  seconds: number
}

const now = () => performance.timeOrigin + performance.now()

/**
 * So many events a second for so long, over all endpoints in turn; each begins at its own time, whatever became of those
 * before it.
 * @returns when each event's transaction was committed, by event id
 */
export async function writeAtRate(
  databaseUrl: string,
  endpoints: readonly Endpoint[],
  { perSecond, seconds }: Load,
): Promise<Map<string, number>> {
  const connection = connectTo(databaseUrl)
  const committed = new Map<string, number>()
  const writing: Promise<void>[] = []
  const began = now()
  try {
    for (let number = 0; number < perSecond * seconds; number++) {
      await delay(Math.max(0, began + (number * 1_000) / perSecond - now()))
      writing.push(writeOne(connection, endpoints[number % endpoints.length]!, committed))
    }
    await Promise.all(writing)
  } finally {
    await connection.close()
  }
  return committed
}

async function writeOne({ write }: Connection, { accountId }: Endpoint, committed: Map<string, number>): Promise<void> {
  const id = await write(accountId)
  committed.set(id, now())
}

/** That many events of an endpoint, due at once; nobody is told. */
export async function writeBacklog(
  client: pg.Client,
  { accountId, webhookId }: Endpoint,
  count: number,
): Promise<void> {
  await client.query(
    `with told as (
       insert into event (id, account_id, kind, subject_id, data, body, created_at)
       select
         'evt_' || md5($2 || n || clock_timestamp()), $1, 'team.member_added', 'mem_' || n, '{}',
         '{"id":"evt_' || n || '","event":"team.member_added","created":1768473042,"data":{"member_id":"mem_' || n ||
         '","email":"ada@acme.example","role":"member","added_at":"2026-01-15T10:30:42.000Z"}}',
         now()
       from generate_series(1, $3::int) n
       returning id, created_at
     )
     insert into delivery (webhook_id, event_id, state, next_attempt_at, created_at)
     select $2, id, 'pending', created_at, created_at from told`,
    [accountId, webhookId, count],
  )
}

/** Deliveries of the last 29 days that ended, with an attempt each, over the endpoints in turn. */
export async function writeHistory(client: pg.Client, endpoints: readonly Endpoint[], count: number): Promise<void> {
  await client.query(
    `with sent as (
       select
         n, 'evt_' || md5('old' || n) as event_id, ($1::text[])[1 + n % array_length($1, 1)] as webhook_id,
         ($2::text[])[1 + n % array_length($2, 1)] as account_id, now() - interval '29 days' * (n / $3::float8) as at
       from generate_series(1, $3::int) n
     ), told as (
       insert into event (id, account_id, kind, subject_id, data, body, created_at)
       select event_id, account_id, 'team.member_added', 'mem_' || n, '{}', '{}', at from sent
     ), made as (
       insert into delivery (webhook_id, event_id, state, attempts, first_attempt_at, created_at)
       select webhook_id, event_id, 'delivered', 1, at, at from sent
     )
     insert into delivery_attempt
       (id, webhook_id, event_id, event_type, status, response_code, response_time_ms, attempted_at, retry_count, is_test)
     select 'del_' || md5('old' || n), webhook_id, event_id, 'team.member_added', 'success', 200, 20, at, 0, false from sent`,
    [endpoints.map(({ webhookId }) => webhookId), endpoints.map(({ accountId }) => accountId), count],
  )
  await client.query('vacuum analyze')
}
