import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'coes|cao|oes|ao|es|os|as|o|a|e|s',
    stemMin: 4,
  },
  wording: {
    modifiers: 'behind',
  },
}
