/**
 * `npm run test:conformance`: Schemathesis, a third-party test suite, holds a fresh service to its own document.
 *
 * All its checks, 200 examples an operation, sequences of requests included. Further arguments go to Schemathesis, such as
 * `--seed 7`. Without python3 or the package registry it says that it is skipped, and ends with 0. What of the checks is
 * narrowed, and why, stands in conformance/schemathesis.toml; which requests are steered, in conformance/hooks.py.
 */
import { type SpawnOptions, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { access, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInstallation } from '../bench/service/installation.ts'

const fileOf = (name: string) => new URL(`conformance/${name}`, import.meta.url).pathname

/** So many that no account reaches a quota, a cap or a rate of its own. */
const accounts = 40
const examplesPerOperation = 200

const schemathesis = await installed()
if (schemathesis === null) console.log('SKIPPED: the conformance test did not run.')
else process.exitCode = await run(schemathesis)

/** @returns the program, installed now or earlier; null when that is not possible, which was then said */
async function installed(): Promise<string | null> {
  const requirements = fileOf('requirements.txt')
  const version = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex')
    .slice(0, 16)
  const folder = new URL(`../node_modules/.cache/conformance-${version}`, import.meta.url).pathname
  const program = join(folder, 'bin', 'schemathesis')
  const complete = join(folder, 'complete')
  if (await isThere(complete)) return program
  await rm(folder, { recursive: true, force: true })
  if ((await exitOf('python3', ['-m', 'venv', folder])) !== 0) {
    console.log('There is no python3 that can make a virtual environment (module venv).')
    return null
  }
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', requirements]
  if ((await exitOf(join(folder, 'bin', 'python'), install)) !== 0) {
    console.log('pip could not install what scripts/conformance/requirements.txt names.')
    return null
  }
  await mkdir(complete)
  return program
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** @returns the exit code of Schemathesis: 0 when nothing failed */
async function run(program: string): Promise<number> {
  // It keeps what it found beside it.
  const workFolder = await mkdtemp(join(tmpdir(), 'brandprint-conformance-'))
  const installation = await openInstallation({
    BRANDPRINT_ALLOW_HOSTS: '127.0.0.1',
    BRANDPRINT_WEBHOOK_TESTS_PER_MINUTE: '1000',
  })
  try {
    const keys: string[] = []
    for (let account = 0; account < accounts; account++) keys.push((await installation.newAccount()).key)
    const config = ['--config-file', fileOf('schemathesis.toml')]
    // An answer of it never ends.
    const left = ['--exclude-path', '/v1/events/stream']
    const examples = ['--max-examples', String(examplesPerOperation), '--generation-database', 'none']
    return await installation.withService('all', ({ url }) =>
      exitOf(
        program,
        [...config, 'run', `${url}/openapi.json`, '--checks', 'all', ...left, ...examples, ...process.argv.slice(2)],
        {
          cwd: workFolder,
          env: {
            ...process.env,
            SCHEMATHESIS_HOOKS: fileOf('hooks.py'),
            BRANDPRINT_CONFORMANCE_KEYS: keys.join(','),
          },
        },
      ),
    )
  } finally {
    await installation.close()
    await rm(workFolder, { recursive: true, force: true })
  }
}

/** @returns 127 for a program that is not there, as a shell does, and 1 for one that a signal ended */
async function exitOf(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(program, args, { ...options, stdio: 'inherit' })
  const [code] = await once(child, 'exit').catch(() => [127])
  return code ?? 1
}
