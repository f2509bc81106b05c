// Written by `npm run languages` from the folders of languages/.

import type { OfferLists } from '../offer/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './offer.json' with { type: 'json' }

export const offerLists: ByLanguage<OfferLists> = lists
