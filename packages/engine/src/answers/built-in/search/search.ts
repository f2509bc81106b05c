/** Finds what the pages say of the words of a question, also where the two are in different languages. */
import { foldText } from '../../../lexicon/fold.ts'
import type { Concept } from '../../../lexicon/questions/lists.ts'
import type { Passage } from '../../../passages.ts'
import { isFunctionWord, questionWords } from '../question/language.ts'
import { type AnswerType, holdsType, namesOfPersons, type Wish } from './answer-types.ts'
import { isKnownWord, otherWordsFor } from './glossary.ts'
import { isLightWord } from './light-words.ts'
import { isCommand, type PageLine, pageLines } from './page-lines.ts'
import {
  isInPath,
  placeIn,
  type SearchedLanguages,
  type SearchedTerm,
  sharesInLines,
  termOfConcept,
  termOfWord,
} from './search-terms.ts'

export interface Found {
  page: string
  /** Verbatim, of the page: a line, or several in a row. */
  text: string
  /** Verbatim: the headings that it stands under, as far as they tell what it is about; the widest first. */
  headings: string[]
  score: number
  /** Share of what was asked for that it holds, 0 to 1. */
  coverage: number
}

export interface Wanted {
  words: readonly string[]
  /** Of the question before, which this one goes on with: they tell what it is about, and need not be held. */
  earlierWords?: readonly string[]
  concepts?: readonly Concept[]
  /** What an answer has to be about. */
  must?: Concept
  /** What kind of thing is wanted. */
  wish?: Wish
  /** Whether only questions of the pages with their answers are wanted. */
  isOfAnswers?: boolean
  /** Whether more is wanted than the best answer. */
  isBroad?: boolean
  /** Whether what comes closest is wanted, where nothing answers. */
  isClosest?: boolean
  /** Words that stand for one thing alone: where the pages have none of them, they say nothing of it. */
  names?: readonly string[]
}

/** Whether a word of a question names a thing: what is done, and words that add little, may be said otherwise. */
export const isSubstance = (word: string, language: string): boolean =>
  !isLightWord(word) && !otherWordsFor(word, language, []).isAction

export type Search = (wanted: Wanted) => Found[]

/** How a term is looked for here. */
interface Term extends SearchedTerm {
  isEarlier: boolean
}

const coverageMin = 0.62
/** Of a line that holds the kind of thing that is wanted. */
const personCoverageMin = 0.75
/** Of what comes closest. */
const closestCoverageMin = 0.2
const typedCoverageMin = 0.45
/** What a word counts that stands above a line: in the nearest heading, and in those before it. */
const headingWeights = [0.9, 0.7, 0.6, 0.55, 0.5, 0.5, 0.45, 0.45]
const headingReach = 30
/** What it counts in the line before or after. */
const beforeWeight = 0.7
const afterWeight = 0.5
/** What a common word counts that stands nowhere: it may be said in other words. */
const unsaidShare = 0.8
/** What is done may be left unsaid: a list of what to bring does not say “bring”. */
const unsaidActionShare = 0.35
const lightShare = 0.25
/** What a word of the question before counts. */
const earlierShare = 0.4
const addressWeight = 0.35
/** What it counts anywhere else in the same part of the page. */
const passageWeight = 0.25
const nearMin = 0.6

/** Reads the passages when something is first looked for; what it found of a word it remembers. */
export function createSearch(passages: readonly Passage[], languages: SearchedLanguages): Search {
  let read: ReadLines | null = null
  const known = new Map<string, SearchedTerm>()
  const remembered = (key: string, make: () => SearchedTerm): SearchedTerm => {
    const term = known.get(key) ?? make()
    known.set(key, term)
    return term
  }
  const shares = new Map<SearchedTerm, readonly number[]>()
  return (wanted) => {
    const { words, earlierWords = [], concepts = [], names = [] } = wanted
    const ofWords = [...words, ...earlierWords].slice(0, wordsMax).map((word) => {
      const isName = names.includes(word)
      return remembered(`${isName} ${word}`, () => termOfWord(word, isName, languages))
    })
    const terms = [
      ...ofWords,
      ...concepts.map((concept) => remembered(`# ${concept}`, () => termOfConcept(concept, languages))),
    ]
    if (terms.length === 0) return []
    read ??= readLines(passages)
    for (const term of terms) if (!shares.has(term)) shares.set(term, sharesInLines(term, read))
    const isEarlier = (order: number) => order >= words.length && order < ofWords.length
    return foundIn(
      { ...read, shares: terms.map((term) => shares.get(term) ?? []) },
      terms.map((term, order) => ({ ...term, isEarlier: isEarlier(order) })),
      wanted,
    )
  }
}

/** A question of more words than these is a letter. */
const wordsMax = 24

interface ReadLines {
  lines: readonly PageLine[]
  /** Headings that each line stands under, the nearest first. */
  above: readonly (readonly PageLine[])[]
  passages: readonly Passage[]
  paths: ReadonlyMap<string, string>
  /** In which lines each word stands, by number. */
  linesOfWords: ReadonlyMap<string, readonly number[]>
}

/** With what each term counts in each line, 0 to 1. */
interface SearchedLines extends ReadLines {
  shares: readonly (readonly number[])[]
}

function readLines(passages: readonly Passage[]): ReadLines {
  const lines = pageLines(passages)
  const above: PageLine[][] = []
  let open: PageLine[] = []
  for (const line of lines) {
    if (open[0] !== undefined && open[0].page !== line.page) open = []
    above.push(open.filter((heading) => line.at - heading.at <= headingReach && reaches(heading, line, lines)))
    if (line.isHeading) open = [line, ...open.slice(0, headingWeights.length - 1)]
  }
  const pages = [...new Set(passages.map(({ pageUrl }) => pageUrl))]
  const paths = new Map(pages.map((page) => [page, foldText(pathOf(page))]))
  return { lines, above, passages, paths, linesOfWords: linesOfWords(lines) }
}

function linesOfWords(lines: readonly PageLine[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const { folded, at } of lines) {
    for (const word of new Set(folded.match(/[\p{L}\p{M}\p{N}]+/gu))) {
      const known = places.get(word)
      if (known === undefined) places.set(word, [at])
      else known.push(at)
    }
  }
  return places
}

/** A question asks for what stands right under it, and not for later parts of the page. */
function reaches(heading: PageLine, line: PageLine, lines: readonly PageLine[]): boolean {
  if (!/[?？]/.test(heading.text) || heading.passage === line.passage) return true
  return line.passage === heading.passage + 1 && lines[heading.at + 1]?.passage === line.passage
}

const pathOf = (page: string) =>
  (URL.parse(page)?.pathname ?? '').replace(/\.\w+$/, '').replace(/[^\p{L}\p{N}]+/gu, ' ')

interface Held {
  /** What each term counts at the line, 0 to 1. */
  counts: number[]
  /** Headings that add something. */
  headings: PageLine[]
}

function foundIn(read: SearchedLines, terms: readonly Term[], wanted: Wanted): Found[] {
  const { lines, shares } = read
  const { wish, isClosest = false } = wanted
  const direct = lines.map(({ at }) => shares.map((ofTerm) => ofTerm[at] ?? 0))
  const times = terms.map((_, term) => direct.filter((row) => (row[term] ?? 0) > 0).length)
  if (terms.some(({ isName }, term) => isName && times[term] === 0)) return []
  const weights = terms.map(({ isCommon, isLight, isAction, isEarlier }, term) => {
    const weight = Math.log(1 + (lines.length + 10) / (1 + (times[term] ?? 0))) * (isEarlier ? earlierShare : 1)
    if ((times[term] ?? 0) > 0) return weight
    // A common word may be said in other words, and a light one not at all.
    return weight * (isLight ? lightShare : isAction ? unsaidActionShare : isCommon ? unsaidShare : 1)
  })
  // A thing that no page names is not told by what stands beside it.
  const isUnnamed = terms.some(
    ({ isLight, isAction, isEarlier, concept }, term) =>
      !isLight && !isAction && !isEarlier && concept === null && times[term] === 0,
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  // The rarest word is what the question is about; a line far from it is about something else.
  const rarest = weights.reduce((most, weight, term) => ((times[term] ?? 0) > 0 ? Math.max(most, weight) : most), 0)
  const inPath = new Map(
    [...read.paths].map(([page, path]) => [page, terms.map((term) => Number(isInPath(term, path)))]),
  )
  const ofPassages = new Map<number, number[]>()
  for (const line of lines) {
    const most = ofPassages.get(line.passage) ?? terms.map(() => 0)
    ofPassages.set(line.passage, most)
    raise(most, direct[line.at] ?? [], 1)
  }
  const found: (Found & { at: number })[] = []
  for (const line of lines) {
    const isOfType = wish?.type != null && wish.isStrict && wish.type !== 'person' && holdsType(line.text, wish.type)
    if (wanted.isOfAnswers === true && !(line.isHeading && /[?？]/.test(line.text))) continue
    const held = heldBy(line, read, direct, {
      inPath: inPath.get(line.page) ?? [],
      ofPassage: ofPassages.get(line.passage) ?? [],
      isOfType,
    })
    if (held === null) continue
    const sum = () => weights.reduce((total, weight, term) => total + weight * (held.counts[term] ?? 0), 0)
    if (sum() / all < (isClosest ? closestCoverageMin : coverageMin) / 2) continue
    const excerpt = excerptAt(line, held, read, { direct, isOfPerson: wish?.type === 'person' })
    if (excerpt === null) continue
    const coverage = sum() / all
    const isAboutIt = weights.some((weight, term) => weight === rarest && (held.counts[term] ?? 0) >= nearMin)
    const isNear = isClosest
      ? coverage >= closestCoverageMin && (wish?.type !== 'person' || isWanted(excerpt, line, wanted, terms))
      : coverage >= leastCoverage(isOfType, wish) && isAboutIt && !isUnnamed && isWanted(excerpt, line, wanted, terms)
    if (!isNear) continue
    found.push({
      ...excerpt,
      page: line.page,
      coverage,
      score: sum() * preference(excerpt, line, wanted.wish, terms),
      at: line.at,
    })
  }
  return best(found, wanted.isBroad === true)
}

function leastCoverage(isOfType: boolean, wish: Wish | undefined): number {
  if (wish?.type === 'person') return personCoverageMin
  return isOfType ? typedCoverageMin : coverageMin
}

/** What the line and what stands around it hold of the terms; null for nothing in it or right above it. */
function heldBy(
  line: PageLine,
  { lines, above }: ReadLines,
  direct: readonly number[][],
  { inPath, ofPassage, isOfType }: { inPath: readonly number[]; ofPassage: readonly number[]; isOfType: boolean },
): Held | null {
  const counts = [...(direct[line.at] ?? [])]
  const headings = above[line.at] ?? []
  const isNear = [counts, direct[headings[0]?.at ?? -1] ?? []].some((row) => row.some((count) => count > 0))
  if (!isNear && !isOfType) return null
  const adding: PageLine[] = []
  // What is quoted for a heading is the text under it, which stands one further below.
  const depth = line.isHeading ? 1 : 0
  for (const [order, heading] of headings.entries()) {
    if (raise(counts, direct[heading.at] ?? [], headingWeights[order + depth] ?? 0)) adding.push(heading)
  }
  const isAmid = (one: PageLine) => isOfType || one.passage === line.passage
  const neighbours = line.isHeading ? [] : neighboursOf(line, lines).filter(isAmid)
  for (const { at, line: of } of neighbours)
    raise(counts, direct[at] ?? [], of > line.line ? afterWeight : beforeWeight)
  raise(counts, ofPassage, passageWeight)
  raise(counts, inPath, addressWeight)
  return { counts, headings: adding }
}

const neighboursMax = 12

/** What stands in the same line, the one before it and the one after. */
function neighboursOf(line: PageLine, lines: readonly PageLine[]): PageLine[] {
  const around = lines.slice(Math.max(0, line.at - neighboursMax), line.at + neighboursMax)
  return around.filter((one) => one !== line && one.page === line.page && Math.abs(one.line - line.line) <= 1)
}

/** Lifts what a term counts to `weight` where it is held. @returns whether that changed anything */
function raise(counts: number[], held: readonly number[], weight: number): boolean {
  let isChanged = false
  for (const [term, share] of held.entries()) {
    if (share === 0 || (counts[term] ?? 0) >= share * weight) continue
    counts[term] = share * weight
    isChanged = true
  }
  return isChanged
}

type Excerpt = Pick<Found, 'text' | 'headings'>

interface ExcerptOptions {
  direct: readonly number[][]
  isOfPerson: boolean
}

const shortCharactersMax = 40
const headingsMax = 2
/** How far below a label that the page does not mark as one its value stands. */
const labelReach = 2

/** What is quoted for a line: under a heading its text, else the line with the headings that tell what it is about. */
function excerptAt(
  line: PageLine,
  held: Held,
  read: ReadLines,
  { direct, isOfPerson }: ExcerptOptions,
): Excerpt | null {
  const under = line.isHeading ? linesUnder(line, read) : []
  if (under.length > 0) {
    for (const { at } of under) raise(held.counts, direct[at] ?? [], headingWeights[0] ?? 0)
    const text = under.map((one) => one.text).join(' ')
    if (/[?？]$/.test(text) && under.length === 1) return null
    return isCommand(text) || isCommand(line.text) ? null : { text, headings: [line.text] }
  }
  // A question is no answer.
  if (/[?？]$/.test(line.text) || isCommand(line.text)) return null
  const near = line.text.length <= shortCharactersMax ? nearestOf(line, read, isOfPerson) : []
  // Where a part of the page has headings of its own, one of an earlier part would name something else.
  const isOwn = read.above[line.at]?.some((heading) => heading.isMarked && heading.passage === line.passage) === true
  const naming = [...near, ...held.headings].filter(({ passage }) => !isOwn || passage === line.passage)
  const nearest = new Set(read.above[line.at]?.slice(0, shownHeadings))
  const headings = [...new Set(naming.filter((heading) => nearest.has(heading)).map(({ text }) => text))]
  const shown = headings.slice(0, headingsMax).reverse()
  const text = /[:：]$/.test(line.text) ? withList(line, read) : withValue(line, read)
  return { text, headings: shown.filter((heading) => !isCommand(heading)) }
}

/** The heading right above; of persons all in the same part of the page, as a name stands above the line that says who it is. */
function nearestOf(line: PageLine, { above }: ReadLines, isOfPerson: boolean): PageLine[] {
  const headings = above[line.at] ?? []
  if (isOfPerson) return headings.filter(({ passage }) => passage === line.passage)
  const [first] = headings
  return first !== undefined && (first.isMarked || line.at - first.at <= labelReach) ? [first] : []
}

/** Of the headings above a line those that surely name it. */
const shownHeadings = 3

/** A line that announces a list is told with it. */
function withList(line: PageLine, { lines, passages }: ReadLines): string {
  let text = line.text
  for (let next = lines[line.at + 1]; next?.passage === line.passage; next = lines[next.at + 1]) {
    const longer = `${text} ${next.text}`
    if (
      next.isMarked ||
      isCommand(longer) ||
      longer.length > underCharactersMax ||
      !stands(longer, passages[line.passage])
    )
      break
    text = longer
  }
  return text
}

const valueCharactersMax = 12
const labelWithoutNumber = /^\D{3,}$/u

/** An amount may as well belong to what stands before it. */
const isBareNumber = (text: string) => /\d/.test(text) && !/\p{Sc}/u.test(text)

/** A label is told with its value, and a value with the label after it: “9,6” – “Rated by our guests”. */
function withValue(line: PageLine, { lines, passages }: ReadLines): string {
  const before = lines[line.at - 1]
  const isLabelled = line.text.length <= shortCharactersMax && labelWithoutNumber.test(line.text)
  const value =
    isLabelled &&
    before?.passage === line.passage &&
    before.text.length <= valueCharactersMax &&
    isBareNumber(before.text)
  const text = value ? `${before.text} ${line.text}` : line.text
  return value && !stands(text, passages[line.passage]) ? line.text : text
}

const underCharactersMax = 300
const underLinesMax = 6

/** The lines under a heading, up to the next one, that stand in a row on the page. */
function linesUnder(heading: PageLine, { lines, passages }: ReadLines): PageLine[] {
  const taken: PageLine[] = []
  let characters = 0
  for (let line = lines[heading.at + 1]; line !== undefined; line = lines[line.at + 1]) {
    const isNear = line.page === heading.page && line.passage - heading.passage <= 1
    const [first] = taken
    const isApart = first !== undefined && (line.passage !== first.passage || line.isMarked)
    const isNextHeading =
      line.isMarked || (line.isHeading && !heading.isMarked && line.passage !== heading.passage && isTitle(line, lines))
    if (!isNear || isApart || isNextHeading || taken.length >= underLinesMax) break
    if (first !== undefined && characters + line.text.length > underCharactersMax) break
    taken.push(line)
    characters += line.text.length
  }
  return stands(taken.map(({ text }) => text).join(' '), passages[taken[0]?.passage ?? -1]) ? taken : taken.slice(0, 1)
}

/** Whether more lines of its own part of the page stand under it. */
const isTitle = (line: PageLine, lines: readonly PageLine[]) => lines[line.at + 1]?.passage === line.passage

const stands = (text: string, passage: Passage | undefined) =>
  passage?.text.replace(/\s+/g, ' ').includes(text) === true

function isWanted(
  { text, headings }: Excerpt,
  line: PageLine,
  { must, wish }: Wanted,
  terms: readonly Term[],
): boolean {
  const whole = [...headings, text].join(' ')
  const needed = terms.find(({ concept }) => must !== undefined && concept === must)
  if (needed !== undefined && placeIn(needed, foldText(whole)) === null && needed.shape?.test(whole) !== true)
    return false
  if (wish?.type === undefined || wish.type === null || !wish.isStrict) return true
  if (wish.type === 'person') return isOfPerson({ text, headings }, terms)
  if (wish.type === 'count') return isCounted([...headings, text].join(' '), terms, wish)
  return (
    holdsType(text, wish.type) ||
    (!line.isHeading && headings.some((heading) => holdsType(heading, wish.type as AnswerType)))
  )
}

const nearPerson = 60
const nameWordsMax = 6
const titleLanguages = ['en', 'de', 'fr', 'es'] as const

/** Whether a name stands near what was asked for; words that lists of ours know, as in a title, are no names. */
function isOfPerson({ headings, text }: Excerpt, terms: readonly Term[]): boolean {
  const whole = [...headings.filter((heading) => questionWords(heading).length <= nameWordsMax), text].join(' – ')
  const folded = foldText(whole)
  const places = terms.flatMap((term) => placeIn(term, folded)?.index ?? [])
  return namesOfPersons(whole).some(({ 0: name, index }) => {
    const words = questionWords(name)
    if (isPlace(name)) return false
    const isTitle = words.some(
      (word) => titleLanguages.some((language) => isFunctionWord(word, language)) || isKnownWord(word, titleLanguages),
    )
    const isFar = places.every((at) => Math.abs(at - index) > nearPerson)
    return !isFar && (!isTitle || words.length > 3 || /^(?:we|i|wir|ich|nous|je)$/.test(words[0] ?? ''))
  })
}

const regionCodes =
  'ad ae ar at au ba be bg br ca ch cl cn co cr cy cz de dk do ec ee eg es fi fr gb ge gr hk hr hu id ie il in is it jp kr lt lu lv ma mc md me mt mx my nl no nz pe ph pl pr pt ro rs ru sa se sg si sk th tn tr tw ua us uy ve vn za'
let places: ReadonlySet<string> | null = null

/** “United States” is written as a person’s name is. */
function isPlace(name: string): boolean {
  places ??= new Set(
    titleLanguages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region' })
      return regionCodes.split(' ').map((code) => foldText(names.of(code.toUpperCase()) ?? code))
    }),
  )
  return places.has(foldText(name))
}

const countedWithin = 24
const countedAfter = 16

/** Whether a number stands right before one of the things, or right after it: “150 members”, “Guests: 4”. */
function isCounted(text: string, terms: readonly Term[], { counted }: Wish): boolean {
  const folded = foldText(text)
  const things = terms.filter(({ word }) => word === counted)
  return (things.length > 0 ? things : terms).some((term) => {
    const place = placeIn(term, folded)
    if (place === null) return false
    const before = folded.slice(Math.max(0, place.index - countedWithin), place.index)
    const after = folded.slice(place.index + place.length).slice(0, countedAfter)
    return holdsType(before, 'count') || /^\p{L}* ?[:=–-]? ?\d/u.test(after)
  })
}

/** A sentence tells more than a label, what answers a question of the page more than a remark, and a value what was asked for. */
function preference({ text }: Excerpt, line: PageLine, wish: Wish | undefined, terms: readonly Term[]): number {
  const isAnswer = line.isHeading && /[?？]/.test(line.text)
  // A year alone tells less of “when” than a day.
  const exact = wish?.type === 'time' ? text.replace(/\b(?:19|20)\d{2}\b/g, '') : text
  const isHeld = wish?.type != null && holdsType(exact, wish.type)
  const isOfType = wish?.type === 'count' ? isCounted(text, terms, wish) : isHeld
  const isLabel = !/\d/.test(text) && questionWords(text).length < labelWordsMax && !line.isHeading
  return (
    1 -
    (isLabel ? 0.15 : 0) +
    (text.length >= 40 ? 0.04 : 0) +
    (isAnswer ? 0.12 : 0) +
    (isOfType ? 0.15 : 0) +
    (line.isMarked ? 0.03 : 0)
  )
}

/** What is shorter is a button or a label, and says little by itself. */
const labelWordsMax = 4

const foundMax = 4
const scoreShareMin = 0.8
const broadMax = 5
const broadShareMin = 0.5

/** The best, each text once, and none that another one holds. */
function best(found: readonly (Found & { at: number })[], isBroad: boolean): Found[] {
  const ordered = found.toSorted((one, other) => other.score - one.score)
  const most = ordered[0]?.score ?? 0
  const kept: (Found & { at: number; folded: string })[] = []
  for (const one of ordered) {
    if (kept.length >= (isBroad ? broadMax : foundMax)) break
    if (one.score < most * (isBroad ? broadShareMin : scoreShareMin)) break
    const folded = foldText([...one.headings, one.text].join(' '))
    const isKnown = kept.some((other) => other.folded.includes(foldText(one.text)) || folded.includes(other.folded))
    if (!isKnown) kept.push({ ...one, folded })
  }
  return kept.map(({ page, text, headings, score, coverage }) => ({ page, text, headings, score, coverage }))
}
