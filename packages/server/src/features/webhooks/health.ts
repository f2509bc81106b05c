import type { Examined } from '../../feature.ts'
import type { Db } from '../../platform/database/db.ts'
import { bad, type Finding, ok } from '../../platform/finding.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { newestSecret, oldestDueSeconds } from './health-queries.ts'
import { openSecret } from './webhook-secret.ts'

const dueSecondsMax = 600

/** The findings of `doctor` about webhooks. */
export async function webhookFindings({ db, now, secrets }: Examined): Promise<Finding[]> {
  if (secrets === null) return []
  const seconds = await oldestDueSeconds(db, now)
  return [
    seconds > dueSecondsMax
      ? bad('deliveries', `Events have been due to webhooks for ${seconds} s: is a worker running?`)
      : ok('deliveries', 'None is overdue.'),
    (await canOpenSecrets(db, secrets))
      ? ok('webhook secrets', 'Open with this secret key.')
      : bad('webhook secrets', 'Were sealed under another BRANDPRINT_SECRET_KEY: set that one, or rotate each secret.'),
  ]
}

/** Whether the newest secret can be opened; with a wrong secret key, none can. */
async function canOpenSecrets(db: Db, { webhookEncryption }: Pick<Secrets, 'webhookEncryption'>): Promise<boolean> {
  const webhook = await newestSecret(db)
  if (webhook === undefined) return true
  try {
    openSecret(webhookEncryption, webhook.id, webhook.secret_sealed)
    return true
  } catch {
    return false
  }
}
