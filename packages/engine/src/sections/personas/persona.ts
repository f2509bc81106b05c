/** Writes one persona from a group of readers. */
import type { Fact, Quote } from '../../evidence.ts'
import type { AudienceSign } from '../../facts/audience/shapes.ts'
import { isLocalKind } from '../../lexicon/kinds/kind-table.ts'
import { audienceIndex } from '../../lexicon/market/audience-words.ts'
import { capitalised, listed } from '../../writing/prose.ts'
import { secondReaderOf } from '../grounds.ts'
import type { Claim, Ground } from '../section.ts'
import type { SectionFacts } from '../section-facts.ts'
import { type Cluster, isExpected, scoreOf } from './clusters.ts'
import { channelsOf, type Entry, motivationsOf, needsOf } from './entries.ts'

export type PersonaFacts = Pick<
  SectionFacts,
  | 'audiences'
  | 'audienceNeeds'
  | 'questions'
  | 'kind'
  | 'testimonials'
  | 'plans'
  | 'socials'
  | 'contacts'
  | 'guarantees'
  | 'trial'
  | 'certifications'
  | 'posts'
  | 'language'
  | 'request'
>

export interface Persona {
  name: string
  demographics: {
    ageRange: string | null
    location: string | null
    occupation: string | null
    income: string | null
    companySize: string | null
  }
  painPoints: string[]
  motivations: string[]
  goals: string[]
  triggers: string[]
  objections: string[]
  channels: string[]
  quote: string | null
  support: string[]
}

interface Position {
  index: number
  /** Whether the site names no other reader: what is said of nobody in particular is then theirs. */
  isOnly: boolean
}

/** A town is one of its readers' where people come by; a far buyer's is not told by the seller's. */
function locationOf({ audiences, kind }: PersonaFacts): { label: string; ground: Ground } | null {
  const isLocal = kind !== null && isLocalKind(kind.value.id)
  const places = audiences.filter(({ value, confidence }) => value.kind === 'place' && (isLocal || confidence >= 0.75))
  const [first] = places
  if (first === undefined) return null
  const named = places.slice(0, 3)
  return {
    label: listed(
      named.map(({ value }) => value.label),
      3,
    ),
    ground: {
      basis: 'stated',
      confidence: first.confidence,
      quotes: named.flatMap(({ quotes }) => quotes.slice(0, 1)),
    },
  }
}

export function personaOf(cluster: Cluster, facts: PersonaFacts, { index, isOnly }: Position, claim: Claim): Persona {
  const at = `/${index}`
  const isAtWork = cluster.kind === 'role' || cluster.kind === 'industry'
  const whose = { ids: cluster.ids, isFirst: index === 0, isOnly }
  const place = isAtWork ? null : locationOf(facts)
  const sizes = isAtWork ? sizesOf(facts.audiences) : []
  const quotes = quotesOf(cluster.signs)
  const confidence = Math.min(0.85, 0.35 + 0.12 * cluster.sources.length + 0.05 * cluster.pages.length)
  claim(`${at}/name`, {
    basis: 'inferred',
    confidence,
    quotes,
    rule: isExpected(cluster) ? 'readers-expected-of-kind' : 'readers-named',
    ...secondReaderOf(cluster.signs),
  })
  const quote = quoteOf(cluster, facts)
  if (quote !== null) claim(`${at}/quote`, { basis: 'stated', confidence, quotes: [quote] })
  const low = cluster.signs.find(({ value }) => value.id === 'low-income')
  if (low !== undefined) claim(`${at}/demographics/income`, low)
  if (place !== null) claim(`${at}/demographics/location`, place.ground)
  if (sizes.length > 0) claim(`${at}/demographics/companySize`, { ...sizes[0]!, quotes: quotesOf(sizes) })
  if (isAtWork) claim(`${at}/demographics/occupation`, cluster.signs[0]!)
  const support = [...new Set(cluster.pages)]
  claim(`${at}/support`, { basis: 'computed', confidence, quotes })
  return {
    name: nameOf(cluster, place?.label ?? null, sizes),
    demographics: {
      ageRange: null,
      location: place?.label ?? null,
      occupation: isAtWork ? (cluster.labels[0] ?? null) : null,
      income: low === undefined ? null : 'low',
      companySize: sizes.length === 0 ? null : listed(sizes.map(({ value }) => value.label)),
    },
    ...membersOf(facts, whose, isAtWork, writer(at, claim)),
    quote: quote?.text ?? null,
    support,
  }
}

type Write = (member: string, entries: readonly Entry[]) => string[]

const writer =
  (at: string, claim: Claim): Write =>
  (member, entries) => {
    for (const [index, { ground }] of entries.entries()) claim(`${at}/${member}/${index}`, ground)
    return entries.map(({ text }) => text)
  }

function membersOf(facts: PersonaFacts, whose: Parameters<typeof needsOf>[2], isAtWork: boolean, write: Write) {
  return {
    painPoints: write('painPoints', needsOf('pain', facts, whose)),
    motivations: write('motivations', whose.isFirst ? motivationsOf(facts) : []),
    goals: write('goals', needsOf('goal', facts, whose)),
    triggers: write('triggers', needsOf('trigger', facts, whose)),
    objections: write('objections', needsOf('objection', facts, whose)),
    channels: write('channels', channelsOf(facts, isAtWork)),
  }
}

/** “Marketing teams, small businesses”, “Parents and families in Leeds”: never a human with a name. */
function nameOf({ labels, kind }: Cluster, place: string | null, sizes: Fact<AudienceSign>[]) {
  const who = capitalised(labelOf(labels))
  if (kind !== 'role' && kind !== 'industry') return place === null ? who : `${who} in ${place}`
  const [size] = sizes
  if (sizes.length === 1 && size !== undefined) return `${who}, ${size.value.label}`
  return who
}

function labelOf([first = '', second]: readonly string[]): string {
  // “teenagers and young people and athletes” reads like a list without an end.
  return second === undefined || / and /.test(first + second) ? first : listed([first, second])
}

/** Sizes by name; “businesses” tells no size. */
const sizesOf = (audiences: readonly Fact<AudienceSign>[]) => {
  const sized = audiences.filter(
    ({ value, confidence }) => value.kind === 'size' && value.id !== 'businesses' && confidence >= 0.55,
  )
  const seen = new Set<string>()
  return sized.filter(({ value }) => !seen.has(value.id) && seen.add(value.id)).slice(0, 4)
}

const quotesMax = 6
const quotesOf = (signs: readonly Fact<AudienceSign>[]): Quote[] =>
  [
    ...new Map(signs.flatMap(({ quotes }) => quotes).map((quote) => [`${quote.page} ${quote.text}`, quote])).values(),
  ].slice(0, quotesMax)

const quoteCharactersMin = 24

/** A testimonial of such a reader, else a sentence that speaks to them. */
function quoteOf({ ids, signs }: Cluster, { testimonials, language }: PersonaFacts): Quote | null {
  const index = language === null ? null : audienceIndex(language.value)
  for (const { value, quotes } of testimonials) {
    const isTheirs = value.role !== null && index?.match(value.role.slice(0, 120)).some(({ tag }) => ids.includes(tag))
    const quote = quotes.find(({ text }) => text === value.text)
    if (isTheirs === true && quote !== undefined) return quote
  }
  const spoken = signs.filter(
    ({ value }) => value.source === 'phrase' || value.source === 'heading' || value.source === 'page',
  )
  const best = [...spoken].sort((a, b) => scoreOf(b) - scoreOf(a)).flatMap(({ quotes }) => quotes)
  return (
    best.find(({ text }) => text.length >= quoteCharactersMin && /[.!。！]$/.test(text)) ??
    best.find(({ text }) => text.length >= quoteCharactersMin) ??
    null
  )
}
