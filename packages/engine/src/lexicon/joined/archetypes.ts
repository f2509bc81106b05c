// Written by `npm run languages` from the folders of languages/.

import type { ArchetypesLists } from '../archetypes/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './archetypes.json' with { type: 'json' }

export const archetypesLists: ByLanguage<ArchetypesLists> = lists
