import type { EnginePool } from './engine-pool.ts'
import type { EngineOutcome, SampleTask } from './tasks.ts'

/** The results of a sandbox analysis of this type. */
export type Sample = (type: SampleTask['type']) => Promise<EngineOutcome>

/**
 * The sample site ships with the service and does not change: each type is analyzed once a process, and kept. The types run one
 * after the other: loading the engine takes longest, and the second need not.
 */
export function createSample(engine: Pick<EnginePool, 'run'>): Sample {
  const kept = new Map<SampleTask['type'], Promise<EngineOutcome>>()
  let last: Promise<unknown> = Promise.resolve()
  return (type) => {
    const known = kept.get(type)
    if (known !== undefined) return known
    const analyzing = last.then(() => engine.run({ kind: 'sample', type }))
    last = analyzing.catch(() => undefined)
    kept.set(type, analyzing)
    analyzing.catch(() => kept.delete(type))
    return analyzing
  }
}
