/** The stream of events. */
import type { Feature } from '../../feature.ts'
import { eventRoutes } from './routes.ts'

export { openStreams } from './event-streams.ts'

export const events: Feature = {
  tags: { Events: 'What happens in an account, sent to its webhooks and over a connection that stays open.' },
  routes: eventRoutes,
}
