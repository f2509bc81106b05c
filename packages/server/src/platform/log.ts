import { writeSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { createLogOutput } from './log-output.ts'

/** pino: JSON lines with a request id or a job id, and never a credential. */
export type Log = FastifyBaseLogger

/** Members that hold credentials, in any object that is logged. */
const secretMembers = ['authorization', 'cookie', 'secret', 'password', 'token', 'key', 'api_key', 'databaseUrl']
const redactedPaths = secretMembers.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** API keys, webhook secrets, bearer headers, and passwords in addresses, in whatever text they stand. */
const secretText =
  /bp_live_[0-9A-Za-z]{5,}|whsec_[0-9A-Za-z+/=_-]{5,}|(?<=\bBearer )[^\s"\\]+|(?<=\/\/[^\s"/:@]{0,100}:)[^\s"/@]+(?=@)/gi

/** What is logged of an error. Those of libraries may hold whole clients, with addresses and passwords. */
const errorMembers = [
  'type',
  'message',
  'stack',
  'code',
  'syscall',
  'hostname',
  'address',
  'port',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
]

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  // pino's own adds the causes to message and stack.
  const all: Record<string, unknown> = { ...pino.stdSerializers.err(error) }
  const shown = errorMembers.filter((name) => ['string', 'number'].includes(typeof all[name]))
  return Object.fromEntries(shown.map((name) => [name, all[name]]))
}

export interface LogOptions {
  level: string
  /** Where lines go; standard output when it is left out. */
  destination?: DestinationStream
}

/**
 * Three filters: of errors only what is known to be harmless; of other values, members by their name; and everything that
 * looks like one of our secrets in the finished line, as an error's message or an address may quote what a caller sent.
 */
export function createLog({ level, destination }: LogOptions): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    hooks: { streamWrite: (line: string) => line.replace(secretText, '[redacted]') },
  }
  return pino(options, destination ?? standardOutput())
}

const bufferedMs = 200

let output: DestinationStream | undefined

/** The process' own, of which there is one. */
function standardOutput(): DestinationStream {
  if (output !== undefined) return output
  const lines = createLogOutput((bytes, at) => writeSync(1, bytes, at))
  setInterval(() => lines.flush(), bufferedMs).unref()
  process.once('exit', () => lines.flush())
  output = lines
  return output
}
