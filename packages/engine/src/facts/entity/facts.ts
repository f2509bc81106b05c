/** What the brand is, in one record: every section reads it here. */
import { offerText, statedText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { businessModel } from './business-model.ts'
import { brandKind } from './kind.ts'

export const entityFacts = [
  defineFact({
    name: 'kind',
    accepts: statedText,
    needs: ['language', 'names', 'hero', 'description', 'openGraph', 'structuredData', 'sentences'],
    empty: null,
    derive: (site, { language, ...others }) => brandKind(site, { language: language?.value ?? null, ...others }),
  }),
  defineFact({
    name: 'businessModel',
    accepts: offerText,
    needs: ['kind', 'plans', 'ctas'],
    empty: null,
    derive: (_, facts) => businessModel(facts),
  }),
]
