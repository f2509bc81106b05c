import { createLog, type Log } from '../platform/log.ts'

export type LogLine = Record<string, unknown> & { msg: string }

/** The service's own log, into memory. */
export function collectLog(): { log: Log; lines: () => LogLine[] } {
  const written: string[] = []
  const log = createLog({ level: 'debug', destination: { write: (line) => void written.push(line) } })
  return { log, lines: () => written.map((line) => JSON.parse(line) as LogLine) }
}
