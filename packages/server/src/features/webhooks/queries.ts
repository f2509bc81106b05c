/** SQL of webhooks: one function, one statement. */

import { sql } from 'kysely'
import { countRows } from '../../platform/database/count-rows.ts'
import type { Db } from '../../platform/database/db.ts'
import { deleteOwn } from '../../platform/database/delete-own.ts'
import type { EventKind } from '../../platform/event-schemas.ts'

export interface WebhookRow {
  id: string
  url: string
  events: EventKind[]
  description: string
  status: 'active' | 'paused' | 'failed'
  failed_at: Date | null
  /** The address that has answered 200; if it is not `url`, the webhook is unproven. */
  proven_url: string | null
  tested_at: Date | null
  secret_sealed: Buffer
  previous_secret_sealed: Buffer | null
  previous_secret_until: Date | null
  created_at: Date
}

export type NamedWebhook = Pick<WebhookRow, 'id' | 'url' | 'events' | 'description' | 'status' | 'created_at'>

export interface WebhookName {
  accountId: string
  id: string
}

const columns = [
  'id',
  'url',
  'events',
  'description',
  'status',
  'failed_at',
  'proven_url',
  'tested_at',
  'secret_sealed',
  'previous_secret_sealed',
  'previous_secret_until',
  'created_at',
] as const

export interface WebhookInsert {
  id: string
  accountId: string
  url: string
  events: EventKind[]
  description: string
  secretSealed: Buffer
  createdAt: Date
}

export async function insertWebhook(db: Db, webhook: WebhookInsert): Promise<void> {
  await db
    .insertInto('webhook')
    .values({
      id: webhook.id,
      account_id: webhook.accountId,
      url: webhook.url,
      events: webhook.events,
      description: webhook.description,
      secret_sealed: webhook.secretSealed,
      status: 'active',
      created_at: webhook.createdAt,
    })
    .execute()
}

/** How many webhooks an account has, in every state. */
export async function countWebhooks(db: Db, accountId: string): Promise<number> {
  return countRows(db.selectFrom('webhook').where('account_id', '=', accountId))
}

/** How many webhooks of an account are sent events. */
export async function countActiveWebhooks(db: Db, accountId: string): Promise<number> {
  return countRows(db.selectFrom('webhook').where('account_id', '=', accountId).where('status', '=', 'active'))
}

/** Accounts with more active webhooks than `moreThan`, with what determines their tier. */
export function accountsWithActive(db: Db, { moreThan }: { moreThan: number }) {
  return db
    .selectFrom('webhook')
    .innerJoin('account', 'account.id', 'webhook.account_id')
    .select(['account.id', 'account.tier', 'account.access_until'])
    .select(({ fn }) => fn.countAll<string>().as('active'))
    .where('webhook.status', '=', 'active')
    .groupBy('account.id')
    .having(({ fn }) => fn.countAll(), '>', moreThan)
    .orderBy('account.id')
    .execute()
}

/** Locks the active webhooks of an account until the transaction ends, in the common lock order. */
export function lockActiveWebhooks(db: Db, accountId: string) {
  return db
    .selectFrom('webhook')
    .select(['id', 'created_at'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function pauseWebhook(db: Db, id: string): Promise<void> {
  await db.updateTable('webhook').set({ status: 'paused' }).where('id', '=', id).execute()
}

/** The webhooks of these accounts that are not active or are among `ids`. */
export function stoppedWebhooks(db: Db, accountIds: readonly string[], ids: readonly string[]) {
  return db
    .selectFrom('webhook')
    .select(['id', 'account_id', 'url', 'status'])
    .where('account_id', '=', sql<string>`any (${accountIds}::text[])`)
    .where((eb) => eb.or([eb('status', '<>', 'active'), eb('id', '=', sql<string>`any (${ids}::text[])`)]))
    .orderBy('id')
    .execute()
}

const oneWebhook = (db: Db, accountId: string, id: string) =>
  db.selectFrom('webhook').select(columns).where('id', '=', id).where('account_id', '=', accountId)

export const webhookOf = (db: Db, accountId: string, id: string): Promise<WebhookRow | undefined> =>
  oneWebhook(db, accountId, id).executeTakeFirst()

/** Locks a webhook until the transaction ends: no event is fanned out to it meanwhile. */
export const lockWebhook = (db: Db, accountId: string, id: string): Promise<WebhookRow | undefined> =>
  oneWebhook(db, accountId, id).forUpdate().executeTakeFirst()

/** Locks several webhooks, in the common lock order. */
export async function lockWebhooks(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.selectFrom('webhook').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

export interface ListedWebhook extends WebhookRow {
  last_delivery: Date | null
  /** Attempts since `since`. */
  attempts: number
  successes: number
}

const withFigures = (since: Date) => sql`
    select
      webhook.*,
      (
        select attempted_at from delivery_attempt
        where webhook_id = webhook.id and not is_test order by attempted_at desc limit 1
      ) as last_delivery,
      coalesce(seen.attempts, 0)::int as attempts,
      coalesce(seen.successes, 0)::int as successes
    from webhook
    left join lateral (
      select count(*) as attempts, count(*) filter (where status = 'success') as successes
      from delivery_attempt
      where webhook_id = webhook.id and attempted_at > ${since} and not is_test
    ) as seen on true`

/** All webhooks of an account, oldest first, with the figures of their attempts. */
export async function listWebhooks(db: Db, accountId: string, since: Date): Promise<ListedWebhook[]> {
  const { rows } = await sql<ListedWebhook>`
    ${withFigures(since)} where account_id = ${accountId} order by created_at, id`.execute(db)
  return rows
}

/** One webhook of an account, as the list shows it. */
export async function listedWebhook(
  db: Db,
  { accountId, id, since }: { accountId: string; id: string; since: Date },
): Promise<ListedWebhook | undefined> {
  const { rows } = await sql<ListedWebhook>`
    ${withFigures(since)} where account_id = ${accountId} and webhook.id = ${id}`.execute(db)
  return rows[0]
}

export interface WebhookChange {
  url?: string
  events?: EventKind[]
  description?: string
  tested_at?: null
  status?: 'active' | 'paused'
}

export async function updateWebhook(db: Db, id: string, change: WebhookChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.updateTable('webhook').set(change).where('id', '=', id).execute()
}

export async function replaceSecret(
  db: Db,
  id: string,
  secret: { sealed: Buffer; previousSealed: Buffer; previousUntil: Date },
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({
      secret_sealed: secret.sealed,
      previous_secret_sealed: secret.previousSealed,
      previous_secret_until: secret.previousUntil,
    })
    .where('id', '=', id)
    .execute()
}

/** Records that a test was answered with 200. */
export async function markTested(db: Db, { id, url, at }: { id: string; url: string; at: Date }): Promise<void> {
  await db.updateTable('webhook').set({ tested_at: at, proven_url: url }).where('id', '=', id).execute()
}

/** Records that these addresses have answered 200. In a transaction that has locked their webhooks. */
export async function markProven(db: Db, proofs: readonly { webhookId: string; url: string }[]): Promise<void> {
  if (proofs.length === 0) return
  await sql`
    update webhook set proven_url = proof.url
    from unnest(
      ${proofs.map(({ webhookId }) => webhookId)}::text[], ${proofs.map(({ url }) => url)}::text[]
    ) as proof (webhook_id, url)
    where webhook.id = proof.webhook_id and webhook.url = proof.url`.execute(db)
}

/** Also makes its address unproven. @returns false when it was no longer active */
export async function failWebhook(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ status: 'failed', failed_at: at, proven_url: null })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns whether it existed */
export const deleteWebhook = (db: Db, accountId: string, id: string): Promise<boolean> =>
  deleteOwn(db, 'webhook', accountId, id)

/** An event of an account that is not older than `since`; undefined without one. */
export function eventOf(db: Db, accountId: string, eventId: string, since: Date) {
  return db
    .selectFrom('event')
    .select(['id', 'kind'])
    .where('id', '=', eventId)
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .where('body', 'is not', null)
    .executeTakeFirst()
}
