/** All features of the service, in the order of the reference. */

import type { Feature } from './feature.ts'
import { accountView } from './features/account-view/index.ts'
import { analyses } from './features/analyses/index.ts'
import { branding } from './features/branding/index.ts'
import { type ChatDeps, chat } from './features/chat/index.ts'
import { competitors } from './features/competitors/index.ts'
import { events } from './features/events/index.ts'
import { exports } from './features/exports/index.ts'
import { webhooks } from './features/webhooks/index.ts'
import type { Deps } from './platform/deps.ts'
import type { JobHandler, JobKind } from './platform/queue/queue.ts'

/** What the platform offers and what features need beyond it; `compose.ts` makes it. */
export type FeatureDeps = Deps & ChatDeps

export const features: readonly Feature<FeatureDeps>[] = [
  analyses,
  exports,
  chat,
  competitors,
  branding,
  webhooks,
  accountView,
  events,
]

const jobs = features.flatMap(({ jobs = [] }) => jobs)

export const jobKinds: readonly JobKind<never>[] = jobs.map(({ kind }) => kind)

export const jobHandlers = (deps: FeatureDeps): JobHandler<never>[] =>
  jobs.map(({ kind, handler }) => ({ kind, ...handler(deps) }))
