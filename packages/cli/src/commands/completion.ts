import { completionScript, type Shell, shells } from '../completion-script.ts'
import { parseCommand } from '../options/command-options.ts'
import { suggest } from '../options/suggest.ts'
import { echoed } from '../output/echoed.ts'
import type { Command } from '../output/terminal.ts'
import { UsageError } from '../usage-error.ts'

const help = `Prints a script that lets a shell complete commands, options and their values.

Usage: brandprint completion bash|zsh|fish

  source <(brandprint completion bash)      in ~/.bashrc
  source <(brandprint completion zsh)       in ~/.zshrc, after compinit
  brandprint completion fish > ~/.config/fish/completions/brandprint.fish

Shells complete “brandprint”, but not “npx brandprint”. With npx, save the
script once, in the folder of the installation:

  npx brandprint completion bash > ~/.brandprint-completion

and give the command its own name in ~/.bashrc or ~/.zshrc:

  source ~/.brandprint-completion
  brandprint() { npx brandprint "$@"; }

In fish: npx before the line above, and “alias brandprint 'npx brandprint'”.
`

/** @param commands all of them, this one as well */
export const completionCommand = (commands: () => Readonly<Record<string, Command>>): Command => ({
  summary: 'a script that lets bash, zsh or fish complete what you type',
  help,
  options: {},
  firstWords: Object.fromEntries(shells.map((shell) => [shell, {}])),
  async run(args, { out }) {
    const { positionals } = parseCommand('completion', args, {})
    const shell = shellNamed(positionals)
    out.write(completionScript(shell, commands()))
  },
})

function shellNamed([written, ...more]: string[]): Shell {
  if (written === undefined || more.length > 0) {
    throw new UsageError(`brandprint completion takes one shell: ${shells.join(', ')}.`)
  }
  const shell = shells.find((known) => known === written)
  if (shell !== undefined) return shell
  const near = suggest(written, shells)
  const meant = near === null ? `There are: ${shells.join(', ')}.` : `Did you mean ${near}?`
  throw new UsageError(`There is no completion for “${echoed(written)}”. ${meant}`)
}
