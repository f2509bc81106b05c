// Written by `npm run languages` from the folders of languages/.

import { pageState as any } from '../languages/any/page-state.ts'
import { pageState as ar } from '../languages/ar/page-state.ts'
import { pageState as bg } from '../languages/bg/page-state.ts'
import { pageState as ca } from '../languages/ca/page-state.ts'
import { pageState as cs } from '../languages/cs/page-state.ts'
import { pageState as da } from '../languages/da/page-state.ts'
import { pageState as de } from '../languages/de/page-state.ts'
import { pageState as el } from '../languages/el/page-state.ts'
import { pageState as en } from '../languages/en/page-state.ts'
import { pageState as es } from '../languages/es/page-state.ts'
import { pageState as et } from '../languages/et/page-state.ts'
import { pageState as fa } from '../languages/fa/page-state.ts'
import { pageState as fi } from '../languages/fi/page-state.ts'
import { pageState as fr } from '../languages/fr/page-state.ts'
import { pageState as he } from '../languages/he/page-state.ts'
import { pageState as hi } from '../languages/hi/page-state.ts'
import { pageState as hr } from '../languages/hr/page-state.ts'
import { pageState as hu } from '../languages/hu/page-state.ts'
import { pageState as id } from '../languages/id/page-state.ts'
import { pageState as it } from '../languages/it/page-state.ts'
import { pageState as ja } from '../languages/ja/page-state.ts'
import { pageState as ko } from '../languages/ko/page-state.ts'
import { pageState as lt } from '../languages/lt/page-state.ts'
import { pageState as lv } from '../languages/lv/page-state.ts'
import { pageState as nl } from '../languages/nl/page-state.ts'
import { pageState as no } from '../languages/no/page-state.ts'
import { pageState as pl } from '../languages/pl/page-state.ts'
import { pageState as pt } from '../languages/pt/page-state.ts'
import { pageState as ro } from '../languages/ro/page-state.ts'
import { pageState as ru } from '../languages/ru/page-state.ts'
import { pageState as sk } from '../languages/sk/page-state.ts'
import { pageState as sl } from '../languages/sl/page-state.ts'
import { pageState as sv } from '../languages/sv/page-state.ts'
import { pageState as th } from '../languages/th/page-state.ts'
import { pageState as tr } from '../languages/tr/page-state.ts'
import { pageState as uk } from '../languages/uk/page-state.ts'
import { pageState as vi } from '../languages/vi/page-state.ts'
import { pageState as zh } from '../languages/zh/page-state.ts'
import type { PageStateLists } from '../page-state/lists.ts'
import type { ByLanguage } from '../word-lists.ts'

export const pageStateLists: ByLanguage<PageStateLists> = {
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
