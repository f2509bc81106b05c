import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings:
      'иями|ями|ами|иеи|иях|ого|его|ому|ему|ыми|ими|иям|ях|ах|ов|ев|еи|ои|ии|ыи|ая|яя|ое|ее|ые|ие|ую|юю|ам|ям|ом|ем|ых|их|ия|ию|и|ы|а|я|о|е|у|ю|ь',
    stemMin: 3,
  },
  wording: {
    modifiers: 'before|behind',
  },
  syllables: {
    vowels: 'аеёиоуыэюяіїє',
  },
  // Oborneva (2006).
  reading: {
    formula: 'Oborneva',
    base: 206.835,
    perWordOfSentence: 1.3,
    perSyllableOfWord: 60.1,
    usualWordLength: 6.0,
  },
  subjects: {
    verbal: 'ться|[аиеяуы]ть|ете|ите|йте|уют|ают|яют|еют|ешь|ишь|ует|аем|яем|уем|ется|ится|ются|ятся',
  },
  address: {
    politeVerbs: '\\p{L}{2,}(?:йте|ите|йтесь|итесь)',
  },
}
