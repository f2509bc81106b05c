/** What can be done with a webhook; the state of each changes in one transaction. */
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/database/db.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { envelopeOf } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { sentAddress } from '../../platform/sent-address.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import { lockTier } from '../accounts/index.ts'
import { type AttemptRecord, attempt } from './attempt.ts'
import { deletePending, insertAttempts, missPending, restartDelivery } from './delivery-queries.ts'
import {
  countActiveWebhooks,
  countWebhooks,
  deleteWebhook,
  eventOf,
  insertWebhook,
  type ListedWebhook,
  listedWebhook,
  listWebhooks,
  lockWebhook,
  markTested,
  replaceSecret,
  updateWebhook,
  type WebhookRow,
  webhookOf,
} from './queries.ts'
import { retentionMs } from './retention.ts'
import type { NewWebhook, WebhookPatch } from './schema.ts'
import { vetWebhookAddress } from './webhook-address.ts'
import { newWebhookSecret, sealSecret, signingSecrets } from './webhook-secret.ts'

export type WebhookName = { accountId: string; id: string }
type Shown = Pick<WebhookRow, 'id' | 'url' | 'events' | 'description' | 'status' | 'created_at'>

/**
 * @param alongside runs last in the transaction
 * @throws {AppError} PLAN_LIMIT_REACHED, NOT_PUBLIC, UNREACHABLE
 */
export async function addWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'guard' | 'sleep'>,
  { id: accountId, tier }: { id: string; tier: Tier },
  { url, events, description = '', secret = newWebhookSecret() }: NewWebhook,
  alongside: (transaction: Db, webhook: Shown, secret: string) => Promise<void>,
): Promise<{ webhook: Shown; secret: string }> {
  await checkRoom(deps.db, accountId, tier)
  await vetWebhookAddress(deps, url)
  const created_at = deps.clock.now()
  const webhook: Shown = { id: newId('whk'), url: sentAddress(url), events, description, status: 'active', created_at }
  await deps.db.transaction().execute(async (transaction) => {
    await checkRoom(transaction, accountId, await lockTier(transaction, accountId, created_at))
    const secretSealed = sealSecret(deps.secrets.webhookEncryption, webhook.id, secret)
    await insertWebhook(transaction, { ...webhook, accountId, secretSealed, createdAt: created_at })
    await alongside(transaction, webhook, secret)
  })
  return { webhook, secret }
}

async function checkRoom(db: Db, accountId: string, tier: Tier): Promise<void> {
  const most = tiers[tier].webhooks
  const count = await countWebhooks(db, accountId)
  if (count < most) return
  const message = `The plan ${tier} has at most ${most} webhooks, and this account has ${count}; delete one that is not needed, or change the plan.`
  throw new AppError('PLAN_LIMIT_REACHED', 'plan', message)
}

/** Exact in a transaction that holds the account. */
async function checkRoomForActive(db: Db, accountId: string, tier: Tier): Promise<void> {
  const most = tiers[tier].webhooks
  if ((await countActiveWebhooks(db, accountId)) < most) return
  const message = `The plan ${tier} has at most ${most} active webhooks; pause or delete another one first, or change the plan.`
  throw new AppError('PLAN_LIMIT_REACHED', 'plan', message)
}

/** @throws {AppError} NOT_FOUND, WEBHOOK_TEST_REQUIRED, PLAN_LIMIT_REACHED, NOT_PUBLIC, UNREACHABLE */
export async function changeWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'guard' | 'sleep'>,
  { account, id }: { account: { id: string; tier: Tier }; id: string },
  given: WebhookPatch,
): Promise<ListedWebhook> {
  const accountId = account.id
  const patch = given.url === undefined ? given : { ...given, url: sentAddress(given.url) }
  const before = await webhookOf(deps.db, accountId, id)
  if (before === undefined) throw notFound('webhook')
  checkWayOut(before, patch)
  const isResumed = ({ status }: WebhookRow) => patch.status === 'active' && status !== 'active'
  if (isResumed(before)) await checkRoomForActive(deps.db, accountId, account.tier)
  if (patch.url !== undefined) await vetWebhookAddress(deps, patch.url)
  return deps.db.transaction().execute(async (transaction) => {
    // The account before its webhooks, as everybody who locks both does.
    const tier = patch.status === 'active' ? await lockTier(transaction, accountId, deps.clock.now()) : null
    const webhook = await lockWebhook(transaction, accountId, id)
    if (webhook === undefined) throw notFound('webhook')
    checkWayOut(webhook, patch)
    if (tier !== null && isResumed(webhook)) await checkRoomForActive(transaction, accountId, tier)
    // A test of the address before says nothing of this one.
    const isMoved = patch.url !== undefined && patch.url !== webhook.url
    await updateWebhook(transaction, id, { ...patch, ...(isMoved && { tested_at: null }) })
    if (patch.status === 'paused') await missPending(transaction, id)
    return showWebhook({ db: transaction, clock: deps.clock }, { accountId, id })
  })
}

/** What `success_rate` is of. */
const rateWindowMs = 7 * 24 * 60 * 60_000
const rateSince = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock.now().getTime() - rateWindowMs)

/** All of an account, the oldest first. */
export const showWebhooks = (deps: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<ListedWebhook[]> =>
  listWebhooks(deps.db, accountId, rateSince(deps))

/** @throws {AppError} NOT_FOUND */
export async function showWebhook(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accountId, id }: WebhookName,
): Promise<ListedWebhook> {
  const webhook = await listedWebhook(deps.db, { accountId, id, since: rateSince(deps) })
  if (webhook === undefined) throw notFound('webhook')
  return webhook
}

function checkWayOut({ status, failed_at, tested_at }: WebhookRow, patch: WebhookPatch): void {
  if (status !== 'failed' || patch.status === undefined) return
  if (patch.url === undefined && tested_at !== null && failed_at !== null && tested_at > failed_at) return
  const message =
    'This webhook failed. Send it a test (POST …/test); once that is answered with 200, set its status in a request of its own.'
  throw new AppError('WEBHOOK_TEST_REQUIRED', 'webhook_id', message)
}

/** Ends its pending attempts as well. @returns whether it was there */
export function removeWebhook({ db }: Pick<Deps, 'db'>, { accountId, id }: WebhookName): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await deleteWebhook(transaction, accountId, id))) return false
    await deletePending(transaction, id)
    return true
  })
}

/** For a day both secrets sign, so that a receiver can change over without losing a delivery. */
const bothSignMs = 24 * 60 * 60_000

/** @throws {AppError} NOT_FOUND */
export function rotateSecret(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  { accountId, id }: WebhookName,
  secret: string = newWebhookSecret(),
): Promise<{ webhook: Shown; secret: string }> {
  return db.transaction().execute(async (transaction) => {
    const webhook = await lockWebhook(transaction, accountId, id)
    if (webhook === undefined) throw notFound('webhook')
    await replaceSecret(transaction, id, {
      sealed: sealSecret(secrets.webhookEncryption, id, secret),
      previousSealed: webhook.secret_sealed,
      previousUntil: new Date(clock.now().getTime() + bothSignMs),
    })
    return { webhook, secret }
  })
}

const testMessage = 'This is a test of your webhook.'

/**
 * Sends a `webhook.test` and waits for its end; in every state, never tried again, never counted.
 * @throws {AppError} NOT_FOUND
 */
export async function testWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'poster'>,
  { accountId, id }: WebhookName,
): Promise<AttemptRecord> {
  const { db, clock, secrets } = deps
  const webhook = await webhookOf(db, accountId, id)
  if (webhook === undefined) throw notFound('webhook')
  const eventId = newId('evt')
  const now = clock.now()
  const { record } = await attempt(deps, {
    webhookId: id,
    url: webhook.url,
    secrets: signingSecrets(secrets.webhookEncryption, webhook, now),
    eventId,
    eventType: 'webhook.test',
    body: envelopeOf(eventId, { kind: 'webhook.test', createdAt: now, data: { message: testMessage } }),
    retryCount: 0,
    isTest: true,
  })
  await db.transaction().execute(async (transaction) => {
    await insertAttempts(transaction, [record])
    // Only if it is still the address that was tested.
    const tested = record.status === 'success' ? await lockWebhook(transaction, accountId, id) : undefined
    if (tested?.url === webhook.url) await markTested(transaction, { id, url: webhook.url, at: record.attemptedAt })
  })
  return record
}

/**
 * Sends an event again, or for the first time where it was missed: attempts and retries begin anew.
 * @throws {AppError} NOT_FOUND, WEBHOOK_NOT_ACTIVE
 */
export function replayEvent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, id }: WebhookName,
  eventId: string,
): Promise<{ eventType: string; nextAttemptAt: Date }> {
  return db.transaction().execute(async (transaction) => {
    const webhook = await lockWebhook(transaction, accountId, id)
    if (webhook === undefined) throw notFound('webhook')
    const now = clock.now()
    const event = await eventOf(transaction, accountId, eventId, new Date(now.getTime() - retentionMs))
    if (event === undefined) throw notFound('event')
    if (webhook.status !== 'active') {
      const message = `This webhook is ${webhook.status}; set its status to active before anything is sent to it.`
      throw new AppError('WEBHOOK_NOT_ACTIVE', 'webhook_id', message)
    }
    await restartDelivery(transaction, { webhookId: id, eventId, now })
    return { eventType: event.kind, nextAttemptAt: now }
  })
}
