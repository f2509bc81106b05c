import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'coes|cao|oes|ao|es|os|as|o|a|e|s',
    stemMin: 4,
  },
  wording: {
    modifiers: 'behind',
  },
  syllables: {
    joined: 'ão|ãe|õe|[aeoáéó][iu]|[iu][aeoáéó]|qu|gu',
  },
  // Martins et al., Flesch for Brazilian Portuguese (1996).
  reading: {
    formula: 'Flesch-Martins',
    base: 248.835,
    perWordOfSentence: 1.015,
    perSyllableOfWord: 84.6,
    usualWordLength: 4.9,
  },
  subjects: {
    verbal: 'mente',
    notAlone: '[aei]r',
    needsNoun: true,
  },
}
