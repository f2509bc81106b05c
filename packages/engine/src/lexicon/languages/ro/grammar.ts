import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'urilor|ilor|elor|urile|uri|ile|ele|ul|ii|ei|le|a|e|i|u',
    stemMin: 4,
  },
  wording: {
    modifiers: 'behind',
  },
  reading: {
    formula: 'LIX',
    usualWordLength: 5.2,
  },
  subjects: {
    needsNoun: true,
  },
}
