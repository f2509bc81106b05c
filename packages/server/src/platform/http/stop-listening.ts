import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Turns of the event loop without news, one after the other, before nothing is on its way in. */
const quietTurnsMin = 10
const turnsMax = 10_000

/**
 * Takes no more connections and closes idle ones, right after what has arrived was read: while this thread was busy
 * elsewhere, connections came that it has not taken yet (one a turn), and requests on connections that still look idle.
 * To close those would cut off a client whose request is here. Connections that have a request, or never had one, stay.
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
  // Nothing may be waited for here: we are right behind the reading of sockets.
  server.close()
}
