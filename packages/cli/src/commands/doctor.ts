import { parseArgs } from 'node:util'
import { inWords } from '../admin.ts'
import type { Command } from '../terminal.ts'
import { Failure, UsageError } from '../usage-error.ts'

const help = `Looks at an installation: settings, data folder, database, queue, analyses,
events, browser, disk.

Usage: brandprint doctor [--json]

Exit codes: 0 all is well, 1 something is not.
`

export const doctorCommand: Command = {
  summary: 'look whether an installation is well',
  help,
  async run(args, { out }) {
    const json = wantsJson(args)
    const server = await import('@brandprint/server')
    const findings = await examine(server)
    const wrong = findings.filter(({ isOk }) => !isOk)
    const isOk = wrong.length === 0
    if (json) {
      const checks = findings.map(({ check, isOk, message }) => ({ check, ok: isOk, message }))
      out.write(`${JSON.stringify({ ok: isOk, checks })}\n`)
    } else {
      for (const { check, isOk, message } of findings) out.write(`${isOk ? '✓' : '✗'} ${check.padEnd(15)} ${message}\n`)
    }
    if (!isOk) throw new Failure(`Not well: ${wrong.map(({ check }) => check).join(', ')}.`)
  },
}

async function examine(server: typeof import('@brandprint/server')) {
  try {
    return await server.examine(server.configOfProcess())
  } catch (error) {
    throw inWords(server, error)
  }
}

function wantsJson(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { json: { type: 'boolean', default: false } }, strict: true }).values.json
  } catch {
    throw new UsageError('brandprint doctor takes one option: --json.')
  }
}
