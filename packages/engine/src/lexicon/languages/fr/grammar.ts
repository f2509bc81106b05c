import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'elles|elle|aux|eaux|ees|ee|es|s|x|e',
    stemMin: 4,
  },
  wording: {
    modifiers: 'behind',
  },
}
