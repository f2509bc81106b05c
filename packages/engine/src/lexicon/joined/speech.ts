// Written by `npm run languages` from the folders of languages/.

import type { SpeechLists } from '../speech/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './speech.json' with { type: 'json' }

export const speechLists: ByLanguage<SpeechLists> = lists
