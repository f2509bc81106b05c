import type { Fact } from '../evidence.ts'
import type { Plan, PricedItem } from '../facts/offers.ts'
import type { Site } from '../site.ts'

export function priceItems(_site: Site, _: { plans: Fact<Plan>[] }): Fact<PricedItem>[] {
  return []
}
