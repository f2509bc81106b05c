/** What the site opens with, and what it asks for. */
import { menuText, openingText, seenText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { ctas } from './ctas.ts'
import { hero } from './hero.ts'
import { siteNavigation } from './navigation.ts'

export const openingFacts = [
  defineFact({
    name: 'hero',
    accepts: openingText,
    needs: ['blocks', 'names'],
    empty: { headline: null, subhead: null, eyebrow: null },
    derive: ({ home }, { blocks, names }) => hero(home, blocks[0]?.blocks ?? [], names),
  }),
  defineFact({
    name: 'ctas',
    accepts: seenText,
    needs: ['blocks', 'hero'],
    empty: [],
    derive: (site, { blocks, hero }) => ctas(site, blocks[0]?.blocks ?? [], hero),
  }),
  defineFact({
    name: 'navigation',
    accepts: menuText,
    needs: ['names'],
    empty: [],
    derive: (site, { names }) => siteNavigation(site, names),
  }),
]
