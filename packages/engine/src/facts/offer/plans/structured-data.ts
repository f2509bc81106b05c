import type { StructuredNode } from '../../../facts.ts'
import { periodWords } from '../../../lexicon/offer/period-words.ts'
import { strings } from '../../site/structured-data.ts'
import type { Price, PricePeriod } from '../shapes.ts'

/** An offer of a page's structured data. */
export interface StructuredOffer {
  page: string
  /** Of the offer or of what it offers; null where only the thing sold has one. */
  name: string | null
  /** Of what is sold. */
  of: string | null
  price: Price
  /** Types of what is sold. */
  types: readonly string[]
}

const offersMax = 60

/** Offers of goods, services and programs, as the structured data of the pages has them. */
export function structuredOffers(nodes: readonly StructuredNode[]): StructuredOffer[] {
  const found: StructuredOffer[] = []
  const seen = new Set<string>()
  for (const { page, types, data } of nodes) {
    const [name] = strings(data.name)
    for (const offer of offersOf(data)) {
      if (found.length >= offersMax) return found
      const read = readOffer(offer)
      if (read === null) continue
      const key = JSON.stringify([read.name ?? name, read.price.amount, read.price.period])
      if (seen.has(key)) continue
      seen.add(key)
      found.push({ page, types, of: name ?? null, ...read })
    }
  }
  return found
}

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): Data[] => (Array.isArray(value) ? value : [value]).slice(0, offersMax).filter(isData)

/** `offers`, those of an aggregate, and those of a catalogue. */
function offersOf(data: Data): Data[] {
  const direct = listOf(data.offers).flatMap((offer) => (offer.offers === undefined ? [offer] : listOf(offer.offers)))
  const catalogues = listOf(data.hasOfferCatalog).flatMap((catalogue) => listOf(catalogue.itemListElement))
  const nested = catalogues.flatMap((entry) =>
    entry.itemListElement === undefined ? [entry] : listOf(entry.itemListElement),
  )
  return [...direct, ...nested]
}

function readOffer(offer: Data): Pick<StructuredOffer, 'name' | 'price'> | null {
  const [specification] = listOf(offer.priceSpecification)
  const [written] = numbers(offer.price ?? specification?.price ?? offer.lowPrice)
  if (written === undefined) return null
  const amount = amountOf(written)
  if (amount === null) return null
  const [currency] = strings(offer.priceCurrency ?? specification?.priceCurrency)
  const [item] = listOf(offer.itemOffered)
  const [name] = strings(offer.name ?? item?.name)
  const period = periodOf(specification) ?? periodOf(offer)
  return { name: name ?? null, price: { amount, currency: currency ?? null, period, text: written } }
}

const numbers = (value: unknown): string[] => (typeof value === 'number' ? [String(value)] : strings(value))

function amountOf(written: string): number | null {
  const plain = /^\s*(\d{1,9}(?:[.,]\d{1,5})?)\s*$/.exec(written.slice(0, 40))?.[1]
  return plain === undefined ? null : Number(plain.replace(',', '.'))
}

/** `P1M`, `MON`, `month`. */
const periodOfCode: Record<string, PricePeriod> = {
  P1M: 'month',
  P1Y: 'year',
  P12M: 'year',
  P1W: 'week',
  P7D: 'week',
  P1D: 'day',
  P3M: 'quarter',
  MON: 'month',
  ANN: 'year',
  WEE: 'week',
  DAY: 'day',
  HUR: 'hour',
  QAN: 'quarter',
}

function periodOf(data: Data | undefined): PricePeriod | null {
  if (data === undefined) return null
  const [quantity] = listOf(data.referenceQuantity)
  for (const value of [
    data.billingDuration,
    data.unitCode,
    data.unitText,
    quantity?.unitCode,
    quantity?.unitText,
    data.billingPeriod,
  ]) {
    for (const text of strings(value)) {
      const period = periodOfCode[text.toUpperCase()] ?? (text.length <= 30 ? periodWords.exact(text)?.tag : undefined)
      if (period !== undefined) return period
    }
  }
  return null
}

const subscribed =
  /(?:SoftwareApplication|WebApplication|MobileApplication|VideoGame|Service|Course|EducationalOccupationalProgram|ProgramMembership|Organization|LocalBusiness|HealthClub|ExerciseGym|SportsActivityLocation)$/

/** Whether an offer may be a plan: of a program or a service, or paid again and again. */
export const mayBePlan = ({ types, price }: StructuredOffer): boolean =>
  types.some((type) => subscribed.test(type)) || (price.period !== null && price.period !== 'once')
