/** Answers on single things that pages tell: from the pages, and from what the report took from them. */
import { shortened } from '../../writing/prose.ts'
import type { PlacedSaid } from '../claims.ts'
import type { Line } from './draft.ts'
import { countedPages } from './frames.ts'
import type { Asked } from './question/read-question.ts'
import { isOfPages, type Topic, topicOf } from './question/topics.ts'
import { holdsAll, languagesOf, ours, type Reading, textOf } from './reading.ts'
import { type AnswerType, holdsType } from './search/answer-types.ts'
import { conceptIndex } from './search/concept-words.ts'
import { createSearch, type Found, isSubstance } from './search/search.ts'
import { everyStatementOf, isOfAll, listed, near, statementsOf } from './statements.ts'

/** Whether a part of the report answers as a whole, and no single thing is asked for. */
export const isOfWhole = ({ isOfWhole, forms, words, wish }: Asked): boolean =>
  isOfWhole && !(forms.has('about') && words.length > 0) && !isOfThing(wish.type)

/** Prices, times and measures are of single things. */
const isOfThing = (type: AnswerType | null): boolean => type === 'amount' || unmeasured.has(type)

/** A part of the report that no phrase names, in a question that names other things. */
export const isGuess = ({ topics, phrased, words }: Asked): boolean =>
  words.length > 1 && !topics.some((topic) => phrased.includes(topic))

/** Whether it names something that pages know, and the part of the report does not: “Does it work with Wirebox?” */
export const namesAnother = ({ names, words, topics }: Asked, reading: Reading): boolean =>
  words.some(
    (word) =>
      names.includes(word) &&
      !topics.some((topic) => everyStatementOf(topic, reading).some((said) => holdsAll(said, [word], reading))) &&
      reading.search({ words: [word], names: [word] }).length > 0,
  )

/** What pages say in nearly all words of the question. */
export function surelyOnPages(asked: Asked, reading: Reading): Line[] | null {
  const found = searchedFor(asked, reading)
  return (found[0]?.coverage ?? 0) >= surelyMin ? toldByPages(found, asked, reading) : null
}

/** Kinds of things that no section measures: a question for one is about a fact of the pages, whatever word it shares with a section. */
const unmeasured: ReadonlySet<AnswerType | null> = new Set(['duration', 'age', 'distance', 'measure', 'percent'])

/** Kinds that sections measure too: of what is named beside its subject the pages say more. */
const measured: ReadonlySet<AnswerType | null> = new Set(['amount', 'count'])

export const isPageFact = ({ topics, words, searchWords, earlierWords, wish, forms, isOfFact }: Asked): boolean =>
  !forms.has('extreme') &&
  ((earlierWords.length > 0 && topics.length > 0 && topics.every(isOfPages)) ||
    (isOfFact && (topics.length === 0 ? searchWords : words).length > 0) ||
    (words.length > 0 && (forms.has('about') || isOfThing(wish.type))) ||
    (words.length > 0 && wish.type !== 'person' && topics.every(isOfPages)) ||
    (searchWords.length > 1 && topics.every((topic) => topic === 'policies')) ||
    (searchWords.length > 0 && unmeasured.has(wish.type)) ||
    (words.length > 0 && measured.has(wish.type)) ||
    (searchWords.length > 1 && wish.type === 'rating') ||
    (wish.type === 'person' && topics.every((topic) => topic === 'team')))

/** What is said of the very thing that the question names, by the report or the pages; null where its topic as a whole may answer. */
export function specific(asked: Asked, reading: Reading): Line[] | null {
  const isOfTopic = asked.words.length === 0 && asked.earlierWords.length === 0 && !asked.wish.isStrict
  if (isOfTopic && asked.topics.some((topic) => statementsOf(topic, reading).length > 0)) return null
  const stated = statedOf(asked, reading)
  const found = searchedFor(asked, reading)
  const onPages = found[0]?.coverage ?? 0
  const statedMin = asked.words.length > 0 ? surelyMin : leaningMin
  if (stated.coverage >= statedMin && stated.coverage + statedLead >= onPages) return listed(stated.said, reading)
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

/** Of what a question before this one named: it need not hold much of it. */
const leaningMin = 0.2
/** What the report states is shorter than what a page says, and preferred to it. */
const statedLead = 0.1

/** Statements of the report on the words of the question: of its topics, else of all that pages tell. */
function statedOf(asked: Asked, reading: Reading): { said: PlacedSaid[]; coverage: number } {
  const { topics, words, searchWords, earlierWords, names, asideWords } = asked
  const ofTopics = topics.flatMap((topic) => everyStatementOf(topic, reading)).filter((said) => !isOfAll(said))
  const all = topics.length > 0 ? ofTopics : reading.said.filter((one) => isQuotable(one) && one.section !== 'personas')
  const { type, isStrict } = asked.wish
  const said = type === null || !isStrict ? all : all.filter(({ text }) => holdsType(text, type))
  // “And what does it cost?” asks for the cost of what was named before.
  const ofTopic = words.length > 0 ? words : earlierWords
  const wanted = topics.length > 0 ? ofTopic : searchWords
  const isTooLittle = topics.length === 0 && wanted.length < 2
  if (wanted.length === 0 || isTooLittle || said.length === 0) return { said: [], coverage: 0 }
  const byPointer = new Map(said.map((one) => [one.pointer, one]))
  const search = createSearch(
    said.map((one) => ({ pageUrl: one.pointer, position: 0, text: textOf(one, reading) })),
    languagesOf(reading),
  )
  const isClosest = topics.length > 0 && words.length === 0
  const found = search({ words: wanted, names, wish: asked.wish, isBroad: true, isClosest })
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

export const surelyMin = 0.75

/** Whether the question names something by its name that neither pages nor report know. */
export function isOfUnknownName({ names, words }: Asked, reading: Reading): boolean {
  return words
    .filter((word) => names.includes(word))
    .some((word) => {
      const isOnPages = reading.search({ words: [word], names: [word] }).length > 0
      return !isOnPages && !reading.said.some((said) => holdsAll(said, [word], reading))
    })
}

export const itemOf = ({ page, text, headings }: Found, isItem: boolean): Line => ({
  text: [...headings, text].map((part) => `“${shortQuoteOf(part)}”`).join(' – '),
  isItem,
  quotes: [...headings, text].map((part) => ({ page, text: shortQuoteOf(part), pointer: null })),
})

const lineCharactersMax = 320

/** Whole where it is short; else as many of its words as a line takes, still word for word. */
export const shortQuoteOf = (text: string): string => shortened(text, lineCharactersMax).replace(/…$/, '')

/** What the pages say of the words of the question; null where they say nothing. */
export function fromPages(asked: Asked, reading: Reading): Line[] | null {
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

type SearchedTopic = NonNullable<Topic['search']>

/** What the pages say by the question’s own words, else by what it is about. */
export function ofConcept({ concept, pages = [] }: SearchedTopic, asked: Asked, reading: Reading): Line[] {
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

export function notSaid(asked: Asked, reading: Reading): Line[] {
  const { language } = reading
  const found = closest(asked, reading)
  if (found.length > 0) return found
  const line = ours('notSaid', language, { pages: countedPages(reading.pages, language) })
  const model = asked.topics.length === 0 ? [ours('modelMight', language)] : []
  return [line, ...model]
}

const closestMax = 4

/** What the pages say that is not sure to answer the question. */
export function closest(
  { searchWords, earlierWords, wish, names }: Asked,
  { search, language, pages }: Reading,
): Line[] {
  // Who else is named is not who is asked for.
  const strict = { ...wish, isStrict: wish.isStrict || wish.type === 'person' }
  const found = search({ words: searchWords, earlierWords, wish: strict, names, isClosest: true }).slice(0, closestMax)
  if (found.length === 0) return []
  const lead = ours('closest', language, { pages: countedPages(pages, language) })
  return [lead, ...found.map((one) => itemOf(one, found.length > 1))]
}
