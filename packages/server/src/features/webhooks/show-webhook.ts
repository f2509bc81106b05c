import type { Deps } from '../../platform/deps.ts'
import { notFound } from '../../platform/errors.ts'
import { type ListedWebhook, listedWebhook, listWebhooks, type WebhookName } from './queries.ts'

/** The period of `success_rate`. */
const rateWindowMs = 7 * 24 * 60 * 60_000
const rateSince = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock.now().getTime() - rateWindowMs)

/** All webhooks of an account, oldest first. */
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
