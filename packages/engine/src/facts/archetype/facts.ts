/** Which archetype the brand follows. */
import { spokenText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { archetype } from './archetype.ts'

export const archetypeFacts = [
  defineFact({
    name: 'archetype',
    accepts: spokenText,
    needs: ['sentences', 'language', 'names', 'writing', 'industry', 'palette', 'ctas'],
    empty: null,
    derive: (_, { sentences, language, ...others }) =>
      archetype(sentences, { language: language?.value ?? null, ...others }),
  }),
]
