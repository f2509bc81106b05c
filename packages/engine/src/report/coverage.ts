import type { Capture } from '../artifacts.ts'
import type { SiteText } from '../page/provenance/site-text.ts'
import type { ReportDegradation } from '../writing/shapes.ts'

interface CoverageInput {
  language: string | null
  /** How many lines are of each class. */
  text: SiteText['counts']
  more: ReportDegradation[]
}

/** What was read, what was not and why: the part of the coverage that both kinds of report share. */
export function coverageOf({ capturedAt, pages, skipped, degraded }: Capture, { language, text, more }: CoverageInput) {
  return {
    readAt: capturedAt,
    language,
    pages: pages.map(({ finalUrl, type, selectionReason, state, rendered }) => ({
      url: finalUrl,
      type,
      reason: selectionReason,
      state: state.state,
      rendered: rendered !== null,
    })),
    skipped: skipped.map(({ url, type, reason, detail }) => ({ url, type, reason, detail })),
    text: Object.fromEntries(Object.entries(text).filter(([, count]) => count > 0)),
    degraded: withoutRepeats([...degraded.map(({ part, detail }) => ({ part, detail })), ...more]),
    rendering: pages.some(({ rendered }) => rendered !== null) ? ('browser' as const) : ('none' as const),
  }
}

function withoutRepeats(list: ReportDegradation[]): ReportDegradation[] {
  const seen = new Map(list.map((entry) => [`${entry.part} ${entry.detail}`, entry]))
  return [...seen.values()]
}
