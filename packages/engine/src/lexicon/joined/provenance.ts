// Written by `npm run languages` from the folders of languages/.

import type { ProvenanceLists } from '../provenance/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './provenance.json' with { type: 'json' }

export const provenanceLists: ByLanguage<ProvenanceLists> = lists
