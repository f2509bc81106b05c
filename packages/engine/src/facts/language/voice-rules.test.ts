import assert from 'node:assert/strict'
import { test } from 'node:test'
import { voiceRules } from './voice-rules.ts'
import { writingOf } from './writing-fixtures.ts'

const ruleOf = (trait: string) => {
  const rule = voiceRules.find((one) => one.trait === trait)
  assert.ok(rule !== undefined, trait)
  return rule
}
type Measures = Parameters<typeof writingOf>[0]
const quote = { page: 'https://quillmoss.example/', text: 'We bind.', locator: 'p' }

/** Strength to two digits: 1 is heard, less is not. */
const heard: [trait: string, when: string, measures: Measures, strength: number][] = [
  ['formal', 'at the threshold of tagged text', { formality: { score: 64.5, method: 'parts of speech' } }, 1],
  ['formal', 'eight points above it', { formality: { score: 72.5, method: 'parts of speech' } }, 2],
  ['formal', 'at the threshold of style marks', { formality: { score: 67.5, method: 'style marks' } }, 1],
  [
    'formal',
    'with the most contractions that it may have',
    { formality: { score: 66.5, method: 'parts of speech' }, marks: { contractions: 0.35 } },
    1.25,
  ],
  ['conversational', 'by “you” and contractions', { marks: { you: 3.6, contractions: 0.55 } }, 1.5],
  [
    'conversational',
    'by “you” and questions',
    { formality: { score: 55, method: 'parts of speech' }, marks: { you: 1.8 }, questions: 12 },
    1,
  ],
  ['direct', 'at both thresholds', { wordsPerSentence: 13.5, imperatives: 0.2 }, 1],
  ['direct', 'with twice as many imperatives', { wordsPerSentence: 9, imperatives: 0.4 }, 2],
  ['instructive', 'with longer sentences', { wordsPerSentence: 13.6, imperatives: 0.25 }, 1],
  ['crisp', 'at eleven words a sentence', { sentences: 8, wordsPerSentence: 11 }, 1],
  ['crisp', 'the shorter the more', { wordsPerSentence: 5.5 }, 2],
  ['plain', 'when easy to read', { readability: { formula: 'LIX', score: 35, level: 'easy' } }, 1.15],
  ['plain', 'more so when very easy', { readability: { formula: 'LIX', score: 25, level: 'very easy' } }, 1.4],
  ['detailed', 'at eighteen words a sentence', { sentences: 8, wordsPerSentence: 18 }, 1],
  ['technical', 'at the threshold', { marks: { jargon: 1.6 } }, 1],
  ['evidence-led', 'with three sourced figures', { words: 1_000, numbersSourced: 3 }, 3.33],
  ['specific', 'with nine figures per thousand words', { numbersPerThousand: 9 }, 1],
  ['energetic', 'by exclamations', { exclamations: 6, sentences: 60 }, 1],
  ['energetic', 'by words that stir', { arousal: 0.5, marks: { emotion: 2.2 } }, 2],
  ['confident', 'by superlatives without hedges', { words: 1_000, marks: { superlatives: 0.4, hedges: 0.15 } }, 1],
  ['measured', 'by hedges', { marks: { hedges: 0.65 } }, 1],
  ['warm', 'by pleasant and calm words', { valence: 0.5, arousal: 0.44, marks: { emotion: 1.1 } }, 1],
  ['uplifting', 'by pleasant words that stir', { valence: 0.6, arousal: 0.45, marks: { emotion: 1 } }, 1],
  ['earnest', 'where it names what goes wrong', { valence: -0.15, marks: { emotion: 1 } }, 1.3],
  ['playful', 'by two jokes', { marks: { humour: 0.3 }, examples: { humour: [quote, quote] } }, 1.5],
  ['playful', 'by emoji', { emoji: 8 }, 2],
  ['irreverent', 'by two sentences', { marks: { irreverence: 0.36 }, examples: { irreverence: [quote, quote] } }, 2],
  ['courteous', 'by thanks and please', { marks: { courtesy: 0.84 } }, 2],
  ['familiar', 'by informal address alone', { addressForm: 'informal' }, 1.05],
  ['familiar', 'up to a bound', { addressForm: 'informal', marks: { you: 10 } }, 1.6],
  ['respectful', 'by formal address alone', { addressForm: 'formal' }, 1],
  ['respectful', 'up to a bound', { addressForm: 'formal', marks: { you: 10 } }, 1.3],
  ['personal', 'where the reader is named twice as often', { marks: { you: 3.6, we: 1.8 } }, 1],
  ['communal', 'where it speaks of itself as often', { marks: { we: 2.4, you: 2.4 } }, 1],
  ['explanatory', 'with four questions or more', { questions: 9, sentences: 60 }, 1],
  ['reserved', 'without feelings', { marks: { emotion: 0.4 } }, 1.05],
  ['matter-of-fact', 'nearly, with few feelings', { exclamations: 3, marks: { emotion: 1, superlatives: 0.6 } }, 0.95],
]
for (const [trait, when, measures, strength] of heard) {
  test(`a text sounds ${trait}: ${when}`, () => {
    assert.equal(Number(ruleOf(trait).strength(writingOf(measures)).toFixed(2)), strength)
  })
}

const unheard: [trait: string, why: string, measures: Measures][] = [
  ['formal', 'below the threshold', { formality: { score: 64.4, method: 'parts of speech' } }],
  ['formal', 'style marks need more', { formality: { score: 67, method: 'style marks' } }],
  ['formal', 'contractions', { formality: { score: 70, method: 'parts of speech' }, marks: { contractions: 0.36 } }],
  ['formal', 'exclamations', { formality: { score: 70, method: 'parts of speech' }, exclamations: 3.1 }],
  ['formal', 'informal address', { formality: { score: 70, method: 'parts of speech' }, addressForm: 'informal' }],
  ['formal', 'too little text', { formality: null }],
  ['conversational', '“you” without contractions or questions', { marks: { you: 3 } }],
  ['conversational', 'contractions that nobody is spoken to with', { marks: { contractions: 3, you: 1 } }],
  ['conversational', 'questions of a formal text', { marks: { you: 3 }, questions: 12 }],
  ['direct', 'sentences of more than 13.5 words', { wordsPerSentence: 13.6, imperatives: 0.5 }],
  ['direct', 'few imperatives', { wordsPerSentence: 9, imperatives: 0.19 }],
  ['instructive', 'short sentences', { wordsPerSentence: 13.5, imperatives: 0.5 }],
  ['crisp', 'seven sentences', { sentences: 7, wordsPerSentence: 6 }],
  ['crisp', 'sentences of more than eleven words', { wordsPerSentence: 11.1 }],
  ['plain', 'a text that is not easy', { readability: { formula: 'LIX', score: 45, level: 'plain' } }],
  ['detailed', 'seven sentences', { sentences: 7, wordsPerSentence: 30 }],
  ['detailed', 'sentences of fewer than 18 words', { wordsPerSentence: 17.9 }],
  ['technical', 'four terms', { words: 200, marks: { jargon: 2 } }],
  ['evidence-led', 'two sourced figures', { words: 100, numbersSourced: 2 }],
  ['specific', 'three figures', { words: 300, numbersPerThousand: 10 }],
  ['energetic', 'one exclamation', { sentences: 10, exclamations: 10 }],
  ['energetic', 'calm feelings', { arousal: 0.49, marks: { emotion: 3 } }],
  ['confident', 'hedges', { marks: { superlatives: 2, hedges: 0.16 } }],
  ['confident', 'fewer than 300 words', { words: 299, marks: { superlatives: 3 } }],
  ['confident', 'no list of hedges', { marks: { superlatives: 3, hedges: null } }],
  ['measured', 'three hedges', { words: 300, marks: { hedges: 1 } }],
  ['warm', 'feelings that stir', { valence: 0.9, arousal: 0.45, marks: { emotion: 3 } }],
  ['warm', 'mixed feelings', { valence: 0.49, arousal: 0.1, marks: { emotion: 3 } }],
  ['uplifting', 'calm feelings', { valence: 0.9, arousal: 0.44, marks: { emotion: 3 } }],
  ['earnest', 'nine words of feeling', { valence: -1, marks: { emotion: 0.9 } }],
  ['earnest', 'pleasant words', { valence: 0.26, marks: { emotion: 3 } }],
  ['playful', 'one joke', { marks: { humour: 1 }, examples: { humour: [quote] } }],
  ['playful', 'five emoji', { words: 200, emoji: 5 }],
  ['irreverent', 'one sentence', { marks: { irreverence: 1 }, examples: { irreverence: [quote] } }],
  ['courteous', 'two words of courtesy', { words: 200, marks: { courtesy: 1 } }],
  ['familiar', 'mixed address', { addressForm: 'mixed', marks: { you: 9 } }],
  ['respectful', 'mixed address', { addressForm: 'mixed', marks: { you: 9 } }],
  ['personal', 'much “we”', { marks: { you: 7, we: 3.6 } }],
  ['communal', 'more “you” than “we”', { marks: { we: 4, you: 4.1 } }],
  ['explanatory', 'three questions', { questions: 10, sentences: 39 }],
  ['reserved', 'fewer than 300 words', { words: 299 }],
  ['reserved', 'feelings', { marks: { emotion: 0.41 } }],
  ['reserved', 'exclamations', { exclamations: 1.1 }],
  ['reserved', 'superlatives', { marks: { superlatives: 0.36 } }],
  ['reserved', 'no list of feelings', { marks: { emotion: null } }],
  ['matter-of-fact', 'exclamations', { exclamations: 3.1 }],
  ['matter-of-fact', 'superlatives', { marks: { superlatives: 0.61 } }],
]
for (const [trait, why, measures] of unheard) {
  test(`a text does not sound ${trait}: ${why}`, () => {
    assert.ok(ruleOf(trait).strength(writingOf(measures)) < 0.9)
  })
}

const told: [trait: string, measures: Measures, measure: string][] = [
  ['technical', { marks: { jargon: 2 } }, '2 technical terms per 100 words'],
  ['specific', { numbersPerThousand: 9 }, '9 telling figures per 1,000 words'],
  ['irreverent', { marks: { irreverence: 0.5 } }, '0.5 irreverent words per 100 words'],
  ['familiar', { marks: { you: 3 } }, 'Informal address throughout; 3 words for the reader per 100 words'],
  ['respectful', { marks: { you: 3 } }, 'Formal address throughout; 3 words for the reader per 100 words'],
  ['explanatory', { questions: 9 }, '9 questions per 100 sentences, asked and answered'],
  [
    'matter-of-fact',
    { marks: { emotion: 0.5, superlatives: 0.2 } },
    '0.5 words of feeling per 100 words; 0.2 superlatives per 100 words',
  ],
  [
    'formal',
    { formality: { score: 70, method: 'parts of speech' }, marks: { contractions: 0.1 } },
    'F 70 of 100; 0.1 contractions per 100 words',
  ],
  ['formal', { formality: { score: 70, method: 'style marks' }, marks: { contractions: null } }, 'F 70 of 100'],
  [
    'conversational',
    { marks: { contractions: 1, you: 2 } },
    '1 contractions per 100 words; 2 words for the reader per 100 words; F 60',
  ],
  [
    'conversational',
    { questions: 9, marks: { you: 2 } },
    '9 questions per 100 sentences; 2 words for the reader per 100 words',
  ],
  [
    'direct',
    { imperatives: 0.426, wordsPerSentence: 8 },
    '43 % of headings and labels begin with an imperative; 8 words a sentence',
  ],
  ['instructive', { imperatives: 0.3 }, '30 % of headings and labels tell the reader what to do'],
  ['crisp', { wordsPerSentence: 7.5, sentences: 40 }, '7.5 words a sentence over 40 sentences'],
  ['plain', { readability: { formula: 'Amstad', score: 71.2, level: 'easy' } }, 'Amstad 71.2 (easy)'],
  ['detailed', { wordsPerSentence: 21, sentences: 12 }, '21 words a sentence over 12 sentences'],
  [
    'evidence-led',
    { numbersSourced: 4, numbersPerThousand: 7 },
    '4 of its figures name a source; 7 telling figures per 1,000 words',
  ],
  [
    'energetic',
    { exclamations: 7, marks: { emotion: 1.5 } },
    '7 exclamations per 100 sentences; 1.5 words of feeling per 100 words',
  ],
  [
    'confident',
    { marks: { superlatives: 0.8, hedges: 0.1 } },
    '0.8 superlatives per 100 words; 0.1 hedges per 100 words',
  ],
  [
    'measured',
    { marks: { superlatives: 0.2, hedges: 0.9 } },
    '0.9 hedges per 100 words; 0.2 superlatives per 100 words',
  ],
  [
    'warm',
    { valence: 0.7, arousal: 0.2, marks: { emotion: 2 } },
    '2 words of feeling per 100 words, 80 % of them calm; valence 0.7',
  ],
  [
    'uplifting',
    { valence: 0.7, arousal: 0.5, marks: { emotion: 2 } },
    '2 words of feeling per 100 words; valence 0.7, arousal 0.5',
  ],
  [
    'earnest',
    { valence: -0.2, marks: { emotion: 2 } },
    'Valence -0.2: it names what goes wrong; 2 words of feeling per 100 words',
  ],
  ['playful', { emoji: 7, marks: { humour: 0.3 } }, '0.3 marks of humour per 100 words; 7 emoji'],
  [
    'courteous',
    { addressForm: 'formal', marks: { courtesy: 0.6 } },
    '0.6 words of courtesy per 100 words; formal address',
  ],
  ['courteous', { marks: { courtesy: 0.6 } }, '0.6 words of courtesy per 100 words'],
  ['personal', { marks: { you: 5, we: 1 } }, '5 words for the reader per 100 words, 1 for itself'],
  ['communal', { marks: { we: 5, you: 1 } }, '5 words for “we” per 100 words, 1 for the reader'],
  [
    'reserved',
    { exclamations: 0.5, marks: { emotion: 0.2 } },
    '0.2 words of feeling per 100 words; 0.5 exclamations per 100 sentences',
  ],
]
for (const [trait, measures, measure] of told) {
  test(`what makes a text ${trait} is told in numbers: ${measure}`, () => {
    assert.equal(ruleOf(trait).measure(writingOf(measures)), measure)
  })
}
