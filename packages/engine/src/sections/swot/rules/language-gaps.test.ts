import { bodySentence } from '../../../facts/language/language-fixtures.ts'
import type { Readability, Sentence } from '../../../facts/language/shapes.ts'
import { homeUrl } from '../../../report/report-fixtures.ts'
import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { pages, quote, writing } from '../swot-fixtures.ts'
import { languageGaps } from './language-gaps.ts'

const measured = (level: Readability['level'], wordsPerSentence = 12) =>
  writing({ readability: { formula: 'Flesch reading ease', score: 9.6, level }, wordsPerSentence })
const sentence = (words: number, own: Partial<Sentence> = {}) =>
  bodySentence(Array.from({ length: words }, (_, n) => `soup${n}`).join(' '), { page: homeUrl, ...own })
const brief = sentence(31, { text: Array.from({ length: 31 }, () => 'so').join(' ') })
const long = sentence(31, {
  text: 'We cook what the market has on the day and what the weather asks for and bring it to you in a pot that keeps it hot until the last of you has eaten',
})

testSwotRules(languageGaps, {
  'hard-to-read': {
    facts: { writing: measured('very demanding'), sentences: [sentence(30)] },
    says: [
      'It is heavy going (Flesch reading ease 10, 12 words to a sentence). Readers in a hurry, and those in their second language, drop out.',
      'The text asks for concentration: Flesch reading ease 10, 12 words to a sentence.',
      'What it has to say is good enough to be said more simply; at Flesch reading ease 10, 12 words to a sentence, much of it is skimmed.',
    ],
    confidence: 0.75,
    variants: {
      'with a long sentence': {
        facts: {
          sentences: [
            brief,
            long,
            brief,
            sentence(30),
            sentence(40, { speaker: 'customer' }),
            sentence(40, { place: 'heading' }),
            sentence(90, { text: 'soup '.repeat(130) }),
          ],
        },
        says: [
          'It is heavy going (Flesch reading ease 10, 12 words to a sentence). Readers in a hurry, and those in their second language, drop out. One sentence begins “We cook what the market has on the day and what the weather asks for…” and takes its time to end.',
          'The text asks for concentration: Flesch reading ease 10, 12 words to a sentence. One sentence begins “We cook what the market has on the day and what the weather asks for…” and takes its time to end.',
          'What it has to say is good enough to be said more simply; at Flesch reading ease 10, 12 words to a sentence, much of it is skimmed. One sentence begins “We cook what the market has on the day and what the weather asks for…” and takes its time to end.',
        ],
        quotes: [
          'We cook what the market has on the day and what the weather asks for and bring it to you in a pot that keeps it hot until the last of you has eaten',
        ],
        confidence: 0.75,
      },
    },
    speaks: {
      'where it is demanding and its sentences are long': { writing: measured('demanding', 17.6) },
      'where its sentences are very long': { writing: measured('plain', 24.6) },
    },
    silent: {
      'where the text was not counted': { writing: null },
      'where it was not measured': { writing: writing() },
      'where it is demanding and its sentences are not': { writing: measured('demanding', 17.4) },
      'where its sentences are long and it is plain': { writing: measured('plain', 24.4) },
    },
  },
  loud: {
    facts: {
      writing: writing({
        sentences: 25,
        exclamations: 15,
        examples: { exclamations: [quote('Hot'), quote('Now'), quote('Soup')] },
      }),
    },
    says: [
      'It raises its voice often: 15 in a hundred sentences end in an exclamation mark, as in “Hot”. Where everything is urgent, nothing is.',
      '15 exclamation marks in a hundred sentences, as in “Hot”, wear off, and make calmer claims look doubtful as well.',
    ],
    quotes: ['Hot', 'Now'],
    confidence: 0.75,
    variants: {
      'without an example': {
        facts: { writing: writing({ exclamations: 40.4 }) },
        says: [
          'It raises its voice often: 40 in a hundred sentences end in an exclamation mark. Where everything is urgent, nothing is.',
          '40 exclamation marks in a hundred sentences wear off, and make calmer claims look doubtful as well.',
        ],
        confidence: 0.75,
      },
    },
    silent: {
      'with 249 words': { writing: writing({ words: 249, exclamations: 40 }) },
      'with 24 sentences': { writing: writing({ sentences: 24, exclamations: 40 }) },
      'with 14 in a hundred': { writing: writing({ exclamations: 14 }) },
    },
  },
  hedged: {
    facts: { writing: writing({ examples: { hedges: [quote('It may be hot')] } }, { hedges: 1.2 }) },
    says: [
      'It promises with reservations, as in “It may be hot”: 1.2 hedging words in a hundred take the strength out of what it can do.',
      'Perhaps, possibly, as a rule: with 1.2 such words in a hundred, as in “It may be hot”, the site sounds less sure of itself than its readers would like.',
    ],
    quotes: ['It may be hot'],
    confidence: 0.65,
    silent: {
      'with fewer': { writing: writing({}, { hedges: 1.1 }) },
      'with 249 words': { writing: writing({ words: 249 }, { hedges: 3 }) },
      'where they are not counted in its language': { writing: writing({}, { hedges: null }) },
    },
  },
  jargon: {
    facts: { writing: writing({ examples: { jargon: [quote('Thermal throughput')] } }, { jargon: 2 }) },
    says: [
      'It speaks shop, as in “Thermal throughput”: 2.0 words in a hundred are jargon, and those who decide are often not those who speak it.',
      'Jargon (2.0 words in a hundred, as in “Thermal throughput”) keeps out newcomers, whom it would have to win in order to grow.',
    ],
    quotes: ['Thermal throughput'],
    confidence: 0.65,
    silent: {
      'with less': { writing: writing({}, { jargon: 1.9 }) },
      'with 249 words': { writing: writing({ words: 249 }, { jargon: 3 }) },
      'where it is not counted in its language': { writing: writing({}, { jargon: null }) },
    },
  },
  'two-ways-of-address': {
    facts: { writing: writing({ words: 120, addressForm: 'mixed', examples: { you: [quote('Ihr Topf')] } }) },
    says: [
      'It addresses readers formally on one line and familiarly on the next, as in “Ihr Topf”. Nobody complains, and everybody senses that two hands wrote it.',
      'Formal and familiar address are mixed, as in “Ihr Topf”: a small slip in each place, and in sum a brand that has not decided how close it stands.',
    ],
    quotes: ['Ihr Topf'],
    confidence: 0.75,
    silent: {
      'where the text was not counted': { writing: null },
      'with 119 words': { writing: writing({ words: 119, addressForm: 'mixed' }) },
      'where all is formal': { writing: writing({ addressForm: 'formal' }) },
      'in a language that has one': { writing: writing({ addressForm: null }) },
    },
  },
  'several-voices': {
    facts: { writing: writing({ consistency: 0.39 }), pages: pages(4) },
    says: [
      'Its pages do not sound alike: on 4 pages the style shifts more than the subjects explain (39 % alike), as if several people had written without a guide.',
      'From page to page it changes its voice (39 % alike over 4 pages), and with it the idea of who is speaking.',
    ],
    confidence: 0.6,
    silent: {
      'where the pages are somewhat alike': { writing: writing({ consistency: 0.4 }) },
      'where it is not known how they differ': { writing: writing({ consistency: null }) },
      'with 249 words': { writing: writing({ words: 249, consistency: 0.1 }) },
      'on three pages': { pages: pages(3) },
    },
  },
  'talks-of-itself': {
    facts: { writing: writing({ examples: { we: [quote('We cook')] } }, { we: 1.5, you: 0.75 }) },
    says: [
      'It talks about itself: “we” comes 1.5 times in a hundred words, the reader 0.8, as in “We cook”. People come with a problem of their own and would like to read about that.',
      'The brand is the hero of its own sentences, as in “We cook” (1.5 words in a hundred, against 0.8 for the reader), which leaves readers in the audience.',
    ],
    quotes: ['We cook'],
    confidence: 0.7,
    silent: {
      'where it seldom says “we”': { writing: writing({}, { we: 1.4, you: 0 }) },
      'where it says “you” half as often': { writing: writing({}, { we: 3, you: 1.6 }) },
      'with 249 words': { writing: writing({ words: 249 }, { we: 4, you: 1 }) },
      'where “we” is not counted in its language': { writing: writing({}, { we: null, you: 1 }) },
      'where “you” is not counted in its language': { writing: writing({}, { we: 4, you: null }) },
    },
  },
})
