const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * One Ctrl-C arrives more than once: the terminal sends SIGINT to each process of its foreground group, and npm, which is
 * one of them, passes its own on to us. A signal within a second of the first therefore counts as the same.
 */
const sameMs = 1_000

/** Aborts at the first signal to stop; another one, a second later or more, ends the process at once with exit code 1. */
export function stopOnSignals(): AbortSignal {
  const stopping = new AbortController()
  let first = 0
  for (const signal of signals) {
    process.on(signal, () => {
      if (!stopping.signal.aborted) {
        first = performance.now()
        stopping.abort()
      } else if (performance.now() - first >= sameMs) process.exit(1)
    })
  }
  return stopping.signal
}
