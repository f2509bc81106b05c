/**
 * Labelled sites that nobody looks at while rules are made: figures on them say what the rules are worth on sites that nobody tuned for.
 * The benches leave them out, and with `--hidden` measure them alone and print means only.
 */
import { createHash } from 'node:crypto'

/** The first sites of a corpus were in view when the first rules were made: none of them can be hidden. */
const inViewFromTheStart = 21
const hiddenCount = 12
const seed = 'hidden twelve 2026'

/** Names of the hidden sites: those after the first 21 whose seeded hashes come first. A small corpus hides none. */
export function hiddenSites(sites: readonly { name: string }[]): ReadonlySet<string> {
  const hashOf = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  const ordered = sites
    .slice(inViewFromTheStart)
    .map(({ name }) => ({ name, hash: hashOf(name) }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1))
  return new Set(ordered.slice(0, hiddenCount).map(({ name }) => name))
}

/** The hidden sites alone, or all others. */
export function sitesInView<Site extends { name: string }>(sites: readonly Site[], isHidden: boolean): Site[] {
  const hidden = hiddenSites(sites)
  return sites.filter(({ name }) => hidden.has(name) === isHidden)
}
