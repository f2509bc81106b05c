/** Example questions: from them the built-in answerer tells what a question asks for. Each new one makes it know more wordings. */
import type { Language } from '../languages.ts'
import { englishQuestions } from './english.ts'
import type { ExampleTable, QuestionKind } from './example-table.ts'
import { frenchQuestions } from './french.ts'
import { germanQuestions } from './german.ts'
import { spanishQuestions } from './spanish.ts'

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
