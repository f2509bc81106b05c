export { createDispatcher, type Dispatcher } from './dispatcher.ts'
export { deleteOldRecords } from './retention.ts'
export { webhookRoutes } from './routes.ts'
