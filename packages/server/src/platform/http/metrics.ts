import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '../../config.ts'

/** Logs and, where it is asked for, counts every answer. null: nothing is counted. */
export function measureRequests(app: FastifyInstance, { metrics }: Pick<Config, 'metrics'>): Registry | null {
  const registry = metrics ? new Registry() : null
  const durations = registry === null ? null : durationsIn(registry)

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, log } = request
    // The pattern, not the address: that may hold anything, and would be a series of its own each time.
    const route = routeOptions.url ?? 'none'
    const status = reply.statusCode
    const seconds = reply.elapsedTime / 1_000
    durations?.observe({ method, route, status }, seconds)
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    log.info({ method, route, status, milliseconds, account: request.caller?.id }, 'answered')
  })
  return registry
}

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
