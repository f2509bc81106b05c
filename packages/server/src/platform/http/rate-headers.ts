import type { FastifyReply } from 'fastify'

/** One limit as draft-ietf-httpapi-ratelimit-headers tells it. */
export interface RateFigures {
  name:
    | 'requests'
    | 'analyses'
    | 'sandbox-analyses'
    | 'refused-looks'
    | 'idempotency-keys'
    | 'webhook-tests'
    | 'webhook-recoveries'
    | 'event-samples'
  limit: number
  windowSeconds: number
  remaining: number
  /** Seconds until all of it is there again. */
  resetSeconds: number
}

/** `RateLimit-Policy` says the rule, `RateLimit` where the caller stands. */
export function setRateHeaders(reply: FastifyReply, figures: readonly RateFigures[]): void {
  if (figures.length === 0) return
  reply.header('ratelimit-policy', figures.map((at) => `"${at.name}";q=${at.limit};w=${at.windowSeconds}`).join(', '))
  reply.header('ratelimit', figures.map((at) => `"${at.name}";r=${at.remaining};t=${at.resetSeconds}`).join(', '))
}
