import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'es|os|as|o|a|e|s',
    stemMin: 4,
  },
  wording: {
    modifiers: 'behind',
  },
  syllables: {
    joined: '[iuü][aeoáéó]|[aeoáéó][iuy]|[iu][uiíú]',
  },
  // Szigriszt Pazos, INFLESZ (1993), the revision of Fernández Huerta (1959).
  reading: {
    formula: 'Szigriszt-Pazos',
    base: 206.835,
    perWordOfSentence: 1,
    perSyllableOfWord: 62.3,
    usualWordLength: 4.9,
  },
  subjects: {
    verbal: 'mente',
    notAlone: '[aei]r',
    needsNoun: true,
  },
}
