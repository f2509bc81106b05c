import type { FastifyReply } from 'fastify'

/** One limit of draft-ietf-httpapi-ratelimit-headers. */
export interface RateFigures {
  name:
    | 'requests'
    | 'analyses'
    | 'sandbox-analyses'
    | 'exports'
    | 'chat-messages'
    | 'chat-tokens'
    | 'competitors'
    | 'downloads'
    | 'refused-looks'
    | 'idempotency-keys'
    | 'webhook-tests'
    | 'webhook-recoveries'
    | 'event-samples'
  limit: number
  windowSeconds: number
  remaining: number
  /** Seconds until the quota resets: all of it is available again, if nothing more is used. */
  resetSeconds: number
}

/** `RateLimit-Policy` has the limits, `RateLimit` what is left of them. */
export function setRateHeaders(reply: FastifyReply, figures: readonly RateFigures[]): void {
  if (figures.length === 0) return
  reply.header('ratelimit-policy', figures.map((at) => `"${at.name}";q=${at.limit};w=${at.windowSeconds}`).join(', '))
  reply.header('ratelimit', figures.map((at) => `"${at.name}";r=${at.remaining};t=${at.resetSeconds}`).join(', '))
}
