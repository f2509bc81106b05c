// Written by `npm run languages` from the folders of languages/.

import type { ArchetypesLists } from '../archetypes/lists.ts'
import { archetypes as ar } from '../languages/ar/archetypes.ts'
import { archetypes as cs } from '../languages/cs/archetypes.ts'
import { archetypes as de } from '../languages/de/archetypes.ts'
import { archetypes as en } from '../languages/en/archetypes.ts'
import { archetypes as es } from '../languages/es/archetypes.ts'
import { archetypes as fr } from '../languages/fr/archetypes.ts'
import { archetypes as it } from '../languages/it/archetypes.ts'
import { archetypes as ja } from '../languages/ja/archetypes.ts'
import { archetypes as ko } from '../languages/ko/archetypes.ts'
import { archetypes as nl } from '../languages/nl/archetypes.ts'
import { archetypes as pl } from '../languages/pl/archetypes.ts'
import { archetypes as pt } from '../languages/pt/archetypes.ts'
import { archetypes as ru } from '../languages/ru/archetypes.ts'
import { archetypes as sv } from '../languages/sv/archetypes.ts'
import { archetypes as tr } from '../languages/tr/archetypes.ts'
import { archetypes as zh } from '../languages/zh/archetypes.ts'
import type { ByLanguage } from '../word-lists.ts'

export const archetypesLists: ByLanguage<ArchetypesLists> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  sv,
  pl,
  cs,
  tr,
  ru,
  ar,
  ja,
  zh,
  ko,
}
