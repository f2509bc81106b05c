import { execFile } from 'node:child_process'
import { chmod, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { DatabaseError } from '../database-error.ts'

const run = promisify(execFile)

/** Whose rights Postgres runs with: it refuses to run as root. */
export interface ServerUser {
  /** null: ours. */
  ids: { uid: number; gid: number } | null
}

const preferred = ['postgres', 'brandprint']
const lastResort = 'nobody'

/**
 * Ours, unless we are root: then the user `postgres` if there is one, else a system user `brandprint`, made now; else
 * `nobody`. The data folder is opened for passing through, which is all that Postgres needs of it.
 */
export async function serverUser(dataFolder: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return { ids: null }
  const { mode } = await stat(dataFolder)
  await chmod(dataFolder, (mode & 0o777) | 0o011)
  return { ids: (await knownUser(preferred)) ?? (await createdUser()) ?? (await knownUser([lastResort])) }
}

/**
 * Postgres' user has to get to its programs and to its folder: below /root, say, it does not.
 * @throws {DatabaseError} with what to do
 */
export async function checkReach({ ids }: ServerUser, program: string, dataFolder: string): Promise<void> {
  if (ids === null) return
  try {
    await run(program, ['--version'], { ...ids, cwd: '/' })
    await run('test', ['-x', dataFolder], { ...ids, cwd: '/' })
  } catch (error) {
    throw new DatabaseError(
      `Postgres does not run as root, and the user it runs as (${ids.uid}) cannot reach ${program} and ${dataFolder}. ` +
        'Run Brandprint as a user of its own, or put it and BRANDPRINT_DATA_DIR where every user may pass, for example below /opt; or set DATABASE_URL.',
      { cause: error },
    )
  }
}

async function knownUser(names: readonly string[]) {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  for (const name of names) {
    const line = lines.find(([known]) => known === name)
    if (line !== undefined) return { uid: Number(line[2]), gid: Number(line[3]) }
  }
  return null
}

async function createdUser() {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'brandprint'])
    return await knownUser(['brandprint'])
  } catch {
    return null
  }
}
