/** Who the brand is. */
import { allText, seenText, statedText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { brandName } from './brand-name.ts'
import { copyright } from './copyright.ts'
import { description, openGraph, tagline } from './descriptions.ts'
import { legalEntity } from './legal-entity.ts'

export const identityFacts = [
  defineFact({
    name: 'name',
    accepts: seenText,
    needs: ['structuredData'],
    empty: null,
    derive: (site, { structuredData }) => brandName(site, structuredData),
  }),
  defineFact({
    name: 'names',
    accepts: allText,
    needs: ['name'],
    empty: [],
    derive: (_, { name }) => (name === null ? [] : [name.value.name, ...name.value.variants]),
  }),
  defineFact({
    name: 'tagline',
    accepts: statedText,
    needs: ['structuredData', 'hero', 'names'],
    empty: null,
    derive: ({ home }, { structuredData, hero, names }) => tagline(home, structuredData, hero, names),
  }),
  defineFact({ name: 'description', accepts: seenText, empty: null, derive: ({ home }) => description(home) }),
  defineFact({ name: 'openGraph', accepts: seenText, empty: null, derive: ({ home }) => openGraph(home) }),
  defineFact({
    name: 'legalEntity',
    accepts: seenText,
    needs: ['structuredData'],
    empty: null,
    derive: (site, { structuredData }) => legalEntity(site, structuredData),
  }),
  defineFact({ name: 'copyright', accepts: seenText, empty: null, derive: copyright }),
]
