export { createDispatcher, type Dispatcher } from './dispatcher.ts'
export { pauseWebhooksOverCap } from './pause-over-cap.ts'
export { deleteOldRecords } from './retention.ts'
export { webhookRoutes } from './routes.ts'
