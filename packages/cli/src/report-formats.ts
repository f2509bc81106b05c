import { extname } from 'node:path'
import { echoed } from './echoed.ts'

/** What a report can be printed as. */
export const reportFormats = ['text', 'markdown', 'html', 'json'] as const
export type ReportFormat = (typeof reportFormats)[number]

const formatOfEnding: Readonly<Record<string, ReportFormat>> = {
  '.html': 'html',
  '.htm': 'html',
  '.json': 'json',
  '.md': 'markdown',
}

/** A note on an output file whose name promises another format than the text that it gets when none is asked for. */
export function endingNote(file: string | undefined, format: string | undefined): string | null {
  if (file === undefined || format !== undefined) return null
  const promised = formatOfEnding[extname(file).toLowerCase()]
  return promised === undefined
    ? null
    : `${echoed(file)} will hold text; for what its name says, add --format ${promised}.`
}
