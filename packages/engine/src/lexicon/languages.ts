/** The languages whose words are known: each is a folder of languages/. */
import type { furtherLanguages } from './joined/further-languages.ts'

/**
 * Languages that have every list. ISO 639-1; `no` is Bokmål, `zh` holds simplified and traditional spellings. Their order is that of
 * the entries of an index.
 */
export const coreLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'pl',
  'cs',
  'tr',
  'ru',
  'uk',
  'el',
  'ro',
  'hu',
  'he',
  'ar',
  'ja',
  'zh',
  'ko',
] as const
export type CoreLanguage = (typeof coreLanguages)[number]

/** Languages that have some lists. */
export type FurtherLanguage = (typeof furtherLanguages)[number]

/** `any`: product names, markers and other words that belong to no language. */
export type WordLanguage = CoreLanguage | FurtherLanguage | 'any'
