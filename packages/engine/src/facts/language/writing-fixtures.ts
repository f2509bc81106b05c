import type { Fact } from '../../evidence.ts'
import { type Writing, type WritingMark, writingMarks } from './shapes.ts'

/** The measures of an English text in which nothing stands out, with others in place of some of them. */
export function writingOf(
  more: Partial<Omit<Writing, 'marks'>> & { marks?: Partial<Record<WritingMark, number | null>> } = {},
): Writing {
  const none = Object.fromEntries(writingMarks.map((mark) => [mark, 0])) as Record<WritingMark, number | null>
  return {
    language: 'en',
    words: 1_000,
    sentences: 60,
    wordsPerSentence: 15,
    sentenceSpread: 5,
    readability: null,
    formality: { score: 60, method: 'parts of speech' },
    examples: {},
    exclamations: 0,
    questions: 0,
    imperatives: null,
    emoji: 0,
    addressForm: null,
    valence: null,
    arousal: null,
    numbersPerThousand: 0,
    numbersSourced: 0,
    consistency: null,
    ...more,
    marks: { ...none, ...more.marks },
  }
}

export function writingFact(value: Writing, confidence = 0.7): Fact<Writing> {
  return { value, basis: 'computed', confidence, quotes: [] }
}
