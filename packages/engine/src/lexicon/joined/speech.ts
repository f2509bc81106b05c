// Written by `npm run languages` from the folders of languages/.

import { speech as any } from '../languages/any/speech.ts'
import { speech as ar } from '../languages/ar/speech.ts'
import { speech as cs } from '../languages/cs/speech.ts'
import { speech as da } from '../languages/da/speech.ts'
import { speech as de } from '../languages/de/speech.ts'
import { speech as el } from '../languages/el/speech.ts'
import { speech as en } from '../languages/en/speech.ts'
import { speech as es } from '../languages/es/speech.ts'
import { speech as fi } from '../languages/fi/speech.ts'
import { speech as fr } from '../languages/fr/speech.ts'
import { speech as he } from '../languages/he/speech.ts'
import { speech as hu } from '../languages/hu/speech.ts'
import { speech as it } from '../languages/it/speech.ts'
import { speech as ja } from '../languages/ja/speech.ts'
import { speech as ko } from '../languages/ko/speech.ts'
import { speech as nl } from '../languages/nl/speech.ts'
import { speech as no } from '../languages/no/speech.ts'
import { speech as pl } from '../languages/pl/speech.ts'
import { speech as pt } from '../languages/pt/speech.ts'
import { speech as ro } from '../languages/ro/speech.ts'
import { speech as ru } from '../languages/ru/speech.ts'
import { speech as sv } from '../languages/sv/speech.ts'
import { speech as tr } from '../languages/tr/speech.ts'
import { speech as uk } from '../languages/uk/speech.ts'
import { speech as zh } from '../languages/zh/speech.ts'
import type { SpeechLists } from '../speech/lists.ts'
import type { ByLanguage } from '../word-lists.ts'

export const speechLists: ByLanguage<SpeechLists> = {
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
}
