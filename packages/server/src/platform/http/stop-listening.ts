import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** So many turns of the event loop in a row without new data mean that none is left to read. */
const quietTurnsMin = 10
const turnsMax = 10_000

/**
 * Stops accepting connections and closes idle ones, after what has arrived was read: while this thread was busy
 * elsewhere, connections arrived that it has not accepted yet (one a turn), and requests on connections that still look idle.
 * Closing those would lose a request that has arrived. Connections that have a request, or never had one, stay.
 */
export async function stopListening(server: Server): Promise<void> {
  let news = 0
  const count = () => void news++
  server.on('connection', count).on('request', count)
  for (let turn = 0, quietTurns = 0; turn < turnsMax && quietTurns < quietTurnsMin; turn++) {
    const before = news
    await nextTurn()
    quietTurns = news === before ? quietTurns + 1 : 0
  }
  // No await here: this runs right after sockets were read.
  server.close()
}
