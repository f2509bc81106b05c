/** Whether a report keeps its word: every quote on its page, every pointer at a claim, no section silent without a reason. */
import type { Report } from '../report.ts'

export interface Integrity {
  claims: number
  quotes: number
  /** Each as a sentence; empty when all holds. */
  faults: string[]
}

/** @param pageTexts stored texts of the pages, by URL */
export function integrityOf(report: Report, pageTexts: ReadonlyMap<string, string>): Integrity {
  const { evidence } = report.results
  const texts = new Map([...pageTexts].map(([url, text]) => [url, folded(text)]))
  const faults: string[] = []
  let quotes = 0
  for (const { pointer, quotes: quoted } of evidence) {
    if (valueAt(report.results, pointer) === undefined) faults.push(`${pointer} points at nothing`)
    for (const { page, text } of quoted) {
      quotes++
      if (!texts.get(page)?.includes(folded(text))) faults.push(`${pointer}: “${text.slice(0, 60)}” is not on ${page}`)
    }
  }
  if (report.type === 'full') faults.push(...silentSections(report))
  return { claims: evidence.length, quotes, faults }
}

const folded = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** RFC 6901; undefined where there is nothing. */
function valueAt(root: unknown, pointer: string): unknown {
  let at = root
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<string, unknown>)[key]
  }
  return at
}

function silentSections({ results }: Extract<Report, { type: 'full' }>): string[] {
  return Object.entries(results.coverage.sections).flatMap(([id, { status, gaps, summary }]) => {
    const content = results[id as keyof typeof results]
    const says = Object.entries(content as object).some(
      ([member, value]) => !['status', 'confidence', 'summary', 'gaps'].includes(member) && holds(value),
    )
    if (summary.trim() === '') return [`${id} has no summary`]
    if (!says && gaps.length === 0) return [`${id} is empty and gives no reason`]
    return status !== 'complete' && gaps.length === 0 ? [`${id} is ${status} and names no gap`] : []
  })
}

const holds = (value: unknown): boolean =>
  value !== null && (typeof value !== 'object' ? value !== '' : Object.values(value).some(holds))
