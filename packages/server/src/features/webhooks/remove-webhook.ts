import type { Deps } from '../../platform/deps.ts'
import { deletePending } from './deliveries/queries.ts'
import { deleteWebhook, type WebhookName } from './queries.ts'

/** Also cancels its pending deliveries. @returns whether it existed */
export function removeWebhook({ db }: Pick<Deps, 'db'>, { accountId, id }: WebhookName): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await deleteWebhook(transaction, accountId, id))) return false
    await deletePending(transaction, id)
    return true
  })
}
