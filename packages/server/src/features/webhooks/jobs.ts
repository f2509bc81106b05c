/** What the worker does for webhooks: sends deliveries, and runs their rounds. */

import type { Running } from '../../feature.ts'
import type { Deps } from '../../platform/deps.ts'
import { hourMs, minuteMs } from '../../platform/durations.ts'
import { deliveriesChannel } from '../../platform/events.ts'
import { type Round, startRounds } from '../../platform/rounds.ts'
import { createDispatcher } from './deliveries/dispatcher.ts'
import { pauseWebhooksOverCap } from './pause-over-cap.ts'
import { deleteOldRecords } from './retention.ts'

/** How often due retries are polled for; new deliveries are notified at once. */
const pollMs = 1_000

/** Deliveries that were not sent when it stops stay due. */
export function startDeliveries(deps: Deps): Running {
  const dispatcher = createDispatcher(deps)
  const listening = deps.listen(deliveriesChannel, (webhookIds) => {
    if (webhookIds !== null) dispatcher.notify(webhookIds.split(','))
  })
  const retries = startRounds(deps, [{ everyMs: pollMs, run: () => dispatcher.poll() }])
  return {
    async stop(graceMs) {
      await listening.close()
      await Promise.all([retries.stop(), dispatcher.stop(graceMs)])
    },
  }
}

/** Deletes what is old, and follows changes of plans. */
export const webhookRounds = (deps: Deps): Round[] => [
  { everyMs: hourMs, run: () => deleteOldRecords(deps) },
  { everyMs: minuteMs, run: () => pauseWebhooksOverCap(deps) },
]
