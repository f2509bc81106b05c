import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'zioni|zione|i|o|a|e',
    stemMin: 4,
  },
  wording: {
    modifiers: 'behind',
  },
  reading: {
    formula: 'Gulpease',
    usualWordLength: 5.1,
  },
  subjects: {
    verbal: 'mente',
    notAlone: '[aei]re',
    needsNoun: true,
  },
  address: {
    capitals: 'Lei|Suo|Sua|Suoi|Sue',
  },
}
