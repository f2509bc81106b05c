import type { Deps } from '../../platform/deps.ts'
import type { Answerers } from './answerers.ts'
import type { AnswerTiming } from './chat-limits.ts'

/** What chat needs beyond what the platform offers. */
export interface ChatDeps extends Deps {
  /** Answers questions of chat. */
  answerers: Answerers
  /** How long things of chat may take; tests wait less. */
  answerTiming: AnswerTiming
}
