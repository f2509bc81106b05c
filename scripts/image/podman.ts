/** Podman, as the tests of the image use it: they build the image, or take one, and run it confined. */
import { type ExecFileException, execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
export const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

export interface Ended {
  code: number
  out: string
  err: string
}

/** Ends with whatever code Podman ends with. */
async function ask(args: readonly string[]): Promise<Ended> {
  try {
    const { stdout, stderr } = await run('podman', args, { cwd: root, maxBuffer: 64 * 2 ** 20 })
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as ExecFileException & { stdout?: string; stderr?: string }
    if (typeof code !== 'number') throw error
    return { code, out: stdout, err: stderr }
  }
}

/** @throws with what Podman said, when it ends with another code than 0 */
async function podman(...args: string[]): Promise<string> {
  const { code, out, err } = await ask(args)
  if (code !== 0)
    throw new Error(`podman ${args[0]} ended with ${code}: ${err.trim().split('\n').slice(-15).join('\n')}`)
  return out.trim()
}

/** Why the tests cannot run here; false when they can. */
export async function isImpossible(): Promise<string | false> {
  try {
    await run('podman', ['--version'])
    return false
  } catch {
    return 'SKIPPED: there is no podman on the PATH, so that the image was neither built nor run'
  }
}

/** @returns the name of the image: the one that BRANDPRINT_TEST_IMAGE names, else one that is built now, or from what was built before */
export async function imageToTest(): Promise<string> {
  const given = process.env.BRANDPRINT_TEST_IMAGE ?? ''
  if (given !== '') return given
  const name = 'localhost/brandprint:test'
  // Not in the OCI format, which has no health checks.
  await podman('build', '--format', 'docker', '--tag', name, '.')
  return name
}

export interface ContainerOptions {
  image: string
  /** What comes after `brandprint`; left out: what the image says. */
  command?: readonly string[]
  /** Of `podman run`, beside those that confine it. */
  options?: readonly string[]
  environment?: Readonly<Record<string, string>>
}

/** As compose.yaml confines the service; the machine's network is the container's, so that it reaches what a test serves. */
const confined = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--tmpfs=/tmp', '--network=host']

/** In seconds; Podman kills what takes longer. compose.yaml grants as many. */
const stopSeconds = 30

export type Container = Awaited<ReturnType<typeof startContainer>>

let started = 0

/** Runs until it is disposed, or ends itself. */
export async function startContainer({ image, command = [], options = [], environment = {} }: ContainerOptions) {
  const name = `brandprint-test-${process.pid}-${++started}`
  const settings = Object.entries(environment).map(([setting, value]) => `--env=${setting}=${value}`)
  await podman('run', '--detach', `--name=${name}`, ...confined, ...options, ...settings, image, ...command)

  return {
    name,
    /** All that it has printed. */
    async log(): Promise<string> {
      const { out, err } = await ask(['logs', name])
      return out + err
    },
    exec: (...args: string[]) => ask(['exec', name, ...args]),
    /** Whether the image's own health check is passed at this moment. */
    async isHealthy(): Promise<boolean> {
      return (await ask(['healthcheck', 'run', name])).code === 0
    },
    async kill(): Promise<void> {
      await podman('kill', '--signal=KILL', name)
    },
    /** As an operator stops it. @returns its exit code; 137 when it had to be killed */
    async stop(): Promise<number> {
      await podman('stop', `--time=${stopSeconds}`, name)
      return Number(await podman('inspect', '--format={{.State.ExitCode}}', name))
    },
    async [Symbol.asyncDispose]() {
      await ask(['rm', '--force', '--volumes', '--time=0', name])
    },
  }
}

/** A volume of its own, that is removed at the end. */
export async function createVolume() {
  const name = `brandprint-test-${process.pid}-volume-${++started}`
  await podman('volume', 'create', name)
  return {
    name,
    async [Symbol.asyncDispose]() {
      await ask(['volume', 'rm', '--force', name])
    },
  }
}
