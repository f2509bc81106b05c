import type { Db } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { sentAddress } from '../../platform/sent-address.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import { lockTier } from '../accounts/index.ts'
import { missPending } from './deliveries/queries.ts'
import {
  countActiveWebhooks,
  type ListedWebhook,
  lockWebhook,
  updateWebhook,
  type WebhookRow,
  webhookOf,
} from './queries.ts'
import type { WebhookPatch } from './schema.ts'
import { showWebhook } from './show-webhook.ts'
import { vetWebhookAddress } from './webhook-address.ts'

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
    // Lock order: the account before its webhooks, as everywhere.
    const tier = patch.status === 'active' ? await lockTier(transaction, accountId, deps.clock.now()) : null
    const webhook = await lockWebhook(transaction, accountId, id)
    if (webhook === undefined) throw notFound('webhook')
    checkWayOut(webhook, patch)
    if (tier !== null && isResumed(webhook)) await checkRoomForActive(transaction, accountId, tier)
    // A test of the old address does not count for the new one.
    const isMoved = patch.url !== undefined && patch.url !== webhook.url
    await updateWebhook(transaction, id, { ...patch, ...(isMoved && { tested_at: null }) })
    if (patch.status === 'paused') await missPending(transaction, id)
    return showWebhook({ db: transaction, clock: deps.clock }, { accountId, id })
  })
}

function checkWayOut({ status, failed_at, tested_at }: WebhookRow, patch: WebhookPatch): void {
  if (status !== 'failed' || patch.status === undefined) return
  if (patch.url === undefined && tested_at !== null && failed_at !== null && tested_at > failed_at) return
  const message =
    'This webhook failed. Send it a test (POST …/test); once that is answered with 200, set its status in a request of its own.'
  throw new AppError('WEBHOOK_TEST_REQUIRED', 'webhook_id', message)
}

/** Exact in a transaction that holds the account. */
async function checkRoomForActive(db: Db, accountId: string, tier: Tier): Promise<void> {
  const most = tiers[tier].webhooks
  if ((await countActiveWebhooks(db, accountId)) < most) return
  const message = `The plan ${tier} has at most ${most} active webhooks; pause or delete another one first, or change the plan.`
  throw new AppError('PLAN_LIMIT_REACHED', 'plan', message)
}
