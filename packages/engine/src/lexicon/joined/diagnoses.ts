// Written by `npm run languages` from the folders of languages/.

import type { DiagnosesLists } from '../diagnoses/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './diagnoses.json' with { type: 'json' }

export const diagnosesLists: ByLanguage<DiagnosesLists> = lists
