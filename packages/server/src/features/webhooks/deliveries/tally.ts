/** Counters by name; a counter at zero takes no memory. */
export interface Tally {
  of(name: string): number
  add(name: string, count: number): void
  total(): number
}

export function createTally(): Tally {
  const counts = new Map<string, number>()
  let total = 0
  return {
    of: (name) => counts.get(name) ?? 0,
    add(name, count) {
      total += count
      const sum = (counts.get(name) ?? 0) + count
      if (sum === 0) counts.delete(name)
      else counts.set(name, sum)
    },
    total: () => total,
  }
}
