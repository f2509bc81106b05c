/** Random numbers that are the same for the same seed, on any machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both bounds included. */
  whole(from: number, to: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(part: number): boolean
  shuffled<Item>(items: readonly Item[]): Item[]
  /** So many of some items, in random order. */
  some<Item>(items: readonly Item[], count: number): Item[]
  hex(length: number): string
  /** Letters of both cases and digits, as build tools name things; begins with a letter. */
  token(length: number): string
}

export function createRandom(seed: string): Random {
  let state = hashOf(seed)
  const next = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)]!
  const shuffled = <Item>(items: readonly Item[]): Item[] => {
    const mixed = [...items]
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = whole(0, at)
      ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
    }
    return mixed
  }
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const lettersAndDigits = [...`${letters}0123456789`]
  return {
    next,
    whole,
    pick,
    chance: (part) => next() < part,
    shuffled,
    some: (items, count) => shuffled(items).slice(0, count),
    hex: (length) => Array.from({ length }, () => whole(0, 15).toString(16)).join(''),
    token: (length) => Array.from({ length }, (_, at) => pick(at === 0 ? [...letters] : lettersAndDigits)).join(''),
  }
}

/** FNV-1a, then mixed, as seeds differ in their last letters. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}
