/** Endings and prefixes are parted by `|`, folded (fold.ts). Of several endings that fit, the longest counts. */
interface Inflection {
  endings: string
  /** Letters that must remain before an ending. */
  stemMin: number
  prefixes?: string
  /** Letters that must remain behind a prefix. */
  prefixedMin?: number
}

/** How words are written, and put beside each other. */
interface Wording {
  /** Where what tells a noun nearer stands: `before` it, `behind` it, or both, parted by `|`. Empty: nobody has looked. */
  modifiers?: string
  /** Whether words follow each other without a space. */
  isUnspaced?: boolean
  /** Whether every noun has a capital, which then tells no name. */
  capitalisesNouns?: boolean
  /** Whether two nouns are written as one word: what is asked for is often its first half. */
  compounds?: boolean
}

/** `languages/<tag>/grammar.ts`: how words change their form and are put together. */
export interface GrammarLists {
  inflection?: Inflection
  wording?: Wording
}
