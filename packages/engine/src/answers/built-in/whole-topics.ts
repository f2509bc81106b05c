/** Answers on a part of the report. */
import { isFull, type PlacedSaid } from '../claims.ts'
import type { Line } from './draft.ts'
import { closest, fromPages, isOfWhole, itemOf, notSaid, ofConcept, surelyMin } from './page-facts.ts'
import { facetsOf } from './question/facets.ts'
import type { Asked } from './question/read-question.ts'
import { isAt, isOfPages, type TopicId, topicOf } from './question/topics.ts'
import { holdsAll, nothingFound, ours, type Reading } from './reading.ts'
import { holdsType } from './search/answer-types.ts'
import { isOfAll, listed, picked, shownMax, statementsOf } from './statements.ts'

interface Place {
  isFirst: boolean
  isOnly: boolean
}

export function onTopic(id: TopicId, asked: Asked, reading: Reading, { isFirst, isOnly }: Place): Line[] {
  const { language } = reading
  const { search, isThing } = topicOf(id)
  const side = isFull(reading.grounding.results) ? picked(facetsOf(id, asked.folded), reading) : []
  if (side.length > 0) return listed(side.slice(0, isOnly ? shownMax : Math.ceil(shownMax / 2)), reading)
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
  // One common word beside a part of the report rarely means one sentence of it.
  const isNarrow = !isOfWhole(asked) || asked.words.length > 1 || asked.words.some((word) => asked.names.includes(word))
  const fitting = isNarrow ? fittingOf(all, asked, reading, isThing === true && !isOfWhole(asked)) : []
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
  const fitting = gaps.filter(({ text }) => isAbout(text, id))
  const told = listed(fitting.slice(0, 2), reading, language === 'en')
  const near = isOfPages(id) ? closest(asked, reading) : []
  return near.length > 0 ? [...told, ...near] : [nothingFound(reading), ...told]
}

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

const isAbout = (text: string, id: TopicId): boolean => gapWords[id]?.test(text) ?? false
