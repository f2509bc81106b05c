/** What the site is built with. */
import { defineFact } from '../define-fact.ts'
import { technology } from './technology.ts'

export const technologyFacts = [defineFact({ name: 'technology', empty: [], derive: technology })]
