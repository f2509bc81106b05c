/** What webhooks offer to the rest of the service. */
export { createDispatcher, type Dispatcher } from './dispatcher.ts'
export { webhookFindings } from './health.ts'
export { type Deliveries, startDeliveries, webhookRounds } from './jobs.ts'
export { countWebhooks, stoppedWebhooks } from './queries.ts'
export { webhookRoutes } from './routes.ts'
