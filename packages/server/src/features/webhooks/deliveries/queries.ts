/** SQL of deliveries and their attempts: one function, one statement. */

import { sql } from 'kysely'
import { countRows } from '../../../platform/database/count-rows.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { EventKind } from '../../../platform/event-schemas.ts'
import { deliveriesChannel } from '../../../platform/events.ts'
import type { Tier } from '../../../platform/tiers.ts'
import { tierAt } from '../../accounts/index.ts'
import type { SealedSecrets } from '../webhook-secret.ts'
import type { AttemptRecord } from './attempt.ts'
import { type Endpoint, endpointOf } from './endpoint.ts'
import type { NextStep } from './retry-rule.ts'

interface EndpointRow {
  id: string
  account_id: string
  url: string
  is_proven: boolean
  tier: Tier
  access_until: Date | null
}

const endpointColumns = sql`webhook.id, webhook.account_id, webhook.url, webhook.proven_url is not distinct from webhook.url as is_proven,
  account.tier, account.access_until`

function toEndpoint({ id, account_id, url, is_proven, tier, access_until }: EndpointRow, now: Date): Endpoint {
  const isFree = tierAt({ tier, accessUntil: access_until }, now) === 'free'
  return endpointOf({ webhookId: id, accountId: account_id, isFree, url, isProven: is_proven })
}

/** The active ones of these webhooks. */
export async function endpointsOf(db: Db, webhookIds: readonly string[], now: Date): Promise<Endpoint[]> {
  const { rows } = await sql<EndpointRow>`
    select ${endpointColumns} from webhook join account on account.id = webhook.account_id
    where webhook.id = any (${webhookIds}::text[]) and webhook.status = 'active'`.execute(db)
  return rows.map((row) => toEndpoint(row, now))
}

/**
 * Active webhooks with deliveries due. One index lookup for each webhook with pending deliveries, however many they are (a
 * loose index scan).
 */
export async function endpointsWithDue(db: Db, now: Date): Promise<Endpoint[]> {
  const { rows } = await sql<EndpointRow>`
    with recursive first as (
      (
        select webhook_id, next_attempt_at from delivery
        where state = 'pending' order by webhook_id, next_attempt_at limit 1
      )
      union all
      select next.webhook_id, next.next_attempt_at
      from first cross join lateral (
        select webhook_id, next_attempt_at from delivery
        where state = 'pending' and webhook_id > first.webhook_id order by webhook_id, next_attempt_at limit 1
      ) as next
    )
    select ${endpointColumns}
    from first
    join webhook on webhook.id = first.webhook_id and webhook.status = 'active'
    join account on account.id = webhook.account_id
    where next_attempt_at <= ${now}`.execute(db)
  return rows.map((row) => toEndpoint(row, now))
}

export interface Claimed extends SealedSecrets {
  event_id: string
  attempts: number
  first_attempt_at: Date
  event_type: EventKind
  body: string
}

export interface Claim {
  /** Identifies these attempts, so that the end of an attempt whose claim expired is not taken for one of them. */
  claim: string
  wanted: readonly { endpoint: Endpoint; count: number }[]
  now: Date
  /** When the claim expires, and a delivery whose attempt has not ended is due again. */
  until: Date
}

/**
 * Claims due deliveries of active webhooks, up to a number for each. Skips rows that another process has locked, and
 * webhooks whose address has changed: slots were reserved for the old one.
 */
export async function claimDue(db: Db, { claim, wanted, now, until }: Claim): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with wanted as (
      select * from unnest(
        ${wanted.map(({ endpoint }) => endpoint.webhookId)}::text[], ${wanted.map(({ endpoint }) => endpoint.url)}::text[],
        ${wanted.map(({ count }) => count)}::int[]
      ) as wanted (webhook_id, url, most)
    ), due as materialized (
      select due.webhook_id, due.event_id
      from wanted
      join webhook on webhook.id = wanted.webhook_id and webhook.url = wanted.url and webhook.status = 'active'
      cross join lateral (
        select webhook_id, event_id from delivery
        where delivery.webhook_id = wanted.webhook_id and state = 'pending' and next_attempt_at <= ${now}
        order by next_attempt_at
        limit wanted.most
        for update skip locked
      ) as due
    ), claimed as (
      update delivery
      set claim = ${claim}::uuid, next_attempt_at = ${until}, first_attempt_at = coalesce(first_attempt_at, ${now})
      from due
      where delivery.webhook_id = due.webhook_id and delivery.event_id = due.event_id
      returning delivery.webhook_id, delivery.event_id, delivery.attempts, delivery.first_attempt_at
    )
    select
      webhook.id, webhook.secret_sealed, webhook.previous_secret_sealed, webhook.previous_secret_until,
      claimed.event_id, claimed.attempts, claimed.first_attempt_at,
      event.kind as event_type, event.body
    from claimed
    join webhook on webhook.id = claimed.webhook_id
    join event on event.id = claimed.event_id`.execute(db)
  return rows
}

export interface EndedDelivery {
  record: AttemptRecord
  claim: string
  step: NextStep
  firstAttemptAt: Date
  /** The address, if this was its first 200 as far as this process knows; else null. */
  provenUrl: string | null
}

export async function insertAttempts(db: Db, records: readonly AttemptRecord[]): Promise<void> {
  const column = <Key extends keyof AttemptRecord>(key: Key) => records.map((record) => record[key])
  await sql`
    insert into delivery_attempt
      (id, webhook_id, event_id, event_type, status, response_code, response_time_ms, error, attempted_at, retry_count, is_test)
    select * from unnest(
      ${column('id')}::text[], ${column('webhookId')}::text[], ${column('eventId')}::text[],
      ${column('eventType')}::text[], ${column('status')}::text[], ${column('responseCode')}::int[],
      ${column('responseTimeMs')}::int[], ${column('error')}::text[], ${column('attemptedAt')}::timestamptz[],
      ${column('retryCount')}::smallint[], ${column('isTest')}::boolean[]
    )`.execute(db)
}

/**
 * Locks rows in the order of their keys, as `lockPending` does, so that concurrent transactions cannot deadlock. Locked
 * until the transaction ends.
 */
async function lockDeliveries(db: Db, names: readonly { webhookId: string; eventId: string }[]): Promise<void> {
  await sql`
    select count(*) from (
      select from unnest(
        ${names.map(({ webhookId }) => webhookId)}::text[], ${names.map(({ eventId }) => eventId)}::text[]
      ) as named (webhook_id, event_id)
      join delivery using (webhook_id, event_id)
      order by webhook_id, event_id
      for update of delivery
    ) as locked`.execute(db)
}

async function lockPending(db: Db, webhookId: string): Promise<void> {
  await sql`
    select count(*) from (
      select from delivery where webhook_id = ${webhookId} and state = 'pending' order by event_id for update
    ) as locked`.execute(db)
}

/**
 * Sets deliveries to their state after an attempt. An attempt whose claim expired, or whose webhook was paused meanwhile,
 * changes nothing, unless it succeeded. In a transaction.
 */
export async function moveDeliveries(db: Db, ended: readonly EndedDelivery[]): Promise<void> {
  await lockDeliveries(
    db,
    ended.map(({ record }) => record),
  )
  const nextAttempts = ended.map(({ step }) => (step.state === 'pending' ? step.nextAttemptAt : null))
  await sql`
    update delivery
    set state = step.state, attempts = attempts + 1, next_attempt_at = step.next_attempt_at, claim = null
    from unnest(
      ${ended.map(({ record }) => record.webhookId)}::text[], ${ended.map(({ record }) => record.eventId)}::text[],
      ${ended.map(({ claim }) => claim)}::uuid[], ${ended.map(({ step }) => step.state)}::text[],
      ${nextAttempts}::timestamptz[]
    ) as step (webhook_id, event_id, claim, state, next_attempt_at)
    where delivery.webhook_id = step.webhook_id and delivery.event_id = step.event_id
      and (step.state = 'delivered' or (delivery.state = 'pending' and delivery.claim = step.claim))`.execute(db)
}

/** Releases a delivery whose attempt was aborted on our side: due again at once, and not counted. */
export async function releaseClaim(
  db: Db,
  { webhookId, eventId, claim, now }: { webhookId: string; eventId: string; claim: string; now: Date },
): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ next_attempt_at: now, claim: null })
    .where('webhook_id', '=', webhookId)
    .where('event_id', '=', eventId)
    .where('state', '=', 'pending')
    .where('claim', '=', claim)
    .execute()
}

/** When something was last delivered to a webhook; tests do not count. */
export async function lastDeliveredAt(db: Db, webhookId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('delivery_attempt')
    .select('attempted_at')
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'success')
    .where('is_test', '=', false)
    .orderBy('attempted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.attempted_at ?? null
}

/** Sets pending deliveries to `missed`: nothing more is sent, and they can be replayed. In a transaction that has locked the webhook. */
export async function missPending(db: Db, webhookId: string): Promise<void> {
  await lockPending(db, webhookId)
  await db
    .updateTable('delivery')
    .set({ state: 'missed', next_attempt_at: null, claim: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .execute()
}

/** Deletes pending deliveries, in the transaction that deleted the webhook. */
export async function deletePending(db: Db, webhookId: string): Promise<void> {
  await lockPending(db, webhookId)
  await db.deleteFrom('delivery').where('webhook_id', '=', webhookId).where('state', '=', 'pending').execute()
}

/** Restarts the delivery of an event and notifies the workers; inserts it if the event is older than the webhook. */
export async function restartDelivery(
  db: Db,
  { webhookId, eventId, now }: { webhookId: string; eventId: string; now: Date },
): Promise<void> {
  await sql`
    with begun as (
      insert into delivery (webhook_id, event_id, state, next_attempt_at, created_at)
      values (${webhookId}, ${eventId}, 'pending', ${now}, ${now})
      on conflict (webhook_id, event_id) do update
      set state = 'pending', attempts = 0, first_attempt_at = null, next_attempt_at = ${now}, claim = null
      returning webhook_id
    )
    select pg_notify(${deliveriesChannel}, webhook_id) from begun`.execute(db)
}

export interface AttemptFilter {
  webhookId: string
  status?: 'success' | 'failed'
  eventType?: EventKind
  eventId?: string
}

const filtered = (db: Db, { webhookId, status, eventType, eventId }: AttemptFilter) =>
  db.selectFrom('delivery_attempt').where((eb) =>
    eb.and({
      webhook_id: webhookId,
      ...(status !== undefined && { status }),
      ...(eventType !== undefined && { event_type: eventType }),
      ...(eventId !== undefined && { event_id: eventId }),
    }),
  )

/** How many attempts a list has on all its pages. */
export async function countAttempts(db: Db, filter: AttemptFilter): Promise<number> {
  return countRows(filtered(db, filter))
}

/** Newest first. */
export function listAttempts(db: Db, filter: AttemptFilter, page: { offset: number; limit: number }) {
  return filtered(db, filter)
    .selectAll()
    .orderBy('attempted_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}
