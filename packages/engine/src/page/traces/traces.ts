/**
 * What a site may hold although no fact has it, told by single signs: too weak to say that it is there, and enough not to say that it is
 * missing.
 */
import type { SkippedPage } from '../../artifacts.ts'
import type { SitePage } from '../../site.ts'
import { textLines } from '../text-lines.ts'
import { traceAddress, traceElements } from './elements.ts'
import { traceType } from './labels.ts'
import { traceLines } from './lines.ts'
import { type TracedPart, type Tracer, tracedParts } from './parts.ts'

const linesOfPageMax = 6_000

/**
 * The parts of which a page that was read shows a trace, or the address of one that was not, in the order of the list.
 * @param skipped pages that are known and were not read
 */
export function tracesIn(pages: readonly SitePage[], skipped: readonly SkippedPage[] = []): TracedPart[] {
  const tracer: Tracer = { traces: new Set(), labels: new Set(), lines: new Set() }
  for (const { url, type } of skipped) {
    traceType(type, tracer)
    traceAddress(url, tracer)
  }
  for (const page of pages) {
    if (tracer.traces.size === tracedParts.length) break
    traceType(page.type, tracer)
    traceElements(page, tracer)
    traceLines(textLines(page.document).slice(0, linesOfPageMax), tracer)
  }
  return tracedParts.filter((part) => tracer.traces.has(part))
}
