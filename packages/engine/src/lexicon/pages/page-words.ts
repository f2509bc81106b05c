import type { PageType } from '../../artifacts.ts'
import { foldAll, foldText } from '../fold.ts'
import { pagesLists } from '../joined/pages.ts'
import { countWords, createPhraseIndex, type PhraseIndex } from '../match.ts'
import { romanised } from '../romanise.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { ActionPage, ListedPageType } from './lists.ts'
import { pathParts } from './path-parts.ts'

export interface TypedPage {
  type: PageType
  /** 0 to 1; 1 when the whole label or last path segment is a word of the list. */
  score: number
}

/** Whole labels and path segments, and phrases within longer ones. */
export const pageWordEntries = (): WordEntry<ListedPageType>[] => wordEntries(pagesLists, 'pages')

export const actionPageEntries = (): WordEntry<ActionPage>[] => wordEntries(pagesLists, 'actions')

/** Pages on which something is done and nothing is told: never worth a visit for their text. */
export const actionPageWords: PhraseIndex<ActionPage> = createPhraseIndex(() =>
  actionPageEntries().flatMap(withRomanised),
)

const labelMarks = /^[=/]/
const withoutMark = (entry: WordEntry<ListedPageType>) => ({ ...entry, phrase: entry.phrase.replace(labelMarks, '') })
const wholeLabels = createPhraseIndex(() =>
  pageWordEntries()
    .filter(({ phrase }) => !phrase.startsWith('/'))
    .map(withoutMark),
)
const contained = createPhraseIndex(() =>
  pageWordEntries()
    .filter(({ phrase }) => !labelMarks.test(phrase))
    .flatMap(withRomanised),
)
const wholeSegments = segmentKeys(() => pageWordEntries().map(withoutMark))
const actionSegments = segmentKeys(actionPageEntries)

/** Of two words of equal length the more telling type wins: “legal services” are services, “product pricing” is pricing. */
const telling: readonly ListedPageType[] = [
  'pricing',
  'careers',
  'faq',
  'testimonials',
  'customers',
  'press',
  'team',
  'features',
  'solutions',
  'blog',
  'product',
  'contact',
  'security',
  'about',
  'legal',
]

/** What a menu label or link text says of the page that it leads to; null when it says nothing. */
export function typeOfLabel(label: string): TypedPage | null {
  const text = label.slice(0, 300)
  const size = labelSize(text)
  if (size === 0 || size > 12) return null
  const whole = wholeLabels.exact(text)
  if (whole !== null) return { type: whole.tag, score: 1 }
  if (actionPageWords.exact(text) !== null) return null
  const type = mostTelling(text)
  // More than six words are a sentence, in which “features” or “team” may stand for anything.
  return type && (size > 6 ? { ...type, score: 0.2 } : type)
}

/** What an address says of its page. `pathname` may be percent-encoded, even wrongly. */
export function typeOfPath(pathname: string): TypedPage | null {
  const path = pathParts(pathname)
  if (path === null) return null
  const { segments, hasDate } = path
  const last = segments.at(-1)
  if (last === undefined) return null
  const lastType = typeOfSegment(last)
  const parents = segments.slice(0, -1)
  const blogAt = parents.findIndex((segment) => wholeSegments(segment) === 'blog')
  if (actionSegments(last) !== undefined && lastType?.score !== 1) return null
  if (hasDate) return { type: 'post', score: 1 }
  // `/news/press-releases` is a page of the press, `/blog/pricing` most likely a post on pricing.
  if (blogAt >= 0 && !(lastType?.score === 1 && besideNews.has(lastType.type))) return { type: 'post', score: 0.9 }
  if (lastType?.score === 1) return lastType
  const inherited = typeOfParents(parents)
  if (inherited?.type === 'press' && labelSize(last) >= 4) return { type: 'post', score: 0.7 }
  if (inherited !== null && inherited.score >= (lastType?.score ?? 0)) return inherited
  return lastType
}

const besideNews: ReadonlySet<PageType> = new Set([
  'press',
  'contact',
  'careers',
  'legal',
  'team',
  'faq',
  'blog',
  'about',
])

function typeOfParents(parents: readonly string[]): TypedPage | null {
  for (let i = parents.length - 1; i >= 0; i--) {
    const type = wholeSegments(parents[i]!)
    if (type !== undefined) return { type, score: i === parents.length - 1 ? 0.65 : 0.5 }
  }
  return null
}

function typeOfSegment(segment: string): TypedPage | null {
  const type = wholeSegments(segment)
  if (type !== undefined) return { type, score: 1 }
  const found = mostTelling(segment)
  if (found === null) return null
  return { type: found.type, score: labelSize(segment) > 6 ? 0.2 : found.score * 0.9 }
}

/** The longest phrase within a text, scored by how much of the text it covers. */
function mostTelling(text: string): TypedPage | null {
  let best: { type: ListedPageType; words: number } | null = null
  for (const { tag, words } of contained.match(text))
    if (
      best === null ||
      words > best.words ||
      (words === best.words && telling.indexOf(tag) < telling.indexOf(best.type))
    )
      best = { type: tag, words }
  return best && { type: best.type, score: 0.4 + 0.45 * (best.words / countWords(text)) }
}

/** Roughly the number of words, also for scripts that part none: three of their characters count as one. */
function labelSize(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Hangul}]/gu)?.length ?? 0
  return countWords(text) - unspaced + Math.ceil(unspaced / 3)
}

const withRomanised = <Tag extends string>(entry: WordEntry<Tag>): WordEntry<Tag>[] => [entry, ...romanisedAlone(entry)]

const romanisedAlone = <Tag extends string>(entry: WordEntry<Tag>): WordEntry<Tag>[] =>
  romanised(entry.phrase, entry.language).map((phrase) => ({ ...entry, phrase }))

/** `about-us`, `about_us`, `aboutUs` and `aboutus` have one key. Made when a path is first asked about. */
function segmentKeys<Tag extends string>(entriesOf: () => readonly WordEntry<Tag>[]) {
  let made: ReadonlyMap<string, Tag> | null = null
  return (segment: string): Tag | undefined => {
    made ??= keysOf(entriesOf())
    return made.get(glued(segment))
  }
}

function keysOf<Tag extends string>(entries: readonly WordEntry<Tag>[]): ReadonlyMap<string, Tag> {
  const keys = new Map<string, Tag>()
  // First as they are written, then in Latin letters: Polish “magazyn” is a magazine, Ukrainian “магазин” a shop.
  const all = [...entries, ...entries.flatMap(romanisedAlone)]
  const folded = foldAll(all.map(({ phrase }) => phrase))
  for (const [index, { tag }] of all.entries()) {
    const key = lettersOf(folded[index]!)
    if (key !== '' && !keys.has(key)) keys.set(key, tag)
  }
  return keys
}

const glued = (text: string): string => lettersOf(foldText(text))

const lettersOf = (folded: string): string => folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
