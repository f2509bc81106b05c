/** What an export's file holds, made from the stored results alone: nothing is fetched. */
import { createHash } from 'node:crypto'
import type { PdfOptions } from '@brandprint/engine/pdf'
import type { Deps } from '../../../platform/deps.ts'
import { readPictures, readScreenshot, type StoredAnalysis, storedAnalysis } from '../../analyses/index.ts'
import type { ExportRow } from '../queries.ts'
import { isWholeReport } from '../sections.ts'
import { ExportError } from './export-error.ts'
import { exportFileName } from './file-name.ts'
import { makeJsonFile } from './make-json-file.ts'

export interface MadeFile {
  bytes: Uint8Array
  fileName: string
  etag: string
}

type MakeDeps = Pick<Deps, 'db' | 'config' | 'pdf' | 'storage'>

/** Of everything that decides the bytes, but the analysis: equal exports of one analysis share a file. */
export function digestOf({ paper }: Pick<Deps['config'], 'paper'>, exported: ExportRow): string {
  const { format, sections, white_label, branding } = exported
  // Paper and branding are seen on paper alone.
  const looks = format === 'pdf' ? [branding, paper] : []
  return createHash('sha256')
    .update(JSON.stringify([format, sections, white_label, ...looks]))
    .digest('base64url')
}

/**
 * The results are unpacked elsewhere, by what makes the file of them: a large one would hold up the requests of this process.
 * @returns null when the analysis is gone
 * @throws {ExportError}
 */
export async function makeFile(deps: MakeDeps, exported: ExportRow, signal: AbortSignal): Promise<MadeFile | null> {
  const { account_id: accountId, analysis_id: id, format, sections, white_label: whiteLabel } = exported
  const analysis = await storedAnalysis(deps.db, accountId, id)
  if (analysis === undefined) return null
  const bytes =
    format === 'json'
      ? await makeJsonFile({ gzip: analysis.gzip, selection: { sections, whiteLabel } }, signal)
      : await pdfFile(deps, { analysis, exported, signal })
  return {
    bytes,
    fileName: exportFileName(brandOf(analysis), analysis.completedAt.toISOString().slice(0, 10), format),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 32)}"`,
  }
}

async function pdfFile(
  deps: MakeDeps,
  { analysis, exported, signal }: { analysis: StoredAnalysis; exported: ExportRow; signal: AbortSignal },
): Promise<Uint8Array> {
  const { analysis_id: id, account_id: accountId } = exported
  const pictures = await readPictures(deps, id, signal)
  const screenshot = await readScreenshot(deps, { accountId, id }, signal)
  const options: PdfOptions = {
    paper: deps.config.paper,
    sections: isWholeReport(exported.sections) ? 'all' : exported.sections,
    whiteLabel: exported.white_label,
    branding: brandingOf(exported),
    sample: analysis.isTest,
  }
  const report = { gzip: analysis.gzip, member: 'data' }
  const made = await deps.pdf.make({ report, pictures, screenshot, options }, { signal })
  if (made.ok) return made.value
  // What is a bug of ours helps only us.
  throw made.error.code === 'NOT_MADE' ? new Error(made.error.message) : new ExportError(made.error.message)
}

function brandingOf({ branding }: ExportRow): PdfOptions['branding'] {
  if (branding === null) return null
  const { logo, ...words } = branding
  return { ...words, logo: logo === null ? null : Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64') }
}

/** The brand's name, or where none was found, its host. */
const brandOf = ({ url, brandName }: StoredAnalysis): string => brandName ?? new URL(url).hostname.replace(/^www\./, '')
