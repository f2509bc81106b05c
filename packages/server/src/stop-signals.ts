/** SIGHUP: the terminal was closed; it stops as gracefully as the others. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * A Ctrl-C arrives more than once: the terminal sends SIGINT to each process of its foreground group, and npm and the
 * launcher of the command, which are in it, pass theirs on. A signal within a second of the first therefore counts as the
 * same.
 */
const sameMs = 1_000

/** Aborts at the first signal to stop; another one, a second later or more, ends the process at once with that code. */
export function stopOnSignals(exitCode: number): AbortSignal {
  const stopping = new AbortController()
  let first = 0
  for (const signal of signals) {
    process.on(signal, () => {
      if (!stopping.signal.aborted) {
        first = performance.now()
        process.exitCode = exitCode
        stopping.abort()
      } else if (performance.now() - first >= sameMs) process.exit(exitCode)
    })
  }
  return stopping.signal
}
