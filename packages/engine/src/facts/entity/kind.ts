import type { Fact, Quote } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { type KindId, kindOf } from '../../lexicon/kinds/kind-table.ts'
import { type FindKinds, kindWordsOf } from '../../lexicon/kinds/kind-words.ts'
import { distinctionWordsOf } from '../../lexicon/speech/introduction-words.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { readerWordsOf } from '../../lexicon/speech/style-words.ts'
import { themeWordsOf } from '../../lexicon/speech/theme-words.ts'
import { wordCount } from '../../page/word-count.ts'
import type { Site } from '../../site.ts'
import { type Clause, clausesOf, phraseAround, readClause } from './clauses.ts'
import { anyFirm, headOf, type Noun, saysNothing } from './head-noun.ts'
import { type Group, type KindInputs, type Source, sources } from './kind-sources.ts'
import type { BrandKind, KindCandidate } from './shapes.ts'
import { typedKinds } from './typed-kinds.ts'

interface Vote {
  id: KindId
  phrase: string
  group: Group
  score: number
  quote: Quote
}

const phraseWordsMax = 10
const laterClause = 0.35
/** A title often begins with the name. */
const laterPart = 0.1
const bareCost = 0.7
/** “A group of friends”, “a company from Ghent”. */
const anyFirmCost = 0.9
/** Where the name of the brand holds the noun: it names the brand before it says what it is. */
const nameCost = 0.6
const agreement = 0.3
const objectCost = 1
const yoursWeight = 1.3
const yoursWordsMin = 4
const yoursBareCost = 0.5
const scoreMin = 0.6
const candidatesMax = 3

/**
 * What kind of firm, place, service or product the brand is, by vote of the places where a site says so: its titles, descriptions, opening,
 * the sentences that introduce it, its name and its structured data. Only a noun of a known kind makes a vote; its phrase is the site's own.
 */
export function brandKind(site: Site, inputs: KindInputs): Fact<BrandKind> | null {
  const { language } = inputs
  const find = language === null ? null : kindWordsOf(language)
  if (language === null || find === null) return null
  const reader: Reader = { language, find, names: inputs.names.map(foldText).filter((name) => name.length >= 3) }
  const votes = sources(site, inputs).flatMap((source) => votesOf(source, reader))
  const groups = new Map<KindId, Set<Group>>()
  for (const { id, group } of votes) groups.set(id, (groups.get(id) ?? new Set<Group>()).add(group))
  // A type has no phrase of the site's own: it only agrees.
  for (const id of typedKinds(inputs.structuredData)) groups.get(id)?.add('data')
  const ranked = votes
    .map((vote) => ({ ...vote, score: vote.score + agreement * Math.min(2, groups.get(vote.id)!.size - 1) }))
    .sort((a, b) => b.score - a.score)
  const [best] = ranked
  if (best === undefined || best.score < scoreMin) return null
  const own = ranked.filter(({ id }) => id === best.id)
  return {
    value: { text: best.phrase, id: best.id, label: kindOf(best.id).label, candidates: candidatesBeside(best, ranked) },
    basis: 'stated',
    confidence: confidenceOf(best.score, groups.get(best.id)!.size),
    quotes: distinctQuotes(own.map(({ quote }) => quote)).slice(0, 3),
  }
}

const confidenceOf = (score: number, groups: number) =>
  Math.round(Math.min(0.95, 0.35 + 0.2 * score + 0.08 * (groups - 1)) * 100) / 100

function candidatesBeside(best: Vote, ranked: readonly Vote[]): KindCandidate[] {
  const byPhrase = new Map<string, KindCandidate>()
  for (const { id, phrase, quote } of ranked)
    if (id !== best.id && !byPhrase.has(phrase)) byPhrase.set(phrase, { text: phrase, id, quote })
  return [...byPhrase.values()].slice(0, candidatesMax)
}

const distinctQuotes = (quotes: readonly Quote[]) =>
  quotes.filter((quote, index) => quotes.findIndex(({ text }) => text === quote.text) === index)

interface Reader {
  language: string
  find: FindKinds
  /** Folded, in small letters. */
  names: readonly string[]
}

function votesOf(source: Source, reader: Reader): Vote[] {
  const cuts = themeWordsOf(reader.language)?.cuts
  const we = firstPersonPluralWords(reader.language)
  const readers = readerWordsOf(reader.language)
  const refused = refusalsOf(reader.language)
  const clauses = source.group === 'name' ? [source.text] : clausesOf(source.text)
  return clauses.flatMap((text, index) => {
    const clause = readClause(text)
    const noun = headOf(clause, reader)
    if (noun === null) return []
    const before = clause.words.filter(({ foldedEnd }) => foldedEnd <= noun.start)
    // “We help hotels and offices”: what a verb is said of is somebody else's kind.
    const isObject = before.some(({ text: word, folded }) => cuts?.get(folded) === 'pronoun' || we.has(word))
    if (isObject && source.isRunning) return []
    // “More than just a haircut.”
    if (refused.has(clause.text.slice(0, before.at(-1)?.end ?? 0))) return []
    const isYours = before[0] !== undefined && clause.words.length >= yoursWordsMin && readers.has(before[0].text)
    const isOfName = source.group === 'name' || isWithinName(clause, noun, reader.names)
    const found = isOfName ? nounText(clause, noun) : phraseAround(clause, noun, reader.language)
    if (found === null || wordCount(found) > phraseWordsMax) return []
    const isBare = kindOf(noun.id).isBare === true
    const isAlone = modifiers(found, noun, reader.language) === 0
    if (isAlone && source.isRunning) return []
    if (isBare && (isAlone || isOfName || source.isRunning || saysNothing.has(noun.id))) return []
    const score =
      // “Your family dentist in Leeds” says so as “We are” does.
      (isYours ? Math.max(source.weight, yoursWeight) : source.weight) -
      (isObject ? objectCost : 0) -
      (source.group === 'title' ? laterPart : laterClause) * Math.min(index, 3) -
      (isYours && isBare ? yoursBareCost : anyFirm.has(noun.id) ? anyFirmCost : isBare ? bareCost : 0) -
      (isAlone ? 0.15 : 0) -
      (/\d/.test(found) ? 0.2 : 0) -
      (isOfName && source.group !== 'name' ? nameCost : 0)
    return [{ id: noun.id, phrase: found, group: isOfName ? 'name' : source.group, score, quote: source.quote }]
  })
}

const isWithinName = ({ folded }: Clause, { start, end }: Noun, names: readonly string[]): boolean =>
  names.some((name) => {
    const at = folded.indexOf(name)
    return at >= 0 && at <= start && end <= at + name.length
  })

const refusalsOf = (language: string) => {
  const words = distinctionWordsOf(language)
  return { has: (text: string) => text !== '' && words.match(text).some(({ tag }) => tag === 'refusal') }
}

const nounText = ({ text, words }: Clause, { start, end }: Noun): string | null => {
  const inside = words.filter(({ foldedStart, foldedEnd }) => foldedEnd > start && foldedStart < end)
  const [first] = inside
  const last = inside.at(-1)
  return first === undefined || last === undefined ? null : text.slice(first.start, last.end)
}

/** Words of the phrase beside the noun that say something. */
function modifiers(phrase: string, noun: Noun, language: string): number {
  const cuts = themeWordsOf(language)?.cuts
  const said = readClause(phrase).words.filter(({ folded }) => cuts?.get(folded) === undefined).length
  return Math.max(0, said - noun.words) + (wordCount(phrase) > said + 1 ? 1 : 0)
}
