import type { FastifyInstance, FastifyReply } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../../deps.ts'
import type { QueueCount } from '../queue/queue.ts'

type MeasureDeps = Pick<Deps, 'config' | 'queue' | 'clock'>

/** Logs and, where it is asked for, counts every answer. null: nothing is counted. */
export function measure(app: FastifyInstance, { config, queue, clock }: MeasureDeps): Registry | null {
  const registry = config.metrics === 'on' ? new Registry() : null
  const durations = registry === null ? null : durationsIn(registry)
  if (registry !== null) countJobsIn(registry, { queue, clock })

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

/** The same figures from every process, as all share their queues: dashboards take the maximum, not the sum. */
function countJobsIn(registry: Registry, { queue, clock }: Pick<MeasureDeps, 'queue' | 'clock'>): void {
  let known: { at: number; counts: Promise<QueueCount[]> } | null = null
  new Gauge({
    name: 'brandprint_queue_jobs',
    help: 'Jobs by queue and state. Missing while the database cannot be asked.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const now = clock.now().getTime()
      if (known === null || Math.abs(now - known.at) >= countsKeptMs) {
        known = { at: now, counts: queue.counts().catch(() => []) }
      }
      const counts = await known.counts
      this.reset()
      for (const { queue, state, jobs } of counts) this.set({ queue, state }, jobs)
    },
  })
}
