import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'ovych|ami|ach|eho|emu|ych|ymi|um|ou|em|am|y|i|a|e|u|o',
    stemMin: 4,
  },
  wording: {
    modifiers: 'before|behind',
  },
  reading: {
    formula: 'LIX',
    usualWordLength: 5.5,
  },
  subjects: {
    verbal: 'ovat|ujeme|áme|íme|ejte|ujte|ují|ají',
  },
  address: {
    politeVerbs: '\\p{L}{3,}te',
  },
}
