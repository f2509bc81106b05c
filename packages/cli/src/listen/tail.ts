/** Finds new items in a list that is polled, newest first, in pages. */
import { type PageOf, pageSize } from './service.ts'

interface TailOptions<Item> {
  page(number: number): Promise<PageOf<Item>>
  idOf(item: Item): string
  /** Milliseconds. */
  timeOf(item: Item): number
  /** null: items of the first poll are not new. */
  since: number | null
}

/**
 * How far back each poll reads. An item can appear behind others that are already listed: it is sorted by the time when its
 * work began, and is listed when that ended.
 */
const overlapMs = 60_000
/** The maximum of the API. */
const pagesMax = 100_000 / pageSize

/** @returns the items since the last poll, oldest first; each item once, whatever the time between polls */
export function createTail<Item>({ page, idOf, timeOf, since }: TailOptions<Item>): () => Promise<Item[]> {
  const seen = new Map<string, number>()
  let newest: number | null = null
  let isFirst = true

  async function read(): Promise<Item[]> {
    const found = new Map<string, Item>()
    let from = isFirst && since !== null ? since : floor()
    for (let number = 1; number <= pagesMax; number++) {
      const { data, pagination } = await page(number)
      for (const item of data) found.set(idOf(item), item)
      newest = Math.max(newest ?? Number.NEGATIVE_INFINITY, ...data.map(timeOf))
      if (isFirst && since === null) from = floor()
      const last = data.at(-1)
      if (last === undefined || number >= pagination.pages || timeOf(last) < from) break
    }
    return [...found.values()].filter((item) => timeOf(item) >= from && !seen.has(idOf(item)))
  }

  const floor = () => Math.max((newest ?? Number.NEGATIVE_INFINITY) - overlapMs, since ?? Number.NEGATIVE_INFINITY)

  return async () => {
    const before = newest
    let items: Item[]
    try {
      items = await read()
    } catch (error) {
      // Not all pages were read: the next poll starts where this one did.
      newest = before
      throw error
    }
    const isOld = isFirst && since === null
    isFirst = false
    for (const item of items) seen.set(idOf(item), timeOf(item))
    for (const [id, time] of seen) if (time < floor()) seen.delete(id)
    return isOld ? [] : items.sort((a, b) => timeOf(a) - timeOf(b))
  }
}
