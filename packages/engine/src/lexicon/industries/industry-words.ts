/** How lists of the words of industries are written. */

export const industryLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'pl',
  'cs',
  'tr',
  'ru',
  'ja',
  'zh',
  'ko',
  'ar',
] as const

export type IndustryLanguage = (typeof industryLanguages)[number]

export type IndustryWords = Record<string, Record<IndustryLanguage, string>>
