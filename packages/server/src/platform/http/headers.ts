/** Headers that every answer carries. */
import type { FastifyInstance } from 'fastify'
import { newId } from '../ids.ts'

/** Our own always: one that comes in could be anybody's, and would tie their lines in our log to others. */
export const newRequestId = () => newId('req')

export interface HeaderOptions {
  /** Behind TLS browsers are told to stay there. */
  isHttps: boolean
}

export interface AllHeaderOptions extends HeaderOptions {
  /** Connections are given up with their next answer. */
  isDraining(): boolean
}

export function securityHeaders({ isHttps }: HeaderOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** First of all hooks, so that refusals carry them too. */
export function setHeadersOnAll(app: FastifyInstance, { isHttps, isDraining }: AllHeaderOptions): void {
  const headers = securityHeaders({ isHttps })
  app.addHook('onRequest', (request, reply, done) => {
    request.rateFigures = []
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  // At its answer: a request may have begun long before the end of the process did.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close')
    done()
  })
}
