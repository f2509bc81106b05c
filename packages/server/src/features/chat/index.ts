/** Chat: an assistant that answers questions, about an analysis or without one. */
import type { Feature } from '../../feature.ts'
import type { ChatDeps } from './chat-deps.ts'
import { chatFigures } from './health.ts'
import { chatRounds } from './jobs.ts'
import { chatRoutes } from './routes.ts'

export { type AccountChat, accountChat } from './account-chat.ts'
export { type Answerers, createAnswerers } from './answerers.ts'
export type { ChatDeps } from './chat-deps.ts'
export { type AnswerTiming, usualTiming } from './chat-limits.ts'
export { listTokenUse, type TokenUse } from './list-token-use.ts'

export const chat: Feature<ChatDeps> = {
  tags: { Chat: 'An assistant that answers questions, about an analysis or without one, and cites its sources.' },
  routes: chatRoutes,
  rounds: chatRounds,
  figures: (deps) => [chatFigures(deps)],
}
