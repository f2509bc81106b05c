/** Postgres's text search configurations of languages; all are in Postgres 15 and later. */
const configs: Readonly<Partial<Record<string, string>>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  ne: 'nepali',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
}

/** @param language ISO 639-1 @returns a name of pg_ts_config; `simple`, which does not stem, for all other languages */
export const textConfig = (language: string): string => configs[language] ?? 'simple'

/** The report's own language. */
export const reportConfig = 'english'
