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

interface State {
  edges: Map<string, number>
  link: number
  length: number
}

/** @param texts of lower-case letters and digits */
export function substringAutomaton(texts: readonly string[]): SubstringAutomaton {
  const states: State[] = [{ edges: new Map(), link: -1, length: 0 }]

  function stateAt(at: number): State {
    const state = states[at]
    if (state === undefined) throw new RangeError(`There is no state ${at}.`)
    return state
  }

  const add = (state: State): number => states.push(state) - 1

  /** A copy of `state` for those ends that are `length` characters long. */
  function split(state: number, character: string, from: number): number {
    const whole = stateAt(state)
    const copy = add({ edges: new Map(whole.edges), link: whole.link, length: stateAt(from).length + 1 })
    whole.link = copy
    for (let at = from; at >= 0; ) {
      const { edges, link } = stateAt(at)
      if (edges.get(character) !== state) break
      edges.set(character, copy)
      at = link
    }
    return copy
  }

  /** The state after a character that stands only for what `from` stands for and that character; -1 where none is. */
  function stateAfter(from: number, character: string): number {
    const { edges, length } = stateAt(from)
    const state = edges.get(character)
    if (state === undefined) return -1
    return stateAt(state).length === length + 1 ? state : split(state, character, from)
  }

  function extended(last: number, character: string): number {
    const known = stateAfter(last, character)
    if (known >= 0) return known
    const added: State = { edges: new Map(), link: 0, length: stateAt(last).length + 1 }
    const index = add(added)
    let at = last
    for (; at >= 0 && !stateAt(at).edges.has(character); at = stateAt(at).link) stateAt(at).edges.set(character, index)
    if (at >= 0) added.link = stateAfter(at, character)
    return index
  }

  for (const text of texts) {
    let last = 0
    for (const character of text) last = extended(last, character)
  }
  return {
    next: (state, character) => stateAt(state).edges.get(character) ?? -1,
    link: (state) => stateAt(state).link,
    length: (state) => stateAt(state).length,
  }
}
