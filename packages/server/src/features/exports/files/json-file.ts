/** The JSON export: an analysis as a file for programs, in which every pointer leads to something of the file itself. */
import { conclusionMembers, isWholeReport } from '../sections.ts'

export interface ExportedAnalysis {
  id: string
  url: string
  type: 'full' | 'flash'
  /** ISO 8601. */
  completed_at: string
  /** As the engine gave them. */
  results: Record<string, unknown>
}

/** What `GET /v1/analyses/:id` answers. */
export interface StoredAnswer {
  data: ExportedAnalysis
}

export interface Selection {
  /** Names of members of `results`, in the order of the report. */
  sections: readonly string[]
  whiteLabel: boolean
}

/** Names of the published schemas (docs/exports.md). Of white-label files, one that does not say whose it is. */
export const schemaName = (type: 'full' | 'flash', whiteLabel: boolean) =>
  whiteLabel ? `urn:brand-analysis:export:${type}:1` : `urn:brandprint:export:${type}:1`

export function jsonFile(analysis: ExportedAnalysis, { sections, whiteLabel }: Selection): Buffer {
  const { id, url, type, completed_at, results } = analysis
  const file = {
    analysis: { id, url, type, completed_at },
    schema: schemaName(type, whiteLabel),
    results: selected(results, { sections, whiteLabel }),
  }
  return Buffer.from(`${JSON.stringify(file, null, 2)}\n`)
}

/** The chosen members, and of evidence and coverage what belongs to them. */
function selected(results: Record<string, unknown>, { sections, whiteLabel }: Selection): Record<string, unknown> {
  // The summary of a full analysis is of all sections, and has no name of its own.
  const kept = new Set(['sections' in object(results.coverage) ? 'summary' : '', ...sections])
  if (isWholeReport(sections)) for (const name of conclusionMembers) kept.add(name)
  const isKept = (pointer: string) => kept.has(pointer.split('/', 2)[1] ?? '')
  const parts: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(results)) {
    if (kept.has(name)) parts[name] = name === 'strategy' ? withAddresses(object(value), isKept) : value
    if (name === 'evidence') parts[name] = list(value).filter(({ pointer }) => isKept(String(pointer)))
    if (name === 'coverage') parts[name] = coverageOf(object(value), kept)
    if (name === 'engine' && !whiteLabel) parts[name] = value
  }
  return parts
}

/** Initiatives name the entries of the SWOT that they answer. */
function withAddresses(strategy: Record<string, unknown>, isKept: (pointer: string) => boolean) {
  const initiatives = list(strategy.initiatives).map((initiative) => ({
    ...initiative,
    addresses: (initiative.addresses as string[]).filter(isKept),
  }))
  return { ...strategy, initiatives }
}

function coverageOf(coverage: Record<string, unknown>, kept: ReadonlySet<string>) {
  if (!('sections' in coverage)) return coverage
  const sections = Object.entries(object(coverage.sections)).filter(([name]) => kept.has(name))
  return { ...coverage, sections: Object.fromEntries(sections) }
}

const object = (value: unknown) => value as Record<string, unknown>
const list = (value: unknown) => value as Record<string, unknown>[]
