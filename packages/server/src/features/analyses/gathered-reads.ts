import type { Db } from '../../platform/database/db.ts'
import { type ReadAnalysis, readAnalyses } from './queries.ts'

/** An analysis of an account; undefined when it has none with that id. */
export type ReadOne = (accountId: string, id: string) => Promise<ReadAnalysis | undefined>

interface Asked {
  accountId: string
  id: string
  resolve(found: ReadAnalysis | undefined): void
  reject(error: unknown): void
}

/** A statement reads so many: its answer is held in memory as a whole. */
const analysesMax = 32

/**
 * Reads analyses with one statement for all requests that arrived in the same turn of the event loop: under load the way
 * to the database and back costs more than the read itself. Each is read after its request arrived, and none waits for another
 * turn.
 */
export function createGatheredReads(db: Db): ReadOne {
  let asked: Asked[] = []

  async function read(all: readonly Asked[]): Promise<void> {
    try {
      const found = await readAnalyses(db, all)
      for (const { accountId, id, resolve } of all) {
        resolve(found.find(({ analysis }) => analysis.id === id && analysis.account_id === accountId))
      }
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }

  function readAll(): void {
    const all = asked
    asked = []
    for (let at = 0; at < all.length; at += analysesMax) void read(all.slice(at, at + analysesMax))
  }

  return (accountId, id) =>
    new Promise((resolve, reject) => {
      if (asked.length === 0) setImmediate(readAll)
      asked.push({ accountId, id, resolve, reject })
    })
}
