import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/database/db.ts'
import { type EndedDelivery, insertAttempts, lastDeliveredAt, missPending, moveDeliveries } from './delivery-queries.ts'
import { failWebhook } from './queries.ts'
import { isWebhookFailed } from './retry-rule.ts'

/** Writes down how attempts ended, what comes next, and which webhooks failed by it, in one transaction. */
export async function recordAttempts(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  ended: readonly EndedDelivery[],
): Promise<void> {
  const failed = await db.transaction().execute(async (transaction) => {
    await insertAttempts(
      transaction,
      ended.map(({ record }) => record),
    )
    await moveDeliveries(transaction, ended)
    return failWebhooks(transaction, ended)
  })
  for (const webhookId of failed) log.warn({ webhookId }, 'A webhook failed: every retry of an event did.')
}

async function failWebhooks(db: Db, ended: readonly EndedDelivery[]): Promise<string[]> {
  const failed: string[] = []
  for (const { record, step, firstAttemptAt } of ended) {
    if (step.state !== 'failed') continue
    const { webhookId } = record
    if (!isWebhookFailed(step, { firstAttemptAt, lastDeliveredAt: await lastDeliveredAt(db, webhookId) })) continue
    if (!(await failWebhook(db, webhookId, record.attemptedAt))) continue
    await missPending(db, webhookId)
    failed.push(webhookId)
  }
  return failed
}
