/** The shapes around what is answered (API.md, “Conventions”). */
import { type TSchema, Type } from 'typebox'

export const Envelope = <Data extends TSchema>(data: Data) => Type.Object({ data })

const Pagination = Type.Object(
  {
    page: Type.Integer({ minimum: 1, examples: [1] }),
    limit: Type.Integer({ minimum: 1, maximum: 100, examples: [20] }),
    total: Type.Integer({ minimum: 0, examples: [1] }),
    pages: Type.Integer({ minimum: 0, examples: [1] }),
  },
  { title: 'Pagination' },
)

export const PageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ data: Type.Array(item), pagination: Pagination })
