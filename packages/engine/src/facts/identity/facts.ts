/** Who the brand is. */
import { defineFact } from '../define-fact.ts'
import { brandName } from './brand-name.ts'
import { copyright } from './copyright.ts'
import { description, openGraph, tagline } from './descriptions.ts'
import { legalEntity } from './legal-entity.ts'

export const identityFacts = [
  defineFact({
    name: 'name',
    needs: ['structuredData'],
    empty: null,
    derive: (site, { structuredData }) => brandName(site, structuredData),
  }),
  defineFact({
    name: 'names',
    needs: ['name'],
    empty: [],
    derive: (_, { name }) => (name === null ? [] : [name.value.name, ...name.value.variants]),
  }),
  defineFact({
    name: 'tagline',
    needs: ['structuredData', 'hero', 'names'],
    empty: null,
    derive: ({ home }, { structuredData, hero, names }) => tagline(home, structuredData, hero, names),
  }),
  defineFact({ name: 'description', empty: null, derive: ({ home }) => description(home) }),
  defineFact({ name: 'openGraph', empty: null, derive: ({ home }) => openGraph(home) }),
  defineFact({
    name: 'legalEntity',
    needs: ['structuredData'],
    empty: null,
    derive: (site, { structuredData }) => legalEntity(site, structuredData),
  }),
  defineFact({ name: 'copyright', empty: null, derive: copyright }),
]
