import type { Socket } from 'node:net'
import type { Client } from 'undici'

/** A client over one socket: it ends with it. */
export interface Connection {
  client: Client
  socket: Socket
}

export interface IdleConnections {
  /** The one that was used last of those that wait there. */
  take(place: string): Connection | undefined
  /** Lets a connection wait for its next use; undici closes it after 4 s, or when the other side says so. */
  keep(place: string, connection: Connection): void
  close(): void
}

/** Of all places together. A site may name a hundred hosts, and one process visits many sites at once. */
const connectionsMax = 16

export function createIdleConnections(): IdleConnections {
  const places = new Map<string, Set<Connection>>()
  const watched = new WeakSet<Connection>()
  let count = 0

  function remove(place: string, connection: Connection): void {
    const waiting = places.get(place)
    if (waiting?.delete(connection) !== true) return
    if (waiting.size === 0) places.delete(place)
    count--
  }

  /** Of the place that was asked for longest ago. */
  function dropOldest(): void {
    for (const [place, waiting] of places) {
      for (const connection of waiting) {
        remove(place, connection)
        drop(connection)
        return
      }
    }
  }

  return {
    take(place) {
      for (;;) {
        const connection = [...(places.get(place) ?? [])].at(-1)
        if (connection === undefined) return undefined
        remove(place, connection)
        if (isOpen(connection)) return connection
        drop(connection)
      }
    },
    keep(place, connection) {
      if (!isOpen(connection)) {
        drop(connection)
        return
      }
      if (count >= connectionsMax) dropOldest()
      const waiting = places.get(place) ?? new Set()
      places.set(place, waiting.add(connection))
      count++
      if (watched.has(connection)) return
      watched.add(connection)
      connection.client.once('disconnect', () => {
        remove(place, connection)
        drop(connection)
      })
    },
    close() {
      for (const waiting of places.values()) for (const connection of waiting) drop(connection)
      places.clear()
      count = 0
    },
  }
}

const isOpen = ({ client, socket }: Connection) =>
  !socket.destroyed && socket.writable && !client.destroyed && !client.closed

export function drop({ client, socket }: Connection): void {
  // Not awaited: it waits for the socket's last word, which may have been said.
  void client.destroy().catch(() => undefined)
  socket.destroy()
}
