/** The background work of all features: the kinds of jobs that every process knows, and what a worker does. */
import type { Deps } from './deps.ts'
import { analysisHandler, analysisJob, analysisRounds } from './features/analyses/index.ts'
import { webhookRounds } from './features/webhooks/index.ts'
import { idempotencyRounds } from './platform/http/idempotency.ts'
import type { JobHandler, JobKind } from './platform/queue/queue.ts'
import type { Round } from './platform/rounds.ts'

export const jobKinds: readonly JobKind<never>[] = [analysisJob]

export const jobHandlers = (deps: Deps): readonly JobHandler<never>[] => [analysisHandler(deps)]

export const rounds = (deps: Deps): Round[] => [
  ...analysisRounds(deps),
  ...webhookRounds(deps),
  ...idempotencyRounds(deps),
]
