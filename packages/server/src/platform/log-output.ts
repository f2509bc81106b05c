import type { DestinationStream } from 'pino'

export interface LogOutput extends DestinationStream {
  /** Writes what waits. */
  flush(): void
}

const bufferedCharactersMax = 4_096
/** Time until the next write to a full pipe. */
const retryMs = 10

/** The terminal was closed, or the program that read our output has ended. */
const goneCodes: ReadonlySet<string | undefined> = new Set(['EIO', 'EPIPE'])

/**
 * Writes many lines at once, as a write for each answer costs more than the line: lines of level info and below wait for
 * `flush`, all others are written at once with what came before them. When the output was closed, lines are dropped: the
 * process still has work to finish. (pino's own destination would retry without end on a closed terminal.)
 * @param write as `fs.writeSync`: from this byte on; returns how many were written
 * @throws what `write` throws for other reasons
 */
export function createLogOutput(write: (bytes: Buffer, at: number) => number): LogOutput {
  let waiting = ''
  let isGone = false

  function flush(): void {
    const bytes = Buffer.from(waiting)
    waiting = ''
    let at = 0
    while (at < bytes.length && !isGone) {
      try {
        at += write(bytes, at)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (goneCodes.has(code)) isGone = true
        else if (code === 'EAGAIN') pause(retryMs)
        else throw error
      }
    }
  }

  return {
    write(line) {
      if (isGone) return
      waiting += line
      if (waiting.length > bufferedCharactersMax || !/^\{"level":[1-3]0,/.test(line)) flush()
    },
    flush,
  }
}

const pause = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
