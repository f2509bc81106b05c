/** Who reads an analysis a second time; a door for who runs the model apart from the analysis. It loads no word list. */
export type { Draft, DraftOrder } from '../drafts.ts'
export { createSecondReader, type SecondReaderOptions } from './create-second-reader.ts'
export type { SecondAnswers, SecondQuestions } from './second-questions.ts'
export type { DraftAnswer, SecondOpinion, SecondReader, SecondReaderFailure } from './second-reader.ts'
