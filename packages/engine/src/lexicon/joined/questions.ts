// Written by `npm run languages` from the folders of languages/.

import type { QuestionsLists } from '../questions/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './questions.json' with { type: 'json' }

export const questionsLists: ByLanguage<QuestionsLists> = lists
