import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'en|es|e|s',
    stemMin: 4,
  },
  wording: {
    modifiers: 'before',
    compounds: true,
  },
  syllables: {
    joined: 'aai|ooi|oei|eeuw|ieuw|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|au|ou',
  },
  // Douma, “De leesbaarheid van landbouwbladen” (1960).
  reading: {
    formula: 'Douma',
    base: 206.84,
    perWordOfSentence: 0.93,
    perSyllableOfWord: 77,
    usualWordLength: 5.2,
  },
  subjects: {
    needsNoun: true,
  },
}
