// Written by `npm run languages` from the folders of languages/.

import { market as ar } from '../languages/ar/market.ts'
import { market as cs } from '../languages/cs/market.ts'
import { market as da } from '../languages/da/market.ts'
import { market as de } from '../languages/de/market.ts'
import { market as el } from '../languages/el/market.ts'
import { market as en } from '../languages/en/market.ts'
import { market as es } from '../languages/es/market.ts'
import { market as fi } from '../languages/fi/market.ts'
import { market as fr } from '../languages/fr/market.ts'
import { market as he } from '../languages/he/market.ts'
import { market as hu } from '../languages/hu/market.ts'
import { market as it } from '../languages/it/market.ts'
import { market as ja } from '../languages/ja/market.ts'
import { market as ko } from '../languages/ko/market.ts'
import { market as nl } from '../languages/nl/market.ts'
import { market as no } from '../languages/no/market.ts'
import { market as pl } from '../languages/pl/market.ts'
import { market as pt } from '../languages/pt/market.ts'
import { market as ro } from '../languages/ro/market.ts'
import { market as ru } from '../languages/ru/market.ts'
import { market as sv } from '../languages/sv/market.ts'
import { market as tr } from '../languages/tr/market.ts'
import { market as uk } from '../languages/uk/market.ts'
import { market as zh } from '../languages/zh/market.ts'
import type { MarketLists } from '../market/lists.ts'
import type { ByLanguage } from '../word-lists.ts'

export const marketLists: ByLanguage<MarketLists> = {
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
}
