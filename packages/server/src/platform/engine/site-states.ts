/** States of tracked websites: as they are stored, and what changed between them. */
import { createHash } from 'node:crypto'
import { rulesFingerprint, type Snapshot, trackedChanges } from '@brandprint/engine'
import type { Compared, ComparedChange, SiteState } from './tasks.ts'

/** What is stored of a state, as JSON. */
interface StoredState {
  snapshot: Snapshot
  /** SHA-256 (hex) of the bytes of each page, by its path. */
  hashes: Record<string, string>
}

export function siteState({ snapshot, hashes, name }: StoredState & { name: string | null }): SiteState {
  const { capturedAt: _, ...content } = snapshot
  const digest = createHash('sha256').update(JSON.stringify(content)).digest()
  return {
    stored: JSON.stringify({ snapshot, hashes } satisfies StoredState),
    digest,
    fingerprint: rulesFingerprint,
    name,
  }
}

/** @param texts states as they are stored, oldest first */
export function comparedStates(texts: readonly string[]): Compared {
  const states = texts.map((text) => JSON.parse(text) as StoredState)
  const [before, after] = states.slice(-2) as [StoredState, StoredState]
  const { seen, changes, ...comparison } = trackedChanges(states.map(({ snapshot }) => snapshot))
  const hashed = changes.map(
    (change): ComparedChange => ({
      ...change,
      hashes: { before: before.hashes[change.path] ?? null, after: after.hashes[change.path] ?? null },
    }),
  )
  if (seen === after.snapshot) return { ...comparison, changes: hashed, seen: null }
  // Pages that kept their state kept their bytes.
  const hashes = Object.fromEntries(
    seen.pages.map((page) => {
      const own = after.snapshot.pages.includes(page) ? after : before
      return [page.path, own.hashes[page.path] ?? '']
    }),
  )
  return { ...comparison, changes: hashed, seen: siteState({ snapshot: seen, hashes, name: null }) }
}
