/** How much a page may ask for while a browser shows it: of its own site, and of each other host. */
import { isSameSite } from '../site-url.ts'

export interface RequestLimits {
  /** Requests of one page, to all hosts. */
  requestsMax: number
  /** Bytes that one page may bring in, from all hosts. */
  bytesMax: number
  /** Requests to hosts of other sites: together, and to each. */
  otherRequestsMax: number
  otherHostRequestsMax: number
  /** Bytes from hosts of other sites: together, and from each. */
  otherBytesMax: number
  otherHostBytesMax: number
  /** Bytes that one page is handed, whether from the network or a folder; an answer that it asks for again counts again. */
  handedBytesMax: number
}

/** The median page makes about 75 requests, one in ten more than 180 (HTTP Archive, 2024); most bring 2 to 10 MB. */
export const requestLimits: RequestLimits = {
  requestsMax: 400,
  bytesMax: 30 * 1024 * 1024,
  otherRequestsMax: 150,
  otherHostRequestsMax: 60,
  otherBytesMax: 15 * 1024 * 1024,
  otherHostBytesMax: 8 * 1024 * 1024,
  // Each answer that the network may bring, twice.
  handedBytesMax: 60 * 1024 * 1024,
}

export interface RequestCaps {
  /** Whether one more request to that URL may be made; it is counted then. */
  take(url: URL): boolean
  /** Counts the bytes of an answer. */
  add(url: URL, bytes: number): void
  /** Whether the page may be handed one more answer. */
  mayHand(): boolean
  /** Counts the bytes that the page is handed. */
  hand(bytes: number): void
}

interface Use {
  requests: number
  bytes: number
}

export function createRequestCaps(site: URL, limits: RequestLimits): RequestCaps {
  const all: Use = { requests: 0, bytes: 0 }
  const others: Use = { requests: 0, bytes: 0 }
  const hosts = new Map<string, Use>()
  let handedBytes = 0

  const capped = (url: URL): [Use, requestsMax: number, bytesMax: number][] => {
    const { requestsMax, bytesMax, otherRequestsMax, otherHostRequestsMax, otherBytesMax, otherHostBytesMax } = limits
    if (isSameSite(url, site)) return [[all, requestsMax, bytesMax]]
    const host = hosts.get(url.host) ?? { requests: 0, bytes: 0 }
    hosts.set(url.host, host)
    return [
      [all, requestsMax, bytesMax],
      [others, otherRequestsMax, otherBytesMax],
      [host, otherHostRequestsMax, otherHostBytesMax],
    ]
  }

  return {
    take(url) {
      const uses = capped(url)
      if (uses.some(([use, requestsMax, bytesMax]) => use.requests >= requestsMax || use.bytes >= bytesMax))
        return false
      for (const [use] of uses) use.requests++
      return true
    },
    add(url, bytes) {
      for (const [use] of capped(url)) use.bytes += bytes
    },
    mayHand: () => handedBytes < limits.handedBytesMax,
    hand(bytes) {
      handedBytes += bytes
    },
  }
}
