/** What can be done with a webhook; the state of each changes in one transaction. */
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/database/db.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { envelopeOf } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { webhooksMax } from '../../platform/tiers.ts'
import { lockAccount } from '../accounts/index.ts'
import { type AttemptRecord, attempt } from './attempt.ts'
import { deletePending, insertAttempts, missPending, restartDelivery } from './delivery-queries.ts'
import {
  countWebhooks,
  deleteWebhook,
  eventOf,
  insertWebhook,
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

type WebhookName = { accountId: string; id: string }
type Shown = Pick<WebhookRow, 'id' | 'url' | 'events' | 'description' | 'status' | 'created_at'>

/**
 * @param alongside runs last in the transaction
 * @throws {AppError} PLAN_LIMIT_REACHED, NOT_PUBLIC, UNREACHABLE
 */
export async function addWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'guard' | 'sleep'>,
  accountId: string,
  { url, events, description = '', secret = newWebhookSecret() }: NewWebhook,
  alongside: (transaction: Db, webhook: Shown, secret: string) => Promise<void>,
): Promise<{ webhook: Shown; secret: string }> {
  await checkRoom(deps.db, accountId)
  await vetWebhookAddress(deps, url)
  const created_at = deps.clock.now()
  const webhook: Shown = { id: newId('whk'), url, events, description, status: 'active', created_at }
  await deps.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId)
    await checkRoom(transaction, accountId)
    const secretSealed = sealSecret(deps.secrets.webhookEncryption, webhook.id, secret)
    await insertWebhook(transaction, { ...webhook, accountId, secretSealed, createdAt: created_at })
    await alongside(transaction, webhook, secret)
  })
  return { webhook, secret }
}

async function checkRoom(db: Db, accountId: string): Promise<void> {
  if ((await countWebhooks(db, accountId)) < webhooksMax) return
  throw new AppError('PLAN_LIMIT_REACHED', 'plan', `An account has at most ${webhooksMax} webhooks; delete one first.`)
}

/** @throws {AppError} NOT_FOUND, WEBHOOK_TEST_REQUIRED, NOT_PUBLIC, UNREACHABLE */
export async function changeWebhook(
  deps: Pick<Deps, 'db' | 'guard' | 'sleep'>,
  { accountId, id }: WebhookName,
  patch: WebhookPatch,
): Promise<Shown> {
  const before = await webhookOf(deps.db, accountId, id)
  if (before === undefined) throw notFound('webhook')
  checkWayOut(before, patch)
  if (patch.url !== undefined) await vetWebhookAddress(deps, patch.url)
  return deps.db.transaction().execute(async (transaction) => {
    const webhook = await lockWebhook(transaction, accountId, id)
    if (webhook === undefined) throw notFound('webhook')
    checkWayOut(webhook, patch)
    // A test of the address before says nothing of this one.
    const isMoved = patch.url !== undefined && patch.url !== webhook.url
    await updateWebhook(transaction, id, { ...patch, ...(isMoved && { tested_at: null }) })
    if (patch.status === 'paused') await missPending(transaction, id)
    return { ...webhook, ...patch }
  })
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

const testMessage = 'This is a test of your webhook. A delivery that you can verify is one that you can trust.'

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
    if (tested?.url === webhook.url) await markTested(transaction, id, record.attemptedAt)
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
