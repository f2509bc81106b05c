import type { Fact, Quote } from '../../../evidence.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { isHeadFirst } from '../../../lexicon/grammar/wording.ts'
import type { Post } from '../../publishing/shapes.ts'
import type { Sentence, Theme } from '../shapes.ts'
import { type Candidate, themeCandidates } from './theme-candidates.ts'
import { score, weightOf } from './theme-score.ts'

interface Inputs {
  language: string | null
  names: readonly string[]
  posts: readonly Fact<Post>[]
}

const themesMax = 8
/** Text that one more theme takes: a page of a hundred words has one or two subjects, not eight. */
const charactersPerTheme = 250
const quotesMax = 3
/** One word for half of all that is said is the site's trade: its themes are what it says of that. */
const wholeShare = 0.5
/** Beside so many larger themes, one this small is said in passing. */
const passingAfter = 4
const passingShare = 0.02

/**
 * Subjects that the site comes back to, largest first, each under a phrase of the site itself. A phrase counts by the
 * pages and sections that it is spread over, and more in headings; what says nothing of a subject (words of grammar, of
 * menus, of any company; places; the brand's own name) names none.
 */
export function themes(sentences: readonly Sentence[], { language, names, posts }: Inputs): Fact<Theme>[] {
  if (language === null) return []
  const read = mainContent(sentences, posts)
  const characters = read.reduce((sum, { text }) => sum + text.length, 0)
  const candidates = themeCandidates(read, language, names)
  const breadth = new Set(read.map(({ page }) => page)).size
  const ranked = [...candidates.values()]
    .map((candidate) => ({ candidate, score: score(candidate, { read, breadth, language }) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compareKeys(a.candidate, b.candidate))
  const max = Math.min(themesMax, Math.ceil(characters / charactersPerTheme))
  const clusters = clustered(ranked, { language, max, candidates, read })
  const reach = sectionsOf(read)
  const found = clusters
    .map((cluster) => theme(cluster, { read, reach, characters, posts, language }))
    .sort((a, b) => b.value.share - a.value.share)
  const narrow = found.filter(({ value }) => value.share < wholeShare || /[\s-]/.test(value.label))
  const shown = narrow.length >= 2 ? narrow : found
  return shown.filter(({ value }, index) => index < passingAfter || value.share > passingShare)
}

/** What the brand itself says, and the titles of its posts. */
function mainContent(sentences: readonly Sentence[], posts: readonly Fact<Post>[]): Sentence[] {
  const own = withHeadings(sentences.filter(({ speaker }) => speaker === 'brand'))
  const seen = new Set(own.map(({ text }) => text))
  const titles = posts.flatMap(({ value: { title }, quotes: [quote] }): Sentence[] =>
    quote === undefined || quote.text !== title || seen.has(title)
      ? []
      : [
          {
            text: title,
            page: quote.page,
            pageType: 'post',
            place: 'heading',
            role: 'blog',
            textClass: 'article',
            speaker: 'brand',
            locator: quote.locator,
          },
        ],
  )
  return [...own, ...titles.slice(0, postTitlesMax)]
}

const postTitlesMax = 60
const labelCharactersMax = 40

/** Pages of old make headings of bold print, and topics of links: without any heading, short lines stand for them. */
function withHeadings(sentences: readonly Sentence[]): Sentence[] {
  const headed = new Set(sentences.filter(({ place }) => place === 'heading').map(({ page }) => page))
  return sentences.flatMap((sentence) => {
    const { page, place, text } = sentence
    if (headed.has(page) || place === 'headline') return place === 'action' ? [] : [sentence]
    const isLabel = text.length <= labelCharactersMax && !/[.!?:,;\d]/.test(text)
    if (isLabel) return [{ ...sentence, place: 'heading' }]
    return place === 'action' ? [] : [sentence]
  })
}

const compareKeys = (a: Candidate, b: Candidate) => (a.keys.join(' ') < b.keys.join(' ') ? -1 : 1)

interface Cluster {
  label: Candidate
  sentences: Set<number>
}

interface Ranked {
  candidate: Candidate
  score: number
}

interface Setting {
  language: string
  max: number
  candidates: ReadonlyMap<string, Candidate>
  read: readonly Sentence[]
}

/** The weightiest phrases, each with those that say the same: with its head word, or within the same sentences. */
function clustered(ranked: readonly Ranked[], { language, max }: Setting): Cluster[] {
  const clusters: Cluster[] = []
  const least = (ranked[0]?.score ?? 0) * scoreShareMin
  for (const { candidate, score } of ranked.slice(0, rankedMax)) {
    const home = clusters.find((cluster) => belongs(candidate, cluster, language))
    if (home !== undefined) {
      if (isBetterLabel(candidate, home.label)) home.label = candidate
      for (const index of candidate.sentences) home.sentences.add(index)
    } else if (clusters.length < max && score >= least) {
      clusters.push({ label: candidate, sentences: new Set(candidate.sentences) })
    }
  }
  return clusters
}

const rankedMax = 400
/** Of the first theme's score: what is smaller is said in passing. */
const scoreShareMin = 0.12

const headOf = ({ keys }: Candidate, language: string) => (isHeadFirst(language) ? keys[0]! : keys[keys.length - 1]!)

function belongs(candidate: Candidate, { label, sentences }: Cluster, language: string): boolean {
  const shared = candidate.keys.filter((key) => label.keys.some((other) => isSameWord(key, other))).length
  if (shared === candidate.keys.length || (shared === label.keys.length && label.keys.length > 1)) return true
  if (shared > 0 && isSameWord(headOf(candidate, language), headOf(label, language)) && candidate.weak === 0)
    return true
  let both = 0
  for (const index of candidate.sentences) if (sentences.has(index)) both++
  return both > overlapMax * candidate.sentences.size
}

const overlapMax = 0.6

/** “athlete” and “athletics”: one goes on where the other ends. */
function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short === long || (short.length >= 4 && long.length - short.length <= 3 && long.startsWith(short))
}

/** A longer phrase says more, if it stands in about as many places. */
function isBetterLabel(candidate: Candidate, label: Candidate): boolean {
  const holdsIt = label.keys.every((key) => candidate.keys.includes(key))
  if (!holdsIt || candidate.keys.length === label.keys.length || candidate.keys.length > 3) return false
  return candidate.sentences.size >= (label.keys.length === 1 ? 0.4 : 0.6) * label.sentences.size
}

/** Of each sentence, the heading that it stands under. */
function sectionsOf(read: readonly Sentence[]): number[] {
  let heading = -1
  return read.map(({ place, page }, index) => {
    if (place === 'heading' || place === 'headline') heading = index
    else if (heading >= 0 && read[heading]!.page !== page) heading = -1
    return heading
  })
}

interface Content {
  read: readonly Sentence[]
  reach: readonly number[]
  characters: number
  posts: readonly Fact<Post>[]
  language: string
}

function theme({ label, sentences }: Cluster, { read, reach, characters, posts, language }: Content): Fact<Theme> {
  let covered = 0
  const pages = new Map<string, number>()
  for (const [index, { text, page }] of read.entries()) {
    if (!sentences.has(index) && !sentences.has(reach[index]!)) continue
    covered += text.length
    if (sentences.has(index)) pages.set(page, (pages.get(page) ?? 0) + 1)
  }
  const name = labelOf(label, language)
  const share = Math.round((100 * covered) / Math.max(1, characters)) / 100
  return {
    value: {
      label: name,
      share: Math.min(1, Math.max(0.01, share)),
      pages: [...pages].sort((a, b) => b[1] - a[1]).map(([page]) => page),
      newest: newestPost(label, posts),
    },
    basis: 'computed',
    confidence: Math.min(0.9, 0.4 + 0.05 * sentences.size + (label.headings > 0 ? 0.1 : 0)),
    quotes: quotesOf(label, read),
  }
}

/** As the site writes it most, with a capital. */
function labelOf({ surfaces, keys }: Candidate, language: string): string {
  const ordered = [...surfaces].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)
  const [most] = ordered
  const plural = ordered.find(([surface, times]) => /[a-z]s$/.test(surface) && 3 * times >= most![1])
  const best = language === 'en' && keys.length === 1 ? (plural ?? most) : most
  const surface = best![0]
  const isShouted = surface.length > 4 && surface === surface.toUpperCase() && surface !== surface.toLowerCase()
  const quiet = isShouted
    ? ([...surfaces.keys()].find((other) => other !== other.toUpperCase()) ?? surface.toLowerCase())
    : surface
  return quiet.charAt(0).toUpperCase() + quiet.slice(1)
}

function newestPost({ surfaces }: Candidate, posts: readonly Fact<Post>[]): string | null {
  const spellings = [...surfaces.keys()].map(foldText)
  const dates = posts.flatMap(({ value: { title, date } }) => {
    const folded = foldText(title)
    return date !== null && spellings.some((spelling) => folded.includes(spelling)) ? [date] : []
  })
  return dates.sort().at(-1) ?? null
}

/** Headings first, and of each page one before a second. */
function quotesOf({ sentences }: Candidate, read: readonly Sentence[]): Quote[] {
  const ordered = [...sentences].map((index) => read[index]!).sort((a, b) => weightOf[b.place] - weightOf[a.place])
  const pages = new Set<string>()
  const first = ordered.filter(({ page }) => !pages.has(page) && pages.add(page))
  return [...first, ...ordered.filter((sentence) => !first.includes(sentence))]
    .slice(0, quotesMax)
    .map(({ page, text, locator }) => ({ page, text, locator }))
}
