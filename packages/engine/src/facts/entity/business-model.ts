import type { Fact, Quote } from '../../evidence.ts'
import type { CallToAction } from '../../facts.ts'
import { kindOf } from '../../lexicon/kinds/kind-table.ts'
import type { CtaIntent } from '../../lexicon/pages/lists.ts'
import type { Plan } from '../offer/shapes.ts'
import type { BrandKind, BusinessModel } from './shapes.ts'

interface Inputs {
  kind: Fact<BrandKind> | null
  plans: readonly Fact<Plan>[]
  ctas: readonly Fact<CallToAction>[]
}

const ofEarning = {
  subscription: 'subscription',
  fee: 'fees',
  quote: 'projects',
  booking: 'bookings',
  sale: 'sales',
  shop: 'shop',
  tickets: 'tickets',
  membership: 'membership',
  donation: 'donations',
  free: 'free',
  ads: 'advertising',
} as const satisfies Record<string, BusinessModel>

const ofIntent: Partial<Record<CtaIntent, BusinessModel>> = {
  donate: 'donations',
  trial: 'subscription',
  book: 'bookings',
  buy: 'sales',
  quote: 'projects',
  demo: 'subscription',
}

const concluded = (value: BusinessModel, quotes: readonly Quote[], confidence: number): Fact<BusinessModel> => ({
  value,
  basis: 'inferred',
  confidence,
  quotes: quotes.slice(0, 3),
})

/** What earns by the month or year where it does at all; a plan of another kind of firm may be a price for something else. */
const recurring = new Set(['subscription', 'membership', 'sale', 'free', undefined])

/**
 * How the brand earns: by its plans where they recur, else as its kind of firm does as a rule, else as its first call to action lets
 * conclude. null where nothing tells.
 */
export function businessModel({ kind, plans, ctas }: Inputs): Fact<BusinessModel> | null {
  const earns = kind === null ? undefined : kindOf(kind.value.id).earns
  const paid = plans.filter(({ value }) => !value.isFree && !value.onRequest)
  const periodic = paid.filter(({ value: { price } }) => price.period !== null && lasting.has(price.period))
  if (recurring.has(earns) && periodic.length > 0 && 2 * periodic.length >= paid.length) {
    const model = earns === 'membership' ? 'membership' : 'subscription'
    return concluded(
      model,
      periodic.flatMap(({ quotes }) => quotes.slice(0, 1)),
      0.75,
    )
  }
  const isSoftware = earns === 'subscription' || earns === 'sale' || earns === 'free'
  const once = paid.filter(({ value: { price } }) => price.period === null || price.period === 'once')
  if (isSoftware && once.length > 0 && periodic.length === 0)
    return concluded(
      'sales',
      once.flatMap(({ quotes }) => quotes.slice(0, 1)),
      0.6,
    )
  if (earns !== undefined && kind !== null) return concluded(ofEarning[earns], kind.quotes, 0.8 * kind.confidence)
  for (const { value, quotes } of ctas.slice(0, callsMax)) {
    const model = value.intent === 'other' ? undefined : ofIntent[value.intent]
    if (model !== undefined) return concluded(model, quotes, 0.45)
  }
  return null
}

const lasting: ReadonlySet<string> = new Set(['month', 'quarter', 'year'])
const callsMax = 2
