/** The service's administration, on the same database as the running service or without one. */
import { Failure, UsageError } from '../usage-error.ts'

type Server = typeof import('@brandprint/server')

export interface Admin {
  server: Server
  /** The dependencies of the server's operations. */
  deps: Awaited<ReturnType<Server['openAdmin']>>
}

/** Opens the database, does the work, closes it; errors become a message with an exit code. */
export async function withAdmin<Outcome>(work: (admin: Admin) => Promise<Outcome>): Promise<Outcome> {
  // Imported late, because it takes a moment: mistakes in the arguments are reported at once.
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

/** Maps the server's errors to those of the command, with their exit codes; any other error stays as it is. */
export function inWords({ OperatorError }: Server, error: unknown): unknown {
  if (!(error instanceof OperatorError)) return error
  return error.kind === 'invalid' ? new UsageError(error.message) : new Failure(error.message)
}
