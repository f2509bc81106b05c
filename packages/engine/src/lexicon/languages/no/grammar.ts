import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'ene|er|en|et|a|e|s',
    stemMin: 4,
  },
  wording: {
    modifiers: 'before',
    compounds: true,
  },
  reading: {
    formula: 'LIX',
    usualWordLength: 5.1,
  },
  address: {
    capitals: 'De|Dem|Deres',
  },
}
