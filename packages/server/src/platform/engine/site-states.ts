/** States of tracked websites: as they are stored, and what changed between them. */
import { createHash } from 'node:crypto'
import { type Snapshot, trackedChanges } from '@brandprint/engine'
import type { Compared, SiteState } from './tasks.ts'

export function siteState(snapshot: Snapshot, name: string | null): SiteState {
  const { capturedAt: _, ...content } = snapshot
  const digest = createHash('sha256').update(JSON.stringify(content)).digest()
  return { snapshot: JSON.stringify(snapshot), digest, fingerprint: `${snapshot.version}`, name }
}

/** @param texts snapshots as they are stored, oldest first */
export function comparedStates(texts: readonly string[]): Compared {
  const snapshots = texts.map((text) => JSON.parse(text) as Snapshot)
  const { seen, ...comparison } = trackedChanges(snapshots)
  return { ...comparison, seen: seen === snapshots.at(-1) ? null : siteState(seen, null) }
}
