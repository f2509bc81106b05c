/** Reads of a finished analysis, beside the bare route that sends the same bytes. */
import { type Figure, latencies, median, milliseconds, percentile } from '../service/figures.ts'
import type { ServerProcess } from '../service/processes.ts'
import { atConstantRate, type Target, throughput } from './load.ts'

export interface ReadBench {
  service: ServerProcess
  bare: ServerProcess
  key: string
  analysisIds: readonly string[]
  /** Of the uncompressed answer. */
  etag: string
}

const connections = 16
const rounds = 5
const roundSeconds = 4
const warmUpSeconds = 3
const shareMin = 0.7

const steadyPerSecond = 200
const steadySeconds = 10
const steadyRounds = 5
const addedMsMax = 5

interface Load {
  server: ServerProcess
  targets: readonly Target[]
}

function loads({ service, bare, key, analysisIds, etag }: ReadBench) {
  const load = (server: ServerProcess, path: string, headers: Record<string, string>, status = 200): Load => ({
    server,
    targets: analysisIds.map((id) => ({ url: `${server.url}${path}/${id}`, headers, status })),
  })
  const read = (headers: Record<string, string>, status?: number) =>
    load(service, '/v1/analyses', { authorization: `Bearer ${key}`, ...headers }, status)
  const gzip = { 'accept-encoding': 'gzip' }
  return {
    gzip: read(gzip),
    bareGzip: load(bare, '/gzip', gzip),
    plain: read({}),
    barePlain: load(bare, '/plain', {}),
    unchanged: read({ 'if-none-match': etag }, 304),
  }
}

type Kind = keyof ReturnType<typeof loads>

interface Measured {
  perSecond: number
  cpuMs: number
}

/** Requests a second, and what each costs its server in processor time: the clients share the machine's cores. */
async function measure({ server, targets }: Load, seconds: number): Promise<Measured> {
  const before = await server.cpuMs()
  const { requests, perSecond } = await throughput(targets, { connections, seconds })
  return { perSecond, cpuMs: ((await server.cpuMs()) - before) / requests }
}

/** Each kind of load in turn, again and again; ratios are of neighbours in time, and their median counts. */
export async function measureReads(bench: ReadBench): Promise<Figure[]> {
  const { gzip, bareGzip, plain, barePlain, unchanged } = loads(bench)
  for (const load of [gzip, bareGzip, plain, barePlain, unchanged]) await measure(load, warmUpSeconds)
  const measured: Record<Kind, Measured>[] = []
  for (let round = 0; round < rounds; round++) {
    measured.push({
      gzip: await measure(gzip, roundSeconds),
      bareGzip: await measure(bareGzip, roundSeconds),
      plain: await measure(plain, roundSeconds),
      barePlain: await measure(barePlain, roundSeconds),
      unchanged: await measure(unchanged, roundSeconds),
    })
  }
  const of = (kind: Kind, figure: 'perSecond' | 'cpuMs') => median(measured.map((round) => round[kind][figure]))
  const row = (name: string, kind: Kind): Figure => ({
    name,
    figure: `${of(kind, 'perSecond').toFixed(0)}/s, ${of(kind, 'cpuMs').toFixed(3)} ms CPU of the server each`,
  })
  const shareRow = (name: string, kind: Kind, bareKind: Kind): Figure => {
    const shares = measured.map((round) => round[kind].perSecond / round[bareKind].perSecond)
    const share = median(shares)
    const range = `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`
    const aim = { text: `≥ ${percent(shareMin)}`, isMet: share >= shareMin }
    return { name, figure: `${percent(share)} (${range} in ${rounds} rounds)`, aim }
  }
  return [
    row('read, gzip', 'gzip'),
    row('bare route, gzip', 'bareGzip'),
    shareRow('share of the bare route, gzip', 'gzip', 'bareGzip'),
    row('read, uncompressed', 'plain'),
    row('bare route, uncompressed', 'barePlain'),
    shareRow('share of the bare route, uncompressed', 'plain', 'barePlain'),
    row('read with If-None-Match, 304', 'unchanged'),
  ]
}

/**
 * What all checks of a request add to the slowest of a hundred, while the machine has time to spare; for servers that have
 * run for a while, as code that is new to the processor's compiler would be most of it.
 */
export async function measureAddedLatency(bench: ReadBench): Promise<Figure[]> {
  const { gzip, bareGzip } = loads(bench)
  const steady = ({ targets }: Load, seconds = steadySeconds) =>
    atConstantRate(targets, { perSecond: steadyPerSecond, seconds })
  for (const load of [gzip, bareGzip]) await steady(load, warmUpSeconds)
  const measured = []
  for (let round = 0; round < steadyRounds; round++) {
    measured.push({ service: await steady(gzip), bare: await steady(bareGzip) })
  }
  const added = median(measured.map(({ service, bare }) => percentile(service, 99) - percentile(bare, 99)))
  return [
    { name: `read at ${steadyPerSecond}/s`, figure: latencies(measured.flatMap(({ service }) => service)) },
    { name: `bare route at ${steadyPerSecond}/s`, figure: latencies(measured.flatMap(({ bare }) => bare)) },
    {
      name: 'added at p99',
      figure: milliseconds(added),
      aim: { text: `≤ ${addedMsMax} ms`, isMet: added <= addedMsMax },
    },
  ]
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`
