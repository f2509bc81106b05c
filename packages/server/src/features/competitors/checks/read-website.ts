/** Reads a website for a check: asked whether anything differs by a light process, and only then given to the engine. */
import type { Deps } from '../../../platform/deps.ts'
import type { CheckOutcome } from '../../../platform/engine/tasks.ts'
import type { EnginePlaces } from './engine-places.ts'
import type { ClaimedSite } from './queries.ts'

export interface ReadDeps extends Pick<Deps, 'engine' | 'probes' | 'config'> {
  places: EnginePlaces
  /** Probes of one account at one host, which would otherwise take most turns there. */
  hostPlaces: EnginePlaces
  /**
   * A reading of what a probe has fetched computes for a second, and waits only for files that are new. One that takes longer
   * than this, in milliseconds, is begun again apart from others, which would have to wait for it.
   */
  quickMs: number
}

/**
 * @param prefetched what a preflight has fetched, packed
 * @returns null when it is to be read apart from others
 */
export async function readWebsite(
  deps: ReadDeps,
  { site, prefetched }: { site: ClaimedSite; prefetched: Uint8Array | null },
  signal: AbortSignal,
): Promise<CheckOutcome | null> {
  const { engine, probes, config, places, hostPlaces, quickMs } = deps
  const { url, watch, account_id: owner } = site
  const speed = config.trackingSpeed
  const check = { kind: 'check', url, watch, prefetched, speed } as const
  if (site.is_slow) return engine.run({ ...check, answers: null }, signal)
  // One that was never read is slow.
  if (watch === null) return null
  const { host } = new URL(url)
  const probed = await hostPlaces.run(`${owner} ${host}`, signal, () => probes.run({ url, watch, speed }, signal))
  if (probed === null) return null
  if (!probed.ok) return probed
  if (probed.value.kind === 'same') return { ok: true, value: probed.value }
  const { answers } = probed.value
  return places.run(owner, signal, async () => {
    const tooLong = AbortSignal.timeout(quickMs)
    try {
      return await engine.run({ ...check, answers }, AbortSignal.any([signal, tooLong]))
    } catch (error) {
      if (tooLong.aborted && !signal.aborted) return null
      throw error
    }
  })
}
