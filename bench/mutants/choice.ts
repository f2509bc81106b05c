/** Which mutations are tried: so many of each folder as its share of the code, by a seed. */
import { createRandom } from '../noise/random.ts'
import type { Mutation } from './mutations.ts'

export interface Folder {
  name: string
  /** Of its production files. */
  lines: number
  mutations: Mutation[]
}

/** Each folder is drawn from by a seed of its own: a change in one leaves the choice in the others. */
export function chosenMutants(folders: readonly Folder[], count: number, seed: string): Map<string, Mutation[]> {
  const places = placesByLines(folders, count)
  return new Map(
    folders.map(({ name, mutations }) => {
      const shuffled = createRandom(`${seed} ${name}`).shuffled(mutations)
      return [name, shuffled.slice(0, places.get(name) ?? 0)]
    }),
  )
}

/** Shares are rounded down, and what is left goes to the largest rests. */
function placesByLines(folders: readonly Folder[], count: number): Map<string, number> {
  const total = folders.reduce((sum, { lines }) => sum + lines, 0)
  const shares = folders.map(({ name, lines }) => ({ name, share: (lines / total) * count }))
  const places = new Map(shares.map(({ name, share }) => [name, Math.floor(share)]))
  const left = count - places.values().reduce((sum, part) => sum + part, 0)
  const byRest = shares.toSorted((a, b) => (b.share % 1) - (a.share % 1))
  for (const { name } of byRest.slice(0, left)) places.set(name, places.get(name)! + 1)
  return places
}
