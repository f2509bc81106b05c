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
}
