/** How a brand writes, and what its words say of it. */
import type { PageType } from '../../artifacts.ts'
import type { Quote } from '../../evidence.ts'
import type { Archetype } from '../../lexicon/archetypes/archetypes.ts'
import type { BlockRole } from '../../page/page-blocks.ts'
import type { TextClass } from '../../page/provenance/text-classes.ts'

/** What a sentence is on its page. `description`: its meta description; `action`: the label of something to press. */
export type SentencePlace = 'headline' | 'subhead' | 'heading' | 'body' | 'action' | 'description'

/** A sentence, heading or label of the main content, in the language of the site; boilerplate is left out. */
export interface Sentence {
  /** Verbatim, white space folded. */
  text: string
  /** Address of its page. */
  page: string
  pageType: PageType
  place: SentencePlace
  /** Of the block that it stands in. */
  role: BlockRole
  /** Whose words they are, and in which role. */
  textClass: TextClass
  /** Words of customers are not the brand's own. */
  speaker: 'brand' | 'customer'
  locator: string
}

export const writingMarks = [
  'we',
  'you',
  'contractions',
  'hedges',
  'superlatives',
  'cliches',
  'jargon',
  'emotion',
  'courtesy',
  'irreverence',
  'humour',
] as const
export type WritingMark = (typeof writingMarks)[number]

/** Counted over the brand's own sentences; customers' words and boilerplate are left out. */
export interface Writing {
  /** ISO 639-1. */
  language: string
  words: number
  sentences: number
  /** In scripts without spaces two characters count as a word. */
  wordsPerSentence: number
  /** Standard deviation of the words of a sentence. */
  sentenceSpread: number
  readability: Readability | null
  /** Heylighen & Dewaele's F, 0 to 100: speech 40, novels 52, magazines 58 to 63, newspapers 68. */
  formality: { score: number; method: 'parts of speech' | 'style marks' } | null
  /** Per 100 words; null where no list is known for the language. */
  marks: Record<WritingMark, number | null>
  /** A few sentences that show each mark. */
  examples: Partial<Record<WritingMark | 'exclamations' | 'questions' | 'imperatives' | 'numbers', Quote[]>>
  /** Per 100 sentences. */
  exclamations: number
  questions: number
  /** Share of headings and labels that begin with an imperative, 0 to 1; null where it cannot be told. */
  imperatives: number | null
  /** Emoji in all. */
  emoji: number
  /** How it speaks to the reader, where the language has two ways. */
  addressForm: 'formal' | 'informal' | 'mixed' | null
  /** Of its emotional words: -1 to 1, and 0 to 1; null where no list is known for the language. */
  valence: number | null
  arousal: number | null
  /** Numbers that say how much or how good, per 1,000 words, and how many of them name a source. */
  numbersPerThousand: number
  numbersSourced: number
  /** How alike its pages sound: 1 the same, 0 nothing in common (1 - Jensen-Shannon distance); null with one page. */
  consistency: number | null
}

export interface Readability {
  /** `Flesch reading ease`, `Amstad`, `LIX`, … */
  formula: string
  score: number
  level: 'very easy' | 'easy' | 'plain' | 'demanding' | 'very demanding'
}

/** One adjective for how it sounds, with what was measured. */
export interface VoiceTrait {
  trait: string
  /** “4.2 contractions per 100 words”. */
  measure: string
}

/** -1 to 1, the first pole at -1; 0 is neutral. */
export interface Tone {
  formalCasual: number
  seriousFunny: number
  respectfulIrreverent: number
  matterOfFactEnthusiastic: number
}

export interface ArchetypeReading {
  primary: Archetype
  secondary: Archetype | null
  /** All that have a share, largest first; shares sum to 1. */
  mix: { archetype: Archetype; share: number }[]
  /** Share of the first less that of the second. */
  margin: number
  /** Of the first four, what spoke for them: words as the site has them, weightiest first, and sentences that hold them. */
  passages: { archetype: Archetype; words: string[]; quotes: Quote[] }[]
  /** Aaker's five dimensions, 0 to 1. */
  personality: {
    sincerity: number
    excitement: number
    competence: number
    sophistication: number
    ruggedness: number
  }
  /** `words`: of a lexicon of the site's language; `looks`: only visual and structural signs. */
  method: 'words' | 'looks'
}

export interface Mission {
  /** Verbatim. */
  text: string
  kind: 'stated' | 'valueProposition' | 'description'
}

/** What a brand says of itself that a reader may want proved. */
export interface BrandClaim {
  /** Verbatim. */
  text: string
  type: 'superlative' | 'number' | 'guarantee' | 'comparison' | 'promise'
  /** What stands beside it and bears it out, verbatim. */
  proof: string | null
  /** Whether it names a source, or a fact of the site bears it out. */
  sourced: boolean
  /** Whether the whole category says the same: “high quality”, “customer satisfaction”. */
  isParity: boolean
}

export interface Vocabulary {
  /** Words and phrases that stand out against everyday language, most telling first. */
  distinctive: string[]
  /** Clichés and commodity words, most used first. */
  overused: string[]
}

/** A subject that the site comes back to. */
export interface Theme {
  label: string
  /** Of the main content, 0 to 1. */
  share: number
  pages: string[]
  /** `YYYY-MM-DD` of the newest post about it. */
  newest: string | null
}
