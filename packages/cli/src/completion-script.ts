/** Completion scripts, made from the table of commands and their options. */
import type { Command, CommandOptions } from './output/terminal.ts'

export const shells = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof shells)[number]

type Commands = Readonly<Record<string, Command>>

/** A script for the shell to source; it runs no command, and contains only our commands, options and values. */
export function completionScript(shell: Shell, commands: Commands): string {
  if (shell === 'bash') return bash(commands)
  return shell === 'zsh' ? zsh(commands) : fish(commands)
}

/** Options as they are typed; all commands have `--help`. */
const written = (options: CommandOptions) => [...Object.keys(options), 'help'].map((name) => `--${name}`)

const overview = (commands: Commands) => [...Object.keys(commands), 'help', '--help', '--version']

/** A branch of `case` for each option with a value: its choices, or the default of the shell, such as files. */
function valueBranches(commands: Commands, offer: (values: readonly string[]) => string, otherwise: string): string {
  return Object.entries(commands)
    .flatMap(([name, { options, choices = {} }]) =>
      Object.entries(options)
        .filter(([, { type }]) => type === 'string')
        .map(([option]) => {
          const values = choices[option]
          return `    '${name} --${option}') ${values === undefined ? otherwise : offer(values)} ;;`
        }),
    )
    .join('\n')
}

/** A branch of `case` for the options of each command, those of its first words before. */
function optionBranches(commands: Commands, offer: (values: readonly string[]) => string): string {
  return Object.entries(commands)
    .flatMap(([name, { options, firstWords = {} }]) => [
      ...Object.entries(firstWords).map(([word, own]) => `      '${name} ${word}') ${offer(written(own))} ;;`),
      `      '${name} '*) ${offer(written(options))} ;;`,
    ])
    .join('\n')
}

function wordBranches(commands: Commands, offer: (values: readonly string[]) => string): string {
  return Object.entries({ ...commands, help: { firstWords: commands } })
    .filter(([, { firstWords }]) => firstWords !== undefined)
    .map(([name, { firstWords = {} }]) => `      ${name}) ${offer(Object.keys(firstWords))} ;;`)
    .join('\n')
}

function bash(commands: Commands): string {
  const offer = (values: readonly string[]) => `words='${values.join(' ')}'`
  return `# Completion of brandprint for bash; made by: brandprint completion bash
_brandprint() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} first=\${COMP_WORDS[2]} words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '${overview(commands).join(' ')}' -- "$word"))
    return
  fi
  case "$command $previous" in
${valueBranches(commands, (values) => `COMPREPLY=($(compgen -W '${values.join(' ')}' -- "$word")); return`, 'return')}
  esac
  if [[ $word == -* ]]; then
    case "$command $first" in
${optionBranches(commands, offer)}
    esac
  elif ((COMP_CWORD == 2)); then
    case "$command" in
${wordBranches(commands, offer)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
# What the function has no answer to is a file or a folder.
complete -o default -F _brandprint brandprint
`
}

function zsh(commands: Commands): string {
  const offer = (values: readonly string[]) => `compadd -- ${values.join(' ')}; return`
  return `#compdef brandprint
# Completion of brandprint for zsh; made by: brandprint completion zsh
_brandprint() {
  local word=$words[CURRENT] previous=$words[CURRENT-1] command=$words[2] first=$words[3]
  if (( CURRENT == 2 )); then
    ${offer(overview(commands))}
  fi
  case "$command $previous" in
${valueBranches(commands, offer, '_files; return')}
  esac
  if [[ $word == -* ]]; then
    case "$command $first" in
${optionBranches(commands, offer)}
    esac
  elif (( CURRENT == 3 )); then
    case "$command" in
${wordBranches(commands, offer)}
    esac
  fi
  _files
}
if [ "$funcstack[1]" = _brandprint ]; then _brandprint "$@"; else compdef _brandprint brandprint; fi
`
}

function fish(commands: Commands): string {
  const lines = ['# Completion of brandprint for fish; made by: brandprint completion fish']
  const add = (...parts: string[]) => lines.push(['complete -c brandprint', ...parts].join(' '))
  for (const [name, { summary }] of Object.entries(commands)) {
    add('-n __fish_use_subcommand -f', `-a ${name}`, `-d ${quoted(summary)}`)
  }
  add('-n __fish_use_subcommand -f -a help', '-l version')
  add("-n '__fish_seen_subcommand_from help' -f", `-a ${quoted(Object.keys(commands).join(' '))}`)
  add('-l help -s h')
  for (const [name, { options, firstWords, choices = {} }] of Object.entries(commands)) {
    const isCommand = `__fish_seen_subcommand_from ${name}`
    const words = Object.keys(firstWords ?? {})
    if (words.length > 0) {
      const list = words.join(' ')
      add(`-n ${quoted(`${isCommand}; and not __fish_seen_subcommand_from ${list}`)}`, '-f', `-a ${quoted(list)}`)
    }
    const ways = firstWords === undefined ? [[isCommand, options] as const] : wordWays(isCommand, firstWords)
    for (const [condition, own] of ways) {
      for (const [option, { type }] of Object.entries(own)) {
        const values = choices[option]
        const value = type === 'boolean' ? '' : values === undefined ? '-r' : `-x -a ${quoted(values.join(' '))}`
        add(`-n ${quoted(condition)}`, `-l ${option}`, ...(value === '' ? [] : [value]))
      }
    }
  }
  return `${lines.join('\n')}\n`
}

const wordWays = (isCommand: string, firstWords: Readonly<Record<string, CommandOptions>>) =>
  Object.entries(firstWords).map(
    ([word, options]) => [`${isCommand}; and __fish_seen_subcommand_from ${word}`, options] as const,
  )

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
