/** Composes the answer to a question from the report and the pages. */
import type { Grounding, Question, Turn } from '../answerer.ts'
import { createEvidenceReader } from '../claims/evidence-reader.ts'
import { isFull, saidIn } from '../claims.ts'
import { headcount, literal, pagesRead, sureness, unknowable, whereItStands } from './about-the-report.ts'
import type { Line } from './draft.ts'
import { countedPages, type Frame } from './frames.ts'
import {
  fromPages,
  isGuess,
  isOfUnknownName,
  isOfWhole,
  isPageFact,
  namesAnother,
  notSaid,
  specific,
  surelyOnPages,
} from './page-facts.ts'
import type { Language } from './question/languages.ts'
import { type Asked, goesOn, partsOfQuestion, type QuestionPart, readQuestion } from './question/read-question.ts'
import { isOfPages, topicOf } from './question/topics.ts'
import { createWithin, ours, type Reading } from './reading.ts'
import { createSearch } from './search/search.ts'
import { listed, near, picked, shownMax, statementsOf } from './statements.ts'
import { onTopic } from './whole-topics.ts'

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
  const parts = partsOfQuestion(question.message)
  const lines = parts.length > 1 ? inParts(parts, question, reading, brand) : null
  return { language: asked.language, lines: lines ?? answered(asked, question.turns, reading, brand) }
}

const partLinesMax = 5

/** The answers to each part of a question, those that answer first; null where none does, or all say the same. */
function inParts(
  parts: readonly QuestionPart[],
  { turns }: Question,
  reading: Reading,
  brand: readonly string[],
): Line[] | null {
  let before: readonly string[] = []
  const answers = parts.flatMap(({ text: message, isQuestion }) => {
    const read = { ...readQuestion({ message, turns }, brand), language: reading.language }
    const leansOn = read.topics.every(isOfPages) && (goesOn(message) || read.words.length <= followUpWordsMax)
    const asked = leansOn ? { ...read, earlierWords: before.filter((word) => !read.searchWords.includes(word)) } : read
    before = [...new Set([...read.searchWords, ...before])]
    return isQuestion ? [answered(asked, turns, reading, brand)] : []
  })
  const told = answers.filter((lines) => !declines(lines))
  const texts = new Set(told.flat().map(({ text }) => text))
  if (told.length === 0 || (answers.length > 1 && texts.size === told[0]?.length)) return null
  const refused = answers.filter(declines).map((lines) => lines.slice(0, lines[0]?.frame === 'closest' ? 3 : 1))
  return eachOnce([...told.map((lines) => lines.slice(0, partLinesMax)), ...refused].flat())
}

function eachOnce(lines: readonly Line[]): Line[] {
  const known = new Set<string>()
  return lines.filter(({ text }) => {
    const isNew = !known.has(text)
    known.add(text)
    return isNew
  })
}

const declining: ReadonlySet<Frame> = new Set([
  'notSaid',
  'closest',
  'nothingFound',
  'unknowable',
  'future',
  'task',
  'command',
  'askInstead',
  'who',
  'thanks',
])

const declines = ([first]: readonly Line[]): boolean => first?.frame !== undefined && declining.has(first.frame)

function brandOf({ results, url }: Grounding): string[] {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? ''
  const name = isFull(results) ? results.brandIdentity.name : null
  return [...(name === null ? [] : [name]), host, host.split('.')[0] ?? ''].filter((part) => part !== '')
}

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
    if (namesAnother(asked, reading)) return specific({ ...asked, topics: [], isOfFact: true }, reading) ?? []
    const found = isGuess(asked) ? surelyOnPages(asked, reading) : null
    if (found !== null) return found
  } else if (isPageFact(asked)) {
    const found = specific(asked, reading)
    if (found !== null) return found
  }
  return eachOnce(
    topics.flatMap((topic, index) =>
      onTopic(topic, asked, reading, { isFirst: index === 0, isOnly: topics.length === 1 }),
    ),
  )
}
