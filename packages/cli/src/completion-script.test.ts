import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { brandprint, folderWith } from './cli-fixtures.ts'

const run = promisify(execFile)

/** How each shell is asked what it offers for some words, the last of which is being typed. */
const questions = {
  bash: (script: string, words: readonly string[]) => [
    '--norc',
    '-c',
    `source "$1"; shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_brandprint
printf '%s\\n' "\${COMPREPLY[@]}"`,
    'bash',
    script,
    ...words,
  ],
  // What zsh would insert or list goes through `compadd`, which works inside its line editor only.
  zsh: (script: string, words: readonly string[]) => [
    '-f',
    '-c',
    `compdef() { }
_files() { }
compadd() { shift; local offer; for offer; do [[ $offer == \${words[CURRENT]}* ]] && print -r -- $offer; done; true }
source "$1"; shift
words=("$@") CURRENT=$#
_brandprint`,
    'zsh',
    script,
    ...words,
  ],
  fish: (script: string, words: readonly string[]) => [
    '--no-config',
    '-c',
    'source $argv[1]; complete -C "$argv[2]" | string split -f 1 \\t; true',
    script,
    words.join(' '),
  ],
}

const cases: [typed: string[], offers: string[]][] = [
  [['a'], ['analyze', 'ask', 'accounts']],
  [
    ['keys', ''],
    ['create', 'list', 'revoke'],
  ],
  [
    ['keys', 'create', '--'],
    ['--account', '--scopes', '--name', '--expires', '--json', '--help'],
  ],
  [
    ['analyze', '--type', ''],
    ['full', 'flash'],
  ],
  [['analyze', 'acme.example', '--sa'], ['--save-capture']],
  [['analyze', '--format', 'h'], ['html']],
  [
    ['accounts', 'branding', '--c'],
    ['--color', '--clear'],
  ],
  [['serve', '--role', 'w'], ['worker']],
  [['trigger', 'analysis.c'], ['analysis.completed']],
  [
    ['trigger', 'export.ready', '--'],
    ['--url', '--key', '--json', '--help'],
  ],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [['help', 'mig'], ['migrate']],
  // Files, which are the shell's to offer.
  [['analyze', '--out', ''], []],
  [['analyze', './d'], []],
]

for (const shell of ['bash', 'zsh', 'fish'] as const) {
  const skip = isMissing(shell) && `${shell} is not installed`
  test(`${shell} completes commands, actions, options and their values`, { skip }, async () => {
    await using work = await folderWith({})
    const { code, out, err } = await brandprint(['completion', shell], { cwd: work.folder })
    assert.deepEqual([code, err], [0, ''])
    const script = join(work.folder, 'script')
    await writeFile(script, out)
    await using empty = await folderWith({})
    for (const [typed, offers] of cases) {
      const args = questions[shell](script, ['brandprint', ...typed])
      const { stdout } = await run(shell, args, { cwd: empty.folder })
      const offered = stdout.split('\n').filter((line) => line !== '')
      assert.deepEqual(offered.sort(), offers.toSorted(), typed.join(' '))
    }
  })
}

/** The options that the help of a command shows. */
const optionsIn = (help: string) => new Set([...help.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, name]) => name!))

test('every option that the help of a command shows is completed, in every shell', async () => {
  await using work = await folderWith({})
  const cwd = work.folder
  const scripts = await Promise.all(
    ['bash', 'zsh', 'fish'].map(async (shell) => (await brandprint(['completion', shell], { cwd })).out),
  )
  for (const command of ['analyze', 'versus', 'compare', 'accounts', 'keys', 'members', 'listen', 'trigger', 'serve']) {
    const { out } = await brandprint([command, '--help'], { cwd })
    for (const option of optionsIn(out)) {
      const [bash, zsh, fish] = scripts as [string, string, string]
      assert.match(bash, new RegExp(`'${command}[^']*'\\*?\\) .*--${option}\\b`), `${command} --${option}`)
      assert.match(zsh, new RegExp(`'${command}[^']*'\\*?\\) .*--${option}\\b`), `${command} --${option}`)
      assert.match(fish, new RegExp(`from ${command}\\b.* -l ${option}\\b`), `${command} --${option}`)
    }
  }
})

function isMissing(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return false
  } catch {
    return true
  }
}

test('a shell that has no completion is refused with those that have one', async () => {
  await using work = await folderWith({})
  const wrong: [args: string[], message: RegExp][] = [
    [[], /takes one shell: bash, zsh, fish/],
    [['bsh'], /Did you mean bash\?/],
    [['powershell'], /There are: bash, zsh, fish/],
    [['bash', 'zsh'], /takes one shell/],
  ]
  for (const [args, message] of wrong) {
    const { code, out, err } = await brandprint(['completion', ...args], { cwd: work.folder })
    assert.match(err, message)
    assert.deepEqual([code, out], [2, ''])
  }
})
