/** What an export's file holds, made from the stored results alone: nothing is fetched. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { PdfInput, PdfOptions } from '@brandprint/engine/pdf'
import type { Deps } from '../../deps.ts'
import { readAnalyses, readPictures } from '../analyses/index.ts'
import { ExportError } from './export-error.ts'
import { exportFileName } from './file-name.ts'
import { type ExportedAnalysis, jsonFile } from './json-file.ts'
import type { ExportRow } from './queries.ts'

const unpack = promisify(gunzip)

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
 * @returns null when the analysis is gone
 * @throws {ExportError}
 */
export async function makeFile(deps: MakeDeps, exported: ExportRow, signal: AbortSignal): Promise<MadeFile | null> {
  const analysis = await storedAnalysis(deps, exported)
  if (analysis === null) return null
  const { format, sections, white_label: whiteLabel } = exported
  const bytes =
    format === 'json'
      ? jsonFile(analysis, { sections, whiteLabel })
      : await pdfFile(deps, { analysis, exported, signal })
  return {
    bytes,
    fileName: exportFileName(brandOf(analysis), analysis.completedAt.slice(0, 10), format),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 32)}"`,
  }
}

async function pdfFile(
  deps: MakeDeps,
  { analysis, exported, signal }: { analysis: ExportedAnalysis; exported: ExportRow; signal: AbortSignal },
): Promise<Uint8Array> {
  const { url, type, results } = analysis
  const pictures = await readPictures(deps, analysis.id, signal)
  const { sandbox } = results.engine as { sandbox?: boolean }
  const options: PdfOptions = {
    paper: deps.config.paper,
    sections: exported.sections,
    whiteLabel: exported.white_label,
    branding: brandingOf(exported),
    sample: sandbox === true,
  }
  // What was stored is what the engine gave.
  const report = { url, type, results } as unknown as PdfInput['report']
  const made = await deps.pdf.make({ report, pictures, options }, { signal })
  if (made.ok) return made.value
  // What is a bug of ours helps only us.
  throw made.error.code === 'NOT_MADE' ? new Error(made.error.message) : new ExportError(made.error.message)
}

function brandingOf({ branding }: ExportRow): PdfOptions['branding'] {
  if (branding === null) return null
  const { logo, ...words } = branding
  return { ...words, logo: logo === null ? null : Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64') }
}

interface StoredAnalysis {
  id: string
  url: string
  type: 'full' | 'flash'
  completed_at: string
  results: Record<string, unknown>
}

/** By the bytes that GET answers: the database's own JSON forgets the order of members. */
async function storedAnalysis(
  { db }: Pick<Deps, 'db'>,
  { account_id: accountId, analysis_id: id }: ExportRow,
): Promise<ExportedAnalysis | null> {
  const [found] = await readAnalyses(db, [{ accountId, id }])
  if (!found?.result) return null
  const { data } = JSON.parse((await unpack(found.result.gzip)).toString()) as { data: StoredAnalysis }
  const { url, type, completed_at: completedAt, results } = data
  return { id, url, type, completedAt, results }
}

/** The brand's name, or where none was found, its host. */
function brandOf({ url, results }: ExportedAnalysis): string {
  const { name } = results.brandIdentity as { name?: string | null }
  return name ?? new URL(url).hostname.replace(/^www\./, '')
}
