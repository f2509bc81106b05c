import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  wording: {
    modifiers: 'behind',
  },
  reading: {
    formula: 'LIX',
  },
}
