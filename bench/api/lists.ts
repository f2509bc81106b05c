/** Pages of 20 of an account's 100,000 analyses, one request at a time. */
import { type Figure, latencies, percentile } from '../service/figures.ts'
import { oneByOne, type Target } from './load.ts'
import { listedAnalyses } from './seed.ts'

const requests = 300
const warmUpRequests = 20
const limit = 20
const msMax = 30

const lists = {
  'first page': '',
  // Page times limit may reach 100,000 and no further.
  'deepest page allowed': `page=${listedAnalyses / limit}`,
  'first page of the failed ones': 'status=failed',
  'first page since a date, nearly all': 'created_after=2024-06-01',
  'first page by completed_at': 'sort=completed_at',
  'first page by url': 'sort=url&order=asc',
}

/** The lists that are measured, by name. */
export function listTargets({ url, key }: { url: string; key: string }): Record<string, Target> {
  const target = (query: string): Target => ({
    url: `${url}/v1/analyses?limit=${limit}${query === '' ? '' : `&${query}`}`,
    headers: { authorization: `Bearer ${key}` },
    status: 200,
  })
  return Object.fromEntries(Object.entries(lists).map(([name, query]) => [name, target(query)]))
}

export async function measureLists({ url, key }: { url: string; key: string }): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, target] of Object.entries(listTargets({ url, key }))) {
    const times = (await oneByOne(Array(warmUpRequests + requests).fill(target))).slice(warmUpRequests)
    const aim = { text: `p99 ≤ ${msMax} ms`, isMet: percentile(times, 99) <= msMax }
    figures.push({ name: `list, ${name}`, figure: latencies(times), aim })
  }
  return figures
}
