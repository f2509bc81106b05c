/** What the brand publishes. */
import { allText, seenText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { cadence } from './cadence.ts'
import { posts } from './posts.ts'

export const publishingFacts = [
  defineFact({
    name: 'posts',
    accepts: seenText,
    needs: ['structuredData'],
    empty: [],
    derive: (site, { structuredData }) => posts(site, structuredData),
  }),
  defineFact({
    name: 'cadence',
    accepts: allText,
    needs: ['posts'],
    empty: null,
    derive: (_, { posts }) => cadence(posts),
  }),
]
