import type { ArchetypeReading } from '../../../facts/language/shapes.ts'
import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { archetype, assured, claim, fact, pages, quote, writing } from '../swot-fixtures.ts'
import { languageRules } from './language.ts'

const voice = ['warm', 'plain', 'brisk'].map((trait) => fact({ trait, measure: '4 in 100' }, trait))
const easy = { formula: 'Flesch reading ease', score: 74.6, level: 'easy' } as const
const asked = quote('You order on Monday')
const read = (margin: number, own: Partial<ArchetypeReading> = {}) => {
  const found = archetype(margin)!
  return { ...found, value: { ...found.value, ...own } }
}
const hot = claim('Hot soup for all', {})

testSwotRules(languageRules, {
  'one-voice': {
    facts: { writing: writing({ words: 250, consistency: 0.8 }), pages: pages(4) },
    says: [
      'It sounds like one author from page to page: 4 pages were compared and differ little. That steadiness is what makes a voice memorable.',
      'One voice runs through 4 pages; nowhere does the reader feel handed on to another department.',
    ],
    confidence: 0.7,
    variants: {
      'with traits': {
        facts: { voice },
        says: [
          'It sounds like one author from page to page, warm and plain throughout: 4 pages were compared and differ little. That steadiness is what makes a voice memorable.',
          'One voice runs through 4 pages (warm and plain); nowhere does the reader feel handed on to another department.',
        ],
        quotes: ['warm', 'plain'],
        confidence: 0.7,
      },
    },
    silent: {
      'where the text was not counted': { writing: null },
      'with 249 words': { writing: writing({ words: 249, consistency: 0.9 }) },
      'on three pages': { pages: pages(3) },
      'where the pages differ': { writing: writing({ consistency: 0.79 }) },
      'where it is not known how they differ': { writing: writing({ consistency: null }) },
    },
  },
  'plain-words': {
    facts: { writing: writing({ readability: easy, wordsPerSentence: 11.6 }) },
    says: [
      'It is easy to follow (Flesch reading ease 75; 12 words to a sentence), so the message survives a hurried reader on a telephone.',
      'Sentences of 12 words on average and plain vocabulary (Flesch reading ease 75) let everybody understand what is on offer, which can seldom be taken for granted.',
      'Nobody needs to read a line twice: Flesch reading ease 75, 12 words a sentence.',
    ],
    confidence: 0.8,
    speaks: {
      'where it is very easy': { writing: writing({ readability: { ...easy, level: 'very easy' } }) },
      'where it is plain': { writing: writing({ readability: { ...easy, level: 'plain' } }) },
    },
    silent: {
      'where it is demanding': { writing: writing({ readability: { ...easy, level: 'demanding' } }) },
      'where it was not measured': { writing: writing({ readability: null }) },
      'with 249 words': { writing: writing({ readability: easy, words: 249 }) },
    },
  },
  'speaks-to-you': {
    facts: {
      writing: writing({ examples: { you: [asked, quote('Your soup'), quote('You eat')] } }, { you: 1.54, we: 1.1 }),
    },
    says: [
      'It talks about the reader more than about itself (1.5 to 1.1 in a hundred words), as in “You order on Monday”.',
      'The reader is the subject of its sentences, as in “You order on Monday”: “you” comes up 1.5 times in a hundred words, “we” 1.1.',
    ],
    quotes: ['You order on Monday', 'Your soup'],
    confidence: 0.75,
    variants: {
      'without an example': {
        facts: { writing: writing({}, { you: 12.4, we: 1 }) },
        says: [
          'It talks about the reader more than about itself (12 to 1.0 in a hundred words).',
          'The reader is the subject of its sentences: “you” comes up 12 times in a hundred words, “we” 1.0.',
        ],
        confidence: 0.75,
      },
    },
    silent: {
      'with 249 words': { writing: writing({ words: 249 }, { you: 3, we: 1 }) },
      'where it seldom says “you”': { writing: writing({}, { you: 1.4, we: 0 }) },
      'where it says “we” nearly as often': { writing: writing({}, { you: 1.53, we: 1.1 }) },
      'where “you” is not counted in its language': { writing: writing({}, { you: null, we: 1 }) },
      'where “we” is not counted in its language': { writing: writing({}, { you: 3, we: null }) },
    },
  },
  'clear-character': {
    facts: { archetype: assured(read(0.15), 0.6) },
    says: [
      'It has a character, and keeps to it: “study”, “evidence” and “learn” mark it as an expert who explains, clearly ahead of any other reading. People remember a type sooner than a list of features.',
      '“study”, “evidence” and “learn”: the words add up to an expert who explains, a part that the brand plays more clearly than most.',
    ],
    quotes: ['…'],
    confidence: 0.51,
    silent: {
      'where no archetype is known': { archetype: null },
      'where another is close': { archetype: read(0.14) },
      'where only its looks were read': { archetype: read(0.3, { method: 'looks' }) },
      'with two words for it': {
        archetype: read(0.3, { passages: [{ archetype: 'Sage', words: ['study', 'learn'], quotes: [] }] }),
      },
      'where the words speak for another': { archetype: read(0.3, { primary: 'Hero' }) },
      'where it is not sure': { archetype: assured(read(0.3), 0.59) },
    },
  },
  'character-open': {
    facts: { archetype: read(0.04) },
    says: [
      'It has not decided who it is: an expert who explains and a champion who wants to win are about equally strong in its words. The one that others in the field leave free would be worth choosing.',
      'Half expert who explains, half champion who wants to win: its words leave the part open, and a brand that takes one is easier to recall.',
    ],
    quotes: ['…'],
    confidence: 0.63,
    silent: {
      'where no archetype is known': { archetype: null },
      'where one is ahead': { archetype: read(0.05) },
      'where only its looks were read': { archetype: read(0.01, { method: 'looks' }) },
      'where there is no second': { archetype: read(0.01, { secondary: null }) },
    },
  },
  'few-figures': {
    facts: {
      writing: writing({ words: 1000, numbersPerThousand: 2 }),
      claims: [claim('40,000 bowls', { type: 'number' }), hot],
    },
    says: [
      'It argues almost without figures: “Hot soup for all” would convince sooner with a number in it, how many, how fast or since when.',
      'Two figures in 1000 words: claims such as “Hot soup for all” could be made to count.',
    ],
    quotes: ['Hot soup for all'],
    confidence: 0.63,
    variants: {
      'of none': {
        facts: { writing: writing(), claims: [assured(claim('The best soup', { type: 'superlative' }), 0.5)] },
        says: [
          'It argues almost without figures: “The best soup” would convince sooner with a number in it, how many, how fast or since when.',
          'No figures in 600 words: claims such as “The best soup” could be made to count.',
        ],
        quotes: ['The best soup'],
        confidence: 0.35,
      },
    },
    silent: {
      'with more than two in a thousand words': { writing: writing({ numbersPerThousand: 2.1 }) },
      'with 249 words': { writing: writing({ words: 249 }) },
      'without a promise': { claims: [claim('40,000 bowls', { type: 'number' })] },
    },
  },
})
