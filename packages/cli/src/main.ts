/** The `brandprint` command: finds the command, runs it, turns errors into a sentence and an exit code. */

import { stopOnSignals } from '@brandprint/server/stop-signals'
import packageJson from '../package.json' with { type: 'json' }
import { accountsCommand } from './commands/accounts.ts'
import { analyzeCommand } from './commands/analyze.ts'
import { askCommand } from './commands/ask.ts'
import { compareCommand } from './commands/compare.ts'
import { completionCommand } from './commands/completion.ts'
import { doctorCommand } from './commands/doctor.ts'
import { keysCommand } from './commands/keys.ts'
import { listenCommand } from './commands/listen.ts'
import { membersCommand } from './commands/members.ts'
import { migrateCommand } from './commands/migrate.ts'
import { schemaCommand } from './commands/schema.ts'
import { serveCommand } from './commands/serve.ts'
import { triggerCommand } from './commands/trigger.ts'
import { usageCommand } from './commands/usage.ts'
import { versusCommand } from './commands/versus.ts'
import { readConfig } from './config.ts'
import { suggest } from './options/suggest.ts'
import { echoed, harmlessMessage } from './output/echoed.ts'
import type { Command } from './output/terminal.ts'
import { Failure, UsageError } from './usage-error.ts'

const commands: Record<string, Command> = {
  analyze: analyzeCommand,
  ask: askCommand,
  versus: versusCommand,
  compare: compareCommand,
  schema: schemaCommand,
  accounts: accountsCommand,
  members: membersCommand,
  keys: keysCommand,
  usage: usageCommand,
  listen: listenCommand,
  trigger: triggerCommand,
  serve: serveCommand,
  migrate: migrateCommand,
  doctor: doctorCommand,
  completion: completionCommand(() => commands),
}

const exitCodes = { ok: 0, failed: 1, usage: 2, bug: 70, interrupted: 130 }

/** What went wrong, for programs, and its exit code. */
const failures = {
  FAILED: exitCodes.failed,
  USAGE: exitCodes.usage,
  BUG: exitCodes.bug,
  INTERRUPTED: exitCodes.interrupted,
}

const help = `brandprint reads a company's public website and says what its brand is, with the
evidence for it.

Usage: brandprint <command> [options]

Commands:
${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${folded(summary)}`)
  .join('\n')}

Options:
  -h, --help     help, also for one command: brandprint analyze --help
  --version      the version

Exit codes: 0 done, 1 it could not be done, 2 wrong usage, 70 a bug in
brandprint, 130 stopped. With --json, failures are an object as well:
{"error":{"code","message"}}, code being FAILED, USAGE, BUG, INTERRUPTED.
`

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader closed the pipe: brandprint … | head
  if (error.code === 'EPIPE') process.exit(exitCodes.ok)
  throw error
})
// A closed terminal takes no message, so the error is dropped.
process.stderr.on('error', () => {})

const stopping = stopOnSignals(exitCodes.interrupted)

const args = process.argv.slice(2)
const code = await main(args)
const isInterrupted = stopping.aborted && !endsBySignal(args[0])
process.exitCode = isInterrupted ? exitCodes.interrupted : code

async function main([name, ...args]: string[]): Promise<number> {
  const config = await readConfig()
  const fail = failing(name, args)
  if (!config.ok) return fail('USAGE', config.error)
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') return await showHelp(args[0])
    if (name === '--version' || name === '-V' || name === '-v') return print(`${packageJson.version}\n`)
    const command = commandNamed(name)
    if (args.includes('--help') || args.includes('-h')) return print(command.help)
    await command.run(args, {
      config: config.value,
      out: process.stdout,
      err: process.stderr,
      signal: stopping,
    })
    return exitCodes.ok
  } catch (error) {
    if (stopping.aborted && !endsBySignal(name)) return fail('INTERRUPTED', 'Stopped.')
    if (error instanceof UsageError) return fail('USAGE', error.message)
    if (error instanceof Failure) return fail('FAILED', error.message, error.isPrinted)
    if (config.value.debug) console.error(error)
    const what = error instanceof Error ? error.message : String(error)
    return fail(
      'BUG',
      `This is a bug in brandprint: ${what}\nPlease report it; BRANDPRINT_DEBUG=1 shows where it happened.`,
    )
  }
}

/** A summary in lines of 80 columns, beside the column of names. */
function folded(summary: string): string {
  return summary.replace(/(.{1,67})(?:\s+|$)/g, (_, line: string) => `${line}\n${' '.repeat(13)}`).trimEnd()
}

async function showHelp(name: string | undefined): Promise<number> {
  return print(name === undefined ? help : commandNamed(name).help)
}

function endsBySignal(name = ''): boolean {
  return Object.hasOwn(commands, name) && commands[name]?.endsBySignal === true
}

function commandNamed(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command !== undefined) return command
  if (name.startsWith('-'))
    throw new UsageError(`There is no option ${echoed(name)}. brandprint --help lists what there is.`)
  const near = suggest(name, Object.keys(commands))
  if (near !== null) throw new UsageError(`There is no command “${echoed(name)}”. Did you mean “${near}”?`)
  const looksLikeSite = name.includes('.') || name.includes('/')
  throw new UsageError(
    looksLikeSite
      ? `There is no command “${echoed(name)}”. To analyze a site: brandprint analyze ${echoed(name)}`
      : `There is no command “${echoed(name)}”. brandprint --help lists the commands.`,
  )
}

function print(text: string): number {
  process.stdout.write(text)
  return exitCodes.ok
}

/**
 * Prints the error on the standard error; with `--json` also as an object on the standard output, unless the command has
 * printed one.
 */
function failing(name: string | undefined, args: string[]) {
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
  const isJson = own.includes('--json') && hasJson(name)
  return (code: keyof typeof failures, message: string, isPrinted = false): number => {
    process.stderr.write(`brandprint: ${harmlessMessage(message)}\n`)
    if (isJson && !isPrinted) process.stdout.write(`${JSON.stringify({ error: { code, message } })}\n`)
    return failures[code]
  }
}

function hasJson(name = ''): boolean {
  return Object.hasOwn(commands, name) && commands[name]?.options.json !== undefined
}
