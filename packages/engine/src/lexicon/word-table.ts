/** The form in which the lists of this folder are written: a tag, a language, phrases parted by `|` or line breaks. */

/** ISO 639-1; `no` is Bokmål, `zh` holds simplified and traditional spellings, `sr` Latin script. */
const coreLanguages = [
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
export type MoreLanguage = 'id' | 'vi' | 'th' | 'hi' | 'sk' | 'hr' | 'bg' | 'sl' | 'ca' | 'fa' | 'et' | 'lt' | 'lv'
/** `any`: product names, markers and other words that belong to no language. */
export type WordLanguage = CoreLanguage | MoreLanguage | 'any'

/** Every core language under every tag. */
export type FullWordTable<Tag extends string> = Record<
  Tag,
  Record<CoreLanguage, string> & Partial<Record<MoreLanguage | 'any', string>>
>
export type WordTable<Tag extends string> = Record<Tag, Partial<Record<WordLanguage, string>>>

export interface WordEntry<Tag extends string> {
  phrase: string
  tag: Tag
  language: WordLanguage
}

export function wordEntries<Tag extends string>(table: WordTable<Tag>): WordEntry<Tag>[] {
  return Object.entries(table).flatMap(([tag, byLanguage]) =>
    Object.entries(byLanguage as Record<WordLanguage, string>).flatMap(([language, phrases]) =>
      phrasesOf(phrases).map((phrase) => ({ phrase, tag: tag as Tag, language: language as WordLanguage })),
    ),
  )
}

export function phrasesOf(phrases: string): string[] {
  return phrases
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
