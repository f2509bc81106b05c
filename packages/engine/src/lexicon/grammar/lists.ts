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

/** How syllables are counted by groups of vowels. The values are alternatives of a regular expression, in lower case; the first that fits counts. */
interface Syllables {
  /** Vowels of another alphabet, of which each makes a syllable. */
  vowels?: string
  /** Of a run of vowels, those that make one syllable; what is left over makes one each. */
  joined?: string
  /** Ends of words of more than three letters that are not heard. */
  silent?: string
}

/** What tells how hard and how formal a text is. */
interface Reading {
  /**
   * A formula of reading ease, with its coefficients: `base` less words of a sentence and syllables of a word. `LIX` and `Gulpease` have
   * none: LIX supposes an alphabet in which the length of a word tells how hard it is.
   */
  formula?: string
  base?: number
  perWordOfSentence?: number
  perSyllableOfWord?: number
  /** Mean letters of a word in newspapers of the language, by our own count. */
  usualWordLength?: number
}

/**
 * Words that can or cannot be part of a subject's name, by their ends. The values are alternatives of a regular expression, in the spelling
 * of the language and in lower case, but for `notLast` and `notAlone`, which are folded (fold.ts).
 */
interface Subjects {
  /** Ends of verbs and adverbs, where no noun of a subject has them. */
  verbal?: string
  /** Ends of adjectives, which end no phrase of a language that has them before its noun. */
  notLast?: string
  /** Ends of words that name no subject by themselves. */
  notAlone?: string
  /** Whether one word names a subject only if an article or preposition shows that it is a noun, or it has one of `nounEnds`. */
  needsNoun?: boolean
  nounEnds?: string
  /** Particles that are glued to the end of a noun. */
  particles?: string
}

/**
 * How a text speaks to its reader, in languages that have two ways; besides `readers` of speech.ts, which are words that say it however they
 * are spelled. As written: the values are alternatives of a regular expression.
 */
interface Address {
  /** Polite pronouns that only a capital tells apart, which count within a sentence. */
  capitals?: string
  /** Polite pronouns that have their capital anywhere, or none. */
  titles?: string
  /** First words that ask the reader politely by their ending, in any case. */
  politeVerbs?: string
  /** Ends of polite and of plain sentences: where a language has these they alone tell. */
  politeEnds?: string
  plainEnds?: string
}

/** `languages/<tag>/grammar.ts`: how words change their form and are put together. */
export interface GrammarLists {
  inflection?: Inflection
  wording?: Wording
  syllables?: Syllables
  reading?: Reading
  subjects?: Subjects
  address?: Address
}
