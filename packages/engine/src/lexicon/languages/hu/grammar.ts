import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'okat|eket|akat|nak|nek|ban|ben|bol|hoz|hez|val|vel|ok|ek|ak|at|et|ot|k|t',
    stemMin: 4,
  },
  wording: {
    modifiers: 'before',
    compounds: true,
  },
  reading: {
    formula: 'LIX',
    usualWordLength: 6.0,
  },
  address: {
    titles: 'Ön|Önnek|Önt|Önnel|Önök|Önöknek|Önöket|Önökkel',
  },
}
