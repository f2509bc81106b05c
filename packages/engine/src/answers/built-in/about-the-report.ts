/** Answers on the analysis itself: what it read, how sure it is, where something stands, and figures that no page tells. */

import { type SectionId, sectionIds } from '../../section-ids.ts'
import { sectionTitles } from '../../writing/section-titles.ts'
import type { Assessment } from '../../writing/shapes.ts'
import { isFull, type PlacedSaid } from '../claims.ts'
import { shortQuote } from '../list-of-sources.ts'
import type { Line } from './draft.ts'
import { basisIn, countedPages, type Frame, frame, statusIn } from './frames.ts'
import { fromPages, itemOf, notSaid, shortQuoteOf } from './page-facts.ts'
import { questionWords } from './question/language.ts'
import type { Language } from './question/languages.ts'
import type { Asked } from './question/read-question.ts'
import { type TopicId, topicOf } from './question/topics.ts'
import { ours, type Reading } from './reading.ts'
import { isCommand } from './search/page-lines.ts'
import { lineOf, listed, near, picked, shownMax, statementsOf } from './statements.ts'
import { onTopic } from './whole-topics.ts'

export function pagesRead({ grounding, language }: Reading): Line[] {
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
export function sureness(topics: readonly TopicId[], reading: Reading): Line[] {
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

export function literal(text: string, reading: Reading): Line[] {
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
export function whereItStands(asked: Asked, reading: Reading, lead: Frame = 'standsHere'): Line[] {
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
  String.raw`(?<!(?:desde|from|ab|up to|bis|bis zu|hasta|à partir de|for|für|pour|para|incluido|jusqu’à|min|max|per|pro) )\b\d[\d.,]{0,14}\+? (?:[\p{L}-]+ ){0,2}(?:employees|staff|colleagues|mitarbeit\p{L}*|angestellte\p{L}*|kolleg\p{L}*|employés|salariés|collaborateurs|empleados|trabajadores)\b` +
    String.raw`|\b(?:team of|made by|staff of|team von|team aus|équipe de|équipe d’|equipo de) (?:[\p{L}-]+ ){0,2}\d[\d.,]{0,14}\+? (?:[\p{L}-]+ ){0,2}(?:people|professionals|experts|menschen|leuten?|personen|personnes|experts|personas|profesionales)\b` +
    String.raw`|\b\d[\d.,]{0,14}\+? (?:people|professionals|experts|menschen|leute|personnes|personas|profesionales) (?:work|arbeiten|travaillent|trabajan)`,
  'iu',
)

export function headcount(reading: Reading): Line[] {
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

export function unknowable(asked: Asked, reading: Reading): Line[] {
  const { language } = reading
  const holds = (text: string) => {
    const words = new Set(questionWords(text))
    return /\p{Sc}|%|\d{3}/u.test(text) && asked.contentWords.every((word) => words.has(word))
  }
  const found = reading.search({ words: asked.contentWords }).filter(({ text }) => holds(text))
  if (found.length > 0) return [ours('pagesSay', language), ...found.map((one) => itemOf(one, found.length > 1))]
  return [ours('unknowable', language, { pages: countedPages(reading.pages, language) }), ...near(asked, reading)]
}
