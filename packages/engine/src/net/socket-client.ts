import type { Socket } from 'node:net'
import { Client } from 'undici'
import type { Deadline } from './deadline.ts'
import { badResponse, FetchFailure, unreachable } from './fetch-failure.ts'

/** An undici client that speaks over a socket which is open already, and cannot open another. */
export function clientOver(url: URL, socket: Socket, headerBytes: number): Client {
  let handedOver = false
  return new Client(url.origin, {
    connect: (_options, callback) => {
      const first = !handedOver
      handedOver = true
      // A turn later: undici does not see a connection that is there before its own call has returned.
      queueMicrotask(() =>
        first ? callback(null, socket) : callback(new FetchFailure(unreachable.code, unreachable.message), null),
      )
    },
    allowH2: false,
    maxHeaderSize: headerBytes,
    headersTimeout: 0, // Stages have timers of their own; undici's are exact to half a second.
    bodyTimeout: 0,
  })
}

/** 103 Early Hints come once or twice; a server that sends them without end is not going to answer. */
const informationalAnswersMax = 8

/** For undici's `onInfo`: ends a request whose server never gets to the answer. */
export function countInformational(deadline: Deadline): () => void {
  let count = 0
  return () => {
    count++
    if (count > informationalAnswersMax) deadline.stop(new FetchFailure(badResponse.code, badResponse.message))
  }
}
