import type { Deps } from '../../platform/deps.ts'
import { forgetAnswers } from '../../platform/http/idempotency.ts'
import { deleteThread } from './queries.ts'

/**
 * Deletes a thread with its messages and the answers that are kept for retries. An answer that is being written in it ends; who
 * writes it charges what it used. @returns whether it existed
 */
export function removeThread({ db }: Pick<Deps, 'db'>, accountId: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const wasThere = await deleteThread(transaction, accountId, id)
    if (wasThere) await forgetAnswers(transaction, accountId, id)
    return wasThere
  })
}
