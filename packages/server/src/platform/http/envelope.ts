/** The shapes around what is answered: `data`, and `pagination` of lists. */
import { type TSchema, Type } from 'typebox'

export const Envelope = <Data extends TSchema>(data: Data) => Type.Object({ data })

const Pagination = Type.Object(
  {
    page: Type.Integer({ minimum: 1, description: 'The page that this is.', examples: [1] }),
    limit: Type.Integer({ minimum: 1, maximum: 100, description: 'Entries on a page.', examples: [20] }),
    total: Type.Integer({ minimum: 0, description: 'Entries on all pages.', examples: [1] }),
    pages: Type.Integer({ minimum: 0, description: 'Number of pages.', examples: [1] }),
  },
  { title: 'Pagination', description: 'Where the page stands in its list.' },
)

export const PageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ data: Type.Array(item, { description: 'The entries of this page.' }), pagination: Pagination })
