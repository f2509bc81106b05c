/** What stands on a site beside its promises: reviews, customers, years, people, certificates and prices. */
import type { Quote } from '../../../../evidence.ts'
import { fieldOfKind } from '../../../../lexicon/kinds/kind-table.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import type { NamedPerson } from '../../people/named-people.ts'

/** Stars, a count of reviews, a site of reviews: others speak there, though their words were not read. */
const reviewed =
  /[★⭐]{3}|\b[45](?:[.,]\d)?\s?\/\s?5\b|trustpilot|tripadvisor|provenexpert|capterra|google[- ](?:reviews?|ratings?|bewertung|avis|reseñ|recens|opini|beoordel)/iu

type Reviewed = Pick<
  DiagnosisFacts,
  'testimonials' | 'certifications' | 'blocks' | 'socials' | 'lines' | 'proofs' | 'kind'
>

const mayBeCode = (kind: DiagnosisFacts['kind']) => kind === null || fieldOfKind(kind.value.id) === 'software'

export const isReviewed = ({ testimonials, certifications, blocks, socials, lines, proofs, kind }: Reviewed): boolean =>
  testimonials.length > 0 ||
  certifications.some(({ value }) => value.kind === 'rating') ||
  proofs.some(({ kind }) => kind === 'result') ||
  blocks.some((page) => page.blocks.some(({ role }) => role === 'testimonials')) ||
  // Open code has its readers; on the site of a charity such a link is its web designer’s.
  socials.some(({ value }) => value.kind === 'review' || (value.kind === 'code' && mayBeCode(kind))) ||
  lines.some(({ text }) => reviewed.test(text))

/** What a number of counts as people: customers, members, guests. */
const counted =
  /\d[\d.,’' ]*(?:k|mil)?\+?\s*(?:\p{L}+\s){0,2}(?:client|customer|kund|klant|klient|клиент|user|nutzer|gebruiker|usu[aá]ri|utilizador|utilisateur|utent|guest|gäst|gast|invité|ospit|huéspe|member|mitglied|lede|membre|soci|miembr|people|pers[oö]n|pessoas|menschen|famil|patient|pacient|pazient|student|schüler|alun|alumn)/iu
const years =
  /(?<!\d)(?:[5-9]|[1-9]\d)\s?\+?\s?(?:\p{L}+\s)?(?:years|jahre|ans|años|anos|anni|jaar|år|lat|let|лет|рок)/iu

export interface Borne {
  count: Quote | null
  customers: { name: string; quote: Quote }[]
  years: Quote | null
  person: NamedPerson | null
  /** Nobody else is named. */
  isOnePerson: boolean
  certificate: { name: string; quote: Quote } | null
  price: { name: string; text: string; quote: Quote } | null
}

type BearingFacts = Pick<
  DiagnosisFacts,
  'claims' | 'proofs' | 'people' | 'certifications' | 'plans' | 'priceItems' | 'path' | 'businessModel'
>

/** What else stands there to bear a promise out. */
export function borneOut(facts: BearingFacts): Borne {
  const { claims, proofs, people, certifications, path } = facts
  const numbers = claims.filter(({ value }) => value.type === 'number').flatMap(({ quotes: [quote] }) => quote ?? [])
  const short = numbers.filter(({ text, page }) => text.length <= 120 && path.isNear(page))
  return {
    count: short.find(({ text }) => counted.test(text)) ?? null,
    customers: proofs
      .flatMap(({ kind, text, quote }) => (kind === 'customer' ? [{ name: text, quote }] : []))
      .slice(0, 2),
    years: short.find(({ text }) => years.test(text)) ?? null,
    person: people.find(({ role }) => role !== null) ?? null,
    isOnePerson: people.length === 1,
    certificate:
      certifications.flatMap(({ value, quotes: [quote] }) =>
        quote === undefined || value.name.length > 50 ? [] : [{ name: value.name, quote }],
      )[0] ?? null,
    price: priceNear(facts),
  }
}

const priceNameMax = 40

/** A price beside which a voice would weigh; a shop has too many, and a tool’s is a habit. */
function priceNear({ plans, priceItems, path, businessModel }: BearingFacts): Borne['price'] {
  const model = businessModel?.value ?? null
  if (model === 'shop' || model === 'subscription' || model === 'donations') return null
  for (const { value, quotes } of [...plans, ...priceItems]) {
    const [quote] = quotes
    const { name, price, page } = value
    if (quote === undefined || price.amount === null || price.amount === 0 || !path.isNear(page)) continue
    if (
      name.length > priceNameMax ||
      price.text.length > 30 ||
      !/\p{L}{3}/u.test(name) ||
      !/[^\d.,\s]/.test(price.text)
    )
      continue
    return { name, text: price.text, quote }
  }
  return null
}
