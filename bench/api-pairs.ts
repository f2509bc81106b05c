/**
 * This checkout beside another one: `npm run bench:api:pairs -- ../other-checkout`, on Linux.
 *
 * Both services run at the same time, each on an installation of its own, and are asked in turn: ten alternating pairs of
 * each kind of request, the order turned round from pair to pair. A figure is the median of the ratios of the pairs, this
 * checkout's cost to the other's: 1.05 is 5 % slower. Ratios of neighbours in time hold on a machine whose speed varies;
 * absolute figures are those of `npm run bench:api`.
 *
 * The other checkout needs its packages installed (`npm ci`) and a `bench/service` of its own, by which its service starts.
 */
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { listTargets } from './api/lists.ts'
import { atConstantRate, oneByOne, type Target, throughput } from './api/load.ts'
import { copyAnalysis, seedAnalyses } from './api/seed.ts'
import { type LocalSite, serveExampleSite } from './api/site.ts'
import { analyzeOnce, sandboxStart } from './api/starts.ts'
import { asTable, type Figure, mebibytes, median, percentile } from './service/figures.ts'
import type { Installation } from './service/installation.ts'
import type { ServerProcess } from './service/processes.ts'

const ratioMax = 1.05
const connections = 16
const roundSeconds = 4
const steady = { perSecond: 200, seconds: 4 }
const listRequests = 60
/** Fewer than the sandbox takes of one account in an hour. */
const startsPerPair = 40
const analysesPerPair = 3
const idleSeconds = 15

interface Side {
  service: ServerProcess
  key: string
  analysisIds: readonly string[]
  /** One for each pair. */
  startKeys: readonly string[]
}

/** What one kind of request costs a side, in any unit that both sides share. */
type Cost = (side: Side, pair: number) => Promise<number>

const usage = 'Usage: npm run bench:api:pairs -- FOLDER [--pairs 10], where FOLDER is another checkout of Brandprint.'
const { values, positionals } = parseArgs({
  options: { pairs: { type: 'string', default: '10' } },
  allowPositionals: true,
})
const pairs = Number(values.pairs)
if (positionals.length !== 1 || !Number.isInteger(pairs) || pairs < 1) throw new Error(usage)
const folders = { other: resolve(positionals[0]!), own: resolve(import.meta.dirname, '..') }

const site = await serveExampleSite()
try {
  const figures = await withSide(folders.other, site, (other) =>
    withSide(folders.own, site, (own) => compare(own, other)),
  )
  console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${mebibytes(totalmem())}, Node ${process.version}`)
  console.log(asTable(figures))
  if (figures.some(({ aim }) => aim?.isMet === false)) process.exitCode = 1
} finally {
  await site.close()
}

/** The service of a checkout with 64 finished analyses to read and 100,000 to list, as long as the work takes. */
async function withSide<Value>(folder: string, { host, url }: LocalSite, work: (side: Side) => Promise<Value>) {
  const file = pathToFileURL(resolve(folder, 'bench/service/installation.ts')).href
  const { openInstallation } = (await import(file)) as typeof import('./service/installation.ts')
  const installation: Installation = await openInstallation({ BRANDPRINT_ALLOW_HOSTS: host })
  try {
    return await installation.withService('all', async (service) => {
      const account = await installation.newAccount()
      const { id } = await analyzeOnce({ url: service.url, key: account.key, siteUrl: url, type: 'full' })
      await seedAnalyses(installation.client, account.id)
      const analysisIds = await copyAnalysis(installation.client, id)
      const startKeys: string[] = []
      for (let pair = 0; pair <= pairs; pair++) startKeys.push((await installation.newAccount()).key)
      return work({ service, key: account.key, analysisIds, startKeys })
    })
  } finally {
    await installation.close()
  }
}

async function compare(own: Side, other: Side): Promise<Figure[]> {
  await delay(idleSeconds * 1_000)
  const figures = [await compareMemory('memory after its start', own, other)]
  for (const [name, cost] of Object.entries(costs())) {
    // Code is compiled and connections are open before anything counts.
    for (const side of [own, other]) await cost(side, pairs)
    const ratios: number[] = []
    for (let pair = 0; pair < pairs; pair++) {
      const order = pair % 2 === 0 ? [own, other] : [other, own]
      const [first, second] = [await cost(order[0]!, pair), await cost(order[1]!, pair)]
      ratios.push(pair % 2 === 0 ? first / second : second / first)
    }
    figures.push(ratioFigure(name, ratios))
    console.error(`${name}: ${figures.at(-1)!.figure}`)
  }
  return [...figures, await compareMemory('memory after this load', own, other)]
}

async function compareMemory(name: string, own: Side, other: Side): Promise<Figure> {
  const [ours, theirs] = [await own.service.residentBytes(), await other.service.residentBytes()]
  return { name, figure: `${(ours / theirs).toFixed(2)} (${mebibytes(ours)}, other ${mebibytes(theirs)})` }
}

function ratioFigure(name: string, ratios: readonly number[]): Figure {
  const ratio = median(ratios)
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  return {
    name,
    figure: `${ratio.toFixed(3)} (${range} in ${ratios.length} pairs)`,
    aim: { text: `≤ ${ratioMax}`, isMet: ratio <= ratioMax },
  }
}

function costs(): Record<string, Cost> {
  const read = ({ service, key, analysisIds }: Side, headers: Record<string, string>): Target[] =>
    analysisIds.map((id) => ({
      url: `${service.url}/v1/analyses/${id}`,
      headers: { authorization: `Bearer ${key}`, ...headers },
      status: 200,
    }))
  const gzip = { 'accept-encoding': 'gzip' }
  /** Seconds a request, as fast as they are answered. */
  const loaded =
    (headers: Record<string, string>): Cost =>
    async (side) =>
      1 / (await throughput(read(side, headers), { connections, seconds: roundSeconds })).perSecond
  const atRate =
    (rank: number): Cost =>
    async (side) =>
      percentile(await atConstantRate(read(side, gzip), steady), rank)
  const listed =
    (name: string): Cost =>
    async ({ service, key }) =>
      median(await oneByOne(Array<Target>(listRequests).fill(listTargets({ url: service.url, key })[name]!)))
  const analyzed =
    (type: 'full' | 'flash'): Cost =>
    async ({ service, key }) => {
      const times: number[] = []
      for (let run = 0; run < analysesPerPair; run++) {
        times.push((await analyzeOnce({ url: service.url, key, siteUrl: site.url, type })).ms)
      }
      return median(times)
    }
  return {
    'read, gzip': loaded(gzip),
    'read, uncompressed': loaded({}),
    [`read at ${steady.perSecond}/s, p50`]: atRate(50),
    [`read at ${steady.perSecond}/s, p95`]: atRate(95),
    ...Object.fromEntries(
      Object.keys(listTargets({ url: '', key: '' })).map((name) => [`list, ${name}`, listed(name)]),
    ),
    'analysis accepted, no preflight': async ({ service, startKeys }, pair) =>
      median(await oneByOne(Array<Target>(startsPerPair).fill(sandboxStart(service.url, startKeys[pair]!)))),
    'flash analysis': analyzed('flash'),
    'full analysis': analyzed('full'),
  }
}
