import { inOneMoment } from '../../platform/database/one-moment.ts'
import type { Deps } from '../../platform/deps.ts'
import { Envelope } from '../../platform/http/envelope.ts'
import type { Http } from '../../platform/http/http.ts'
import { keptKeys } from '../../platform/http/idempotency.ts'
import { callerRecord } from '../accounts/index.ts'
import { accountAnalyses } from '../analyses/index.ts'
import { accountChat } from '../chat/index.ts'
import { countCompetitors } from '../competitors/index.ts'
import { openStreams } from '../events/index.ts'
import { accountExports } from '../exports/index.ts'
import { countWebhooks } from '../webhooks/index.ts'
import { Account } from './schema.ts'
import { accountToWire } from './wire.ts'

/** The route of an account's view of itself. */
export function accountViewRoutes(app: Http, { db, clock, config }: Deps): void {
  app.get(
    '/v1/account',
    {
      config: { access: 'any', isExtension: true },
      schema: {
        operationId: 'getAccount',
        summary: 'Get the account of the key',
        description:
          'Its tier with its limits, what is used of them and when it is available again, and the key that asks. Every key of the account may ask, whatever its scopes. Uses no quota; it is one of the requests of its key.',
        tags: ['Account'],
        response: { 200: Envelope(Account) },
      },
    },
    async ({ caller, rateFigures }) => {
      const now = clock.now()
      const requests = rateFigures.find(({ name }) => name === 'requests')!
      const asked = { accountId: caller.id, keyId: caller.keyId, tier: caller.tier, now }
      const read = await inOneMoment(db, async (moment) => ({
        record: await callerRecord(moment, asked),
        use: await accountAnalyses({ db: moment, config }, asked),
        webhooks: await countWebhooks(moment, caller.id),
        competitors: await countCompetitors(moment, caller.id),
        exports: await accountExports(moment, asked),
        chat: await accountChat(moment, asked),
        eventStreams: await openStreams(moment, caller.id),
        idempotencyKeys: await keptKeys(moment, caller.id, now),
      }))
      const keyRequests = {
        remaining: requests.remaining,
        resetsAt: new Date(now.getTime() + requests.resetSeconds * 1_000),
      }
      return { data: accountToWire({ caller, keyRequests, ...read }, config) }
    },
  )
}
