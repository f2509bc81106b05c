import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'ies|ses|ches|shes|xes|es|s|y|e',
    stemMin: 3,
  },
  wording: {
    modifiers: 'before',
  },
  syllables: {
    silent: '(?<=[^aeiouyl])e|(?<=[^aeiouytd])ed|(?<=[^aeiouyscxzgh])es',
  },
  // Flesch, “A new readability yardstick”, Journal of Applied Psychology 32 (1948).
  reading: {
    formula: 'Flesch reading ease',
    base: 206.835,
    perWordOfSentence: 1.015,
    perSyllableOfWord: 84.6,
    usualWordLength: 4.8,
  },
  subjects: {
    verbal: "[^mp]ly|n['’]t",
    notLast: 'ful|ous|ible|able|less|ical|ish|ied|[^es]ed',
    notAlone: 'ive',
    needsNoun: true,
    nounEnds: 's|tion|ment|ity|ness|ance|ence|ship|ism|ing|age|ure|er|or|ist|logy|cy|phy',
  },
}
