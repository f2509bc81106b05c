import type { JobKind } from './queue.ts'

/** Where pg-boss keeps its tables. */
export const queueSchema = 'queue'

export const laneQueue = ({ name }: JobKind<never>, lane: string): string =>
  lane === 'main' ? name : `${name}.${lane}`
export const laneQueues = (kind: JobKind<never>): string[] =>
  Object.keys(kind.lanes).map((lane) => laneQueue(kind, lane))
/** Jobs whose every try failed. */
export const deadQueue = ({ name }: JobKind<never>): string => `${name}.dead`
