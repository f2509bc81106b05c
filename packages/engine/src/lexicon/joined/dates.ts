// Written by `npm run languages` from the folders of languages/.

import type { DatesLists } from '../dates/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './dates.json' with { type: 'json' }

export const datesLists: ByLanguage<DatesLists> = lists
