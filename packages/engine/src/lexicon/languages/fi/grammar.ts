import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'issa|ista|illa|ille|ssa|sta|lla|lle|lta|iden|ien|jen|den|ta|t|n|a|i',
    stemMin: 4,
  },
  wording: {
    modifiers: 'before',
    compounds: true,
  },
  reading: {
    formula: 'LIX',
    usualWordLength: 7.4,
  },
}
