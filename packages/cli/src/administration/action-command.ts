/** A command with actions: `accounts create`, `accounts list`, … Checks the arguments first, then does the work. */
import { parseArgs } from 'node:util'
import { suggest } from '../options/suggest.ts'
import type { Command, CommandOptions, Terminal } from '../output/terminal.ts'
import { UsageError } from '../usage-error.ts'
import { type Admin, withAdmin } from './admin.ts'

export interface Arguments {
  /** `accounts create`, for error messages. */
  command: string
  /** The arguments after the action's name, without options. */
  positionals: string[]
  options: Partial<Record<string, string>>
  /** Names of the options without a value that were given. */
  flags: ReadonlySet<string>
}

/** The output of an action: an object for `--json`, text for people. */
export interface Answer {
  json: object
  text: string
}

export interface Action {
  /** Names of its options, each with a value; all actions have `--json`. */
  options: readonly string[]
  /** Names of its options without a value. */
  flags?: readonly string[]
  /** Checks the arguments and returns the function that does the work. */
  prepare(given: Arguments): (admin: Admin) => Promise<Answer>
}

interface Actions {
  name: string
  summary: string
  help: string
  actions: Record<string, Action>
}

export function actionCommand({ name, summary, help, actions }: Actions): Command {
  const firstWords = Object.fromEntries(Object.entries(actions).map(([word, action]) => [word, optionsOf(action)]))
  return {
    summary,
    help,
    options: Object.assign({}, ...Object.values(firstWords)),
    firstWords,
    async run([actionName, ...args], terminal) {
      const action = actionNamed(name, actionName, actions)
      const { json, given } = parse(`${name} ${actionName}`, args, action)
      const work = action.prepare(given)
      const answer = await withAdmin(work)
      await print(terminal, json ? `${JSON.stringify(answer.json)}\n` : `${answer.text}\n`)
    },
  }
}

/** A command that does one thing. */
export function singleCommand({ name, summary, help, action }: Omit<Actions, 'actions'> & { action: Action }): Command {
  return {
    summary,
    help,
    options: optionsOf(action),
    async run(args, terminal) {
      const { json, given } = parse(name, args, action)
      const answer = await withAdmin(action.prepare(given))
      await print(terminal, json ? `${JSON.stringify(answer.json)}\n` : `${answer.text}\n`)
    },
  }
}

function optionsOf({ options, flags = [] }: Action): CommandOptions {
  const typed = (names: readonly string[], type: 'string' | 'boolean') =>
    Object.fromEntries(names.map((name) => [name, { type }]))
  return { ...typed(options, 'string'), ...typed([...flags, 'json'], 'boolean') }
}

function actionNamed(command: string, written: string | undefined, actions: Record<string, Action>): Action {
  const known = Object.keys(actions)
  if (written === undefined || written.startsWith('-')) {
    throw new UsageError(
      `brandprint ${command} takes one of: ${known.join(', ')}. brandprint ${command} --help says more.`,
    )
  }
  const action = Object.hasOwn(actions, written) ? actions[written] : undefined
  if (action !== undefined) return action
  const near = suggest(written, known)
  throw new UsageError(
    near === null
      ? `There is no “brandprint ${command} ${written}”; there are: ${known.join(', ')}.`
      : `There is no “brandprint ${command} ${written}”. Did you mean “${near}”?`,
  )
}

function parse(command: string, args: string[], action: Action): { json: boolean; given: Arguments } {
  const config = optionsOf(action)
  try {
    const { values, positionals } = parseArgs({ args, options: config, allowPositionals: true, strict: true })
    const { json, ...written } = values
    const options = Object.fromEntries(Object.entries(written).filter(([, value]) => typeof value === 'string'))
    const flags = new Set(Object.keys(written).filter((name) => written[name] === true))
    return { json: json === true, given: { command, positionals, options: options as Arguments['options'], flags } }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const written = /--[\w-]+|(?<=')-\w/.exec(message)?.[0] ?? ''
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      const near = suggest(written.replace(/^-+/, ''), Object.keys(config))
      const hint =
        near === null
          ? `It takes: ${Object.keys(config)
              .map((option) => `--${option}`)
              .join(', ')}.`
          : `Did you mean --${near}?`
      throw new UsageError(`brandprint ${command} has no option ${written}. ${hint}`)
    }
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      const takesNone = config[written.slice(2)]?.type === 'boolean'
      throw new UsageError(takesNone ? `${written} takes no value.` : `${written} needs a value after it.`)
    }
    throw error
  }
}

/** A required option. */
export function required({ options }: Arguments, option: string, example: string): string {
  const value = options[option]
  if (value === undefined) throw new UsageError(`--${option} is missing, for example: --${option} ${example}`)
  return value
}

/** The positional arguments of an action; the names are for error messages. */
export function words({ command, positionals }: Arguments, names: readonly string[]): string[] {
  const missing = names[positionals.length]
  if (missing !== undefined)
    throw new UsageError(`The ${missing} is missing. brandprint ${command} --help shows where it goes.`)
  const extra = positionals[names.length]
  if (extra !== undefined) throw new UsageError(`“${extra}” is one word too many.`)
  return positionals
}

/** The account, as the first argument or as `--account ID`. */
export function accountOf(given: Arguments): string {
  const { account } = given.options
  if (account !== undefined) {
    words(given, [])
    return account
  }
  if (given.positionals.length === 0) {
    throw new UsageError('Which account? Give its identifier, acc_…; brandprint accounts list shows them.')
  }
  return words(given, ['account'])[0]!
}

const print = ({ out }: Terminal, text: string) => new Promise<void>((resolve) => out.write(text, () => resolve()))
