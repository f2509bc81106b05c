import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  inflection: {
    endings: 'elles|elle|aux|eaux|ees|ee|es|s|x|e',
    stemMin: 4,
  },
  wording: {
    modifiers: 'behind',
  },
  syllables: {
    joined: 'eau|eaux|oeu|œu|ai|au|ei|eu|ou|oi|oî|oe|œ|ui|ia|ie|ié|io|ieu|ué|ua|ue|uo|aî|oû|aï',
    silent: '(?<=[^aeiouyéèêà])(?:es?|ent)',
  },
  // Kandel and Moles, “Application de l’indice de Flesch à la langue française” (1958).
  reading: {
    formula: 'Kandel-Moles',
    base: 207,
    perWordOfSentence: 1.015,
    perSyllableOfWord: 73.6,
    usualWordLength: 4.9,
  },
  subjects: {
    needsNoun: true,
  },
  address: {
    politeVerbs: '(?!chez|assez|nez|rez)\\p{L}{3,}ez',
  },
}
