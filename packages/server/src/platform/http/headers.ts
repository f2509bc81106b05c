/** Headers that every answer carries. */
import type { FastifyInstance } from 'fastify'
import { newId } from '../ids.ts'

/** Always our own: one that a client sent could be used by several, whose lines in our log would be mixed up. */
export const newRequestId = () => newId('req')

export interface HeaderOptions {
  /** With TLS, answers have `Strict-Transport-Security`. */
  isHttps: boolean
}

export interface AllHeaderOptions extends HeaderOptions {
  /** Connections are closed after their next answer. */
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
  // Checked when it is answered: a request may have begun long before the process was stopped.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close')
    done()
  })
}
