import type { Fact } from '../evidence.ts'
import type { Offering } from '../facts/offers.ts'
import type { Site } from '../site.ts'
import type { OfferContext } from './products.ts'

export function features(_site: Site, _: OfferContext): Fact<Offering>[] {
  return []
}
