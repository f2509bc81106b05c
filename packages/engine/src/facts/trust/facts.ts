/** What speaks for the brand. */
import { allText, praiseText, proofText, seenText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { certifications } from './certifications.ts'
import { customers } from './customers.ts'
import { policies } from './policies.ts'
import { securityHeaders } from './security-headers.ts'
import { testimonials } from './testimonials.ts'

export const trustFacts = [
  defineFact({
    name: 'testimonials',
    accepts: praiseText,
    needs: ['structuredData', 'names'],
    empty: [],
    derive: testimonials,
  }),
  defineFact({ name: 'customers', accepts: proofText, needs: ['names'], empty: [], derive: customers }),
  defineFact({ name: 'certifications', accepts: proofText, needs: ['names'], empty: [], derive: certifications }),
  defineFact({ name: 'policies', accepts: seenText, empty: [], derive: policies }),
  defineFact({ name: 'securityHeaders', accepts: allText, empty: null, derive: securityHeaders }),
]
