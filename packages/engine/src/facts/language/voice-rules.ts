import type { Writing } from './shapes.ts'

type Example = keyof Writing['examples']

/** When a trait is heard in how a text is written. */
export interface VoiceRule {
  trait: string
  /** How far beyond its threshold: 1 at the threshold; less is not heard. */
  strength: (writing: Writing) => number
  measure: (writing: Writing) => string
  /** Which sentences show it: examples of a mark, or by their length against the average. */
  shownBy: Example | 'short' | 'long' | 'typical'
  /** Of two that exclude each other the stronger stays. */
  excludes?: readonly string[]
  /** What would not sound so. */
  avoid: string
}

/** Marks in all: a rate over few words rests on one of them. */
const counted = (writing: Writing, rate: number | null) => ((rate ?? 0) * writing.words) / 100
const marksMin = 3

/** A rate over its threshold; 0 where it rests on fewer than `min` marks or no list is known. */
function rate(writing: Writing, mark: keyof Writing['marks'], threshold: number, min = marksMin): number {
  const found = writing.marks[mark]
  return found === null || counted(writing, found) < min - 0.5 ? 0 : found / threshold
}

const F = (writing: Writing) => writing.formality?.score ?? null
const per100 = (value: number | null, noun: string) => `${value ?? 0} ${noun} per 100 words`
const formalityNote = (writing: Writing) => (F(writing) === null ? '' : `; F ${F(writing)}`)
const sentencesMin = 8

/**
 * Thresholds of our own, set by reading. All adjectives are ones that a brand could own: how it sounds, not how well it
 * writes.
 */
export const voiceRules: readonly VoiceRule[] = [
  {
    trait: 'formal',
    strength: (w) => {
      const score = F(w)
      if (score === null || (w.marks.contractions ?? 0) > 0.35 || w.exclamations > 3 || w.addressForm === 'informal')
        return 0
      const threshold = w.formality?.method === 'parts of speech' ? 64.5 : 67.5
      return score >= threshold ? 1 + (score - threshold) / 8 : 0
    },
    measure: (w) =>
      `F ${F(w)} of 100${w.marks.contractions === null ? '' : `; ${per100(w.marks.contractions, 'contractions')}`}`,
    shownBy: 'long',
    excludes: ['conversational', 'familiar', 'playful', 'irreverent'],
    avoid: 'Chatty asides, slang and short forms of speech',
  },
  {
    trait: 'conversational',
    strength: (w) => {
      const you = rate(w, 'you', 1.8)
      const contractions = rate(w, 'contractions', 0.55)
      if (you >= 1 && contractions >= 1) return (you + contractions) / 2
      return you >= 1 && w.questions >= 8 && (F(w) ?? 60) < 60 ? Math.min(you, w.questions / 8) : 0
    },
    measure: (w) =>
      (w.marks.contractions ?? 0) > 0
        ? `${per100(w.marks.contractions, 'contractions')}; ${per100(w.marks.you, 'words for the reader')}${formalityNote(w)}`
        : `${w.questions} questions per 100 sentences; ${per100(w.marks.you, 'words for the reader')}`,
    shownBy: 'contractions',
    avoid: 'Stiff, impersonal sentences in the passive',
  },
  {
    trait: 'direct',
    strength: (w) => (w.wordsPerSentence <= 13.5 && (w.imperatives ?? 0) >= 0.2 ? (w.imperatives ?? 0) / 0.2 : 0),
    measure: (w) =>
      `${share(w.imperatives)} of headings and labels begin with an imperative; ${w.wordsPerSentence} words a sentence`,
    shownBy: 'imperatives',
    excludes: ['instructive'],
    avoid: 'Long wind-ups before the point',
  },
  {
    trait: 'instructive',
    strength: (w) => (w.wordsPerSentence > 13.5 && (w.imperatives ?? 0) >= 0.25 ? (w.imperatives ?? 0) / 0.25 : 0),
    measure: (w) => `${share(w.imperatives)} of headings and labels tell the reader what to do`,
    shownBy: 'imperatives',
    avoid: 'Leaving the reader without a next step',
  },
  {
    trait: 'crisp',
    strength: (w) => (w.sentences >= sentencesMin && w.wordsPerSentence <= 11 ? 11 / w.wordsPerSentence : 0),
    measure: (w) => `${w.wordsPerSentence} words a sentence over ${w.sentences} sentences`,
    shownBy: 'short',
    excludes: ['plain', 'detailed'],
    avoid: 'Sentences with three clauses',
  },
  {
    trait: 'plain',
    strength: (w) =>
      w.readability !== null && /easy/.test(w.readability.level) ? (w.readability.level === 'easy' ? 1.15 : 1.4) : 0,
    measure: (w) => `${w.readability!.formula} ${w.readability!.score} (${w.readability!.level})`,
    shownBy: 'short',
    excludes: ['detailed'],
    avoid: 'Trade terms where an everyday word will do',
  },
  {
    trait: 'detailed',
    strength: (w) => (w.sentences >= sentencesMin && w.wordsPerSentence >= 18 ? w.wordsPerSentence / 18 : 0),
    measure: (w) => `${w.wordsPerSentence} words a sentence over ${w.sentences} sentences`,
    shownBy: 'long',
    avoid: 'One-line slogans without an explanation',
  },
  {
    trait: 'technical',
    strength: (w) => rate(w, 'jargon', 1.6, 5),
    measure: (w) => per100(w.marks.jargon, 'technical terms'),
    shownBy: 'jargon',
    avoid: 'Vague benefits in place of how it works',
  },
  {
    trait: 'evidence-led',
    strength: (w) => (w.numbersSourced >= 3 ? (1_000 * w.numbersSourced) / w.words / 0.9 : 0),
    measure: (w) =>
      `${w.numbersSourced} of its figures name a source; ${w.numbersPerThousand} telling figures per 1,000 words`,
    shownBy: 'numbers',
    excludes: ['specific'],
    avoid: 'Claims without a figure or a source',
  },
  {
    trait: 'specific',
    strength: (w) => ((w.numbersPerThousand * w.words) / 1_000 >= 4 ? w.numbersPerThousand / 9 : 0),
    measure: (w) => `${w.numbersPerThousand} telling figures per 1,000 words`,
    shownBy: 'numbers',
    avoid: 'Round adjectives where a figure could stand',
  },
  {
    trait: 'energetic',
    strength: (w) => {
      const stirring = (w.arousal ?? 0) >= 0.5 ? rate(w, 'emotion', 1.1, 5) : 0
      const exclamations = (w.exclamations * w.sentences) / 100 >= 2 ? w.exclamations / 6 : 0
      return Math.max(exclamations, stirring)
    },
    measure: (w) => `${w.exclamations} exclamations per 100 sentences; ${per100(w.marks.emotion, 'words of feeling')}`,
    shownBy: 'exclamations',
    excludes: ['reserved', 'measured', 'matter-of-fact'],
    avoid: 'Flat, noncommittal statements',
  },
  {
    trait: 'confident',
    strength: (w) => ((w.marks.hedges ?? 1) <= 0.15 && w.words >= 300 ? rate(w, 'superlatives', 0.4) : 0),
    measure: (w) => `${per100(w.marks.superlatives, 'superlatives')}; ${per100(w.marks.hedges, 'hedges')}`,
    shownBy: 'superlatives',
    excludes: ['measured'],
    avoid: 'Hedging with “may”, “might” and “we try to”',
  },
  {
    trait: 'measured',
    strength: (w) => rate(w, 'hedges', 0.65, 4),
    measure: (w) => `${per100(w.marks.hedges, 'hedges')}; ${per100(w.marks.superlatives, 'superlatives')}`,
    shownBy: 'hedges',
    avoid: 'Absolute promises and superlatives',
  },
  {
    trait: 'warm',
    strength: (w) => ((w.valence ?? 0) >= 0.5 && (w.arousal ?? 1) < 0.45 ? rate(w, 'emotion', 1.1, 5) : 0),
    measure: (w) =>
      `${per100(w.marks.emotion, 'words of feeling')}, ${share(1 - (w.arousal ?? 0))} of them calm; valence ${w.valence}`,
    shownBy: 'emotion',
    excludes: ['reserved', 'matter-of-fact', 'earnest'],
    avoid: 'Cold, transactional wording',
  },
  {
    trait: 'uplifting',
    strength: (w) => ((w.valence ?? 0) >= 0.6 && (w.arousal ?? 0) >= 0.45 ? rate(w, 'emotion', 1, 5) : 0),
    measure: (w) => `${per100(w.marks.emotion, 'words of feeling')}; valence ${w.valence}, arousal ${w.arousal}`,
    shownBy: 'emotion',
    excludes: ['reserved', 'matter-of-fact', 'earnest', 'energetic'],
    avoid: 'Dwelling on problems and risks',
  },
  {
    trait: 'earnest',
    strength: (w) =>
      w.valence !== null && w.valence <= 0.25 && counted(w, w.marks.emotion) >= 10 ? 1.1 + (0.25 - w.valence) / 2 : 0,
    measure: (w) => `Valence ${w.valence}: it names what goes wrong; ${per100(w.marks.emotion, 'words of feeling')}`,
    shownBy: 'emotion',
    avoid: 'Cheerful gloss over a serious matter',
  },
  {
    trait: 'playful',
    strength: (w) =>
      Math.max(
        (w.examples.humour?.length ?? 0) >= 2 ? rate(w, 'humour', 0.2) : 0,
        w.emoji >= 6 ? (100 * w.emoji) / w.words / 0.4 : 0,
      ),
    measure: (w) => `${per100(w.marks.humour, 'marks of humour')}; ${w.emoji} emoji`,
    shownBy: 'humour',
    avoid: 'Corporate solemnity',
  },
  {
    trait: 'irreverent',
    strength: (w) => ((w.examples.irreverence?.length ?? 0) >= 2 ? rate(w, 'irreverence', 0.18) : 0),
    measure: (w) => per100(w.marks.irreverence, 'irreverent words'),
    shownBy: 'irreverence',
    excludes: ['courteous'],
    avoid: 'Polite corporate phrases',
  },
  {
    trait: 'courteous',
    strength: (w) => rate(w, 'courtesy', 0.42),
    measure: (w) =>
      `${per100(w.marks.courtesy, 'words of courtesy')}${w.addressForm === 'formal' ? '; formal address' : ''}`,
    shownBy: 'courtesy',
    avoid: 'Brusque orders',
  },
  {
    trait: 'familiar',
    strength: (w) => (w.addressForm === 'informal' ? Math.max(1.05, Math.min(1.6, (w.marks.you ?? 0) / 2.5)) : 0),
    measure: (w) => `Informal address throughout; ${per100(w.marks.you, 'words for the reader')}`,
    shownBy: 'you',
    excludes: ['personal'],
    avoid: 'The formal form of address',
  },
  {
    trait: 'respectful',
    strength: (w) => (w.addressForm === 'formal' ? Math.max(1, Math.min(1.3, (w.marks.you ?? 0) / 2.5)) : 0),
    measure: (w) => `Formal address throughout; ${per100(w.marks.you, 'words for the reader')}`,
    shownBy: 'you',
    excludes: ['personal', 'irreverent', 'courteous'],
    avoid: 'The informal form of address',
  },
  {
    trait: 'personal',
    strength: (w) => (ratio(w.marks.you, w.marks.we) >= 2 ? rate(w, 'you', 3.6, 6) : 0),
    measure: (w) => `${per100(w.marks.you, 'words for the reader')}, ${w.marks.we} for itself`,
    shownBy: 'you',
    excludes: ['communal', 'conversational'],
    avoid: 'Talking about the company where the reader could be the subject',
  },
  {
    trait: 'communal',
    strength: (w) => (ratio(w.marks.we, w.marks.you) >= 1 ? rate(w, 'we', 2.4, 6) : 0),
    measure: (w) => `${per100(w.marks.we, 'words for “we”')}, ${w.marks.you} for the reader`,
    shownBy: 'we',
    avoid: 'Speaking of itself in the third person',
  },
  {
    trait: 'explanatory',
    strength: (w) => (w.questions * w.sentences >= 400 ? w.questions / 9 : 0),
    measure: (w) => `${w.questions} questions per 100 sentences, asked and answered`,
    shownBy: 'questions',
    avoid: 'Assuming that the reader knows',
  },
  {
    trait: 'reserved',
    strength: (w) =>
      w.words >= 300 &&
      w.marks.emotion !== null &&
      w.marks.emotion <= 0.4 &&
      w.exclamations <= 1 &&
      (w.marks.superlatives ?? 0) <= 0.35
        ? 1.05 + (0.4 - w.marks.emotion) / 1.5
        : 0,
    measure: (w) => `${per100(w.marks.emotion, 'words of feeling')}; ${w.exclamations} exclamations per 100 sentences`,
    shownBy: 'typical',
    avoid: 'Exclamation marks and big feelings',
  },
  {
    trait: 'matter-of-fact',
    strength: (w) =>
      w.marks.emotion !== null && w.marks.emotion <= 1 && w.exclamations <= 3 && (w.marks.superlatives ?? 0) <= 0.6
        ? 0.95
        : 0,
    measure: (w) => `${per100(w.marks.emotion, 'words of feeling')}; ${per100(w.marks.superlatives, 'superlatives')}`,
    shownBy: 'typical',
    excludes: ['reserved'],
    avoid: 'Superlatives and exclamation marks',
  },
]

const ratio = (one: number | null, other: number | null) => (one ?? 0) / Math.max(0.2, other ?? 0)
const share = (part: number | null) => `${Math.round(100 * (part ?? 0))} %`
