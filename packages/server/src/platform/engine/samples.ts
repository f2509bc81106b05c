import type { EnginePool } from './engine-pool.ts'
import type { EngineOutcome, SampleTask } from './tasks.ts'

/** What the sandbox answers to an analysis of this type. */
export type Sample = (type: SampleTask['type']) => Promise<EngineOutcome>

/** The sample site ships with the service and does not change: each type is analyzed once a process, and kept. */
export function createSample(engine: Pick<EnginePool, 'run'>): Sample {
  const kept = new Map<SampleTask['type'], Promise<EngineOutcome>>()
  return (type) => {
    const known = kept.get(type)
    if (known !== undefined) return known
    const analyzing = engine.run({ kind: 'sample', type })
    kept.set(type, analyzing)
    analyzing.catch(() => kept.delete(type))
    return analyzing
  }
}
