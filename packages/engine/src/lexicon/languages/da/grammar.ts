import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'erne|ene|er|en|et|e|s|r',
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
