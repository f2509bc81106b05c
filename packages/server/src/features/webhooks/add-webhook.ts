import type { Db } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { sentAddress } from '../../platform/sent-address.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import { lockTier } from '../accounts/index.ts'
import { countWebhooks, insertWebhook, type NamedWebhook } from './queries.ts'
import type { NewWebhook } from './schema.ts'
import { vetWebhookAddress } from './webhook-address.ts'
import { newWebhookSecret, sealSecret } from './webhook-secret.ts'

/**
 * The checks that need no lock, made before the transaction, because resolving the host name may take seconds.
 * @throws {AppError} PLAN_LIMIT_REACHED, NOT_PUBLIC, UNREACHABLE
 */
export async function checkNewWebhook(
  deps: Pick<Deps, 'db' | 'guard' | 'sleep'>,
  { id, tier }: { id: string; tier: Tier },
  { url }: Pick<NewWebhook, 'url'>,
): Promise<void> {
  await checkRoom(deps.db, id, tier)
  await vetWebhookAddress(deps, url)
}

/**
 * @param deps `db` is a transaction: the account is held until it ends
 * @throws {AppError} PLAN_LIMIT_REACHED
 */
export async function addWebhook(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  accountId: string,
  { url, events, description = '', secret = newWebhookSecret() }: NewWebhook,
): Promise<{ webhook: NamedWebhook; secret: string }> {
  const created_at = clock.now()
  await checkRoom(db, accountId, await lockTier(db, accountId, created_at))
  const webhook: NamedWebhook = {
    id: newId('whk'),
    url: sentAddress(url),
    events,
    description,
    status: 'active',
    created_at,
  }
  const secretSealed = sealSecret(secrets.webhookEncryption, webhook.id, secret)
  await insertWebhook(db, { ...webhook, accountId, secretSealed, createdAt: created_at })
  return { webhook, secret }
}

async function checkRoom(db: Db, accountId: string, tier: Tier): Promise<void> {
  const most = tiers[tier].webhooks
  const count = await countWebhooks(db, accountId)
  if (count < most) return
  const message = `The plan ${tier} has at most ${most} webhooks, and this account has ${count}; delete one that is not needed, or change the plan.`
  throw new AppError('PLAN_LIMIT_REACHED', 'plan', message)
}
