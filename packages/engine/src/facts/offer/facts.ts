/** What the brand sells, and what it costs. */
import { offerText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { features } from './features.ts'
import { guarantees, trial } from './guarantees.ts'
import { integrations } from './integrations.ts'
import { plans } from './plans.ts'
import { priceItems } from './price-items.ts'
import { products, services } from './products.ts'

export const offerFacts = [
  defineFact({
    name: 'plans',
    accepts: offerText,
    needs: ['blocks', 'structuredData', 'names'],
    empty: [],
    derive: plans,
  }),
  defineFact({
    name: 'priceItems',
    accepts: offerText,
    needs: ['plans', 'structuredData', 'names'],
    empty: [],
    derive: priceItems,
  }),
  defineFact({
    name: 'products',
    accepts: offerText,
    needs: ['blocks', 'structuredData', 'names', 'plans'],
    empty: [],
    derive: products,
  }),
  defineFact({
    name: 'services',
    accepts: offerText,
    needs: ['blocks', 'structuredData', 'names', 'plans'],
    empty: [],
    derive: services,
  }),
  defineFact({
    name: 'features',
    accepts: offerText,
    needs: ['blocks', 'structuredData', 'names', 'plans'],
    empty: [],
    derive: features,
  }),
  defineFact({ name: 'integrations', accepts: offerText, needs: ['names'], empty: [], derive: integrations }),
  defineFact({ name: 'trial', accepts: offerText, empty: null, derive: trial }),
  defineFact({ name: 'guarantees', accepts: offerText, empty: [], derive: guarantees }),
]
