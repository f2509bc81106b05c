/** What the checks of access read. */
import type { SectionFacts } from '../site-reading.ts'

export type AccessFacts = Pick<SectionFacts, 'language' | 'pages' | 'palette'>
