import { type ParseArgsConfig, parseArgs } from 'node:util'
import { echoed } from '../output/echoed.ts'
import { UsageError } from '../usage-error.ts'
import { suggest } from './suggest.ts'

/** Parses the arguments of a command; a mistake is a UsageError that says what would be right. */
export function parseCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const written = /--[\w-]+|(?<=')-\w/.exec(message)?.[0] ?? ''
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      const near = suggest(written.replace(/^-+/, ''), Object.keys(options))
      const help = near === null ? `brandprint ${command} --help lists what there is.` : `Did you mean --${near}?`
      throw new UsageError(`There is no option ${echoed(written)}. ${help}`)
    }
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      throw new UsageError(`${written} needs a value after it. brandprint ${command} --help shows which.`)
    }
    throw error
  }
}

/** Whether a command whose only option is `--json` was given it. @throws {UsageError} */
export function wantsJson(command: string, args: string[]): boolean {
  try {
    return parseArgs({ args, options: jsonOption, strict: true }).values.json
  } catch {
    throw new UsageError(`brandprint ${command} takes one option: --json.`)
  }
}

/** Of commands that take nothing else. */
export const jsonOption = { json: { type: 'boolean', default: false } } as const

/** “text, markdown, html or json” */
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export function oneOf<Value extends string>(option: string, written: string, values: readonly Value[]): Value {
  const value = values.find((candidate) => candidate === written)
  if (value === undefined)
    throw new UsageError(`${option} is “${echoed(written)}”; it takes ${alternatives.format(values)}.`)
  return value
}

/** How help explains options that several commands take. */
export const outHelp = `  --out FILE            write there instead of to the terminal; - is the
                        standard output
`
export const browserHelp = `  --browser auto|off|PATH
                        the browser for pages that scripts build
                        (default: BRANDPRINT_BROWSER, else auto)
`

const pagesMax = 50

/** How many pages are to be read at most. */
export function pageNumber(written: string): number {
  const pages = /^\d{1,3}$/.test(written) ? Number(written) : 0
  if (pages < 1 || pages > pagesMax)
    throw new UsageError(`--pages is “${echoed(written)}”; it takes a number from 1 to ${pagesMax}.`)
  return pages
}
