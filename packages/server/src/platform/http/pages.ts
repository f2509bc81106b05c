/** Pages of lists: `page` and `limit`, answered with `pagination` and `Link`. */
import type { FastifyReply } from 'fastify'
import { type TProperties, Type } from 'typebox'
import { AppError } from '../errors.ts'

export interface Page {
  page: number
  limit: number
}

/** The last row that a page may end with: Postgres walks past all before it. */
const reachMax = 100_000

/** The fields of a query that ask for a page. */
const pageFields = {
  page: Type.Integer({
    minimum: 1,
    maximum: reachMax,
    default: 1,
    description: `Number of the page, from 1. \`page\` times \`limit\` is at most ${reachMax}; what lies beyond is found by the filters.`,
  }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Entries on a page.' }),
}

/** The query of a list: a page, which may be left out, and the filters of the list. Other parameters are refused. */
export const PageQuery = <Filters extends TProperties>(filters: Filters) =>
  Type.Object({ ...pageFields, ...filters }, { additionalProperties: false, required: [] })

/** The part of a list to read. */
export interface Slice {
  offset: number
  limit: number
}

/** The part of a list that was read. */
export interface Listed<Row> {
  /** Of all pages. */
  total: number
  rows: Row[]
}

/**
 * Answers a list: the page that the query asks for, how many there are, and where the other pages are (`Link`, RFC 8288).
 * @throws {AppError} OUT_OF_RANGE for a page beyond the last row that can be read
 */
export async function answerPage<Row, Item>(
  { request: { url, query }, reply }: { request: { url: string; query: Page }; reply: FastifyReply },
  read: (slice: Slice) => Promise<Listed<Row>>,
  toWire: (row: Row) => Item,
) {
  const { total, rows } = await read({ offset: offsetOf(query), limit: query.limit })
  const links = pageLinks(url, query, total)
  if (links !== null) reply.header('link', links)
  return { data: rows.map(toWire), pagination: paginationOf(query, total) }
}

/** @throws {AppError} OUT_OF_RANGE @returns how many rows come before the page */
function offsetOf({ page, limit }: Page): number {
  if (page * limit <= reachMax) return (page - 1) * limit
  const message = `“page” times “limit” is ${page * limit}; at most ${reachMax} is allowed. Narrow the list by its filters.`
  throw new AppError('OUT_OF_RANGE', 'page', message)
}

const paginationOf = ({ page, limit }: Page, total: number) => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
})

/** `Link` of a page (RFC 8288): first, prev, next, last, with the caller's own filters; null without one. */
function pageLinks(url: string, { page, limit }: Page, total: number): string | null {
  const pages = Math.min(Math.ceil(total / limit), Math.floor(reachMax / limit))
  const targets: [string, number][] = [
    ['first', 1],
    ['prev', Math.min(page - 1, pages)],
    ['next', page + 1],
    ['last', pages],
  ]
  const links = targets
    .filter(([, target]) => target >= 1 && target <= pages)
    .map(([rel, target]) => `<${withPage(url, target)}>; rel="${rel}"`)
  return links.length === 0 ? null : links.join(', ')
}

function withPage(url: string, page: number): string {
  const [path, query] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('page', String(page))
  return `${path}?${parameters}`
}
