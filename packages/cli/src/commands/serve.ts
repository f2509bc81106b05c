import { parseArgs } from 'node:util'
import { inWords } from '../administration/admin.ts'
import type { Command } from '../output/terminal.ts'
import { UsageError } from '../usage-error.ts'

const help = `Runs the service: its API, its worker, or both.

Usage: brandprint serve [--role all|api|worker]

  brandprint serve                  everything on this machine, as npm start
  brandprint serve --role api       only answers requests
  brandprint serve --role worker    only runs analyses; as many of them as you
                                    like, on the same DATABASE_URL

Settings are environment variables: PORT, HOST, BRANDPRINT_DATA_DIR,
DATABASE_URL and more; docs/configuration.md has them all.
Ctrl-C, SIGTERM and SIGHUP stop it in order, within 10 seconds; another one,
a second later or more, at once.
`

const roles = ['all', 'api', 'worker'] as const
const options = { role: { type: 'string', default: 'all' } } as const

export const serveCommand: Command = {
  summary: 'the service: API, worker, or both',
  help,
  options,
  choices: { role: roles },
  endsBySignal: true,
  async run(args, { out, signal }) {
    const role = roleOf(args)
    const server = await import('@brandprint/server')
    try {
      server.endOnUnhandledErrors()
      await server.serve(server.configOfProcess(), { role, signal, print: (text) => out.write(text) })
    } catch (error) {
      throw inWords(server, error)
    }
  },
}

function roleOf(args: string[]): (typeof roles)[number] {
  const written = parse(args)
  const role = roles.find((known) => known === written)
  if (role === undefined) throw new UsageError(`--role is “${written}”; it takes ${roles.join(', ')}.`)
  return role
}

function parse(args: string[]): string {
  try {
    return parseArgs({ args, options, strict: true }).values.role
  } catch {
    throw new UsageError('brandprint serve takes one option: --role all, api or worker.')
  }
}
