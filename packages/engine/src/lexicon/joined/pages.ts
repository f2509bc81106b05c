// Written by `npm run languages` from the folders of languages/.

import { pages as any } from '../languages/any/pages.ts'
import { pages as ar } from '../languages/ar/pages.ts'
import { pages as bg } from '../languages/bg/pages.ts'
import { pages as ca } from '../languages/ca/pages.ts'
import { pages as cs } from '../languages/cs/pages.ts'
import { pages as da } from '../languages/da/pages.ts'
import { pages as de } from '../languages/de/pages.ts'
import { pages as el } from '../languages/el/pages.ts'
import { pages as en } from '../languages/en/pages.ts'
import { pages as es } from '../languages/es/pages.ts'
import { pages as et } from '../languages/et/pages.ts'
import { pages as fa } from '../languages/fa/pages.ts'
import { pages as fi } from '../languages/fi/pages.ts'
import { pages as fr } from '../languages/fr/pages.ts'
import { pages as he } from '../languages/he/pages.ts'
import { pages as hi } from '../languages/hi/pages.ts'
import { pages as hr } from '../languages/hr/pages.ts'
import { pages as hu } from '../languages/hu/pages.ts'
import { pages as id } from '../languages/id/pages.ts'
import { pages as it } from '../languages/it/pages.ts'
import { pages as ja } from '../languages/ja/pages.ts'
import { pages as ko } from '../languages/ko/pages.ts'
import { pages as lt } from '../languages/lt/pages.ts'
import { pages as lv } from '../languages/lv/pages.ts'
import { pages as nl } from '../languages/nl/pages.ts'
import { pages as no } from '../languages/no/pages.ts'
import { pages as pl } from '../languages/pl/pages.ts'
import { pages as pt } from '../languages/pt/pages.ts'
import { pages as ro } from '../languages/ro/pages.ts'
import { pages as ru } from '../languages/ru/pages.ts'
import { pages as sk } from '../languages/sk/pages.ts'
import { pages as sl } from '../languages/sl/pages.ts'
import { pages as sv } from '../languages/sv/pages.ts'
import { pages as th } from '../languages/th/pages.ts'
import { pages as tr } from '../languages/tr/pages.ts'
import { pages as uk } from '../languages/uk/pages.ts'
import { pages as vi } from '../languages/vi/pages.ts'
import { pages as zh } from '../languages/zh/pages.ts'
import type { PagesLists } from '../pages/lists.ts'
import type { ByLanguage } from '../word-lists.ts'

export const pagesLists: ByLanguage<PagesLists> = {
  any,
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  sv,
  da,
  no,
  fi,
  pl,
  cs,
  tr,
  ru,
  uk,
  el,
  ro,
  hu,
  he,
  ar,
  ja,
  zh,
  ko,
  bg,
  ca,
  et,
  fa,
  hi,
  hr,
  id,
  lt,
  lv,
  sk,
  sl,
  th,
  vi,
}
