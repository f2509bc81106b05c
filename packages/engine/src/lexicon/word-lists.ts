/** The shapes of the lists that languages hold (languages/), and how they are read. Phrases are parted by `|` or line breaks. */
import type { CoreLanguage, FurtherLanguage, WordLanguage } from './languages.ts'

/** Phrases by tag. A core language may lack those of a tag in `Missing` only. */
export type Words<Tag extends string, Missing extends Tag = never> = Readonly<
  Record<Exclude<Tag, Missing>, string> & Partial<Record<Missing, string>>
>

/** What a language holds that has some lists of a subject. */
export type SomeOf<Lists> = {
  readonly [List in keyof Lists]?: Lists[List] extends string | undefined ? string : Partial<Lists[List]>
}

/** The lists of a subject in all languages: every core language has them, unless all of them may be missing. */
export type ByLanguage<Lists> = Readonly<
  (Partial<Lists> extends Lists ? Partial<Record<CoreLanguage, Lists>> : Record<CoreLanguage, Lists>) &
    Partial<Record<FurtherLanguage | 'any', SomeOf<Lists>>>
>

type ListsOf<Subject extends { en?: unknown }> = NonNullable<Subject['en']>

/** The tags of a list; a list without tags has its own name for one. */
export type TagOf<Lists, List extends keyof Lists & string> =
  NonNullable<Lists[List]> extends string ? List : keyof NonNullable<Lists[List]> & string

export interface WordEntry<Tag extends string> {
  phrase: string
  tag: Tag
  language: WordLanguage
}

/** A list of all languages: by tag in the order of English, within it by language. Where two tags share a phrase, the first counts. */
export function wordEntries<Subject extends { en?: object }, List extends keyof ListsOf<Subject> & string>(
  subject: Subject,
  list: List,
): WordEntry<TagOf<ListsOf<Subject>, List>>[] {
  const byTag = new Map<string, WordEntry<string>[]>(wordsOf(subject, list, 'en').map(([tag]) => [tag, []]))
  for (const language of Object.keys(subject) as WordLanguage[]) {
    for (const [tag, phrases] of wordsOf(subject, list, language)) {
      const entries = byTag.get(tag) ?? []
      for (const phrase of phrasesOf(phrases)) entries.push({ phrase, tag, language })
      byTag.set(tag, entries)
    }
  }
  return [...byTag.values()].flat() as WordEntry<TagOf<ListsOf<Subject>, List>>[]
}

/** A list of one language; empty where it has none. */
export function wordEntriesOf<Subject extends { en?: object }, List extends keyof ListsOf<Subject> & string>(
  subject: Subject,
  list: List,
  language: string,
): WordEntry<TagOf<ListsOf<Subject>, List>>[] {
  return wordsOf(subject, list, language).flatMap(([tag, phrases]) =>
    phrasesOf(phrases).map((phrase) => ({ phrase, tag, language }) as WordEntry<TagOf<ListsOf<Subject>, List>>),
  )
}

/** Whether a language has a list. */
export const hasList = <Subject extends { en?: object }>(
  subject: Subject,
  list: keyof ListsOf<Subject> & string,
  language: string,
): boolean => wordsOf(subject, list, language).length > 0

/** The source of a regular expression that matches what any language has under a tag; the list holds alternatives of one. */
export function alternativesOf<Subject extends { en?: object }, List extends keyof ListsOf<Subject> & string>(
  subject: Subject,
  list: List,
  tag: TagOf<ListsOf<Subject>, List>,
): string {
  return Object.keys(subject)
    .flatMap((language) => wordsOf(subject, list, language))
    .flatMap(([one, alternatives]) => (one === tag ? [alternatives] : []))
    .join('|')
}

/** Phrases by tag, of one list in one language. */
function wordsOf(subject: object, list: string, language: string): [tag: string, phrases: string][] {
  if (!Object.hasOwn(subject, language)) return []
  const lists = subject as Partial<Record<string, Partial<Record<string, string | Record<string, string>>>>>
  const words = lists[language]?.[list]
  if (words === undefined) return []
  return typeof words === 'string' ? [[list, words]] : Object.entries(words)
}

export function phrasesOf(phrases: string): string[] {
  return phrases
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
