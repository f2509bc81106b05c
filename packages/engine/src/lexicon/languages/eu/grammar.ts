import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  reading: {
    formula: 'LIX',
  },
}
