import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'ات|ين|ون|يه|ه|ي',
    stemMin: 3,
    prefixes: 'وال|بال|كال|فال|ولل|لل|ال',
    prefixedMin: 2,
  },
  wording: {
    modifiers: 'behind',
  },
}
