import { bodySentence } from '../../facts/language/language-fixtures.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import { homeUrl } from '../../report/report-fixtures.ts'

/** A line of the text of the invented brand that cases of rules are about; on its home page if nothing else is said. */
export const ownLine = (text: string, more: Partial<Sentence> = {}): Sentence =>
  bodySentence(text, { page: homeUrl, ...more })
