/** The HTTP server as routes see it. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** Fastify as our routes see it: their schemas type what they get. */
export type Http = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>

export interface Lifecycle {
  /** From the signal to stop until the end: answers still come, new work should go elsewhere. */
  isDraining(): boolean
}
