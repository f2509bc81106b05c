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
  syllables: {
    joined: 'aa|ai|au|ay|ee|ei|eu|ey|ie|oo|oi|äu|ui',
  },
  // Amstad, “Wie verständlich sind unsere Zeitungen?” (1978).
  reading: {
    formula: 'Amstad',
    base: 180,
    perWordOfSentence: 1,
    perSyllableOfWord: 58.5,
    usualWordLength: 5.9,
  },
  address: {
    capitals: 'Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihres',
  },
}
