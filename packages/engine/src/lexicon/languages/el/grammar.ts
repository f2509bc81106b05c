import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'ους|ων|ες|ος|ης|ου|οι|εις|α|η|ο|ι',
    stemMin: 4,
  },
  wording: {
    modifiers: 'before|behind',
  },
  reading: {
    formula: 'LIX',
    usualWordLength: 5.4,
  },
  address: {
    politeVerbs: '\\p{L}{2,}(?:στε|ξτε|ψτε|είτε)',
  },
}
