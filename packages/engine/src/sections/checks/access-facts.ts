/** What the checks of access read. */

import type { SectionFacts } from '../section-facts.ts'
import { checksOver } from './check-rule.ts'

export type AccessFacts = Pick<SectionFacts, 'language' | 'pages' | 'palette' | 'reach'>

export const accessCheck = checksOver<AccessFacts>()
