import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'ים|ות',
    stemMin: 3,
    prefixes: 'ה|ב|ל|מ|ו|ש',
    prefixedMin: 4,
  },
  wording: {
    modifiers: 'behind',
  },
}
