import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'owych|owego|owej|ami|ach|ego|emu|owi|ych|ymi|ow|om|em|ej|ia|ie|y|i|a|e|u|o',
    stemMin: 4,
  },
  wording: {
    modifiers: 'before|behind',
  },
  reading: {
    formula: 'LIX',
    usualWordLength: 6.1,
  },
  subjects: {
    verbal: 'ć|ujemy|[aie]my|ają|ują',
  },
  address: {
    titles: 'Państwo|Państwa|Państwu|Państwem|Pan|Pani|Pana|Panu|Panią',
  },
}
