import { errorMessage } from '../../platform/analysis-end.ts'
import { type FixedBytes, fixedBytes } from '../../platform/http/fixed-answer.ts'
import type { AnalysisRow } from './queries.ts'
import type { Analysis } from './schema.ts'

type WithoutResults = AnalysisSummary & Pick<AnalysisRow, 'error_code' | 'error_message'>
type AnalysisSummary = Pick<AnalysisRow, 'id' | 'status' | 'type' | 'url' | 'created_at'>

/** GET of an analysis that has no results; a failed one says why. */
export function analysisToWire({ id, status, type, url, created_at, ...row }: WithoutResults): Analysis {
  const known = { type, url, created_at: created_at.toISOString() }
  if (status === 'processing') return { id, status, ...known }
  if (status === 'completed') throw new Error(`The analysis ${id} is completed and has no results.`)
  return { id, status, ...known, error_message: errorMessage(String(row.error_code), String(row.error_message)) }
}

export const listItemToWire = ({ id, status, url, type, created_at }: AnalysisSummary) => ({
  id,
  status,
  url,
  type,
  created_at: created_at.toISOString(),
})

/** The whole answer of a completed analysis, made once: it never changes afterwards. */
export function completedBody(
  analysis: Omit<AnalysisSummary, 'status'>,
  completedAt: Date,
  resultsJson: string,
): FixedBytes {
  const { id, type, url, created_at } = analysis
  const head = JSON.stringify({
    id,
    status: 'completed',
    type,
    url,
    created_at: created_at.toISOString(),
    completed_at: completedAt.toISOString(),
  })
  const body = Buffer.from(`{"data":${head.slice(0, -1)},"results":${resultsJson}}}`)
  return fixedBytes(body)
}
