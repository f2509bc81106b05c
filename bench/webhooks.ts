/**
 * Deliveries under load: `npm run bench:webhooks`, on Linux. From commit to first attempt, sustained rate, one dead
 * endpoint among others, and all of it again with a million old deliveries in the tables.
 *
 * The service, Postgres and the receivers run in processes of their own, on a fresh data folder with Postgres as safe as in
 * production; this process writes the events.
 */
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { asTable, type Figure, latencies, mebibytes, median, percentile } from './service/figures.ts'
import { type Installation, openInstallation } from './service/installation.ts'
import { type Endpoint, writeAtRate, writeBacklog, writeHistory } from './webhooks/events.ts'
import { type Receivers, startReceivers } from './webhooks/receiver-process.ts'

/** Who signed the certificate of the receivers. */
const authority = new URL('../packages/server/src/test-support/certificates/authority.pem', import.meta.url)
const endpointCount = 50
const load = { perSecond: 100, seconds: 20 }
const backlog = 8_000
const slowAnswerMs = 50
const pairs = 3
const history = 1_000_000

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
    await measureLatency(at, endpoints, suffix)
    await measureRate(at, slowEndpoint!, suffix)
    await measureDeadOne(at, endpoints, suffix)
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
  isLeftOut = (_path: string) => false,
) {
  await quick.arrivals()
  const committed = await writeAtRate(at.databaseUrl, endpoints, load)
  await delay(2_000)
  const times: number[] = []
  for (const { eventId, path, at: arrived } of await quick.arrivals()) {
    const from = committed.get(eventId)
    if (from !== undefined && !isLeftOut(path)) times.push(Math.max(0, arrived - from))
  }
  return times
}

async function measureLatency(at: Installation, endpoints: readonly Endpoint[], suffix: string): Promise<void> {
  const times = await at.withService('all', () => latenciesUnderLoad(at, endpoints))
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

/** Pairs of runs, one after the other: with one endpoint that never answers, and with none. */
async function measureDeadOne(at: Installation, endpoints: readonly Endpoint[], suffix: string): Promise<void> {
  const [victim] = endpoints
  const isVictim = (path: string) => path === victim!.path || path.includes('dead')
  const move = (path: string) =>
    at.client.query('update webhook set url = $1 where id = $2', [quick.endpointUrl(path), victim!.webhookId])
  const ratios: number[] = []
  const p99s: { none: number; one: number }[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const none = percentile(await at.withService('all', () => latenciesUnderLoad(at, endpoints, isVictim)), 99)
    await move('/dead')
    const one = percentile(await at.withService('all', () => latenciesUnderLoad(at, endpoints, isVictim)), 99)
    await move(victim!.path)
    await at.client.query("update delivery set state = 'missed' where webhook_id = $1 and state = 'pending'", [
      victim!.webhookId,
    ])
    p99s.push({ none, one })
    ratios.push(one / none)
  }
  const change = (median(ratios) - 1) * 100
  const shown = p99s.map(({ none, one }) => `${none.toFixed(0)} → ${one.toFixed(0)}`).join(', ')
  report({
    name: `the others’ p99 with one endpoint dead, against none${suffix}`,
    figure: `${change > 0 ? '+' : ''}${change.toFixed(0)} % (ms: ${shown})`,
    aim: { text: '< +10 %', isMet: change < 10 },
  })
}
