/**
 * The service under load: `npm run bench:api`, on Linux. Reads against a bare route, lists, starts, memory.
 *
 * The service, the bare route and Postgres run in processes of their own, on a fresh data folder with Postgres as safe as
 * in production; this process sends the requests and serves the example site. All checks of requests are on, with rates
 * that the load does not reach.
 */
import { cpus, totalmem } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { measureLists } from './api/lists.ts'
import { measureAddedLatency, measureReads } from './api/reads.ts'
import { copyAnalysis, seedAnalyses, storePlainBodies } from './api/seed.ts'
import { serveExampleSite } from './api/site.ts'
import { measureAcceptance, measureCompletion } from './api/starts.ts'
import { asTable, type Figure, mebibytes } from './service/figures.ts'
import { type Installation, openInstallation } from './service/installation.ts'

const idleSeconds = 30
const warmUpSeconds = 15
const idleBytesMax = 250 * 1_048_576
/** Fewer than the sandbox takes of one account in an hour. */
const startsPerKey = 100
const startKeys = 6

const figures: Figure[] = []
function report(found: readonly Figure[]): void {
  figures.push(...found)
  for (const { name, figure } of found) console.error(`${name}: ${figure}`)
}

const site = await serveExampleSite()
const installation = await openInstallation({ BRANDPRINT_ALLOW_HOSTS: site.host })
let ending: Promise<void> | null = null
async function endAll(): Promise<void> {
  await installation.close()
  await site.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    ending ??= endAll()
    void ending.finally(() => process.exit(1))
  })
}

try {
  const account = await installation.newAccount()
  const analysisId = await measureFreshServices(installation, account.key)
  await seedAnalyses(installation.client, account.id)
  await measureBusyService(installation, account.key, analysisId)
  await measureStarts(installation)
  console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${mebibytes(totalmem())}, Node ${process.version}`)
  console.log(asTable(figures))
} finally {
  ending ??= endAll()
  await ending
}

/** @returns a full analysis that is finished */
async function measureFreshServices({ withService }: Installation, key: string): Promise<string> {
  await withService('all', async (service) => {
    await delay(idleSeconds * 1_000)
    report([idleMemory(`memory, idle for ${idleSeconds} s after its start`, await service.residentBytes())])
    report((await measureCompletion({ url: service.url, key, siteUrl: site.url, type: 'flash' })).figures)
  })
  return withService('all', async ({ url }) => {
    // The service is ready, and warms its engine.
    await delay(warmUpSeconds * 1_000)
    const full = await measureCompletion({ url, key, siteUrl: site.url, type: 'full' })
    report(full.figures)
    return full.analysisId
  })
}

function idleMemory(name: string, bytes: number): Figure {
  const aim = { text: `≤ ${mebibytes(idleBytesMax)}`, isMet: bytes <= idleBytesMax }
  return { name, figure: mebibytes(bytes), aim }
}

async function measureBusyService(installation: Installation, key: string, analysisId: string): Promise<void> {
  const { client, withService, withBareRoute } = installation
  await withService('all', async (service) => {
    const response = await fetch(`${service.url}/v1/analyses/${analysisId}`, {
      headers: { authorization: `Bearer ${key}`, 'accept-encoding': 'identity' },
    })
    const body = Buffer.from(await response.arrayBuffer())
    const analysisIds = await copyAnalysis(client, analysisId)
    const gzipBytes = await storePlainBodies(client, analysisIds, body)
    report([{ name: 'body that is read', figure: `${body.length} bytes, ${gzipBytes} as gzip` }])

    await withBareRoute(async (bare) => {
      const bench = { service, bare, key, analysisIds, etag: response.headers.get('etag')! }
      report(await measureReads(bench))
      report(await measureAddedLatency(bench))
    })
    report(await measureLists({ url: service.url, key }))
    await delay(idleSeconds * 1_000)
    report([idleMemory(`memory, idle for ${idleSeconds} s after this load`, await service.residentBytes())])
  })
}

/** By an API process alone: what it accepts is not worked on meanwhile. */
async function measureStarts({ newAccount, withService }: Installation): Promise<void> {
  const keys: string[] = []
  for (let account = 0; account < startKeys; account++) keys.push((await newAccount()).key)
  report(await withService('api', ({ url }) => measureAcceptance(url, keys, startsPerKey)))
}
