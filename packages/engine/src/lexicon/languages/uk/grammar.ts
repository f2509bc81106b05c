import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'ями|ами|ого|ому|ими|ях|ах|ів|еи|ои|ої|іи|ии|ая|ою|ею|ам|ям|ом|ем|их|ії|ія|ію|іі|і|и|а|я|о|е|у|ю|ь',
    stemMin: 3,
  },
  wording: {
    modifiers: 'before|behind',
  },
  reading: {
    formula: 'LIX',
    usualWordLength: 5.9,
  },
  subjects: {
    verbal: 'тися|[аиіяу]ти|ете|ите|йте|ують|ають|яють|ємо|ться',
  },
  address: {
    politeVerbs: '\\p{L}{2,}(?:йте|іть|йтесь|іться|йтеся)',
  },
}
