/** `npm start`: the service in this process. */
import { parseArgs } from 'node:util'
import { roles } from '../compose.ts'
import { ConfigError, configOfProcess } from '../config.ts'
import { DatabaseError } from '../platform/database/database-error.ts'
import { endOnUnhandledErrors, StartError, serve } from '../serve.ts'
import { stopOnSignals } from '../stop-signals.ts'

const signal = stopOnSignals(1)
endOnUnhandledErrors()

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const role = readRole()
    await serve(configOfProcess(), { role, signal, print: (text) => process.stdout.write(text) })
    return 0
  } catch (error) {
    if (error instanceof ConfigError) return complain(error.message, 2)
    if (error instanceof DatabaseError || error instanceof StartError) return complain(error.message, 1)
    throw error
  }
}

function readRole() {
  const { values } = parseArgs({ options: { role: { type: 'string', default: 'all' } }, strict: false })
  const role = roles.find((known) => known === values.role)
  if (role === undefined) throw new ConfigError(`--role is “${values.role}”; it takes ${roles.join(', ')}.`)
  return role
}

function complain(message: string, code: number): number {
  console.error(`brandprint: ${message}`)
  return code
}
