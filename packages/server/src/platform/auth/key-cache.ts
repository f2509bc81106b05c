import { hash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { minuteMs } from '../durations.ts'
import type { Caller } from '../http/request-context.ts'

/** The lookup of keys, which the accounts feature provides. */
export interface KeyStore {
  /** null for a key that is unknown, revoked or expired. */
  find(keyHash: Buffer, now: Date): Promise<(Caller & { keyLastUsedAt: Date | null }) | null>
  /** Records that a key was used in this minute. */
  touch(keyId: string, now: Date): Promise<void>
}

/** A revoked key works no longer than this in any process; 5 s are promised. */
const keyCacheMs = 3_000
const entriesMax = 10_000

interface Entry {
  found: Promise<Caller | null>
  /** From before the query, so that the entry is never older than this. */
  at: number
}

/** A cache of keys for some seconds: a busy key costs one query in three seconds, and one write a minute. */
export function createKeyCache(store: KeyStore, clock: Clock) {
  const entries = new Map<string, Entry>()
  const usedMinutes = new Map<string, number>()
  const notes = new Set<Promise<void>>()

  /** Deletes the oldest entries first: maps keep the order of insertion. */
  function bound(map: Map<string, unknown>): void {
    for (const key of map.keys()) {
      if (map.size <= entriesMax) return
      map.delete(key)
    }
  }

  async function ask(keyHash: Buffer, name: string, now: Date): Promise<Caller | null> {
    try {
      const holder = await store.find(keyHash, now)
      // Unknown keys are not cached: a new key works at once, and guesses fill no memory.
      if (holder === null) entries.delete(name)
      else if (holder.keyLastUsedAt !== null) {
        const minute = Math.floor(holder.keyLastUsedAt.getTime() / minuteMs)
        usedMinutes.set(holder.keyId, Math.max(minute, usedMinutes.get(holder.keyId) ?? 0))
      }
      return holder
    } catch (error) {
      entries.delete(name)
      throw error
    }
  }

  return {
    /** @param keyHash is called only when the key is not in the cache */
    find(key: string, keyHash: () => Buffer): Promise<Caller | null> {
      const now = clock.now()
      // Keys themselves do not stay in memory. They are long and random, so a plain hash cannot be reversed.
      const name = hash('sha256', key, 'base64')
      const known = entries.get(name)
      if (known !== undefined && Math.abs(now.getTime() - known.at) < keyCacheMs) return known.found
      entries.delete(name)
      const found = ask(keyHash(), name, now)
      entries.set(name, { found, at: now.getTime() })
      bound(entries)
      return found
    },

    /** At most one write a key and minute; the request does not wait for it. */
    noteUse(keyId: string, onError: (error: unknown) => void): void {
      const now = clock.now()
      const minute = Math.floor(now.getTime() / minuteMs)
      if (usedMinutes.get(keyId) === minute) return
      usedMinutes.set(keyId, minute)
      bound(usedMinutes)
      const note: Promise<void> = store
        .touch(keyId, now)
        .catch(onError)
        .finally(() => notes.delete(note))
      notes.add(note)
    },

    async settled(): Promise<void> {
      await Promise.all(notes)
    },
  }
}
