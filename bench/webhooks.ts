/**
 * Deliveries under load: `npm run bench:webhooks`, on Linux. From commit to first attempt, sustained rate, one dead
 * endpoint among others, and all of it again with a million old deliveries in the tables. `-- --only latency`, `rate` or `dead`
 * measures a part.
 *
 * The service, Postgres and the receivers run in processes of their own, on a fresh data folder with Postgres as safe as in
 * production; this process writes the events.
 */
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { asTable, type Figure, latencies, mebibytes, percentile } from './service/figures.ts'
import { type Installation, openInstallation } from './service/installation.ts'
import type { ServerProcess } from './service/processes.ts'
import { type Endpoint, type Load, writeAtRate, writeBacklog, writeHistory } from './webhooks/events.ts'
import { type Receivers, startReceivers } from './webhooks/receiver-process.ts'

/** Who signed the certificate of the receivers. */
const authority = new URL('../packages/server/src/test-support/certificates/authority.pem', import.meta.url)
const endpointCount = 50
const load = { perSecond: 100, seconds: 20 }
/** Until what is made once is made: code compiled, connections open, endpoints known. */
const warmUp = { perSecond: 100, seconds: 5 }
const backlog = 8_000
const slowAnswerMs = 50
const pairs = 10
/** Each half of a pair. */
const half = { perSecond: 100, seconds: 10 }
const history = 1_000_000

const parts = ['latency', 'rate', 'dead'] as const
const { values: options } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const measured = parts.filter((part) => options.only?.includes(part) ?? true)
if (measured.length === 0) throw new Error(`--only takes ${parts.join(', ')}.`)

const figures: Figure[] = []
function report(figure: Figure): void {
  figures.push(figure)
  console.error(`${figure.name}: ${figure.figure}`)
}

const logFile = join(tmpdir(), `brandprint-bench-receivers-${process.pid}.log`)
const quick = await startReceivers(logFile, 0)
const slow = await startReceivers(logFile, slowAnswerMs)
const installation = await openInstallation({
  BRANDPRINT_ALLOW_HOSTS: '127.0.0.1',
  NODE_EXTRA_CA_CERTS: fileURLToPath(authority),
})
try {
  await measure(installation)
  console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${mebibytes(totalmem())}, Node ${process.version}`)
  console.log(asTable(figures))
} finally {
  await installation.close()
  await quick.close()
  await slow.close()
}

async function measure(at: Installation): Promise<void> {
  const endpoints = await at.withService('all', ({ url }) => register(at, url, quick, endpointCount, 'live'))
  const [slowEndpoint] = await at.withService('all', ({ url }) => register(at, url, slow, 1, 'slow'))
  for (const suffix of ['', ', a million old deliveries']) {
    if (suffix !== '') await writeHistory(at.client, endpoints, history)
    if (measured.includes('latency')) await measureLatency(at, endpoints, suffix)
    if (measured.includes('rate')) await measureRate(at, slowEndpoint!, suffix)
    if (measured.includes('dead')) await measureDeadOne(at, endpoints, suffix)
  }
}

async function register(at: Installation, url: string, receivers: Receivers, count: number, name: string) {
  const endpoints: Endpoint[] = []
  for (let number = 0; number < count; number++) {
    const { id: accountId, key } = await at.newAccount()
    const path = `/${name}/${number}`
    const response = await fetch(`${url}/v1/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: receivers.endpointUrl(path), events: ['team.member_added'] }),
    })
    if (response.status !== 201) throw new Error(await response.text())
    const { data } = (await response.json()) as { data: { id: string } }
    endpoints.push({ accountId, webhookId: data.id, path })
  }
  return endpoints
}

/** Of each event, the milliseconds from its commit to its arrival, those of some endpoints left out. */
async function latenciesUnderLoad(
  at: Installation,
  endpoints: readonly Endpoint[],
  { load, isLeftOut = () => false }: { load: Load; isLeftOut?: (path: string) => boolean },
) {
  await quick.arrivals()
  const committed = await writeAtRate(at.databaseUrl, endpoints, load)
  await delay(1_000)
  const times: number[] = []
  for (const { eventId, path, at: arrived } of await quick.arrivals()) {
    const from = committed.get(eventId)
    if (from !== undefined && !isLeftOut(path)) times.push(Math.max(0, arrived - from))
  }
  return times
}

async function measureLatency(at: Installation, endpoints: readonly Endpoint[], suffix: string): Promise<void> {
  const { cold, times } = await at.withService('all', async () => ({
    cold: await latenciesUnderLoad(at, endpoints, { load: warmUp }),
    times: await latenciesUnderLoad(at, endpoints, { load }),
  }))
  report({ name: `the same in the ${warmUp.seconds} seconds after a start${suffix}`, figure: latencies(cold) })
  if (times.length !== load.perSecond * load.seconds) throw new Error(`Only ${times.length} events arrived.`)
  const isMet = percentile(times, 50) <= 150 && percentile(times, 99) <= 1_000
  const name = `commit to first attempt, ${load.perSecond} events/s, ${endpointCount} endpoints${suffix}`
  report({ name, figure: latencies(times), aim: { text: 'p50 ≤ 150 ms, p99 ≤ 1 s', isMet } })
}

/** From the first arrival to the last: the events were there before the service was. */
async function measureRate(at: Installation, endpoint: Endpoint, suffix: string): Promise<void> {
  await slow.arrivals()
  await writeBacklog(at.client, endpoint, backlog)
  const arrivals: number[] = []
  await at.withService('all', async () => {
    while (arrivals.length < backlog) {
      await delay(500)
      arrivals.push(...(await slow.arrivals()).map((arrival) => arrival.at))
    }
  })
  const perSecond = backlog / ((Math.max(...arrivals) - Math.min(...arrivals)) / 1_000)
  const name = `sustained deliveries to one receiver that takes ${slowAnswerMs} ms${suffix}`
  report({ name, figure: `${perSecond.toFixed(0)}/s`, aim: { text: '≥ 500/s', isMet: perSecond >= 500 } })
}

/**
 * Pairs under one service, warm from the start: with one endpoint that never answers, and with none. The halves change
 * their order from pair to pair, so that what grows with time counts for both.
 */
async function measureDeadOne(at: Installation, endpoints: readonly Endpoint[], suffix: string): Promise<void> {
  const [victim] = endpoints
  const isLeftOut = (path: string) => path === victim!.path || path.includes('dead')
  const move = (path: string) =>
    at.client.query('update webhook set url = $1 where id = $2', [quick.endpointUrl(path), victim!.webhookId])
  async function withNone({ cpuMs }: ServerProcess): Promise<Half> {
    const from = await cpuMs()
    const times = await latenciesUnderLoad(at, endpoints, { load: half, isLeftOut })
    return { p99: percentile(times, 99), cpuMs: (await cpuMs()) - from }
  }
  async function withDead(server: ServerProcess): Promise<Half> {
    await move('/dead')
    const dead = await withNone(server)
    await move(victim!.path)
    await at.client.query(
      "update delivery set state = 'missed', next_attempt_at = null where webhook_id = $1 and state = 'pending'",
      [victim!.webhookId],
    )
    return dead
  }
  const measuredPairs = await at.withService('all', async (server) => {
    await latenciesUnderLoad(at, endpoints, { load: warmUp })
    const halves: { none: Half; one: Half }[] = []
    for (let pair = 0; pair < pairs; pair++) {
      if (pair % 2 === 0) {
        const none = await withNone(server)
        halves.push({ none, one: await withDead(server) })
      } else {
        const one = await withDead(server)
        halves.push({ none: await withNone(server), one })
      }
    }
    return halves
  })
  const change = (middle(measuredPairs.map(({ none, one }) => one.p99 / none.p99)) - 1) * 100
  const shown = measuredPairs.map(({ none, one }) => `${none.p99.toFixed(1)} → ${one.p99.toFixed(1)}`).join(', ')
  report({
    name: `the others’ p99 with one endpoint dead, against none, median of ${pairs} pairs${suffix}`,
    figure: `${change > 0 ? '+' : ''}${change.toFixed(0)} % (ms: ${shown})`,
    aim: { text: '< +10 %', isMet: change < 10 },
  })
  const perEvent = (ms: number[]) => `${(middle(ms) / (half.perSecond * half.seconds)).toFixed(2)} ms`
  const without = perEvent(measuredPairs.map(({ none }) => none.cpuMs))
  const withOne = perEvent(measuredPairs.map(({ one }) => one.cpuMs))
  report({
    name: `processor time of the service for an event, none dead and one dead${suffix}`,
    figure: `${without} and ${withOne}`,
  })
}

interface Half {
  p99: number
  cpuMs: number
}

/** The median of an even number of values is between the two in the middle. */
function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return (sorted[(values.length - 1) >> 1]! + sorted[values.length >> 1]!) / 2
}
