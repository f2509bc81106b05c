/** What the site is built with. */
import { allText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { technology } from './technology.ts'

export const technologyFacts = [defineFact({ name: 'technology', accepts: allText, empty: [], derive: technology })]
