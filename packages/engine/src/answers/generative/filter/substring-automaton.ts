/** Finds how long a part of some texts stands at the end of what was read so far, a step a character. */

/** A suffix automaton of several texts. Immutable: many readers share one. */
export interface SubstringAutomaton {
  /** State after a character; -1 where none is. State 0 has read nothing. */
  next(state: number, character: string): number
  /** The state of the longest shorter end that occurs elsewhere. */
  link(state: number): number
  /** The most characters that a state stands for. */
  length(state: number): number
}

/** @param texts of lower-case letters and digits */
export function substringAutomaton(texts: readonly string[]): SubstringAutomaton {
  const next: Map<string, number>[] = [new Map()]
  const links = [-1]
  const lengths = [0]

  const add = (length: number, link: number, edges: Map<string, number>) => {
    next.push(edges)
    links.push(link)
    lengths.push(length)
    return next.length - 1
  }

  /** A copy of `state` for those ends that are `length` characters long. */
  function split(state: number, character: string, from: number): number {
    const copy = add(lengths[from]! + 1, links[state]!, new Map(next[state]))
    links[state] = copy
    for (let at = from; at >= 0 && next[at]!.get(character) === state; at = links[at]!) next[at]!.set(character, copy)
    return copy
  }

  function extended(last: number, character: string): number {
    const known = next[last]!.get(character)
    if (known !== undefined) return lengths[known] === lengths[last]! + 1 ? known : split(known, character, last)
    const added = add(lengths[last]! + 1, 0, new Map())
    let at = last
    for (; at >= 0 && !next[at]!.has(character); at = links[at]!) next[at]!.set(character, added)
    if (at >= 0) {
      const state = next[at]!.get(character)!
      links[added] = lengths[state] === lengths[at]! + 1 ? state : split(state, character, at)
    }
    return added
  }

  for (const text of texts) {
    let last = 0
    for (const character of text) last = extended(last, character)
  }
  return {
    next: (state, character) => next[state]!.get(character) ?? -1,
    link: (state) => links[state]!,
    length: (state) => lengths[state]!,
  }
}
