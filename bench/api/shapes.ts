/** What the benchmark and its bare route agree on. */

/** As many as the service's own pool has. */
export const poolConnections = 16
/** Table of uncompressed answers, for the bare route. */
export const plainBodies = 'bench_plain_body'
