import type { Fact, Quote } from '../../evidence.ts'
import type { Hero, StructuredNode } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { type KindId, kindOf } from '../../lexicon/kinds/kind-table.ts'
import { type FindKinds, kindWordsOf } from '../../lexicon/kinds/kind-words.ts'
import { literalPattern } from '../../lexicon/literal-pattern.ts'
import { audienceFrames } from '../../lexicon/market/audience-frame-words.ts'
import {
  distinctionWordsOf,
  type IntroductionWords,
  introductionWordsOf,
} from '../../lexicon/speech/introduction-words.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { readerWordsOf } from '../../lexicon/speech/style-words.ts'
import { themeWordsOf } from '../../lexicon/speech/theme-words.ts'
import { unspacedScripts } from '../../lexicon/unspaced-scripts.ts'
import { wordCount } from '../../page/word-count.ts'
import type { Site } from '../../site.ts'
import type { Sentence } from '../language/shapes.ts'
import { isOrganization, strings } from '../site/structured-data.ts'
import { type Clause, clausesOf, joining, phraseAround, readClause } from './clauses.ts'
import type { BrandKind } from './shapes.ts'

interface Inputs {
  language: string | null
  names: readonly string[]
  hero: Hero
  description: Fact<string> | null
  openGraph: Fact<Record<string, string>> | null
  structuredData: readonly StructuredNode[]
  sentences: readonly Sentence[]
}

/** Places that copy one another are one group: they vote once. */
type Group = 'title' | 'description' | 'opening' | 'introduction' | 'name' | 'data'

interface Source {
  group: Group
  text: string
  quote: Quote
  /**
   * ln((right + 2) / (wrong + 2)) of clauses with a noun of a kind in this place, as measured on 57 labelled sites; a later clause of the
   * same text counts less.
   */
  weight: number
  /** Running text, in which nouns stand for other reasons, too. */
  isRunning?: true
}

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
export function brandKind(site: Site, inputs: Inputs): Fact<BrandKind> | null {
  const { language } = inputs
  const find = language === null ? null : kindWordsOf(language)
  if (language === null || find === null) return null
  const reader: Reader = { language, find, names: inputs.names.map(foldText).filter((name) => name.length >= 3) }
  const votes = [...sources(site, inputs).flatMap((source) => votesOf(source, reader)), ...typeVotes(inputs)]
  const groups = new Map<KindId, Set<Group>>()
  for (const { id, group } of votes) groups.set(id, (groups.get(id) ?? new Set<Group>()).add(group))
  const ranked = votes
    .map((vote) => ({ ...vote, score: vote.score + agreement * Math.min(2, groups.get(vote.id)!.size - 1) }))
    .sort((a, b) => b.score - a.score)
  const [best] = ranked
  if (best === undefined || best.score < scoreMin) return null
  const own = ranked.filter(({ id }) => id === best.id)
  const others = [...new Set(ranked.filter(({ id }) => id !== best.id).map(({ phrase }) => phrase))]
  return {
    value: { text: best.phrase, id: best.id, label: kindOf(best.id).label, candidates: others.slice(0, candidatesMax) },
    basis: 'stated',
    confidence: confidenceOf(best.score, groups.get(best.id)!.size),
    quotes: distinctQuotes(own.map(({ quote }) => quote)).slice(0, 3),
  }
}

const confidenceOf = (score: number, groups: number) =>
  Math.round(Math.min(0.95, 0.35 + 0.2 * score + 0.08 * (groups - 1)) * 100) / 100

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

interface Noun {
  id: KindId
  start: number
  end: number
  words: number
}

const headFirst = new Set(['fr', 'es', 'it', 'pt', 'ro', 'ca', 'he', 'ar', 'pl', 'cs', 'ru', 'uk', 'el'])

/** A family business is one of any trade. */
const saysNothing: ReadonlySet<KindId> = new Set<KindId>(['company', 'group', 'startup'])

/** Words for any firm: of “dog boarding service” the boarding tells the kind, of “restaurant software” the software does. */
const anyFirm: ReadonlySet<KindId> = new Set<KindId>([
  'company',
  'agency',
  'service',
  'studio',
  'practice',
  'centre',
  'provider',
  'specialist',
  'group',
  'startup',
  'shop',
])

/** The noun that the clause is about: of “software for restaurants” the software. */
function headOf(clause: Clause, { language, find }: Reader): Noun | null {
  // “Your restaurant's costs” are about costs.
  const nouns = find(clause.folded)
  const isBesideNoun = (end: number) => nouns.some(({ start }) => start >= end && start - end <= 1)
  const all = nouns.filter(
    ({ end }) =>
      !/^'s(?!\p{L})/u.test(clause.folded.slice(end)) &&
      !(language === 'en' && !isBesideNoun(end) && isModifier(clause, end, language)),
  )
  const frame = audienceFrames(language)
    .match(clause.folded)
    .find(({ tag, start }) => (tag === 'for' || tag === 'made') && start > 0)
  // A noun may hold the frame itself: “Praxis für Physiotherapie”.
  const own = frame === undefined ? all : all.filter(({ start }) => start < frame.start)
  if (headFirst.has(language)) return own.find(({ id }) => !anyFirm.has(id)) ?? own[0] ?? null
  // Nouns of one phrase: its last tells the kind.
  const [first, ...others] = own
  let head = first ?? null
  for (const [index, next] of others.entries()) {
    if (head === null) break
    // Of “boatyard and marina software” both tell the software nearer.
    const after = others[index + 1]
    const isBefore = after !== undefined && after.start - next.end <= 1 && !anyFirm.has(after.id)
    if (!isOnePhrase(clause, head, next, language) && !(isBefore && isJoined(clause, head, next))) break
    const isFollowed = anyFirm.has(next.id) && !anyFirm.has(head.id) && next.start - head.end <= 1
    head = isFollowed ? { ...head, end: next.end, words: head.words + next.words } : next
  }
  return head
}

/** Of “garage door repair” the garage tells the doors nearer; a capital may begin the name of a town. */
function isModifier({ text, words }: Clause, end: number, language: string): boolean {
  const last = words.findLastIndex(({ foldedEnd }) => foldedEnd <= end)
  const [word, next] = [words[last], words[last + 1]]
  if (word === undefined || next === undefined || !/^\s+$/.test(text.slice(word.end, next.start))) return false
  const isParticiple = /(?:ed|ing)$/.test(next.folded) || introductionWordsOf(language)?.ends.has(next.folded) === true
  return /^\p{Ll}/u.test(next.text) && !isParticiple && themeWordsOf(language)?.cuts.get(next.folded) === undefined
}

const wordsBetween = ({ words }: Clause, one: Noun, next: Noun) =>
  words.filter(({ foldedStart, foldedEnd }) => foldedStart >= one.end && foldedEnd <= next.start)

/** Whether all that stands between two nouns is part of the same phrase. */
function isOnePhrase(clause: Clause, one: Noun, next: Noun, language: string): boolean {
  const cuts = themeWordsOf(language)?.cuts
  return wordsBetween(clause, one, next).every(({ folded }) => cuts?.get(folded) === undefined)
}

/** Whether an “and” alone stands between two nouns. */
function isJoined(clause: Clause, one: Noun, next: Noun): boolean {
  const between = wordsBetween(clause, one, next)
  return between.length === 1 && joining.has(between[0]!.folded)
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

const openingSentences = 3
const aboutSentences = 3
const introductionsMax = 6

function sources({ home }: Site, inputs: Inputs): Source[] {
  const { hero, description, openGraph, structuredData, sentences, names } = inputs
  const found: Source[] = []
  const add = (group: Group, weight: number, quote: Quote | null | undefined, text = quote?.text) => {
    if (quote != null && text !== undefined && text !== '')
      found.push({ group, weight, quote, text: text.slice(0, 500) })
  }
  const addRunning = (group: Group, weight: number, sentence: Sentence) =>
    found.push({ group, weight, quote: quoteOf(sentence), text: sentence.text.slice(0, 500), isRunning: true })
  const title = home.head.title
  if (title !== null) add('title', 1.6, { page: home.url, text: title.text, locator: 'title' })
  for (const { text, locator } of openGraph?.quotes ?? []) {
    if (locator === 'meta[og:title]') add('title', 1.2, { page: home.url, text, locator })
    if (locator === 'meta[og:description]') add('description', 1.2, { page: home.url, text, locator })
  }
  add('description', 1.4, description?.quotes[0])
  for (const node of structuredData) {
    if (node.page !== home.url || !isOrganization(node)) continue
    const [text] = strings(node.data.description)
    if (text !== undefined)
      add('data', 1.9, {
        page: node.page,
        text: text.replace(/\s+/g, ' ').trim().slice(0, 500),
        locator: `script[type="application/ld+json"] ${node.types[0]}.description`,
      })
  }
  add('opening', 0.9, hero.headline?.quotes[0], hero.headline?.value)
  add('opening', 1.4, hero.subhead?.quotes[0], hero.subhead?.value)
  add('opening', 1.0, hero.eyebrow?.quotes[0], hero.eyebrow?.value)
  const ofBrand = sentences.filter(({ speaker, place }) => speaker === 'brand' && place === 'body')
  for (const [index, sentence] of ofBrand
    .filter(({ pageType }) => pageType === 'home')
    .slice(0, openingSentences)
    .entries())
    addRunning('opening', 1.1 - 0.2 * index, sentence)
  for (const sentence of ofBrand.filter(({ pageType }) => pageType === 'about').slice(0, aboutSentences))
    addRunning('introduction', 0.5, sentence)
  for (const { sentence, text } of introductions(sentences, inputs).slice(0, introductionsMax))
    add('introduction', 1.4, quoteOf(sentence), text)
  for (const name of names.slice(0, 3)) {
    const spelled = inputs.hero.headline?.quotes[0]
    add('name', 1.0, title === null ? spelled : { page: home.url, text: title.text, locator: 'title' }, name)
  }
  return found
}

const quoteOf = ({ page, text, locator }: Sentence): Quote => ({ page, text, locator })

const sentencesMax = 600
/** Between the subject and its verb, and before the subject. */
const gapMax = 40
/** “We”, “our company”: what stands before the verb says nothing else. */
const subjectWordsMax = 3

/** What stands behind “Oakrow is a” or “We are a”, on any page that is no post. */
function introductions(
  sentences: readonly Sentence[],
  { names, language }: Inputs,
): { sentence: Sentence; text: string }[] {
  const words = language === null ? null : introductionWordsOf(language)
  if (words === null || language === null) return []
  const we = firstPersonPluralWords(language)
  const spelled = names.map((name) => name.toLowerCase()).filter(({ length }) => length >= 2)
  return sentences.slice(0, sentencesMax).flatMap((sentence) => {
    const { text, speaker, pageType, place } = sentence
    if (speaker !== 'brand' || pageType === 'post' || pageType === 'careers' || place === 'action') return []
    const said = introducedIn(text, { spelled, words, isWe: (part) => we.has(part) })
    return said === null ? [] : [{ sentence, text: said }]
  })
}

interface Subjects {
  /** Spellings of the name, in small letters. */
  spelled: readonly string[]
  words: IntroductionWords
  isWe: (text: string) => boolean
}

function introducedIn(text: string, { spelled, words, isWe }: Subjects): string | null {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return null
  const name = spelled.find((one) => lower.includes(one) && lower.indexOf(one) <= gapMax)
  const after = name === undefined ? 0 : lower.indexOf(name) + name.length
  for (const frame of words.frames) {
    const pattern = unspacedScripts.test(frame)
      ? literalPattern(frame)
      : `(?<!\\p{L})${literalPattern(frame)}(?!\\p{L})`
    const at = lower.slice(after, after + gapMax).search(new RegExp(pattern, 'u'))
    if (at < 0 || /[.!?:;]/.test(lower.slice(after, after + at))) continue
    if (name === undefined && !(wordCount(lower.slice(0, at)) <= subjectWordsMax && isWe(lower.slice(0, at)))) continue
    return text.slice(after + at + frame.length)
  }
  const isClosed = words.closes.some((close) => lower.includes(close))
  return isClosed && (name !== undefined || isWe(lower.slice(0, gapMax))) ? text.slice(after) : null
}

/** Types of schema.org that name a kind by themselves. */
const kindOfType: Partial<Record<string, KindId>> = {
  Dentist: 'dentist',
  Hotel: 'hotel',
  Hostel: 'hostel',
  BedAndBreakfast: 'guest-house',
  Campground: 'campsite',
  VacationRental: 'holiday-home',
  Restaurant: 'restaurant',
  CafeOrCoffeeShop: 'cafe',
  BarOrPub: 'bar',
  Bakery: 'bakery',
  Winery: 'winery',
  Brewery: 'brewery',
  AutoRepair: 'car-repair',
  AutoDealer: 'car-dealer',
  Attorney: 'law-firm',
  LegalService: 'law-firm',
  AccountingService: 'accountant',
  RealEstateAgent: 'estate-agent',
  TravelAgency: 'travel-agency',
  HairSalon: 'hairdresser',
  BeautySalon: 'beauty-salon',
  NailSalon: 'nail-salon',
  DaySpa: 'spa',
  TattooParlor: 'tattoo-studio',
  Electrician: 'electrician',
  Plumber: 'plumber',
  RoofingContractor: 'roofer',
  HousePainter: 'painter',
  Locksmith: 'locksmith',
  MovingCompany: 'moving-company',
  Optician: 'optician',
  Pharmacy: 'pharmacy',
  Physiotherapy: 'physiotherapist',
  VeterinaryCare: 'veterinarian',
  Florist: 'florist',
  ExerciseGym: 'gym',
  Preschool: 'kindergarten',
  Museum: 'museum',
  Church: 'church',
  AnimalShelter: 'animal-shelter',
  Library: 'library',
  NGO: 'non-profit',
  InsuranceAgency: 'insurance-broker',
  EmploymentAgency: 'staffing-agency',
  TaxiService: 'taxi',
  MusicVenue: 'music-venue',
  NightClub: 'nightclub',
  ArtGallery: 'gallery',
  JewelryStore: 'jeweller',
  BookStore: 'book-shop',
  FurnitureStore: 'furniture-shop',
  PetStore: 'pet-shop',
  Notary: 'notary',
  Physician: 'doctor',
  MedicalClinic: 'clinic',
  Hospital: 'hospital',
  Distillery: 'distillery',
  IceCreamShop: 'ice-cream-parlour',
  BowlingAlley: 'bowling-alley',
  GolfCourse: 'golf-course',
  TouristInformationCenter: 'tourist-office',
}

function typeVotes({ structuredData }: Inputs): Vote[] {
  return structuredData.flatMap(({ types, page }) =>
    types.flatMap((type): Vote[] => {
      // A page may name any word as a type, “constructor” too.
      const id = Object.hasOwn(kindOfType, type) ? kindOfType[type] : undefined
      if (id === undefined) return []
      const quote = { page, text: type, locator: `script[type="application/ld+json"] ${type}` }
      return [{ id, phrase: kindOf(id).label, group: 'data', score: 0.4, quote }]
    }),
  )
}
