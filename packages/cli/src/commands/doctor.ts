import { inWords } from '../admin.ts'
import { jsonOption, wantsJson } from '../command-options.ts'
import type { Command } from '../terminal.ts'
import { Failure } from '../usage-error.ts'

const help = `Checks an installation: settings, data folder, database, queue, analyses,
events, browser, disk.

Usage: brandprint doctor [--json]

✓ passed, ✗ failed, ! a warning: it works and could be safer.

Exit codes: 0 all checks passed, warnings included, 1 a check failed.
`

export const doctorCommand: Command = {
  summary: 'check an installation',
  help,
  options: jsonOption,
  async run(args, { out }) {
    const json = wantsJson('doctor', args)
    const server = await import('@brandprint/server')
    const findings = await examine(server)
    const wrong = findings.filter(({ isOk }) => !isOk)
    const isOk = wrong.length === 0
    if (json) {
      const checks = findings.map(({ check, isOk, isWarning, message }) => ({
        check,
        ok: isOk,
        ...(isWarning && { warning: true }),
        message,
      }))
      out.write(`${JSON.stringify({ ok: isOk, checks })}\n`)
    } else {
      for (const finding of findings) out.write(`${signOf(finding)} ${finding.check.padEnd(15)} ${finding.message}\n`)
    }
    if (!isOk) throw new Failure(`Not well: ${wrong.map(({ check }) => check).join(', ')}.`, { isPrinted: json })
  },
}

const signOf = ({ isOk, isWarning }: { isOk: boolean; isWarning?: true }) => (!isOk ? '✗' : isWarning ? '!' : '✓')

async function examine(server: typeof import('@brandprint/server')) {
  try {
    return await server.examine(server.configOfProcess())
  } catch (error) {
    throw inWords(server, error)
  }
}
