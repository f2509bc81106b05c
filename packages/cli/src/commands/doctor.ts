import { inWords } from '../administration/admin.ts'
import { jsonOption, wantsJson } from '../options/command-options.ts'
import { harmlessMessage } from '../output/echoed.ts'
import { type Command, textWidth } from '../output/terminal.ts'
import { wrapped } from '../output/wrapped.ts'
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
      for (const finding of findings) out.write(`${findingLines(finding, textWidth(out))}\n`)
    }
    if (!isOk) throw new Failure(`Not well: ${wrong.map(({ check }) => check).join(', ')}.`, { isPrinted: json })
  },
}

const checkColumns = 15

interface ShownFinding {
  check: string
  isOk: boolean
  isWarning?: true
  message: string
}

/** The check in a column of its own, its message wrapped beside it. */
export function findingLines({ check, message, ...finding }: ShownFinding, width: number): string {
  const first = `${signOf(finding)} ${check.padEnd(checkColumns)} `
  return (
    first + wrapped(harmlessMessage(message).replace(/\s*\n\s*/g, ' '), width, ' '.repeat(first.length)).trimStart()
  )
}

const signOf = ({ isOk, isWarning }: { isOk: boolean; isWarning?: true }) => (!isOk ? '✗' : isWarning ? '!' : '✓')

async function examine(server: typeof import('@brandprint/server')) {
  try {
    return await server.examine(server.configOfProcess())
  } catch (error) {
    throw inWords(server, error)
  }
}
