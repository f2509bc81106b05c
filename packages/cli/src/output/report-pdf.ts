/** Documents as PDF, as far as the commands that print one have the same to do. */
import type { Paper, PdfInput, VersusPdfInput } from '@brandprint/engine/pdf'
import { oneOf } from '../options/command-options.ts'
import { papers, type ReportFormat } from '../options/report-formats.ts'
import { Failure, UsageError } from '../usage-error.ts'
import type { Terminal } from './terminal.ts'

/** What `--paper` says. */
export function paperOf(written: string | undefined, format: ReportFormat): Paper {
  if (written === undefined) return 'A4'
  if (format !== 'pdf') throw new UsageError('--paper goes with --format pdf.')
  return oneOf('--paper', written, papers)
}

/** Refuses a PDF for people to look at in a terminal before any work is done for it. */
export function checkPdfOutput(format: ReportFormat, out: string | undefined, terminal: Terminal): void {
  if (format === 'pdf' && out === undefined && terminal.out.isTTY) {
    throw new UsageError('A PDF is for a file: add --out report.pdf.')
  }
}

/** @throws {Failure} with what the maker says */
export async function pdfOf(input: PdfInput | VersusPdfInput, terminal: Terminal): Promise<Uint8Array> {
  const { createPdfMaker } = await import('@brandprint/engine/pdf')
  const maker = createPdfMaker()
  try {
    const made = await maker.make(input, { signal: terminal.signal })
    if (!made.ok) throw new Failure([made.error.message, made.error.detail].filter(Boolean).join(' '))
    return made.value
  } finally {
    await maker.close()
  }
}
