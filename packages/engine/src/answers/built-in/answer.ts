/** Composes the answer to a question from the report and the pages. */
import { shortened } from '../../report/prose.ts'
import { sectionTitles } from '../../report/section-titles.ts'
import type { Assessment } from '../../report/shapes.ts'
import { type SectionId, sectionIds } from '../../section-ids.ts'
import type { Grounding, Question, Turn } from '../answerer.ts'
import { createEvidenceReader, type EvidenceReader } from '../claims/evidence-reader.ts'
import { isFull, type PlacedSaid, saidIn } from '../claims.ts'
import { shortQuote } from '../list-of-sources.ts'
import { type AnswerType, holdsType } from './answer-types.ts'
import { conceptIndex } from './concept-words.ts'
import type { Line } from './draft.ts'
import { basisIn, countedPages, type Frame, frame, statusIn } from './frames.ts'
import { labelIn } from './labels.ts'
import { type Language, questionWords } from './language.ts'
import { isCommand } from './page-lines.ts'
import { type Asked, goesOn, readQuestion } from './read-question.ts'
import { createSearch, type Found, isSubstance, type Search } from './search.ts'
import { isAt, isOfPages, kindOf, type Topic, type TopicId, topicOf } from './topics.ts'

type SearchedTopic = NonNullable<Topic['search']>

interface Reading {
  grounding: Grounding
  language: Language
  said: readonly PlacedSaid[]
  quotesOf: EvidenceReader
  search: Search
  within: (said: PlacedSaid) => Search
  pages: number
}

export interface Drafted {
  language: Language
  lines: Line[]
}

export function draftAnswer(question: Question): Drafted {
  const { grounding } = question
  if (grounding === null || grounding === 'gone') {
    const { language } = readQuestion(question, [])
    const first = grounding === 'gone' ? 'gone' : 'noAnalysis'
    return { language, lines: [ours(first, language), ours('askInstead', language), ours('who', language)] }
  }
  const brand = brandOf(grounding)
  const asked = inThread(readQuestion(question, brand), question, brand)
  const { results } = grounding
  const quotesOf = createEvidenceReader(results)
  const reading: Reading = {
    grounding,
    language: asked.language,
    said: saidIn(results),
    quotesOf,
    within: createWithin({ grounding, language: asked.language, quotesOf }),
    search: createSearch(grounding.passages, { pages: [results.coverage.language ?? 'en'], asked: asked.language }),
    pages: results.coverage.pages.length,
  }
  return { language: asked.language, lines: answered(asked, question.turns, reading, brand) }
}

function brandOf({ results, url }: Grounding): string[] {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? ''
  const name = isFull(results) ? results.brandIdentity.name : null
  return [...(name === null ? [] : [name]), host, host.split('.')[0] ?? ''].filter((part) => part !== '')
}

const ours = (name: Frame, language: Language, values: Record<string, string | number> = {}): Line => ({
  text: frame(name, language, values),
  isItem: false,
  quotes: [],
})

function answered(asked: Asked, turns: readonly Turn[], reading: Reading, brand: readonly string[]): Line[] {
  const { forms, topics, language, words } = asked
  const own = (name: Frame) => ours(name, language, { pages: countedPages(reading.pages, language) })
  if (forms.has('command')) return [own('command'), own('askInstead')]
  if (forms.has('task')) return [own('task'), ...near(asked, reading)]
  if (forms.has('headcount')) return headcount(reading)
  if (forms.has('unknowable')) return unknowable(asked, reading)
  if (forms.has('future') && !topics.includes('hours')) return [own('future'), ...near(asked, reading)]
  if (forms.has('rank')) return [...notSaid({ ...asked, topics: [] }, reading), ...near(asked, reading)]
  if (topics.length === 0 && forms.has('help') && asked.contentWords.length <= 1) return [own('who'), own('askInstead')]
  if (topics.length === 0 && forms.has('thanks') && words.length === 0) return [own('thanks'), own('askInstead')]
  const isOfKind = asked.wish.type !== null && asked.earlierWords.length > 0
  const isBare = topics.length === 0 && words.length === 0 && asked.quoted === null && !isOfKind
  const isOnlySure = topics.length === 1 && topics[0] === 'confidence' && words.length === 0
  if (isBare || isOnlySure) {
    const earlier = earlierQuestion(asked, turns, brand)
    if (earlier !== null) return followUp(asked, earlier.asked, earlier.pagesBefore, reading)
  }
  if (isBare && asked.namesBrand) return direct({ ...asked, topics: ['summary'] }, reading)
  if (isBare) return [own('askInstead')]
  return direct(asked, reading)
}

/** With the words of the question before, where this one goes on with it: “And in winter?” */
function inThread(asked: Asked, { message, turns }: Question, brand: readonly string[]): Asked {
  const isOfFacts = asked.topics.every(isOfPages)
  if (turns.length === 0 || !isOfFacts || (!goesOn(message) && asked.contentWords.length > followUpWordsMax))
    return asked
  const earlier = earlierQuestion(asked, turns, brand)
  if (earlier === null) return asked
  return { ...asked, earlierWords: earlier.asked.searchWords.filter((word) => !asked.searchWords.includes(word)) }
}

/** A question of so few words that say something may lean on the one before. */
const followUpWordsMax = 2

/** The question that a follow-up follows, and how often more was asked for since. */
function earlierQuestion(now: Asked, turns: readonly Turn[], brand: readonly string[]) {
  let pagesBefore = 0
  for (const { role, content } of turns.toReversed()) {
    if (role !== 'user') continue
    const asked = readQuestion({ message: content, turns: [] }, brand)
    const topics = asked.topics.filter((topic) => topic !== 'confidence')
    if (topics.length > 0 || asked.words.length > 0) {
      return { asked: { ...asked, topics, language: now.language }, pagesBefore }
    }
    if (asked.forms.has('more')) pagesBefore++
  }
  return null
}

function followUp(now: Asked, earlier: Asked, pagesBefore: number, reading: Reading): Line[] {
  const { language } = now
  if (now.topics.includes('confidence')) return sureness(earlier.topics, reading)
  if (now.forms.has('where')) return whereItStands(earlier, reading)
  if (now.forms.has('why')) return reasons(earlier, reading)
  const [topic] = earlier.topics
  if (topic === undefined) return direct(earlier, reading)
  const rest = statementsOf(topic, reading).slice(shownMax * (pagesBefore + 1))
  if (rest.length === 0) return [ours('nothingMore', language)]
  return listed(rest, reading)
}

/** Why the report says so: its own reasons, else the passages that it rests on. */
function reasons(asked: Asked, reading: Reading): Line[] {
  const lines = asked.topics.flatMap((topic) => {
    const patterns = topicOf(topic).why
    if (patterns !== undefined && isFull(reading.grounding.results)) return listed(picked(patterns, reading), reading)
    return []
  })
  return lines.length > 0 ? lines : whereItStands(asked, reading, 'restsOn')
}

function direct(asked: Asked, reading: Reading): Line[] {
  const { topics, forms, language } = asked
  if (asked.quoted !== null && (forms.has('where') || forms.has('about') || topics.length === 0)) {
    const found = literal(asked.quoted, reading)
    const more = forms.has('where') ? [] : (surelyOnPages(asked, reading) ?? [])
    if (found.length > 0) return more.length > 0 ? more : [ours('standsHere', language), ...found]
  }
  if (topics.includes('confidence')) {
    const others = topics.filter((topic) => topic !== 'confidence')
    return sureness(others, reading)
  }
  if (topics.includes('pages')) return pagesRead(reading)
  if (topics.length === 0 && !asked.isOfFact) return fromPages(asked, reading) ?? notSaid(asked, reading)
  if (forms.has('where')) return whereItStands(asked, reading)
  if (isOfUnknownName(asked, reading)) return [...notSaid({ ...asked, topics: [] }, reading), ...near(asked, reading)]
  if (isOfWhole(asked)) {
    const found = isGuess(asked) ? surelyOnPages(asked, reading) : null
    if (found !== null) return found
  } else if (isPageFact(asked)) {
    const found = specific(asked, reading)
    if (found !== null) return found
  }
  return topics.flatMap((topic, index) =>
    onTopic(topic, asked, reading, { isFirst: index === 0, isOnly: topics.length === 1 }),
  )
}

/** Whether a part of the report answers as a whole, and no single thing is asked for. */
const isOfWhole = ({ isOfWhole, forms, words, wish }: Asked): boolean =>
  isOfWhole && !(forms.has('about') && words.length > 0) && !isOfThing(wish.type)

/** Prices, times and measures are of single things. */
const isOfThing = (type: AnswerType | null): boolean => type === 'amount' || unmeasured.has(type)

/** A part of the report that no phrase names, in a question that names other things. */
const isGuess = ({ topics, phrased, words }: Asked): boolean =>
  words.length > 1 && !topics.some((topic) => phrased.includes(topic))

/** What pages say in nearly all words of the question. */
function surelyOnPages(asked: Asked, reading: Reading): Line[] | null {
  const found = searchedFor(asked, reading)
  return (found[0]?.coverage ?? 0) >= surelyMin ? toldByPages(found, asked, reading) : null
}

/** Kinds of things that no section measures: a question for one is about a fact of the pages, whatever word it shares with a section. */
const unmeasured: ReadonlySet<AnswerType | null> = new Set(['duration', 'age', 'distance', 'measure', 'percent'])
/** Kinds that sections measure too: of what is named beside its subject the pages say more. */
const measured: ReadonlySet<AnswerType | null> = new Set(['amount', 'count'])

const isPageFact = ({ topics, words, searchWords, wish, forms, isOfFact }: Asked): boolean =>
  !forms.has('extreme') &&
  ((isOfFact && (topics.length === 0 ? searchWords : words).length > 0) ||
    (words.length > 0 && (forms.has('about') || isOfThing(wish.type))) ||
    (words.length > 0 && wish.type !== 'person' && topics.every(isOfPages)) ||
    (searchWords.length > 1 && topics.every((topic) => topic === 'policies')) ||
    (searchWords.length > 0 && unmeasured.has(wish.type)) ||
    (words.length > 0 && measured.has(wish.type)) ||
    (searchWords.length > 1 && wish.type === 'rating') ||
    (wish.type === 'person' && topics.every((topic) => topic === 'team')))

/** What is said of the very thing that the question names, by the report or the pages; null where its topic as a whole may answer. */
function specific(asked: Asked, reading: Reading): Line[] | null {
  const isOfTopic = asked.words.length === 0 && asked.earlierWords.length === 0 && !asked.wish.isStrict
  if (isOfTopic && asked.topics.some((topic) => statementsOf(topic, reading).length > 0)) return null
  const stated = statedOf(asked, reading)
  const found = searchedFor(asked, reading)
  const onPages = found[0]?.coverage ?? 0
  if (stated.coverage >= surelyMin && stated.coverage + statedLead >= onPages) return listed(stated.said, reading)
  if (found.length > 0) return toldByPages(found, asked, reading)
  if (asked.topics.length === 0) return notSaid(asked, reading)
  if (asked.words.length === 0) return null
  if (asked.topics.includes('prices') && asked.wish.type === 'amount') return notPriced(asked, reading)
  if (asked.topics.some((topic) => topic === 'team' || topic === 'founding')) return null
  return asked.words.some((word) => isAnotherThing(word, asked))
    ? [...notSaid({ ...asked, topics: [] }, reading), ...near(asked, reading)]
    : null
}

/** A thing that no topic of the question is about. */
const isAnotherThing = (word: string, { topics, language }: Asked): boolean =>
  isSubstance(word, language) &&
  !conceptIndex.match(word).some(({ tag }) => topics.some((topic) => topicOf(topic).search?.concept === tag))

/** What the report states is shorter than what a page says, and preferred to it. */
const statedLead = 0.1

/** Statements of the report on the words of the question: of its topics, else of all that pages tell. */
function statedOf(asked: Asked, reading: Reading): { said: PlacedSaid[]; coverage: number } {
  const { topics, words, searchWords, names, asideWords } = asked
  const ofTopics = topics.flatMap((topic) => everyStatementOf(topic, reading)).filter((said) => !isOfAll(said))
  const said =
    topics.length > 0 ? ofTopics : reading.said.filter((one) => isQuotable(one) && one.section !== 'personas')
  const wanted = topics.length > 0 ? words : searchWords
  const isTooLittle = topics.length === 0 && wanted.length < 2
  if (wanted.length === 0 || isTooLittle || said.length === 0) return { said: [], coverage: 0 }
  const byPointer = new Map(said.map((one) => [one.pointer, one]))
  const search = createSearch(
    said.map((one) => ({ pageUrl: one.pointer, position: 0, text: textOf(one, reading) })),
    languagesOf(reading),
  )
  const found = search({ words: wanted, names, wish: asked.wish, isBroad: true })
  const coverage = found[0]?.coverage ?? 0
  const best = found
    .filter((one) => one.coverage >= coverage - statedLead)
    .flatMap(({ page }) => byPointer.get(page) ?? [])
  const closest = best.filter((one) => asideWords.length > 0 && holdsAll(one, asideWords, reading))
  return { said: closest.length > 0 ? closest : best, coverage }
}

/** What costs something else is no answer, but may help. */
function notPriced(asked: Asked, reading: Reading): Line[] {
  const prices = statementsOf('prices', reading).slice(0, nearPricesMax)
  const near = prices.length === 0 ? [] : [ours('nearIt', reading.language), ...listed(prices, reading, true)]
  return [...notSaid({ ...asked, topics: [] }, reading), ...near]
}

const nearPricesMax = 3
const surelyMin = 0.75

/** What is said of all things at once tells nothing of one of them. */
const isOfAll = ({ pointer }: PlacedSaid): boolean => /\/(?:pricePosition|pricingModel|summary)$/.test(pointer)

/** Whether the question names something by its name that neither pages nor report know. */
function isOfUnknownName({ names, words }: Asked, reading: Reading): boolean {
  return words
    .filter((word) => names.includes(word))
    .some((word) => {
      const isOnPages = reading.search({ words: [word], names: [word] }).length > 0
      return !isOnPages && !reading.said.some((said) => holdsAll(said, [word], reading))
    })
}

const shownMax = 7

interface Place {
  isFirst: boolean
  isOnly: boolean
}

function onTopic(id: TopicId, asked: Asked, reading: Reading, { isFirst, isOnly }: Place): Line[] {
  const { language } = reading
  const { search, isThing } = topicOf(id)
  const all = ofWishedKind(id, statementsOf(id, reading), asked)
  if (isFirst && asked.words.length > 0) {
    const narrowed = onWords(id, all, asked, reading)
    if (narrowed !== null) return narrowed
  }
  const isSearched =
    search !== undefined && isFull(reading.grounding.results) && (search.when === 'always' || all.length === 0)
  const more = isSearched ? ofConcept(search, asked, reading) : []
  if (all.length === 0 && more.length === 0) return otherwise(id, asked, reading) ?? nothingOf(id, asked, reading)
  const shown = all.slice(0, isOnly ? shownMax : Math.ceil(shownMax / 2))
  const isYes = asked.isYesNo && isThing === true && all.length > 0 && asked.words.length === 0
  const rest = all.length - shown.length
  const count = asked.forms.has('count') && isThing === true ? countOf(id, all) : 0
  // “What does it cost?” is not answered by how prices are told.
  const isUntold = id === 'prices' && asked.wish.type === 'amount' && !all.some(({ text }) => /\d/.test(text))
  return [
    ...(isUntold && more.length === 0 ? [nothingFound(reading)] : []),
    ...(isYes ? [ours('yes', language)] : []),
    ...(count > 1 ? [ours('inReport', language, { n: count })] : []),
    ...listed(shown, reading, isYes),
    ...(more.length > 0 ? [ours('pagesSay', language), ...more] : []),
    ...(rest > 0 && isOnly ? [ours('moreThere', language, { n: rest })] : []),
  ]
}

/** Asked for a telephone number, an e-mail address is no answer. */
const ofWishedKind = (id: TopicId, all: readonly PlacedSaid[], { wish: { type } }: Asked): readonly PlacedSaid[] =>
  id === 'contact' && (type === 'phone' || type === 'email') ? all.filter(({ text }) => holdsType(text, type)) : all

/** Before it is said that there is nothing: what the pages say in the question’s own words, or to the same question. */
function otherwise(id: TopicId, asked: Asked, reading: Reading): Line[] | null {
  if (!isOfPages(id) || !isFull(reading.grounding.results)) return null
  const isOfMore = asked.words.length > 0 || asked.wish.type !== null
  const isSearched = topicOf(id).search !== undefined || asked.searchWords.length === 0 || !isOfMore
  const found = isSearched ? null : fromPages(asked, reading)
  if (found !== null) return found
  const answers = reading.search({ words: asked.contentWords, names: asked.names, isOfAnswers: true })
  const [best] = answers
  if (best === undefined || best.coverage < surelyMin) return null
  return [ours('pagesSay', reading.language), itemOf(best, false)]
}

/** What is said of the things that the question names beside its topic; null where the topic as a whole answers it. */
function onWords(id: TopicId, all: readonly PlacedSaid[], asked: Asked, reading: Reading): Line[] | null {
  const { search, isThing } = topicOf(id)
  const fitting = fittingOf(all, asked, reading, isThing === true && !isOfWhole(asked))
  if (fitting.length > 0) return listed(fitting.slice(0, shownMax), reading)
  if (isOfWhole(asked)) return null
  // What is one thing, such as a mission, is not another one for a word beside it.
  if (search !== undefined || (isThing !== true && id !== 'offer' && all.length > 0 && !asked.forms.has('about')))
    return null
  const found = fromPages(asked, reading)
  if (found !== null)
    return all.length === 0 && asked.isYesNo && isThing === true ? [nothingFound(reading), ...found] : found
  const isOfThings = isThing === true || id === 'offer'
  const isCounted = asked.forms.has('count') && isOfThings
  if (!(asked.isYesNo && isOfThings) && !isCounted && !asked.forms.has('about')) return null
  return [
    ...(isThing === true ? [nothingFound(reading)] : notSaid(asked, reading)),
    ...(all.length > 0 ? [ours('nearIt', reading.language), ...listed(all.slice(0, 3), reading, true)] : []),
  ]
}

/** Statements that hold all the words; of a list of things, also those that hold most of them. */
function fittingOf(all: readonly PlacedSaid[], asked: Asked, reading: Reading, isOfThings: boolean): PlacedSaid[] {
  const held = (isOfThings ? all.filter((said) => !isOfAll(said)) : all).map((said) => ({
    said,
    count: asked.words.filter((word) => holdsAll(said, [word], reading)).length,
  }))
  const most = Math.max(0, ...held.map(({ count }) => count))
  const needed = isOfThings ? asked.words.length / 2 : asked.words.length
  const some = most === 0 || most < needed ? [] : held.filter(({ count }) => count === most).map(({ said }) => said)
  const closest = some.filter((said) => holdsAll(said, asked.asideWords, reading))
  return closest.length > 0 ? closest : some
}

/** How many there are of what the topic lists first. */
const countOf = (id: TopicId, all: readonly PlacedSaid[]): number =>
  all.filter(({ pointer }) => isAt(pointer, topicOf(id).at[0] ?? '')).length

function statementsOf(id: TopicId, reading: Reading): PlacedSaid[] {
  const { at, flash = [] } = topicOf(id)
  return picked(isFull(reading.grounding.results) ? at : flash, reading)
}

/** The same with all that long lists hold. */
function everyStatementOf(id: TopicId, reading: Reading): PlacedSaid[] {
  const { at, flash = [] } = topicOf(id)
  return picked(isFull(reading.grounding.results) ? at : flash, reading, Number.POSITIVE_INFINITY)
}

const ofPatternMax = 12

/** What the report says at these pointers, each text once. */
function picked(patterns: readonly string[], { said, grounding }: Reading, max = ofPatternMax): PlacedSaid[] {
  const texts = new Set<string>()
  const language = grounding.results.coverage.language
  const all = language === null ? said : [...said, languageSaid(language)]
  return patterns.flatMap((pattern) => {
    const kind = kindOf(pattern)
    return all
      .filter(({ pointer, label }) => isAt(pointer, pattern) && (kind === null || isOfKind(label, kind)))
      .filter(({ text }) => {
        const isNew = !texts.has(text)
        texts.add(text)
        return isNew
      })
      .slice(0, max)
  })
}

const languageSaid = (language: string): PlacedSaid => ({
  pointer: '/coverage/language',
  section: 'digitalPresence',
  label: 'Language of the site',
  text: new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language,
})

const isOfKind = (label: string | null, kind: string): boolean =>
  label !== null && (label.endsWith(`(${kind})`) || label.toLowerCase() === kind)

/** @param isAnnounced whether a line of ours stands above already */
function listed(statements: readonly PlacedSaid[], reading: Reading, isAnnounced = false): Line[] {
  const lines = statements.map((said) => lineOf(said, reading, statements.length > 1))
  const isProse = statements.some(({ label }) => label === null)
  return isProse && !isAnnounced && reading.language !== 'en'
    ? [ours('reportInEnglish', reading.language), ...lines]
    : lines
}

const citedMax = 2

function lineOf(said: PlacedSaid, reading: Reading, isItem: boolean): Line {
  const { pointer, label, text } = said
  const quotes = reading.quotesOf(pointer, text)
  const holding = quotes.filter((quote) => quote.text.includes(text))
  const isVerbatim = label !== null && holding.length > 0 && text.includes(' ')
  const value = isVerbatim ? `“${text}”` : text
  const cited = (
    holding.length > 0 ? holding.slice(0, 1) : quotes.slice(0, label === null ? citedMax + 1 : citedMax)
  ).filter((quote) => holding.length > 0 || !isCommand(quote.text))
  return {
    text: label === null ? value : `${labelIn(label, reading.language)}: ${value}`,
    isItem,
    quotes: cited.map((quote) => ({
      ...quote,
      pointer,
      containing: holding.length > 0 ? text : firstPiece(text, quote.text),
    })),
  }
}

/** Of the words in “…” of a sentence those that the passage holds. */
function firstPiece(text: string, quote: string): string {
  const pieces = [...text.matchAll(/“([^“”]+)”/g)].map(([, piece = '']) => piece.replace(/…$/, '').trim())
  return pieces.find((piece) => quote.includes(piece)) ?? ''
}

/** Whether a statement speaks of all of these words. */
const holdsAll = (said: PlacedSaid, words: readonly string[], reading: Reading): boolean =>
  words.every((word) => reading.within(said)({ words: [word] }).length > 0)

/** Searches one statement, with the passages that it rests on. */
function createWithin(reading: Pick<Reading, 'grounding' | 'language' | 'quotesOf'>) {
  const made = new Map<string, Search>()
  return (said: PlacedSaid): Search => {
    const known = made.get(said.pointer)
    if (known !== undefined) return known
    const search = createSearch([{ pageUrl: '', position: 0, text: textOf(said, reading) }], languagesOf(reading))
    made.set(said.pointer, search)
    return search
  }
}

/** What is said is English, and quotes the pages. */
const languagesOf = ({ grounding, language }: Pick<Reading, 'grounding' | 'language'>) => ({
  pages: [...new Set([grounding.results.coverage.language ?? 'en', 'en'])],
  asked: language,
})

/** A statement with the passages that it rests on, in one piece, as words may stand in any part of it. */
function textOf({ pointer, label, text }: PlacedSaid, { quotesOf }: Pick<Reading, 'quotesOf'>): string {
  const quotes = quotesOf(pointer, text).filter((quote) => quote.text.length < 200)
  const whole = [label ?? '', text, ...quotes.map((quote) => quote.text)].join(' · ').slice(0, 2_000)
  return whole.replace(/[.!?]\s/g, ' · ')
}

const itemOf = ({ page, text, headings }: Found, isItem: boolean): Line => ({
  text: [...headings, text].map((part) => `“${shortQuoteOf(part)}”`).join(' – '),
  isItem,
  quotes: [...headings, text].map((part) => ({ page, text: shortQuoteOf(part), pointer: null })),
})

const lineCharactersMax = 320

/** Whole where it is short; else as many of its words as a line takes, still word for word. */
const shortQuoteOf = (text: string): string => shortened(text, lineCharactersMax).replace(/…$/, '')

/** What the pages say of the words of the question; null where they say nothing. */
function fromPages(asked: Asked, reading: Reading): Line[] | null {
  const { words, wish, names } = asked
  const whole = searchedFor(asked, reading)
  const isOfPart = whole.length === 0 && words.length > 0 && wish.type !== 'person'
  const found = isOfPart ? reading.search({ words, wish, names }) : whole
  if (found.length > 0) return toldByPages(found, asked, reading)
  if (words.length === 0 || wish.type === 'person') return null
  const claims = reading.said
    .filter(
      (said) =>
        isQuotable(said) && holdsAll(said, words, reading) && (wish.type === null || holdsType(said.text, wish.type)),
    )
    .slice(0, 3)
  return claims.length === 0 || names.some((name) => !words.includes(name)) ? null : listed(claims, reading)
}

const toldByPages = (found: readonly Found[], { forms }: Asked, { language }: Reading): Line[] => [
  ours(forms.has('where') ? 'standsHere' : 'pagesSay', language),
  ...found.map((one) => itemOf(one, found.length > 1)),
]

/** With all words that say something. */
function searchedFor(
  { searchWords: named, earlierWords, wish, names, topics, forms }: Asked,
  { search }: Reading,
): Found[] {
  const isOfPerson = wish.type === 'person'
  return search({
    // “Who runs it?”
    words: named.length === 0 && isOfPerson && topics.includes('team') ? ['founder'] : named,
    earlierWords,
    isBroad: forms.has('about'),
    wish: { ...wish, isStrict: wish.isStrict || isOfPerson },
    names,
  })
}

/** What stands on pages, not what was measured, checked or concluded. */
const isQuotable = ({ pointer }: PlacedSaid): boolean =>
  /^\/(?:offerings\/(?!summary|gaps)|positioning\/(?!summary|gaps|composed)|messaging\/(?:claims|proofPoints|hero|valueProposition|ctas)|digitalPresence\/(?:contacts|socials|apps|importantLinks|legalEntity)|trustAndExperience\/(?:testimonials|customers|certifications|policies|trustSignals)|contentThemes\/(?:posts|formats)|brandIdentity\/(?:name|tagline|values|missionStatement)|personas\/\d+\/(?:goals|painPoints|objections))(?:\/|$)/.test(
    pointer,
  )

/** What the pages say by the question’s own words, else by what it is about. */
function ofConcept({ concept, pages = [] }: SearchedTopic, asked: Asked, reading: Reading): Line[] {
  const types = new Map(reading.grounding.results.coverage.pages.map(({ url, type }) => [url, type]))
  const isMeant = ({ page }: Found) => pages.some((type) => types.get(page) === type)
  const { words, names } = asked
  const wish = { ...asked.wish, isStrict: asked.wish.isStrict || asked.wish.type === 'person' }
  const named = asked.contentWords.filter((word) => !words.includes(word))
  const ways = [
    ...(wish.type === 'time' ? [{ words: asked.searchWords, wish, names }] : []),
    { words, concepts: [concept], must: concept, wish, names },
    ...(concept === 'team' ? [{ words: named, wish }] : []),
    // What costs something else does not answer what this costs, nor another person who this is.
    ...((concept === 'amount' || wish.type === 'person') && (words.length > 0 || concept === 'team')
      ? []
      : [{ words: [], concepts: [concept], must: concept, wish }]),
  ]
  const found = ways.map(reading.search).find((some) => some.length > 0) ?? []
  const ordered = [...found.filter(isMeant), ...found.filter((one) => !isMeant(one))]
  return ordered.map((one) => itemOf(one, found.length > 1))
}

function literal(text: string, reading: Reading): Line[] {
  const wanted = text.toLowerCase()
  const found = reading.grounding.passages
    .map((passage) => ({ ...passage, text: passage.text.replace(/\s+/g, ' ') }))
    .filter((passage) => passage.text.toLowerCase().includes(wanted) && !isCommand(passage.text))
    .slice(0, 4)
  return found.map(({ pageUrl, text: whole }) => {
    const at = whole.toLowerCase().indexOf(wanted)
    const containing = whole.slice(at, at + wanted.length)
    return {
      text: `“${containing}”`,
      isItem: found.length > 1,
      quotes: [{ page: pageUrl, text: whole, pointer: null, containing }],
    }
  })
}

/** The passages that the answer rests on, instead of the answer. */
function whereItStands(asked: Asked, reading: Reading, lead: Frame = 'standsHere'): Line[] {
  const { language } = reading
  if (asked.words.length > 0) {
    const found = fromPages(asked, reading)
    if (found !== null) return found
    return notSaid(asked, reading)
  }
  const quotes = asked.topics
    .flatMap((topic) => statementsOf(topic, reading))
    .flatMap(({ pointer, text }) =>
      reading
        .quotesOf(pointer, text)
        .slice(0, 1)
        .map((quote) => ({ ...quote, pointer })),
    )
  const once = [...new Map(quotes.map((quote) => [`${quote.page} ${quote.text}`, quote])).values()]
    .filter(({ text }) => !isCommand(text))
    .slice(0, shownMax)
  if (once.length === 0) {
    const [topic] = asked.topics
    return topic === undefined
      ? notSaid(asked, reading)
      : onTopic(topic, { ...asked, forms: new Set() }, reading, { isFirst: true, isOnly: true })
  }
  return [
    ours(lead, language),
    ...once.map(({ page, text, pointer }) => ({
      text: `“${shortQuoteOf(text)}”`,
      isItem: once.length > 1,
      quotes: [{ page, text: shortQuoteOf(text), pointer }],
    })),
  ]
}

/** “23 employees”, “a team of 23 people”, “made by 23 people”: people who work there, and not those who are written to or served. */
const countedPeople = new RegExp(
  String.raw`(?<!(?:desde|from|ab|up to|bis|bis zu|hasta|à partir de|for|für|pour|para|incluido|jusqu’à|min|max|per|pro) )\b\d[\d.,]*\+? (?:[\p{L}-]+ ){0,2}(?:employees|staff|colleagues|mitarbeit\p{L}*|angestellte\p{L}*|kolleg\p{L}*|employés|salariés|collaborateurs|empleados|trabajadores)\b` +
    String.raw`|\b(?:team of|made by|staff of|team von|team aus|équipe de|équipe d’|equipo de) (?:[\p{L}-]+ ){0,2}\d[\d.,]*\+? (?:[\p{L}-]+ ){0,2}(?:people|professionals|experts|menschen|leuten?|personen|personnes|experts|personas|profesionales)\b` +
    String.raw`|\b\d[\d.,]*\+? (?:people|professionals|experts|menschen|leute|personnes|personas|profesionales) (?:work|arbeiten|travaillent|trabajan)`,
  'iu',
)

function headcount(reading: Reading): Line[] {
  const { language, grounding } = reading
  const found = grounding.passages.flatMap(({ pageUrl, text: lines }) => {
    const text = lines.replace(/\s+/g, ' ')
    const [containing] = countedPeople.exec(text) ?? []
    return containing === undefined || isCommand(text) ? [] : [{ page: pageUrl, text, containing }]
  })
  const once = [...new Map(found.map((one) => [one.containing, one])).values()].slice(0, 3)
  if (once.length === 0) return [ours('unknowable', language, { pages: countedPages(reading.pages, language) })]
  const lines = once.map(({ page, text, containing }): Line => {
    const quote = shortQuote(text, containing)
    return { text: `“${quote}”`, isItem: once.length > 1, quotes: [{ page, text: quote, pointer: null }] }
  })
  return [ours('pagesSay', language), ...lines]
}

function unknowable(asked: Asked, reading: Reading): Line[] {
  const { language } = reading
  const holds = (text: string) => {
    const words = new Set(questionWords(text))
    return /\p{Sc}|%|\d{3}/u.test(text) && asked.contentWords.every((word) => words.has(word))
  }
  const found = reading.search({ words: asked.contentWords }).filter(({ text }) => holds(text))
  if (found.length > 0) return [ours('pagesSay', language), ...found.map((one) => itemOf(one, found.length > 1))]
  return [ours('unknowable', language, { pages: countedPages(reading.pages, language) }), ...near(asked, reading)]
}

function notSaid(asked: Asked, reading: Reading): Line[] {
  const { language } = reading
  const found = closest(asked, reading)
  if (found.length > 0) return found
  const line = ours('notSaid', language, { pages: countedPages(reading.pages, language) })
  const model = asked.topics.length === 0 ? [ours('modelMight', language)] : []
  return [line, ...model]
}

const closestMax = 4

/** What the pages say that is not sure to answer the question. */
function closest({ searchWords, earlierWords, wish, names }: Asked, { search, language, pages }: Reading): Line[] {
  // Who else is named is not who is asked for.
  const strict = { ...wish, isStrict: wish.isStrict || wish.type === 'person' }
  const found = search({ words: searchWords, earlierWords, wish: strict, names, isClosest: true }).slice(0, closestMax)
  if (found.length === 0) return []
  const lead = ours('closest', language, { pages: countedPages(pages, language) })
  return [lead, ...found.map((one) => itemOf(one, found.length > 1))]
}

const nearMax = 2

function near(asked: Asked, reading: Reading): Line[] {
  const statements = asked.topics.flatMap((topic) => statementsOf(topic, reading).slice(0, nearMax))
  return statements.length === 0 ? [] : [ours('nearIt', reading.language), ...listed(statements, reading, true)]
}

/** Not there: in the report’s own words where it has some. */
function nothingOf(id: TopicId, asked: Asked, reading: Reading): Line[] {
  const { grounding, language } = reading
  const { results } = grounding
  const { section, flash } = topicOf(id)
  if (!isFull(results) && flash === undefined) return [ours('notInFlash', language), ours('askInstead', language)]
  const gaps =
    section === null
      ? []
      : picked(
          [`/${section}/gaps/*`, ...(section === 'personas' ? ['/coverage/sections/personas/gaps/*'] : [])],
          reading,
        )
  const fitting = gaps.filter(({ text }) => speaksOf(text, id))
  const told = listed(fitting.slice(0, 2), reading, language === 'en')
  const near = isOfPages(id) ? closest(asked, reading) : []
  return near.length > 0 ? [...told, ...near] : [nothingFound(reading), ...told]
}

const nothingFound = ({ language, pages }: Reading): Line =>
  ours('nothingFound', language, { pages: countedPages(pages, language) })

/** Words of the report’s own gaps, by topic; those of other topics say nothing here. */
const gapWords: Partial<Record<TopicId, RegExp>> = {
  values: /values/i,
  problem: /problem|trouble/i,
  differentiators: /differs/i,
  positioning: /.*/,
  audience: /audience|whom|reader/i,
  personas: /.*/,
  weaknesses: /weakness/i,
  strengths: /strength/i,
  opportunities: /opportunit/i,
  threats: /threat/i,
  technology: /technology/i,
  prices: /price|plan/i,
  trial: /trial/i,
  guarantees: /guarantee/i,
  testimonials: /testimonial|customer|speaks/i,
  certifications: /certificat|award/i,
  blog: /post|publish/i,
  themes: /theme|subject/i,
  socials: /profile|social/i,
  contact: /address|telephone|e-mail|reach/i,
  legalEntity: /company|legal/i,
  mission: /mission/i,
  tagline: /tagline/i,
  colors: /colour/i,
  typefaces: /typeface/i,
  logo: /logo/i,
  imagery: /picture/i,
  northStar: /north star/i,
  ctas: /call/i,
  policies: /polic|legal|privacy/i,
}

const speaksOf = (text: string, id: TopicId): boolean => gapWords[id]?.test(text) ?? false

function pagesRead({ grounding, language }: Reading): Line[] {
  const { coverage } = grounding.results
  const pages = coverage.pages.map(({ url }): Line => ({ text: url, isItem: true, quotes: [] }))
  const values = { date: coverage.readAt.slice(0, 10), pages: countedPages(coverage.pages.length, language) }
  const skipped = coverage.skipped.length
  return [
    ours('pagesRead', language, values),
    ...pages,
    ...(skipped === 0 ? [] : [ours('pagesSkipped', language, { pages: countedPages(skipped, language) })]),
  ]
}

/** How far sections can be relied on, and what the claims asked for rest on. */
function sureness(topics: readonly TopicId[], reading: Reading): Line[] {
  const { grounding, language } = reading
  const { results } = grounding
  const named = topics.flatMap((topic) => topicOf(topic).section ?? [])
  const lines: Line[] = []
  if (isFull(results)) {
    const { sections } = results.coverage
    const wanted: readonly SectionId[] = named.length > 0 ? [...new Set(named)] : sectionIds
    const isItem = wanted.length > 1
    lines.push(...wanted.map((id) => ({ ...sectionLine(id, sections[id], language), isItem })))
    if (named.length > 0) lines.push(...listed(gapsOf(named, reading).slice(0, 3), reading, true))
  }
  const statements = topics.flatMap((topic) => statementsOf(topic, reading)).slice(0, 3)
  const rested = statements.flatMap((said) => {
    const entry = results.evidence.find(({ pointer }) => pointer === said.pointer)
    if (entry === undefined) return []
    const line = lineOf(said, reading, true)
    const values = { basis: basisIn(entry.basis, language), percent: Math.round(100 * entry.confidence) }
    return [{ ...line, text: `${line.text} ${frame('sureOfClaim', language, values)}` }]
  })
  return lines.length + rested.length === 0 ? [ours('notInFlash', language)] : [...lines, ...rested]
}

const gapsOf = (sections: readonly SectionId[], reading: Reading): PlacedSaid[] =>
  picked(
    sections.map((id) => (id === 'personas' ? '/coverage/sections/personas/gaps/*' : `/${id}/gaps/*`)),
    reading,
  )

const sectionLine = (id: SectionId, { confidence, status }: Assessment, language: Language): Line =>
  ours('sureOf', language, {
    section: sectionTitles[id],
    percent: Math.round(100 * confidence),
    status: statusIn(status, language),
  })
