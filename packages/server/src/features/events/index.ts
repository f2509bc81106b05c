/** What the stream of events offers to the rest of the service. */
export { eventRoutes } from './routes.ts'
