import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'ies|ses|ches|shes|xes|es|s|y|e',
    stemMin: 3,
  },
  wording: {
    modifiers: 'before',
  },
}
