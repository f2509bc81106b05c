/** How people reach the brand, and where else it is. */
import { allText, menuText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { contacts } from './contacts.ts'
import { declaredApps } from './declared-apps.ts'
import { socials } from './socials.ts'

export const contactFacts = [
  defineFact({
    name: 'socials',
    accepts: menuText,
    needs: ['structuredData', 'names'],
    empty: [],
    derive: (site, { structuredData, names }) => socials(site, structuredData, names),
  }),
  defineFact({
    name: 'declaredApps',
    accepts: allText,
    needs: ['socials'],
    empty: [],
    derive: (site, { socials }) => declaredApps(site, socials),
  }),
  defineFact({
    name: 'contacts',
    accepts: menuText,
    needs: ['structuredData', 'names'],
    empty: [],
    derive: (site, { structuredData, names }) => contacts(site, structuredData, names),
  }),
]
