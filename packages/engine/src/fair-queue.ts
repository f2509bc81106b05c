/** What waits for its turn, by who asked for it. A door of its own: whoever serves several owners uses it. */

/** Owners take turns; of one owner, what was asked for first comes first. */
export interface FairQueue<Item> {
  push(owner: string, item: Item): void
  /**
   * Takes the next item out. The owner whose item it was stands behind all others afterwards.
   * @param mayHave whether an owner may have something now; those who may not keep their place
   */
  take(mayHave: (owner: string) => boolean): Item | undefined
  /** Takes out one that nobody waits for any more, if it is still there. */
  remove(owner: string, item: Item): void
  /** Takes out everything that waits. */
  drain(): Item[]
  /** Whether something waits for an owner that this is true of. */
  holds(is: (owner: string) => boolean): boolean
  /** Everything that waits, in no particular order. */
  items(): Item[]
}

export function createFairQueue<Item>(): FairQueue<Item> {
  // The order of its keys is the order of turns.
  const waiting = new Map<string, Item[]>()
  const items = () => [...waiting.values()].flat()

  return {
    push(owner, item) {
      const own = waiting.get(owner)
      if (own === undefined) waiting.set(owner, [item])
      else own.push(item)
    },
    take(mayHave) {
      for (const [owner, own] of waiting) {
        if (!mayHave(owner)) continue
        const item = own.shift()
        waiting.delete(owner)
        if (own.length > 0) waiting.set(owner, own)
        return item
      }
      return undefined
    },
    remove(owner, item) {
      const left = waiting.get(owner)?.filter((each) => each !== item) ?? []
      if (left.length > 0) waiting.set(owner, left)
      else waiting.delete(owner)
    },
    drain() {
      const all = items()
      waiting.clear()
      return all
    },
    holds: (is) => waiting.keys().some(is),
    items,
  }
}
