/** What the brand sells, and what it costs. */
import { defineFact } from '../define-fact.ts'
import { features } from './features.ts'
import { guarantees, trial } from './guarantees.ts'
import { integrations } from './integrations.ts'
import { plans } from './plans.ts'
import { priceItems } from './price-items.ts'
import { products, services } from './products.ts'

export const offerFacts = [
  defineFact({ name: 'plans', needs: ['blocks', 'structuredData', 'names'], empty: [], derive: plans }),
  defineFact({ name: 'priceItems', needs: ['plans', 'structuredData', 'names'], empty: [], derive: priceItems }),
  defineFact({ name: 'products', needs: ['blocks', 'structuredData', 'names', 'plans'], empty: [], derive: products }),
  defineFact({ name: 'services', needs: ['blocks', 'structuredData', 'names', 'plans'], empty: [], derive: services }),
  defineFact({ name: 'features', needs: ['blocks', 'structuredData', 'names', 'plans'], empty: [], derive: features }),
  defineFact({ name: 'integrations', needs: ['names'], empty: [], derive: integrations }),
  defineFact({ name: 'trial', empty: null, derive: trial }),
  defineFact({ name: 'guarantees', empty: [], derive: guarantees }),
]
