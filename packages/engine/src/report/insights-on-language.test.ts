import { testInsightRules } from '../sections/rule-cases-fixtures.ts'
import { claim, quote, vocabulary, writing } from '../sections/swot/swot-fixtures.ts'
import { languageRules } from './insights-on-language.ts'

const hard = { formula: 'Flesch reading ease', score: 9.6, level: 'very demanding' } as const
const worn = ['Innovative solutions', 'World-class soup', 'Passion for soup', 'Quality'].map((text) => quote(text))
const loud = ['Hot!', 'Now!', 'Soup!', 'More!'].map((text) => quote(text))
const best = claim('The best soup', { type: 'superlative' })
const finest = claim('The finest leek', { type: 'superlative' })

testInsightRules(languageRules, {
  'hard-to-read': {
    facts: { writing: writing({ readability: hard, wordsPerSentence: 24.36 }) },
    says: [
      'The text takes effort to read. Flesch reading ease gives it 10, with 24.4 words to a sentence: a level of specialist journals. Cut the longest sentences in two and put the everyday word where there is one.',
    ],
    confidence: 0.7,
    silent: {
      'where the text was not counted': { writing: null },
      'where it was not measured': { writing: writing() },
      'where it is demanding': { writing: writing({ readability: { ...hard, level: 'demanding' } }) },
    },
  },
  'worn-phrases': {
    facts: {
      writing: writing({ examples: { cliches: worn } }, { cliches: 1.24 }),
      vocabulary: vocabulary([], ['solutions', 'innovative', 'world-class', 'passion', 'quality']),
    },
    says: [
      'Worn phrases take the place of what is special. About 1.2 in 100 words are phrases that any company uses: “solutions”, “innovative”, “world-class” and “passion”. Replace each with the fact behind it: a number, a name, a case.',
    ],
    quotes: ['Innovative solutions', 'World-class soup', 'Passion for soup'],
    confidence: 0.7,
    variants: {
      'without the words': {
        facts: { vocabulary: null },
        says: [
          'Worn phrases take the place of what is special. About 1.2 in 100 words are phrases that any company uses, as in “Innovative solutions”. Replace each with the fact behind it: a number, a name, a case.',
        ],
        quotes: ['Innovative solutions', 'World-class soup', 'Passion for soup'],
        confidence: 0.7,
      },
    },
    silent: {
      'with fewer': { writing: writing({ examples: { cliches: worn } }, { cliches: 1.1 }) },
      'without an example': { writing: writing({}, { cliches: 3 }) },
      'where the text was not counted': { writing: null },
    },
  },
  'speaks-of-itself': {
    facts: { writing: writing({ examples: { we: worn.slice(0, 3) } }, { we: 2.7, you: 0.9 }) },
    says: [
      'The page speaks of itself more than to its reader. It says “we” and “our” 2.7 times in 100 words, and addresses the reader 0.9 times. Turn the sentences round: say what the reader gets, and let “we” carry only what nobody else could say.',
    ],
    quotes: ['Innovative solutions', 'World-class soup'],
    confidence: 0.7,
    variants: {
      'where it counts one of each': {
        facts: { writing: writing({}, { we: 3, you: 1 }) },
        says: [
          'The page speaks of itself more than to its reader. It says “we” and “our” 3 times in 100 words, and addresses the reader 1 time. Turn the sentences round: say what the reader gets, and let “we” carry only what nobody else could say.',
        ],
        confidence: 0.7,
      },
      'where the reader is not addressed at all': {
        facts: { writing: writing({}, { we: 2, you: 0 }) },
        says: [
          'The page speaks of itself more than to its reader. It says “we” and “our” 2 times in 100 words, and addresses the reader not once. Turn the sentences round: say what the reader gets, and let “we” carry only what nobody else could say.',
        ],
        confidence: 0.7,
      },
    },
    silent: {
      'where the text was not counted': { writing: null },
      'where it seldom says “we”': { writing: writing({}, { we: 1.9, you: 0 }) },
      'where it says “you” a third as often': { writing: writing({}, { we: 3, you: 1.1 }) },
      'where “we” is not counted in its language': { writing: writing({}, { we: null, you: 1 }) },
      'where “you” is not counted in its language': { writing: writing({}, { we: 4, you: null }) },
    },
  },
  'many-exclamations': {
    facts: { writing: writing({ exclamations: 15, examples: { exclamations: loud } }) },
    says: [
      'Exclamation marks do the work of arguments. 15 of 100 sentences end with one, such as “Hot!”. Keep one where there is something to celebrate, and end the others with a full stop.',
    ],
    quotes: ['Hot!', 'Now!', 'Soup!'],
    confidence: 0.6,
    silent: {
      'with 14 in a hundred': { writing: writing({ exclamations: 14, examples: { exclamations: loud } }) },
      'with one example': { writing: writing({ exclamations: 40, examples: { exclamations: loud.slice(3) } }) },
      'where the text was not counted': { writing: null },
    },
  },
  'unproved-claims': {
    facts: { claims: [claim('Hot', {}), best, finest] },
    says: [
      'Superlatives stand without proof. 2 claims to be the best or the first name no source: “The best soup” and “The finest leek”. Put a figure with its source, a name or an award beside each, or say something smaller that can be shown.',
    ],
    quotes: ['The best soup', 'The finest leek'],
    confidence: 0.7,
    variants: {
      'of three': {
        facts: { claims: [best, finest, claim('The first pot', { type: 'superlative' })] },
        says: [
          'Superlatives stand without proof. 3 claims to be the best or the first name no source: “The best soup” and “The finest leek”. Put a figure with its source, a name or an award beside each, or say something smaller that can be shown.',
        ],
        quotes: ['The best soup', 'The finest leek', 'The first pot'],
        confidence: 0.7,
      },
    },
    silent: {
      'with one': { claims: [best] },
      'where the second has a source': {
        claims: [best, claim('The finest leek', { type: 'superlative', sourced: true })],
      },
      'where the second has a proof': {
        claims: [best, claim('The finest leek', { type: 'superlative', proof: 'A prize' })],
      },
      'where the second is a promise': { claims: [best, claim('Hot', {})] },
    },
  },
})
