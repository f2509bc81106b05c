/** Webhooks, and what they offer to the rest of the service. */
import type { Feature } from '../../feature.ts'
import { webhookFindings } from './health.ts'
import { startDeliveries, webhookRounds } from './jobs.ts'
import { webhookRoutes } from './routes.ts'

export { createDispatcher, type Dispatcher } from './deliveries/dispatcher.ts'
export { countWebhooks, stoppedWebhooks } from './queries.ts'

export const webhooks: Feature = {
  tags: { Webhooks: 'A webhook is an address of yours that is sent events, signed, as they happen.' },
  routes: webhookRoutes,
  rounds: webhookRounds,
  start: startDeliveries,
  findings: webhookFindings,
}
