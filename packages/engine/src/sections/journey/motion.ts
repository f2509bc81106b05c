import type { Fact } from '../../evidence.ts'
import type { CallToAction } from '../../facts.ts'
import type { JourneyFacts, Motion, ReadFacts } from './journey-rule.ts'

/** Industries that sell by letting people in. */
const software =
  /^(?:business-software|developer-tools|security-software|analytics-software|marketing-software|consumer-apps|utilities|file-sharing|media-players|crypto|hosting|radio-streaming|ai|payments)$/
const publicGood = /^(?:public-body|religion|clubs|science|culture|non-profit)$/
const charity = /^non-profit$/
/** People go there, or have somebody come. */
const onSite =
  /^(?:restaurants|hotels|health|dental|therapy|beauty|wellness|fitness|martial-arts|sports|elderly-care|childcare|tutoring|pets|automotive|cleaning|photography|construction|interior|travel)$/

/** Types of schema.org that people visit or call. */
const places =
  /LocalBusiness|Restaurant|Salon|Store$|Hotel|Lodging|Clinic|Dentist|Physician|Gym|SportsClub|SportsActivityLocation|HealthAndBeauty|School|AutoRepair|ProfessionalService|HomeAndConstruction/

/** Whether people come by, or call: told by structured data, or by street and telephone together. */
export function isLocal({
  structuredData,
  contacts,
  industry,
  priceItems,
}: Pick<ReadFacts, 'structuredData' | 'contacts' | 'industry' | 'priceItems'>): boolean {
  if (industry !== null && software.test(industry.value.id)) return false
  if (structuredData.some(({ types }) => types.some((type) => places.test(type)))) return true
  const kinds = new Set(contacts.map(({ value }) => value.kind))
  return (kinds.has('address') && kinds.has('phone')) || priceItems.length > 2
}

/** Calls that ask for something; those that only lead on say nothing of what a site is for. */
const asks = ({ value }: Fact<CallToAction>) => value.intent !== 'other' && value.intent !== 'learn'

function primaryOf({ ctas }: ReadFacts): Fact<CallToAction> | null {
  const [first] = ctas
  if (first === undefined || asks(first)) return first ?? null
  return ctas.slice(0, 4).find(asks) ?? first
}

export function journeyFacts(facts: ReadFacts): JourneyFacts {
  const primary = primaryOf(facts)
  return { ...facts, primary, motion: motionOf(facts, primary) }
}

function motionOf(facts: ReadFacts, primary: Fact<CallToAction> | null): Motion {
  const { industry, plans, forms, priceItems } = facts
  const id = industry?.value.id ?? ''
  const local = isLocal(facts)
  switch (primary?.value.intent) {
    case 'donate':
      return 'cause'
    case 'buy':
      return plans.length > 0 && !local && software.test(id) ? 'signup' : 'shop'
    case 'book':
      return 'booking'
    case 'download':
      return software.test(id) || industry === null ? 'download' : 'sales'
    case 'join':
    case 'sign-up':
    case 'trial':
    case 'start':
      if (charity.test(id)) return 'cause'
      return local ? 'booking' : 'signup'
    case 'demo':
    case 'quote':
      return 'sales'
    case 'contact':
      return charity.test(id) ? 'cause' : software.test(id) ? 'signup' : local ? 'booking' : 'sales'
    default:
      break
  }
  if (charity.test(id)) return 'cause'
  if (publicGood.test(id) || (id === '' && primary?.value.intent === 'visit')) return 'reading'
  if (onSite.test(id)) return 'booking'
  if (forms.some(({ value }) => value.purpose === 'booking') || (local && priceItems.length + plans.length > 0))
    return 'booking'
  if (plans.length > 0) return 'signup'
  return local ? 'booking' : 'reading'
}
