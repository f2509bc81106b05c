/** What the brand publishes. */
import { defineFact } from '../define-fact.ts'
import { cadence } from './cadence.ts'
import { posts } from './posts.ts'

export const publishingFacts = [
  defineFact({
    name: 'posts',
    needs: ['structuredData'],
    empty: [],
    derive: (site, { structuredData }) => posts(site, structuredData),
  }),
  defineFact({ name: 'cadence', needs: ['posts'], empty: null, derive: (_, { posts }) => cadence(posts) }),
]
