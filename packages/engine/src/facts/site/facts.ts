/** What the site’s files and its markup say of it. */

import { pageBlocks } from '../../page/blocks.ts'
import { allText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { crawlers } from './crawlers.ts'
import { forms } from './forms.ts'
import { structuredData } from './structured-data.ts'

export const siteFacts = [
  defineFact({
    name: 'structuredData',
    accepts: allText,
    empty: [],
    derive: (site) => site.pages.flatMap(structuredData),
  }),
  defineFact({ name: 'blocks', accepts: allText, empty: [], derive: (site) => site.pages.map(pageBlocks) }),
  defineFact({ name: 'crawlers', accepts: allText, empty: [], derive: crawlers }),
  defineFact({ name: 'forms', accepts: allText, needs: ['blocks'], empty: [], derive: forms }),
]
