// Written by `npm run languages` from the folders of languages/.

import type { KindsLists } from '../kinds/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './kinds.json' with { type: 'json' }

export const kindsLists: ByLanguage<KindsLists> = lists
