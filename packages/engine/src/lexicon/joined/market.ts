// Written by `npm run languages` from the folders of languages/.

import type { MarketLists } from '../market/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './market.json' with { type: 'json' }

export const marketLists: ByLanguage<MarketLists> = lists
