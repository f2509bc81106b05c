/** What the worker does for webhooks: it sends what is due, and looks after what was sent now and then. */
import type { Deps } from '../../deps.ts'
import { deliveriesChannel } from '../../platform/events.ts'
import { type Round, startRounds } from '../../platform/rounds.ts'
import { createDispatcher } from './dispatcher.ts'
import { pauseWebhooksOverCap } from './pause-over-cap.ts'
import { deleteOldRecords } from './retention.ts'

export interface Deliveries {
  /** Attempts get so long to finish; what is not sent then stays due. */
  stop(graceMs: number): Promise<void>
}

/** How often retries that are due are looked for; new deliveries are told of at once. */
const dueMs = 1_000

export function startDeliveries(deps: Deps): Deliveries {
  const dispatcher = createDispatcher(deps)
  const listening = deps.listen(deliveriesChannel, (webhookIds) => {
    if (webhookIds !== null) dispatcher.hear(webhookIds.split(','))
  })
  const retries = startRounds(deps, [{ everyMs: dueMs, run: () => dispatcher.look() }])
  return {
    async stop(graceMs) {
      await listening.close()
      await Promise.all([retries.stop(), dispatcher.stop(graceMs)])
    },
  }
}

const minuteMs = 60_000

export const webhookRounds = (deps: Deps): Round[] => [
  { everyMs: 60 * minuteMs, run: () => deleteOldRecords(deps) },
  { everyMs: minuteMs, run: () => pauseWebhooksOverCap(deps) },
]
