/**
 * Chooses among wordings of one sentence: always the same for one site, so that a re-run and the next analysis read
 * alike, and not the same for all, so that reports of many sites do not read as one form letter.
 */
export interface Wording {
  /** @param id names the sentence: two sentences of a report do not choose alike */
  oneOf(id: string, wordings: readonly [Worded, ...Worded[]]): string
}

/** A wording that only fits a brand that sells: it speaks of buyers, rivals or a market. */
export interface TradeWording {
  tradeOnly: string
}

export type Worded = string | TradeWording

export const tradeOnly = (text: string): TradeWording => ({ tradeOnly: text })

export const wordsOf = (worded: Worded) => (typeof worded === 'string' ? worded : worded.tradeOnly)

/** @param seed what is the same whenever the site is analyzed: its host */
export function createWording(seed: string): Wording {
  return {
    oneOf: (id, wordings) => wordsOf(wordings[hash(`${seed}\n${id}`) % wordings.length]!),
  }
}

/** FNV-1a, mixed once more as its low bits alone decide (the finaliser of MurmurHash3). */
function hash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
