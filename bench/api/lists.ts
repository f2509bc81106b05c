/** Pages of 20 of an account's 100,000 analyses, one request at a time. */
import { type Figure, latencies } from '../service/figures.ts'
import { oneByOne } from './load.ts'
import { listedAnalyses } from './seed.ts'

const requests = 300
const warmUpRequests = 20
const limit = 20

const lists = {
  'first page': '',
  // Page times limit may reach 100,000 and no further.
  'deepest page allowed': `page=${listedAnalyses / limit}`,
  'first page of the failed ones': 'status=failed',
  'first page by completed_at': 'sort=completed_at',
  'first page by url': 'sort=url&order=asc',
}

export async function measureLists({ url, key }: { url: string; key: string }): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, query] of Object.entries(lists)) {
    const target = {
      url: `${url}/v1/analyses?limit=${limit}${query === '' ? '' : `&${query}`}`,
      headers: { authorization: `Bearer ${key}` },
      status: 200,
    }
    const times = await oneByOne(Array(warmUpRequests + requests).fill(target))
    figures.push({ name: `list, ${name}`, figure: latencies(times.slice(warmUpRequests)) })
  }
  return figures
}
