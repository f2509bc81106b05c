/** Who answers questions about an analysis: a model, or the built-in answerer. What they are given and what comes back. */
import type { ModelFailure, ModelUsage } from '../llm/model.ts'
import type { Passage } from '../passages.ts'
import type { Report } from '../report.ts'
import type { SectionId } from '../section-ids.ts'

/** A thing that the report says, as an answer can rest on it. */
export interface Claim {
  /** RFC 6901, in `results`. */
  pointer: string
  section: SectionId | 'summary' | 'insights'
  /** A sentence or a labelled value of the report. */
  text: string
  /** Verbatim, of the pages that it rests on; may be empty. */
  quotes: { page: string; text: string }[]
}

/** What an answer may rest on. */
export interface Grounding {
  /** URL that was analyzed. */
  url: string
  results: Report['results']
  /** Those that fit the question best, best first. */
  claims: Claim[]
  passages: Passage[]
}

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

export interface Question {
  message: string
  /** What was said before in the thread, oldest first. */
  turns: readonly Turn[]
  /** What the user says of the situation; null without. */
  context: string | null
  temperature: number
  /** null: no analysis. `gone`: it was deleted. */
  grounding: Grounding | 'gone' | null
}

/** A passage that an answer cites as `[n]`. */
export interface Source {
  n: number
  /** URL of its page. */
  page: string
  /** Verbatim, of the page's stored text. */
  quote: string
  /** The claim of the report that rests on it; null for a passage found by itself. */
  pointer: string | null
}

/** A piece of an answer. The last one is `end` or `failed`, and no answer throws. The texts in a row are the whole content. */
export type AnswerPart =
  | { kind: 'text'; text: string }
  | { kind: 'end'; sources: Source[]; usage: ModelUsage }
  | { kind: 'failed'; failure: ModelFailure; sources: Source[]; usage: ModelUsage }

/** A question made ready: what it will cost at most is known before anything is asked. */
export interface PreparedAnswer {
  /** Our estimate, rounded up. */
  promptTokens: number
  /** What the answer may come to where nothing else limits it. */
  answerTokensMax: number
  /** May be asked for once. `tokensMax`: not above `answerTokensMax`. */
  parts(tokensMax: number, signal: AbortSignal): AsyncIterable<AnswerPart>
}

export interface Answerer {
  /** What answers name as their `model`. */
  name: string
  /** It reads all passages of an analysis, where they are not too many, and not only those that fit the question. */
  readsAll?: true
  /** @param limits what the prompt may come to, where a model is asked; its context bounds it as well */
  prepare(question: Question, limits: { promptTokensMax: number; answerTokensMax?: number }): PreparedAnswer
}
