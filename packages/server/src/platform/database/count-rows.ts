import { type SelectQueryBuilder, sql } from 'kysely'

/** How many rows a query finds. */
export async function countRows<Database, Table extends keyof Database, Output>(
  query: SelectQueryBuilder<Database, Table, Output>,
): Promise<number> {
  const { count } = await query
    .clearSelect()
    .select(sql<string>`count(*)`.as('count'))
    // The type checker cannot tell what is selected of any table.
    .$castTo<{ count: string }>()
    .executeTakeFirstOrThrow()
  return Number(count)
}
