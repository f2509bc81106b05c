import { setTimeout as delay } from 'node:timers/promises'
import { Failure } from '../usage-error.ts'
import { NoAnswer } from './connection.ts'
import type { OutputEntry } from './lines.ts'
import { createMessageReader, type StreamMessage } from './message-reader.ts'
import { type Service, Unavailable } from './service.ts'

export interface FollowOptions {
  service: Service
  /** null: events from now on. */
  since: Date | null
  signal: AbortSignal
  print(entry: OutputEntry): void
  /** Called once, at the first connection: events from then on are received. */
  onConnected(): void
  onMessage(message: StreamMessage): void
}

const againMs = 1_000
/** While the service cannot be reached. */
const waitMsMax = 5_000

/**
 * Receives messages until it is stopped, and reconnects when the service cannot be reached, which it prints once: each connection
 * continues after the last event of the one before.
 * @throws {Failure} when the service refuses, or cannot be reached at the start
 */
export async function followEvents({
  service,
  since,
  signal,
  print,
  onConnected,
  onMessage,
}: FollowOptions): Promise<void> {
  let lastId: string | null = null
  let isConnected = false
  let failures = 0

  async function connection(): Promise<void> {
    const parts = await service.events({ lastId, since: isConnected ? null : since })
    if (parts === null) {
      print({ type: 'gap' })
      lastId = null
      return
    }
    if (!isConnected) onConnected()
    else if (failures > 0) print({ type: 'back' })
    isConnected = true
    failures = 0
    const reader = createMessageReader(lastId)
    for await (const part of parts) {
      for (const message of reader.read(part)) onMessage(message)
      lastId = reader.lastId()
    }
  }

  while (!signal.aborted) {
    let waitMs = againMs
    try {
      await connection()
    } catch (error) {
      if (signal.aborted) return
      // A broken connection is not printed: the next one shows whether the service can be reached.
      const isBroken = error instanceof NoAnswer || error instanceof RangeError
      if (!isBroken) waitMs = notReached(error)
    }
    await delay(waitMs, undefined, { signal }).catch(() => undefined)
  }

  /** @returns how long to wait */
  function notReached(error: unknown): number {
    if (!(error instanceof Unavailable)) throw error
    // At the start this is an error: the address may be wrong.
    if (!isConnected) throw unreachable(service.address, error)
    if (failures === 0) print({ type: 'lost', reason: error.message })
    failures++
    return Math.max(Math.min(againMs * failures, waitMsMax), (error.retryAfterSeconds ?? 0) * 1_000)
  }
}

export const unreachable = (address: string, { message, retryAfterSeconds }: Unavailable) =>
  new Failure(
    retryAfterSeconds === null
      ? `${address} cannot be asked: ${message}. Does the service run there? --url, BRANDPRINT_BASE_URL or PORT says where it is.`
      : `${address} refuses for now: ${message}. It may be asked again in ${retryAfterSeconds} s.`,
  )
