import { Type } from 'typebox'
import { closed, Nullable, Strings } from '../report/shapes.ts'
import { defineSection, unread } from './section.ts'

export const offerings = defineSection({
  id: 'offerings',
  title: 'Offerings',
  needs: [],
  result: Type.Object(
    {
      products: Strings,
      services: Strings,
      plans: Type.Array(
        Type.Object(
          {
            name: Type.String(),
            price: Nullable(Type.Number({ description: 'null: no price is named; never 0 for “contact us”.' })),
            currency: Nullable(Type.String({ description: 'ISO 4217.' })),
            period: Nullable(Type.String({ examples: ['month', 'year', 'once'] })),
            priceText: Type.String({ description: 'As the page has it.' }),
          },
          closed,
        ),
      ),
      pricingModel: Nullable(Type.String()),
      trial: Nullable(Type.String()),
      guarantees: Strings,
      integrations: Strings,
      features: Strings,
    },
    closed,
  ),
  empty: {
    products: [],
    services: [],
    plans: [],
    pricingModel: null,
    trial: null,
    guarantees: [],
    integrations: [],
    features: [],
  },
  looksFor: ['Products, services and features are not read.', 'Plans, prices, trials and guarantees are not read.'],
  write: unread,
})
