import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'arna|orna|erna|ar|or|er|en|et|na|an|a|e|n|s',
    stemMin: 4,
  },
  wording: {
    modifiers: 'before',
    compounds: true,
  },
  reading: {
    formula: 'LIX',
    usualWordLength: 5.3,
  },
  address: {
    capitals: 'Ni|Er|Ert|Era',
  },
}
