import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

export type Listen = (channel: string, heard: Heard) => Listening

/** @param payload null: the connection was made, or made again; what was told before is not known */
export type Heard = (payload: string | null) => void

export interface Listening {
  close(): Promise<void>
}

const againMs = 1_000
const closeMs = 1_000

/** LISTEN over a connection of its own, which is made again when it is lost. */
export function listenOn(url: string, log: Pick<Log, 'warn'>): Listen {
  return (channel, heard) => {
    const closing = new AbortController()
    let client: pg.Client | null = null

    async function connected(): Promise<void> {
      const ended = Promise.withResolvers<void>()
      client = new pg.Client({
        connectionString: url,
        application_name: 'brandprint listen',
        connectionTimeoutMillis: 10_000,
        keepAlive: true,
      })
      client.on('error', () => ended.resolve())
      client.on('end', () => ended.resolve())
      client.on('notification', ({ payload }) => heard(payload ?? ''))
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      heard(null)
      await ended.promise
    }

    async function keep(): Promise<void> {
      while (!closing.signal.aborted) {
        try {
          await connected()
        } catch (error) {
          if (!closing.signal.aborted)
            log.warn({ reason: (error as Error).message }, `Postgres cannot be heard on ${channel}.`)
        }
        // Not awaited: of a connection that is gone it never tells.
        client?.end().catch(() => undefined)
        await delay(againMs, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
    const keeping = keep()

    return {
      async close() {
        closing.abort()
        client?.end().catch(() => undefined)
        // Of a database that does not answer it may never notice that the connection has ended.
        await Promise.race([keeping, delay(closeMs, undefined, { ref: false })])
      },
    }
  }
}
