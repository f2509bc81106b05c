// Written by `npm run languages` from the folders of languages/.

import { questions as ar } from '../languages/ar/questions.ts'
import { questions as de } from '../languages/de/questions.ts'
import { questions as en } from '../languages/en/questions.ts'
import { questions as es } from '../languages/es/questions.ts'
import { questions as fr } from '../languages/fr/questions.ts'
import { questions as he } from '../languages/he/questions.ts'
import { questions as it } from '../languages/it/questions.ts'
import { questions as ja } from '../languages/ja/questions.ts'
import { questions as nl } from '../languages/nl/questions.ts'
import { questions as pl } from '../languages/pl/questions.ts'
import { questions as pt } from '../languages/pt/questions.ts'
import { questions as ru } from '../languages/ru/questions.ts'
import { questions as sv } from '../languages/sv/questions.ts'
import { questions as uk } from '../languages/uk/questions.ts'
import { questions as zh } from '../languages/zh/questions.ts'
import type { QuestionsLists } from '../questions/lists.ts'
import type { ByLanguage } from '../word-lists.ts'

export const questionsLists: ByLanguage<QuestionsLists> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  sv,
  pl,
  ru,
  uk,
  he,
  ar,
  ja,
  zh,
}
