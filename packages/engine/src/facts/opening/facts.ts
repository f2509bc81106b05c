/** What the site opens with, and what it asks for. */
import { defineFact } from '../define-fact.ts'
import { ctas } from './ctas.ts'
import { hero } from './hero.ts'
import { siteNavigation } from './navigation.ts'

export const openingFacts = [
  defineFact({
    name: 'hero',
    needs: ['blocks', 'names'],
    empty: { headline: null, subhead: null, eyebrow: null },
    derive: ({ home }, { blocks, names }) => hero(home, blocks[0]?.blocks ?? [], names),
  }),
  defineFact({
    name: 'ctas',
    needs: ['blocks', 'hero'],
    empty: [],
    derive: (site, { blocks, hero }) => ctas(site, blocks[0]?.blocks ?? [], hero),
  }),
  defineFact({
    name: 'navigation',
    needs: ['names'],
    empty: [],
    derive: (site, { names }) => siteNavigation(site, names),
  }),
]
