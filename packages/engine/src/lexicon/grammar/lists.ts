/** Endings and prefixes are parted by `|`, folded (fold.ts). Of several endings that fit, the longest counts. */
interface Inflection {
  endings: string
  /** Letters that must remain before an ending. */
  stemMin: number
  prefixes?: string
  /** Letters that must remain behind a prefix. */
  prefixedMin?: number
}

/** `languages/<tag>/grammar.ts`: how words change their form. */
export interface GrammarLists {
  inflection?: Inflection
}
