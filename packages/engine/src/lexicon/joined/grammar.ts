// Written by `npm run languages` from the folders of languages/.

import type { GrammarLists } from '../grammar/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './grammar.json' with { type: 'json' }

export const grammarLists: ByLanguage<GrammarLists> = lists
