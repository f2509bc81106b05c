import { outHelp, parseCommand } from '../options/command-options.ts'
import type { Command } from '../output/terminal.ts'
import { checkOutput, printOrWrite } from '../output/write-output.ts'
import { UsageError } from '../usage-error.ts'

const help = `Prints the JSON Schema (draft 2020-12) of the reports that
brandprint analyze --format json prints.

Usage: brandprint schema [options]

  brandprint schema --out report.schema.json

Options:
${outHelp}`

const options = { out: { type: 'string' } } as const

export const schemaCommand: Command = {
  summary: 'the JSON Schema of the reports',
  help,
  options,
  async run(args, terminal) {
    const { values, positionals } = parseCommand('schema', args, options)
    if (positionals.length > 0) throw new UsageError('brandprint schema takes no argument, only --out.')
    if (values.out !== undefined) await checkOutput(values.out)
    const { reportSchema } = await import('@brandprint/engine/format')
    await printOrWrite({ out: values.out, terminal }, () => `${JSON.stringify(reportSchema(), null, 2)}\n`)
  },
}
