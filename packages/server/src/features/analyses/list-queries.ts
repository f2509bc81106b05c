/** SQL of lists of analyses: one function, one statement. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export interface ListFilter {
  accountId: string
  status?: 'completed' | 'processing' | 'failed'
  type?: 'full' | 'flash'
  createdAfter?: Date
  createdBefore?: Date
}

export interface ListPage extends ListFilter {
  sort: 'created_at' | 'completed_at' | 'url' | 'type' | 'status'
  order: 'asc' | 'desc'
  offset: number
  limit: number
}

export interface ListedAnalysis {
  id: string
  status: 'completed' | 'processing' | 'failed'
  type: 'full' | 'flash'
  url: string
  created_at: Date
}

export interface AnalysisList {
  /** Of all pages. */
  total: number
  rows: ListedAnalysis[]
}

/** Columns with an index in their order. */
const sortedColumns = {
  created_at: sql.raw('analysis.created_at'),
  completed_at: sql.raw('analysis.completed_at'),
  url: sql.raw('analysis.url_start'),
  type: sql.raw('analysis.type'),
  status: sql.raw('analysis.status'),
} satisfies Record<ListPage['sort'], RawBuilder<unknown>>

/**
 * A page and the total of all pages, of one moment. Ties by id, so that pages are stable; analyses without the sorted value
 * come last. The page is found in an index alone; then its own rows are looked up.
 */
export async function listAnalyses(db: Db, page: ListPage): Promise<AnalysisList> {
  const column = sortedColumns[page.sort]
  const direction = sql.raw(page.order)
  const order = sql`${column} ${direction} ${sql.raw(page.sort === 'completed_at' ? 'nulls last' : '')}, analysis.id ${direction}`
  const { rows } = await sql<{ total: string } & (ListedAnalysis | { id: null })>`
    select counted.total, analysis.id, analysis.status, analysis.type, analysis.url, analysis.created_at
    from (${total(page)}) counted
    left join lateral (
      select analysis.id
      from analysis
      where ${conditions(page)} and counted.total > ${page.offset}
      order by ${order}
      offset ${page.offset}
      limit ${page.limit}
    ) page on true
    left join analysis on analysis.id = page.id
    order by ${order}`.execute(db)
  return { total: Number(rows[0]!.total), rows: rows.filter((row) => row.id !== null) }
}

/** From the count that is kept; within dates they are counted, in an index alone. */
function total(filter: ListFilter): RawBuilder<unknown> {
  if (filter.createdAfter !== undefined || filter.createdBefore !== undefined) {
    return sql`select count(*) as total from analysis where ${conditions(filter)}`
  }
  return sql`select coalesce(sum(change), 0) as total from analysis_count where ${conditions(filter)}`
}

function conditions({ accountId, status, type, createdAfter, createdBefore }: ListFilter): RawBuilder<unknown> {
  const all = [sql`account_id = ${accountId}`]
  if (status !== undefined) all.push(sql`status = ${status}`)
  if (type !== undefined) all.push(sql`type = ${type}`)
  if (createdAfter !== undefined) all.push(sql`created_at >= ${createdAfter}`)
  if (createdBefore !== undefined) all.push(sql`created_at < ${createdBefore}`)
  return sql.join(all, sql` and `)
}
