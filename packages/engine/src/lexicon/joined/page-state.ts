// Written by `npm run languages` from the folders of languages/.

import type { PageStateLists } from '../page-state/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './page-state.json' with { type: 'json' }

export const pageStateLists: ByLanguage<PageStateLists> = lists
