/** The process that makes PDFs: nothing that a report holds can reach the one that asked for it, but by what it answers. */
import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { PdfInput, VersusPdfInput } from './pdf-input.ts'

export type ToPdfProcess = PdfInput | VersusPdfInput
export type FromPdfProcess =
  /** `heldMegabytes` is what the process held before this document. */
  { kind: 'made'; bytes: Uint8Array; heldMegabytes: number } | { kind: 'failed'; message: string }

standBack(Number(process.argv[2] ?? 0))
// Loaded after that: priorities are each thread's own on Linux, and the threads of the compiler begin with it.
const { forgetLast, makePdf } = await import('./make-pdf.ts')

let heldMegabytes = 0
process.on('message', async (input: ToPdfProcess) => {
  const answer = await makePdf(input).then(
    (bytes): FromPdfProcess => ({ kind: 'made', bytes, heldMegabytes }),
    (error): FromPdfProcess => ({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  )
  process.send?.(answer, () => {
    // Nobody waits for this.
    forgetLast()
    heldMegabytes = process.memoryUsage.rss() / 2 ** 20
  })
})
// The one that asked ends it. Ctrl-C tells all processes to stop, also those with a document to finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

/** Behind all that answers requests; when memory runs out it ends first. What the system does not have is left. */
function standBack(niceness: number): void {
  const attempts = [
    () => {
      for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), niceness)
    },
    () => writeFileSync('/proc/self/oom_score_adj', '800'),
  ]
  for (const attempt of attempts) {
    try {
      attempt()
    } catch {
      // Another system, or not allowed.
    }
  }
}
