// Written by `npm run languages` from the folders of languages/.

import type { PagesLists } from '../pages/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './pages.json' with { type: 'json' }

export const pagesLists: ByLanguage<PagesLists> = lists
