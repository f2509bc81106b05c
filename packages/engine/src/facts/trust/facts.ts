/** What speaks for the brand. */
import { defineFact } from '../define-fact.ts'
import { certifications } from './certifications.ts'
import { customers } from './customers.ts'
import { policies } from './policies.ts'
import { securityHeaders } from './security-headers.ts'
import { testimonials } from './testimonials.ts'

export const trustFacts = [
  defineFact({ name: 'testimonials', needs: ['structuredData', 'names'], empty: [], derive: testimonials }),
  defineFact({ name: 'customers', needs: ['names'], empty: [], derive: customers }),
  defineFact({ name: 'certifications', needs: ['names'], empty: [], derive: certifications }),
  defineFact({ name: 'policies', empty: [], derive: policies }),
  defineFact({ name: 'securityHeaders', empty: null, derive: securityHeaders }),
]
