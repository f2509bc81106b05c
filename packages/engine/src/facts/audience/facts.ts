/** Whom the brand speaks to, in which trade, and what moves them. */

import type { Quote } from '../../evidence.ts'
import type { Site } from '../../site.ts'
import { contrastText, needText, readerText, seenText, spokenText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { alternatives } from './alternatives.ts'
import { audienceNeeds } from './audience-needs.ts'
import { audiences } from './audiences.ts'
import { industry } from './industry.ts'
import { questions } from './questions.ts'

export const audienceFacts = [
  defineFact({
    name: 'industry',
    accepts: spokenText,
    needs: ['sentences', 'language', 'structuredData', 'products', 'services'],
    empty: null,
    derive: (site, { sentences, language, ...others }) =>
      industry(sentences, { language: language?.value ?? null, title: titleOf(site), ...others }),
  }),
  defineFact({
    name: 'questions',
    accepts: seenText,
    needs: ['structuredData'],
    empty: [],
    derive: (site, { structuredData }) => questions(site, structuredData),
  }),
  defineFact({
    name: 'audiences',
    accepts: readerText,
    needs: ['language', 'sentences', 'testimonials', 'plans', 'structuredData'],
    empty: [],
    derive: (site, { language, ...others }) => audiences(site, { language: language?.value ?? null, ...others }),
  }),
  defineFact({
    name: 'audienceNeeds',
    accepts: needText,
    needs: ['sentences', 'language', 'audiences', 'questions'],
    empty: [],
    derive: (_, { sentences, language, ...others }) =>
      audienceNeeds(sentences, { language: language?.value ?? null, ...others }),
  }),
  defineFact({
    name: 'alternatives',
    accepts: contrastText,
    needs: ['sentences', 'language', 'names'],
    empty: [],
    derive: (site, { sentences, language, names }) =>
      alternatives(site, sentences, { language: language?.value ?? null, names }),
  }),
]

function titleOf({ home }: Site): Quote | null {
  const { title } = home.head
  return title === null ? null : { page: home.url, text: title.text, locator: 'title' }
}
