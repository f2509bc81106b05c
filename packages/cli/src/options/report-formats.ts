import { extname } from 'node:path'
import type { TextDetail } from '@brandprint/engine/format'
import type { Paper } from '@brandprint/engine/pdf'
import { echoed } from '../output/echoed.ts'

/** What a report can be printed as, and two side by side. */
export const reportFormats = ['text', 'markdown', 'html', 'json', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const papers = ['A4', 'Letter'] as const satisfies readonly Paper[]

export const textDetails = ['brief', 'full'] as const satisfies readonly TextDetail[]

const formatOfEnding: Readonly<Record<string, ReportFormat>> = {
  '.html': 'html',
  '.htm': 'html',
  '.json': 'json',
  '.md': 'markdown',
  '.pdf': 'pdf',
}

/** A note on an output file whose name promises another format than the text that it gets when none is asked for. */
export function endingNote(file: string | undefined, format: string | undefined): string | null {
  if (file === undefined || format !== undefined) return null
  const promised = formatOfEnding[extname(file).toLowerCase()]
  return promised === undefined
    ? null
    : `${echoed(file)} will hold text; for what its name says, add --format ${promised}.`
}
