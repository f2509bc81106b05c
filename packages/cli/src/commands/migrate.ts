import { withAdmin } from '../administration/admin.ts'
import { jsonOption, wantsJson } from '../options/command-options.ts'
import type { Command } from '../output/terminal.ts'

const help = `Migrates the database to the tables of this version. Safe to run again, and
while the service runs.

Usage: brandprint migrate [--json]

The service does this itself when it starts.
`

export const migrateCommand: Command = {
  summary: "bring the database to this version's tables",
  help,
  options: jsonOption,
  async run(args, { out }) {
    const json = wantsJson('migrate', args)
    const applied = await withAdmin(async ({ deps }) => deps.migrated)
    const text = applied.length === 0 ? 'There was nothing to do.' : `Applied: ${applied.join(', ')}.`
    out.write(json ? `${JSON.stringify({ applied })}\n` : `${text}\n`)
  },
}
