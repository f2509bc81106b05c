/** The folder of an embedded Postgres: where everything is, and how a new cluster is made in it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError } from '../database-error.ts'
import type { PostgresPackage } from './package.ts'
import { serviceRole } from './role.ts'
import type { ServerUser } from './user.ts'

const draftPrefix = 'postgres.new-'

export interface Place {
  /** The data folder. */
  folder: string
  cluster: string
  passwordFile: string
  /** Holds where Postgres listened last. */
  portFile: string
  logFile: string
  /** Gives up safety after a crash for speed, and its role may create databases. */
  isVolatile: boolean
}

export const placeIn = (folder: string, isVolatile: boolean): Place => ({
  folder,
  cluster: join(folder, 'postgres'),
  passwordFile: join(folder, 'postgres.password'),
  portFile: join(folder, 'postgres.port'),
  logFile: join(folder, 'postgres.log'),
  isVolatile,
})

/** A new cluster is made beside its place and moved there whole: a crash meanwhile leaves nothing that looks like one. */
export async function initialize(place: Place, server: PostgresPackage, account: ServerUser): Promise<void> {
  const version = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version !== null) {
    if (version.trim() === server.major) return
    throw new DatabaseError(
      `${place.cluster} was made by Postgres ${version.trim()}, and this Brandprint brings Postgres ${server.major}. ` +
        `Either install the Brandprint that made it, dump the database there (pg_dump) and restore it into a new folder, ` +
        `or run a Postgres ${version.trim()} of your own on that folder and set DATABASE_URL.`,
    )
  }
  // What a start that was killed left behind; its initdb may still be writing there, so it is another folder each time.
  for (const name of await readdir(place.folder)) {
    if (name.startsWith(draftPrefix)) {
      await rm(join(place.folder, name), { recursive: true, force: true }).catch(() => undefined)
    }
  }
  const draft = join(place.folder, `${draftPrefix}${randomBytes(4).toString('hex')}`)
  await mkdir(draft, { mode: 0o700 })
  await writeFile(place.passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  await chmod(place.passwordFile, 0o600)
  if (account.ids !== null) {
    await chown(draft, account.ids.uid, account.ids.gid)
    await chown(place.passwordFile, account.ids.uid, account.ids.gid)
  }
  const settings = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const child = spawn(
    server.initdb,
    [
      `--pgdata=${draft}`,
      // A superuser, as all that initdb makes; whoever connects first gives the name to a role that is none.
      `--username=${serviceRole}`,
      `--pwfile=${place.passwordFile}`,
      '--auth=scram-sha-256',
      ...settings,
      ...(place.isVolatile ? ['--no-sync'] : []),
    ],
    { ...account.ids, env: server.environment, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const said = collect(child)
  const [code] = await ended(child)
  if (code !== 0) throw new DatabaseError(`The embedded Postgres could not be set up: ${said().trim()}`)
  await rename(draft, place.cluster)
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()))
  return () => text
}

const ended = (child: ChildProcess) =>
  new Promise<[number | null]>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve([code]))
  })
