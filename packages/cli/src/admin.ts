/** The service's administration, on the same database as the running service or without one. */
import { Failure, UsageError } from './usage-error.ts'

type Server = typeof import('@brandprint/server')

export interface Admin {
  server: Server
  /** What the server's operations take. */
  deps: Awaited<ReturnType<Server['openAdmin']>>
}

/** Opens the database, does the work, closes it; what is refused becomes a sentence with its exit code. */
export async function withAdmin<Outcome>(work: (admin: Admin) => Promise<Outcome>): Promise<Outcome> {
  // Only now, as it takes a moment: a mistake in the arguments is answered at once.
  const server = await import('@brandprint/server')
  try {
    const deps = await server.openAdmin(server.configOfProcess())
    try {
      return await work({ server, deps })
    } finally {
      await deps.close()
    }
  } catch (error) {
    throw inWords(server, error)
  }
}

/** What the server refused, with the exit code that it has here; anything else as it is. */
export function inWords({ OperatorError }: Server, error: unknown): unknown {
  if (!(error instanceof OperatorError)) return error
  return error.kind === 'invalid' ? new UsageError(error.message) : new Failure(error.message)
}
