import type { FastifyBaseLogger } from 'fastify'

/** pino, as Fastify brings it: JSON lines with a request id or a job id, and never a credential. */
export type Log = FastifyBaseLogger
