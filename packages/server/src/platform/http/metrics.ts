import type { FastifyInstance, FastifyReply } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'

type MeasureDeps = Pick<Deps, 'config' | 'queue' | 'clock'>

/**
 * Logs and, where it is asked for, counts every answer.
 * @param figures of features
 * @returns null: nothing is counted
 */
export function measure(
  app: FastifyInstance,
  { config, queue, clock }: MeasureDeps,
  figures: readonly Figures[],
): Registry | null {
  const registry = config.metrics === 'on' ? new Registry() : null
  const durations = registry === null ? null : durationsIn(registry)
  if (registry !== null) for (const each of [jobFigures(queue), ...figures]) countIn(registry, each, clock)

  // The line of an answer has no member to redact, and a search would cost more than the rest of the line.
  const log = app.log.child({}, { redact: [] })

  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, routeOptions } = request
    // The pattern of the route: a path may hold anything, and each would be a series of its own.
    const route = routeOptions.url ?? 'none'
    const status = reply.statusCode
    const seconds = reply.elapsedTime / 1_000
    // The duration of a stream says nothing about the latency of answers.
    if (!isStream(reply)) durations?.observe({ method, route, status }, seconds)
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    log.info({ request_id: id, method, route, status, milliseconds, account: request.caller?.id }, 'answered')
    done()
  })
  return registry
}

const isStream = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/event-stream')

function durationsIn(registry: Registry) {
  collectDefaultMetrics({ register: registry })
  return new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
}

/** For so long all scrapes share one result of the database. */
const countsKeptMs = 5_000

/** A figure of the whole service: the same from every process, so dashboards take the maximum, not the sum. */
export interface Figure {
  name: string
  help: string
  kind: 'gauge' | 'counter'
  /** What its labels are called. */
  labels: readonly string[]
}

/** Figures that come of one question to the database. */
export interface Figures {
  figures: readonly Figure[]
  /** Values by the name of the figure. */
  read(): Promise<Readonly<Record<string, readonly FigureValue[]>>>
}

export interface FigureValue {
  labels: Readonly<Record<string, string>>
  value: number
}

const jobFigures = (queue: Pick<Deps['queue'], 'counts'>): Figures => ({
  figures: [
    { name: 'brandprint_queue_jobs', help: 'Jobs by queue and state.', kind: 'gauge', labels: ['queue', 'state'] },
  ],
  async read() {
    const counts = await queue.counts()
    return {
      brandprint_queue_jobs: counts.map(({ queue, state, jobs }) => ({ labels: { queue, state }, value: jobs })),
    }
  },
})

function countIn(registry: Registry, { figures, read }: Figures, clock: Deps['clock']): void {
  type Values = Awaited<ReturnType<typeof read>>
  let known: { at: number; values: Promise<Values> } | null = null
  const values = () => {
    const now = clock.now().getTime()
    if (known === null || Math.abs(now - known.at) >= countsKeptMs) {
      known = { at: now, values: read().catch((): Values => ({})) }
    }
    return known.values
  }
  for (const { name, help, kind, labels } of figures) {
    const options = {
      name,
      help: `${help} Missing while the database cannot be asked.`,
      labelNames: [...labels],
      registers: [registry],
    }
    async function collect(this: Gauge | Counter): Promise<void> {
      const own = (await values())[name] ?? []
      this.reset()
      for (const { labels, value } of own) this.inc(labels, value)
    }
    void (kind === 'gauge' ? new Gauge({ ...options, collect }) : new Counter({ ...options, collect }))
  }
}
