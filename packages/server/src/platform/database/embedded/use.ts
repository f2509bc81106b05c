/** A process's share in a running embedded Postgres: how it is taken, given back, and seen by others. */

import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { codeOf } from '../../error-code.ts'
import { DatabaseError } from '../database-error.ts'
import type { Place } from './cluster.ts'
import { database, isSuperuser, restrictServiceRole, serviceRole } from './role.ts'
import { serverHost, stopServer } from './server.ts'

/** Held shared by every process that uses the server: who can take it exclusively is the last one. */
const usersLock = 4_271_553_001
/** Held by the watchdog of the server. */
const watchdogLock = 4_271_553_003

export interface Use {
  port: number
  password: string
  /** Holds the users' lock; its end is how we learn of the server's. */
  client: pg.Client
}

export const urlOf = (to: { port: number; password: string; database: string }) =>
  `postgres://${serviceRole}:${to.password}@${serverHost}:${to.port}/${to.database}`

/**
 * @returns null while the server does not let us in
 * @throws {DatabaseError} when it never will
 */
export async function tryUse(place: Place, port: number): Promise<Use | null> {
  const use = await tryConnect(place, port, 'brandprint use')
  if (use === null) return null
  const { client, password } = use
  try {
    if (await isSuperuser(client)) {
      const to = (name: string) => urlOf({ port, password, database: name })
      await restrictServiceRole(to, { createsDatabases: place.isVolatile })
      client.end().catch(() => undefined)
      return await tryUse(place, port)
    }
    await client.query('select pg_advisory_lock_shared($1)', [usersLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) throw new DatabaseError(`The embedded Postgres in ${place.folder} has no database ${database}.`)
    return use
  } catch (error) {
    client.end().catch(() => undefined)
    if (error instanceof DatabaseError) throw error
    if (isDisconnected(error)) return null
    throw new DatabaseError(`The embedded Postgres in ${place.folder} cannot be used: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/** Class 57: it is stopping; without a code: the connection broke. */
const isDisconnected = (error: unknown) => /^(57...|08...|E[A-Z]+)?$/.test(codeOf(error))

/** A connection to the server, without a share in it. */
export async function tryConnect({ passwordFile }: Place, port: number, name: string): Promise<Use | null> {
  const password = (await readFile(passwordFile, 'utf8').catch(() => '')).trim()
  const client = new pg.Client({
    connectionString: urlOf({ port, password, database: 'postgres' }),
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('set idle_session_timeout = 0')
    return { port, password, client }
  } catch {
    // Not awaited, here and elsewhere: of a connection that is gone it never tells.
    client.end().catch(() => undefined)
    return null
  }
}

/** Gives the share back, and stops the server with the last one. */
export async function leave(place: Place, { client }: Use): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [usersLock])
    const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [usersLock])
    if (rows[0]?.last) await stopServer(place)
    else await client.end()
  } catch {
    // It is gone already.
  } finally {
    client.end().catch(() => undefined)
  }
}

/** Whether somebody holds a share. Asks without taking the lock, so that nobody who leaves is kept from being the last. */
export const isUsed = ({ client }: Use): Promise<boolean> => isLocked(client, usersLock)

/** Whether a watchdog is there that outlives us. */
export const isWatched = ({ client }: Use): Promise<boolean> => isLocked(client, watchdogLock)

/** @returns false: another watchdog is there */
export async function becomeWatchdog({ client }: Use): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [watchdogLock])
  return rows[0]?.mine === true
}

/** Keeps others from coming in, once nobody is left. @returns false: somebody is */
export async function closeToOthers({ client }: Use): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [usersLock])
  return rows[0]?.alone === true
}

/** A lock on one number of 64 bits is listed as its two halves (postgresql.org/docs/18/view-pg-locks.html). */
async function isLocked(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query(
    `select exists (
       select from pg_locks
       where locktype = 'advisory' and granted and objsubid = 1
         and database = (select oid from pg_database where datname = current_database())
         and (classid::bigint << 32 | objid::bigint) = $1
     ) as locked`,
    [lock],
  )
  return rows[0]?.locked === true
}
