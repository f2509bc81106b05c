/** What example questions are sorted by. */
import type { TopicId } from '../topics.ts'

/**
 * A part of the report, or: `fact`: one thing that the pages alone can tell · `unknowable`: figures and inside matters that
 * websites do not tell · `task`: to have something made that is not there yet · `opinion`: advice beyond the report, what
 * will be, which of two is better
 */
export type QuestionKind = TopicId | 'fact' | 'unknowable' | 'task' | 'opinion'

/** One question a line. */
export type ExampleTable = Readonly<Record<QuestionKind, string>>
