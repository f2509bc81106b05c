import { type SelectQueryBuilder, sql } from 'kysely'
import type { WindowUse } from '../hourly-quota.ts'

/**
 * The use of an hourly limit, as columns of a statement.
 * @param uses rows with `used_at`: those of an account that count
 */
export const windowColumns = <Database, Table extends keyof Database, Output>(
  uses: SelectQueryBuilder<Database, Table, Output>,
  limit: number,
) =>
  [
    uses.clearSelect().select(sql<string>`count(*)`.as('count')).as('used'),
    // The newest use that has to leave the window: with a limit of n, the n-th newest.
    uses
      .clearSelect()
      .select(sql<Date>`used_at`.as('used_at'))
      .orderBy(sql`used_at`, 'desc')
      .offset(limit - 1)
      .limit(1)
      .as('room_from'),
    uses.clearSelect().select(sql<Date | null>`max(used_at)`.as('newest')).as('newest'),
  ] as const

/** @param row with `windowColumns` */
export const windowUseOf = (row: { used: string | null; room_from: Date | null; newest: Date | null }): WindowUse => ({
  usedInHour: Number(row.used),
  roomFrom: row.room_from,
  newest: row.newest,
})
