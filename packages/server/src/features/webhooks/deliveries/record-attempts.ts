import type { Db } from '../../../platform/database/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { failWebhook, lockWebhooks, markProven } from '../queries.ts'
import { type EndedDelivery, insertAttempts, lastDeliveredAt, missPending, moveDeliveries } from './queries.ts'
import { isWebhookFailed } from './retry-rule.ts'

/** Records outcomes of attempts, the next state of their deliveries and the webhooks that failed, in one transaction. */
export async function recordAttempts(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  ended: readonly EndedDelivery[],
): Promise<void> {
  const lastFailures = ended.filter(({ step }) => step.state === 'failed')
  const proofs = ended.flatMap(({ record: { webhookId }, provenUrl }) =>
    provenUrl === null ? [] : [{ webhookId, url: provenUrl }],
  )
  const failed = await db.transaction().execute(async (transaction) => {
    // Lock order: webhooks before their deliveries, as everywhere.
    await lockWebhooks(transaction, [
      ...lastFailures.map(({ record }) => record.webhookId),
      ...proofs.map(({ webhookId }) => webhookId),
    ])
    await markProven(transaction, proofs)
    await insertAttempts(
      transaction,
      ended.map(({ record }) => record),
    )
    await moveDeliveries(transaction, ended)
    return failWebhooks(transaction, lastFailures)
  })
  for (const webhookId of failed) log.warn({ webhookId }, 'A webhook failed: every retry of an event did.')
}

async function failWebhooks(db: Db, lastFailures: readonly EndedDelivery[]): Promise<string[]> {
  const failed: string[] = []
  for (const { record, step, firstAttemptAt } of lastFailures) {
    const { webhookId } = record
    if (!isWebhookFailed(step, { firstAttemptAt, lastDeliveredAt: await lastDeliveredAt(db, webhookId) })) continue
    if (!(await failWebhook(db, webhookId, record.attemptedAt))) continue
    await missPending(db, webhookId)
    failed.push(webhookId)
  }
  return failed
}
