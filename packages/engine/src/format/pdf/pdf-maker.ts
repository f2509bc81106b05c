/** Makes PDFs, one after the other, in a process that can be ended. */
import { fail, type Result } from '../../result.ts'
import { type PdfChild, startPdfChild } from './pdf-child.ts'
import type { PdfError, PdfInput, VersusPdfInput } from './pdf-input.ts'

/**
 * Makes PDFs in a process of its own at a low priority, which starts with the first and ends after a while without any.
 *
 * ```ts
 * await using maker = createPdfMaker()
 * const made = await maker.make({ report, pictures, options: {
 *   paper: 'A4', sections: 'all', whiteLabel: false, branding: null, sample: false } })
 * if (made.ok) await writeFile('report.pdf', made.value)
 * ```
 */
export interface PdfMaker {
  /**
   * A PDF 1.7 that is tagged as PDF/UA-1 asks, of a report or of two side by side. The same input gives the same bytes: its
   * date is that of the analysis. Made in the order in which it was asked for; whatever becomes of one, the next is made.
   * @throws {DOMException} AbortError when the signal says so
   */
  make(input: PdfInput | VersusPdfInput, options?: { signal?: AbortSignal }): Promise<Result<Uint8Array, PdfError>>
  /** Ends the process; what it was making, and what waits, fails. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export interface PdfMakerOptions {
  /**
   * Of computing time, for one document, the start of the process included; by the clock ten times as much, as a process
   * at a low priority waits while the machine is busy. Where the system does not tell computing time, by the clock. Default 30,000.
   */
  documentMs?: number
  /** How long the process is kept without work; it holds some 250 MB. Default 60,000. */
  idleMs?: number
  /** From 0 to 19, the last. Default 10. */
  niceness?: number
}

interface Job {
  input: PdfInput | VersusPdfInput
  signal: AbortSignal | undefined
  resolve: (made: Result<Uint8Array, PdfError>) => void
  reject: (reason: unknown) => void
}

/** A process that holds more is followed by another: a long document, or many scripts, leave their traces. */
const heldMegabytesMax = 300

const closedError: PdfError = { code: 'NOT_MADE', message: 'The PDF was not made, as its maker was closed.' }

export function createPdfMaker(options: PdfMakerOptions = {}): PdfMaker {
  const { documentMs = 30_000, idleMs = 60_000, niceness = 10 } = options
  const waiting: Job[] = []
  let child: PdfChild | null = null
  let isBusy = false
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  async function endChild(): Promise<void> {
    const ended = child
    child = null
    await ended?.end()
  }

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    clearTimeout(idle)
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await run(job)
    isBusy = false
    if (isClosed) return
    idle = setTimeout(endChild, idleMs)
    idle.unref()
  }

  /** Never rejects: the job learns what became of it. */
  async function run({ input, signal, resolve, reject }: Job): Promise<void> {
    if (signal?.aborted) return reject(signal.reason)
    if (isClosed) return resolve(fail(closedError))
    if (child?.hasEnded || (child?.heldMegabytes ?? 0) > heldMegabytesMax) await endChild()
    child ??= startPdfChild({ niceness })
    const isLate = lateness(child, documentMs)
    const aborted = Promise.withResolvers<'aborted'>()
    const abort = () => aborted.resolve('aborted')
    signal?.addEventListener('abort', abort, { once: true })
    const late = Promise.withResolvers<'late'>()
    const timer = setInterval(() => isLate() && late.resolve('late'), Math.min(documentMs, lateCheckMs))
    const outcome = await Promise.race([child.make(input), aborted.promise, late.promise])
    clearInterval(timer)
    signal?.removeEventListener('abort', abort)
    // What computes cannot be told to stop: the process ends, and the next document has another.
    if (outcome === 'aborted' || outcome === 'late' || child?.hasEnded) await endChild()
    if (outcome === 'aborted') reject(signal?.reason)
    else if (outcome === 'late') resolve(fail(lateError(documentMs)))
    else resolve(isClosed && !outcome.ok ? fail(closedError) : outcome)
  }

  const maker: PdfMaker = {
    make: (input, { signal } = {}) =>
      new Promise((resolve, reject) => {
        waiting.push({ input, signal, resolve, reject })
        void work()
      }),
    async close() {
      isClosed = true
      clearTimeout(idle)
      await endChild()
    },
    [Symbol.asyncDispose]: () => maker.close(),
  }
  return maker
}

const lateCheckMs = 250
const clockFactor = 10

/** Whether a document that begins now has taken longer than it may. */
function lateness(child: PdfChild, documentMs: number): () => boolean {
  const [begun, computed] = [performance.now(), child.computedMs()]
  return () => {
    const elapsed = performance.now() - begun
    const now = child.computedMs()
    const used = now === null || computed === null ? elapsed : now - computed
    return used > documentMs || elapsed > clockFactor * documentMs
  }
}

const lateError = (documentMs: number): PdfError => ({
  code: 'TOO_COMPLEX',
  message: `The PDF takes more than ${documentMs / 1_000} seconds of computing time.`,
})
