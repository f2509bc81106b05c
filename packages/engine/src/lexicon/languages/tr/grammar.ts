import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'larimiz|lerimiz|lari|leri|lar|ler|imiz|umuz|nin|nun|in|un|si|su|yi|yu|i|u',
    stemMin: 4,
  },
  wording: {
    modifiers: 'before',
  },
  reading: {
    formula: 'LIX',
    usualWordLength: 6.3,
  },
  subjects: {
    verbal: 'mek|mak|yoruz|[ıiuü]yor|abilir|ebilir|siniz|sınız|sunuz|arak|erek',
  },
  address: {
    politeVerbs: '\\p{L}{2,}(?:ın|in|un|ün|ınız|iniz|unuz|ünüz)',
  },
}
