import type { Fact, Quote } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { type IndustryId, industries, industryOfType } from '../../lexicon/market/industry-table.ts'
import { industryIndex } from '../../lexicon/market/industry-words.ts'
import type { Sentence } from '../language/shapes.ts'
import type { Offering } from '../offer/shapes.ts'
import type { Industry } from './shapes.ts'

interface Inputs {
  language: string | null
  structuredData: readonly StructuredNode[]
  products: readonly Fact<Offering>[]
  services: readonly Fact<Offering>[]
  /** The title of the home page, by which it is found in search results. */
  title: Quote | null
}

/** What speaks for one line of business. */
interface Case {
  score: number
  /** How often each phrase was met. */
  phrases: Map<string, number>
  quotes: { quote: Quote; weight: number }[]
  /** Whether structured data names it. */
  isStated: boolean
  /** Whether the site introduces itself by it: in its headline or description. */
  isIntroduced: boolean
}

/** The line of business, by structured data where it says so and by the words of the pages else. */
export function industry(sentences: readonly Sentence[], inputs: Inputs): Fact<Industry> | null {
  const cases = new Map<IndustryId, Case>()
  readTypes(inputs.structuredData, cases)
  readTexts(sentences, inputs, cases)
  const ranked = narrowFirst([...cases].sort(([, a], [, b]) => b.score - a.score))
  const [first, ...others] = ranked
  // A school and its subject are no rivals, nor are a dentist and medicine.
  const second = others.find(([id]) => !weakForms.has(id) && id !== broader[first?.[0] ?? id])
  if (first === undefined || !isPlausible(first[1])) return null
  const combined = combination(ranked)
  if (combined !== null) return combined
  const [id, best] = first
  const lead = best.score / (best.score + (second?.[1].score ?? 0))
  if (lead < leadMin) return null
  return factOf({ id, label: industries[id].label }, [best], lead)
}

/** Lines of business that are part of another, whose words their sites use, too. */
const broader: Partial<Record<IndustryId, IndustryId>> = {
  dental: 'health',
  therapy: 'health',
  'elderly-care': 'health',
  'martial-arts': 'sports',
  tutoring: 'education',
  childcare: 'education',
  accounting: 'finance',
  insurance: 'finance',
}

/** This share of the broader one makes the narrower one meant. */
const narrowShare = 0.6

/** Where the line of business that speaks loudest has a part that speaks nearly as loud, that part goes first. */
function narrowFirst(ranked: readonly [IndustryId, Case][]): [IndustryId, Case][] {
  const [first, ...others] = ranked
  const narrow = others.find(
    ([id, { score }]) => broader[id] === first?.[0] && score >= narrowShare * (first?.[1].score ?? 0),
  )
  return narrow === undefined || !isPlausible(narrow[1])
    ? [...ranked]
    : [narrow, ...ranked.filter((one) => one !== narrow)]
}

/** Below this share of the first two, either may be meant. */
const leadMin = 0.515
const scoreMin = 7
/** Words in passing (“juice”, “a band”) are on sites of any trade: it takes several to stand in for an introduction. */
const passing = { scoreMin: 12, phrasesMin: 4 }

const isPlausible = ({ score, phrases, isStated, isIntroduced }: Case) =>
  isStated || (score >= scoreMin && isIntroduced) || (score >= passing.scoreMin && phrases.size >= passing.phrasesMin)

/**
 * A way of working and what it works for: “software for restaurants”. The subject often outweighs the way, as the pages
 * speak of it more.
 */
function combination(ranked: readonly [IndustryId, Case][]): Fact<Industry> | null {
  const top = ranked[0]![1].score
  const form = ranked.find(
    ([id, found]) =>
      industries[id].form !== undefined && isPlausible(found) && found.score >= shareMin(id, found) * top,
  )
  const field = ranked
    .slice(0, 3)
    .find(([id, found]) => industries[id].form === undefined && isPlausible(found) && found.score >= 0.4 * top)
  if (form === undefined || field === undefined || !isWayOf(form[0], field[0])) return null
  const [id, best] = form
  const label = `${industries[id].form} for ${industries[field[0]].field}`
  return factOf({ id, label, serves: industries[field[0]].field }, [best, field[1]], 0.62)
}

/** A way of working that is hardly spoken of is no trade of its own, only how a field sells: a shop of its goods. */
const shareMin = (id: IndustryId, { isIntroduced }: Case) => (weakForms.has(id) ? 0.9 : isIntroduced ? 0.2 : 0.4)

const weakForms = new Set<IndustryId>(['shop', 'clubs', 'consumer-apps', 'education', 'marketing', 'consulting'])

/** Fields that are software by nature, or whose services are no trade apart. */
const digital = new Set<IndustryId>([
  'developer-tools',
  'security-software',
  'analytics-software',
  'marketing-software',
  'utilities',
  'file-sharing',
  'media-players',
  'crypto',
  'hosting',
  'radio-streaming',
  'ai',
  'payments',
  'telecom',
  'web-agency',
  'data-recovery',
  'it-services',
])

function isWayOf(form: IndustryId, field: IndustryId): boolean {
  if (digital.has(field)) return form === 'staffing' || form === 'non-profit'
  return true
}

function factOf(value: Industry, cases: readonly Case[], lead: number): Fact<Industry> {
  const [best] = cases
  const volume = Math.min(1, (best?.score ?? 0) / 40)
  const isStated = cases.some((one) => one.isStated)
  return {
    value,
    basis: isStated ? 'stated' : 'inferred',
    confidence: isStated ? 0.9 : Math.min(0.9, 0.25 + 0.6 * lead * (0.5 + 0.5 * volume)),
    quotes: cases.flatMap(({ quotes }) => bestQuotes(quotes, 4 - cases.length)),
  }
}

/** A passage that has several of the words is quoted once. */
function bestQuotes(quotes: Case['quotes'], max: number): Quote[] {
  const weights = new Map<string, { quote: Quote; weight: number }>()
  for (const { quote, weight } of quotes) {
    const known = weights.get(quote.text)
    weights.set(quote.text, { quote, weight: weight + (known?.weight ?? 0) })
  }
  return [...weights.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, max)
    .map(({ quote }) => quote)
}

const typeScore = 14

/** A type that only some of the site's nodes about others have (a list of restaurants) comes with rivals, and says less. */
function readTypes(nodes: readonly StructuredNode[], cases: Map<IndustryId, Case>): void {
  const found = new Map<IndustryId, Quote>()
  for (const { types, page } of nodes) {
    for (const type of types) {
      const id = industryOfType(type)
      if (id !== undefined && !found.has(id)) found.set(id, { page, text: type, locator: 'script[type=ld+json]' })
    }
  }
  for (const [id, quote] of found) {
    const one = caseOf(cases, id)
    one.score += typeScore / found.size
    one.isStated = found.size === 1
    one.quotes.push({ quote, weight: 1 })
  }
}

function caseOf(cases: Map<IndustryId, Case>, id: IndustryId): Case {
  const known = cases.get(id) ?? { score: 0, phrases: new Map(), quotes: [], isStated: false, isIntroduced: false }
  cases.set(id, known)
  return known
}

const placeWeights: Record<Sentence['place'], number> = {
  headline: 5,
  description: 6,
  subhead: 4,
  heading: 2,
  action: 1,
  body: 1,
}
const pageWeights: Partial<Record<Sentence['pageType'], number>> = {
  home: 2,
  about: 1.5,
  product: 1.3,
  pricing: 1,
  post: 0.3,
  blog: 0.3,
  careers: 0.2,
  press: 0.3,
}
const sentencesMax = 900
const sentenceCharactersMax = 300
const offeringsMax = 40
const offeringWeight = 3
const titleWeight = 8
/** Who opens without a headline introduces itself in running text. */
const firstSentences = 4

interface Reading {
  weight: number
  quote: Quote
  introduces: boolean
}

function readTexts(sentences: readonly Sentence[], inputs: Inputs, cases: Map<IndustryId, Case>): void {
  const index = inputs.language === null ? null : industryIndex(inputs.language)
  if (index === null) return
  const read = (text: string, { weight, quote, introduces }: Reading) => {
    for (const { tag, phrase } of index.match(text.slice(0, sentenceCharactersMax))) {
      const one = caseOf(cases, tag)
      const times = one.phrases.get(phrase) ?? 0
      one.phrases.set(phrase, times + 1)
      one.isIntroduced ||= introduces
      if (times >= timesMax) continue
      const worth = (weight * (industries[tag].weight ?? 1) * (phrase.includes(' ') ? 1.3 : 1)) / (times + 1)
      one.score += worth
      if (times === 0) one.quotes.push({ quote, weight: worth })
    }
  }
  if (inputs.title !== null) read(inputs.title.text, { weight: titleWeight, quote: inputs.title, introduces: true })
  for (const [at, sentence] of sentences.slice(0, sentencesMax).entries()) {
    const { text, place, pageType, page, locator, speaker } = sentence
    const weight = placeWeights[place] * (pageWeights[pageType] ?? 1) * (speaker === 'customer' ? 0.5 : 1)
    const introduces =
      place === 'headline' ||
      place === 'description' ||
      place === 'subhead' ||
      (at < firstSentences && pageType === 'home' && speaker === 'brand')
    read(text, { weight, quote: { page, text, locator }, introduces })
  }
  for (const { value, quotes } of [...inputs.products, ...inputs.services].slice(0, offeringsMax)) {
    const [quote] = quotes
    if (quote !== undefined) read(value.name, { weight: offeringWeight, quote, introduces: false })
  }
}

/** A word that is repeated says little more. */
const timesMax = 4
