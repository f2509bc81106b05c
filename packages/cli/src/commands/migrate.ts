import { parseArgs } from 'node:util'
import { withAdmin } from '../admin.ts'
import type { Command } from '../terminal.ts'
import { UsageError } from '../usage-error.ts'

const help = `Brings the database to this version's tables. Safe to run again, and while the
service runs.

Usage: brandprint migrate [--json]

The service does this itself when it starts.
`

const options = { json: { type: 'boolean', default: false } } as const

export const migrateCommand: Command = {
  summary: "bring the database to this version's tables",
  help,
  options,
  async run(args, { out }) {
    const json = wantsJson(args)
    const applied = await withAdmin(async ({ deps }) => deps.migrated)
    const text = applied.length === 0 ? 'There was nothing to do.' : `Applied: ${applied.join(', ')}.`
    out.write(json ? `${JSON.stringify({ applied })}\n` : `${text}\n`)
  },
}

function wantsJson(args: string[]): boolean {
  try {
    return parseArgs({ args, options, strict: true }).values.json
  } catch {
    throw new UsageError('brandprint migrate takes one option: --json.')
  }
}
