/** How much of our time, memory and patience one request may take. */
export interface Budgets {
  /** Milliseconds for each stage. */
  dnsMs: number
  connectMs: number
  tlsMs: number
  /** From the request until its answer's head is complete, so that a head sent drop by drop ends too. */
  firstByteMs: number
  /** Between two pieces of a body. */
  idleMs: number
  /** From the call to the last byte, redirects included. */
  wholeMs: number
  /** Names and values of one answer's header. */
  headerBytes: number
  headerLines: number
  /** The body as it came over the wire. */
  wireBytes: number
  /** The body without its Content-Encoding. */
  decodedBytes: number
  /** Decoded bytes per wire byte; asked once `ratioFromBytes` are decoded, as small files may repeat themselves. */
  ratio: number
  ratioFromBytes: number
  redirects: number
}

export const defaultBudgets: Budgets = {
  dnsMs: 2_000,
  connectMs: 3_000,
  tlsMs: 3_000,
  firstByteMs: 5_000,
  idleMs: 5_000,
  wholeMs: 15_000,
  headerBytes: 32 * 1024,
  headerLines: 256,
  wireBytes: 5 * 1024 * 1024,
  decodedBytes: 10 * 1024 * 1024,
  ratio: 100,
  ratioFromBytes: 1024 * 1024,
  redirects: 5,
}
