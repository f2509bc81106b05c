import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { brandprint, folderWith } from './cli-fixtures.ts'

const run = promisify(execFile)

/** What bash offers for these words, the last of which is being typed. */
async function offered(folder: string, words: string[]): Promise<string[]> {
  const program = `source ./completion.bash
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_brandprint
printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout } = await run('bash', ['--norc', '-c', program, 'bash', ...words], { cwd: folder })
  return stdout.split('\n').filter((line) => line !== '')
}

const cases: [typed: string[], offers: string[]][] = [
  [['a'], ['analyze', 'accounts']],
  [
    ['keys', ''],
    ['create', 'list', 'revoke'],
  ],
  [
    ['keys', 'create', '--'],
    ['--account', '--scopes', '--expires', '--json', '--help'],
  ],
  [
    ['analyze', '--type', ''],
    ['full', 'flash'],
  ],
  [['analyze', 'acme.example', '--sa'], ['--save-capture']],
  [['analyze', '--format', 'h'], ['html']],
  [['serve', '--role', 'w'], ['worker']],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [['help', 'mig'], ['migrate']],
  // Files, which are the shell's to offer.
  [['analyze', '--out', ''], []],
  [['analyze', './d'], []],
]

test('bash completes commands, actions, options and their values', async () => {
  await using work = await folderWith({})
  const { code, out, err } = await brandprint(['completion', 'bash'], { cwd: work.folder })
  assert.deepEqual([code, err], [0, ''])
  await writeFile(join(work.folder, 'completion.bash'), out)
  for (const [typed, offers] of cases) {
    assert.deepEqual(await offered(work.folder, ['brandprint', ...typed]), offers, typed.join(' '))
  }
})

/** The options that the help of a command shows. */
const optionsIn = (help: string) => new Set([...help.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, name]) => name!))

test('every option that the help of a command shows is completed, in every shell', async () => {
  await using work = await folderWith({})
  const cwd = work.folder
  const scripts = await Promise.all(
    ['bash', 'zsh', 'fish'].map(async (shell) => (await brandprint(['completion', shell], { cwd })).out),
  )
  for (const command of ['analyze', 'versus', 'compare', 'accounts', 'keys', 'members', 'listen', 'serve']) {
    const { out } = await brandprint([command, '--help'], { cwd })
    for (const option of optionsIn(out)) {
      const [bash, zsh, fish] = scripts as [string, string, string]
      assert.match(bash, new RegExp(`'${command}[^']*'\\*?\\) .*--${option}\\b`), `${command} --${option}`)
      assert.match(zsh, new RegExp(`'${command}[^']*'\\*?\\) .*--${option}\\b`), `${command} --${option}`)
      assert.match(fish, new RegExp(`from ${command}\\b.* -l ${option}\\b`), `${command} --${option}`)
    }
  }
})

for (const shell of ['zsh', 'fish']) {
  test(`${shell} reads its script`, { skip: isMissing(shell) && `${shell} is not installed` }, async () => {
    await using work = await folderWith({})
    const { out } = await brandprint(['completion', shell], { cwd: work.folder })
    await writeFile(join(work.folder, 'script'), out)
    await run(shell, ['-n', 'script'], { cwd: work.folder })
  })
}

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
