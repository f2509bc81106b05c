/** What the brand says, and how. */
import { allText, claimText, spokenText, statedText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { claims, sourcesCited } from './claims.ts'
import { mission, values } from './mission.ts'
import { sentences } from './sentences.ts'
import { siteLanguage } from './site-language.ts'
import { themes } from './themes/themes.ts'
import { vocabulary } from './vocabulary.ts'
import { tone, voice } from './voice.ts'
import { writing } from './writing.ts'

export const languageFacts = [
  defineFact({ name: 'language', accepts: allText, empty: null, derive: siteLanguage }),
  defineFact({
    name: 'sentences',
    accepts: allText,
    needs: ['language', 'blocks', 'hero', 'description', 'testimonials'],
    empty: [],
    derive: (site, { language, ...others }) => sentences(site, { language: language?.value ?? null, ...others }),
  }),
  defineFact({
    name: 'writing',
    accepts: spokenText,
    needs: ['sentences', 'language'],
    empty: null,
    derive: (_, { sentences, language }) => writing(sentences, language?.value ?? null),
  }),
  defineFact({
    name: 'voice',
    accepts: spokenText,
    needs: ['writing', 'sentences'],
    empty: [],
    derive: (_, { writing, sentences }) => voice(writing, sentences),
  }),
  defineFact({
    name: 'tone',
    accepts: allText,
    needs: ['writing'],
    empty: null,
    derive: (_, { writing }) => tone(writing),
  }),
  defineFact({
    name: 'mission',
    accepts: statedText,
    needs: ['sentences', 'language', 'hero', 'description', 'tagline', 'structuredData'],
    empty: null,
    derive: (_, { sentences, language, ...others }) =>
      mission(sentences, { language: language?.value ?? null, ...others }),
  }),
  defineFact({
    name: 'values',
    accepts: statedText,
    needs: ['sentences', 'language'],
    empty: [],
    derive: (_, { sentences, language }) => values(sentences, language?.value ?? null),
  }),
  defineFact({
    name: 'claims',
    accepts: claimText,
    needs: ['sentences', 'language', 'names', 'certifications', 'customers', 'testimonials'],
    empty: [],
    derive: (_, { sentences, language, ...others }) =>
      claims(sentences, { language: language?.value ?? null, ...others }),
  }),
  defineFact({
    name: 'vocabulary',
    accepts: spokenText,
    needs: ['sentences', 'language', 'names'],
    empty: null,
    derive: (_, { sentences, language, names }) => vocabulary(sentences, { language: language?.value ?? null, names }),
  }),
  defineFact({
    name: 'themes',
    accepts: spokenText,
    needs: ['sentences', 'language', 'names', 'posts'],
    empty: [],
    derive: (_, { sentences, language, names, posts }) =>
      themes(sentences, { language: language?.value ?? null, names, posts }),
  }),
  defineFact({
    name: 'sourcesCited',
    accepts: spokenText,
    needs: ['sentences'],
    empty: [],
    derive: (_, { sentences }) => sourcesCited(sentences),
  }),
]
