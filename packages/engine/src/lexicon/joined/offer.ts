// Written by `npm run languages` from the folders of languages/.

import { offer as any } from '../languages/any/offer.ts'
import { offer as ar } from '../languages/ar/offer.ts'
import { offer as bg } from '../languages/bg/offer.ts'
import { offer as cs } from '../languages/cs/offer.ts'
import { offer as da } from '../languages/da/offer.ts'
import { offer as de } from '../languages/de/offer.ts'
import { offer as el } from '../languages/el/offer.ts'
import { offer as en } from '../languages/en/offer.ts'
import { offer as es } from '../languages/es/offer.ts'
import { offer as fi } from '../languages/fi/offer.ts'
import { offer as fr } from '../languages/fr/offer.ts'
import { offer as he } from '../languages/he/offer.ts'
import { offer as hi } from '../languages/hi/offer.ts'
import { offer as hr } from '../languages/hr/offer.ts'
import { offer as hu } from '../languages/hu/offer.ts'
import { offer as id } from '../languages/id/offer.ts'
import { offer as it } from '../languages/it/offer.ts'
import { offer as ja } from '../languages/ja/offer.ts'
import { offer as ko } from '../languages/ko/offer.ts'
import { offer as nl } from '../languages/nl/offer.ts'
import { offer as no } from '../languages/no/offer.ts'
import { offer as pl } from '../languages/pl/offer.ts'
import { offer as pt } from '../languages/pt/offer.ts'
import { offer as ro } from '../languages/ro/offer.ts'
import { offer as ru } from '../languages/ru/offer.ts'
import { offer as sk } from '../languages/sk/offer.ts'
import { offer as sv } from '../languages/sv/offer.ts'
import { offer as th } from '../languages/th/offer.ts'
import { offer as tr } from '../languages/tr/offer.ts'
import { offer as uk } from '../languages/uk/offer.ts'
import { offer as vi } from '../languages/vi/offer.ts'
import { offer as zh } from '../languages/zh/offer.ts'
import type { OfferLists } from '../offer/lists.ts'
import type { ByLanguage } from '../word-lists.ts'

export const offerLists: ByLanguage<OfferLists> = {
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
  hi,
  hr,
  id,
  sk,
  th,
  vi,
}
