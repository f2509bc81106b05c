import { comparedStates, pagePath } from '../compared-site.ts'
import { browserSetting, engineOptions, watched } from '../engine-run.ts'
import { datedSites } from '../options/as-of.ts'
import { browserHelp, oneOf, outHelp, pageNumber, parseCommand } from '../options/command-options.ts'
import { echoed } from '../output/echoed.ts'
import type { Command } from '../output/terminal.ts'
import { checkOutput, printOrWrite } from '../output/write-output.ts'
import { UsageError } from '../usage-error.ts'

const help = `Says what changed between two states of a website: headline, calls to action,
design, pricing, features, content. Asset hashes, dates, counters, order, letter
case and typography do not count as changes.

Usage: brandprint compare <before> <after> [options]

Each is an address, a folder of built pages or a saved capture. Of more than
two, oldest first, the last two are compared; the others show whether a state
was there before.

  brandprint compare acme-monday acme-tuesday
  brandprint compare acme-monday https://acme.example
  brandprint compare ./dist-old ./dist --origin https://acme.example
  brandprint compare ./old ./new --page /pricing --format json

Options:
  --page PATH           compare this one page only
  --origin URL          for folders: the address that they are served at
                        (default: that of another state, if it has one)
  --as-of DATE          for folders: the date that they count as read on, such
                        as 2026-01-31, so that they give the same bytes again
                        (default: SOURCE_DATE_EPOCH, else now)
  --format text|json    for people (default) or for programs
${outHelp}  --pages N             pages to read at most, 1 to 50 (default 12)
${browserHelp}
The exit code is 0 whether or not anything changed. A page that was blocked,
empty, cut short or in another language is not compared, and named with the
reason.
`

const options = {
  page: { type: 'string' },
  origin: { type: 'string' },
  'as-of': { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  pages: { type: 'string' },
  browser: { type: 'string' },
} as const

const statesMax = 12

export const compareCommand: Command = {
  summary: 'what changed between two states of a website',
  help,
  options,
  choices: { format: ['text', 'json'], browser: ['auto', 'off'] },
  async run(args, terminal) {
    const { values, positionals } = parseCommand('compare', args, options)
    if (positionals.length < 2) {
      throw new UsageError(
        `${positionals.length === 0 ? 'Compare what?' : 'Compare it with what?'} Give two states of a site: ` +
          `brandprint compare ${echoed(positionals[0] ?? 'acme-monday')} acme-tuesday`,
      )
    }
    if (positionals.length > statesMax) throw new UsageError(`At most ${statesMax} states can be compared.`)
    const format = oneOf('--format', values.format ?? 'text', ['text', 'json'] as const)
    const browser = browserSetting(values.browser, terminal)
    if (values.page !== undefined && values.pages !== undefined) {
      throw new UsageError('--page names the one page to compare; leave --pages out.')
    }
    const pages = values.pages === undefined ? undefined : pageNumber(values.pages)
    const sites = datedSites(await comparedStates(positionals, values.origin), {
      asOf: values['as-of'],
      sourceDate: terminal.config.sourceDate,
    })
    if (values.out !== undefined) await checkOutput(values.out)

    // Imported late, because it takes a moment: mistakes in the arguments are reported at once.
    const { compareSites, formatChanges, formatJson } = await import('@brandprint/engine')
    const settings = {
      ...engineOptions(terminal),
      browser,
      ...(values.page === undefined ? {} : { page: pagePath(values.page) }),
      ...(pages === undefined ? {} : { pages }),
    }
    const compared = await watched(terminal, (onProgress) => compareSites(sites, { ...settings, onProgress }))

    await printOrWrite({ out: values.out, terminal }, (text) =>
      format === 'json' ? formatJson(compared) : formatChanges(compared, text),
    )
  },
}
