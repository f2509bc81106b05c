/** Example questions: from them the built-in answerer tells what a question asks for. Each new one makes it know more wordings. */
import type { Language } from '../language.ts'
import type { TopicId } from '../topics.ts'
import { englishQuestions } from './english.ts'
import { frenchQuestions } from './french.ts'
import { germanQuestions } from './german.ts'
import { spanishQuestions } from './spanish.ts'

/**
 * A part of the report, or: `fact`: one thing that the pages alone can tell · `unknowable`: figures and inside matters that
 * websites do not tell · `task`: to have something made that is not there yet · `opinion`: advice beyond the report, what
 * will be, which of two is better
 */
export type QuestionKind = TopicId | 'fact' | 'unknowable' | 'task' | 'opinion'

/** One question a line. */
export type ExampleTable = Readonly<Record<QuestionKind, string>>

const tables: Readonly<Record<Language, ExampleTable>> = {
  en: englishQuestions,
  de: germanQuestions,
  fr: frenchQuestions,
  es: spanishQuestions,
}

export const exampleQuestions = (language: Language): { kind: QuestionKind; question: string }[] =>
  Object.entries(tables[language]).flatMap(([kind, list]) =>
    list
      .trim()
      .split('\n')
      .map((question) => ({ kind: kind as QuestionKind, question })),
  )
