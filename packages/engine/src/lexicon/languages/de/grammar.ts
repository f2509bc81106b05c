import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'ern|en|er|es|em|e|n|s',
    stemMin: 4,
  },
  wording: {
    modifiers: 'before',
    capitalisesNouns: true,
    compounds: true,
  },
}
