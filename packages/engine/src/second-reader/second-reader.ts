/** Who reads an analysis a second time, whoever runs the model: what it is asked and what comes back. */
import type { Draft, DraftOrder } from '../drafts.ts'
import type { ModelFailureCode, ModelUsage } from '../llm/model.ts'
import type { Result } from '../result.ts'
import type { SecondAnswers, SecondQuestions } from './second-questions.ts'

/** A code of the model's, or `REFUSED`: the questions are more than may be asked. */
export interface SecondReaderFailure {
  code: ModelFailureCode | 'REFUSED'
  /** A sentence for the operator, without keys; no report shows it. */
  message: string
}

export interface SecondReader {
  /** The model's name, as reports show it. */
  model: string
  /** Asked once an analysis. A failure is a value; what it throws is a bug of ours. */
  ask(questions: SecondQuestions, signal: AbortSignal): Promise<Result<SecondOpinion, SecondReaderFailure>>
  /** Drafts words for places of the site, asked for once an analysis; a reader without it only reads. Nothing of a draft is trusted. */
  draft?(order: DraftOrder, signal: AbortSignal): Promise<Result<DraftAnswer, SecondReaderFailure>>
}

export interface SecondOpinion {
  answers: SecondAnswers
  /** How many of the passages the model was shown: those that had room. */
  passages: number
  usage: ModelUsage
}

export interface DraftAnswer {
  drafts: Draft[]
  usage: ModelUsage
}
