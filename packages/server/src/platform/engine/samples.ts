import type { EnginePool } from './engine-pool.ts'
import type { EngineOutcome, SampleTask } from './tasks.ts'

/** What the sandbox answers to an analysis of this type. */
export type Sample = (type: SampleTask['type']) => Promise<EngineOutcome>

/**
 * The sample site ships with the service and does not change: each type is analyzed once a process, and kept. One after the
 * other: what takes long is to load the engine, and the second finds that done.
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
