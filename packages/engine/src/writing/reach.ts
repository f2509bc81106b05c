/** What of a site was read, and so what may be said to be missing: what was not read is not. */
import type { PageType } from '../artifacts.ts'
import type { Facts } from '../facts.ts'
import type { TracedPart } from '../page/traces/parts.ts'
import { tracesIn } from '../page/traces/traces.ts'
import type { Site } from '../site.ts'
import { isPartlyRead } from './partly-read.ts'

export interface Reach {
  /** Whether the home page was read as its visitors see it. */
  home: boolean
  /** Types of pages that are there and none of which was read. */
  missed: PageType[]
  /** Parts that a fact shows, or of which a page or the address of one that was not read shows a trace. */
  traced: TracedPart[]
  /** Facts that could not be derived. */
  failed: string[]
}

/** Copies of pages that were read are not missed. */
export function reachOf({ capture, pages }: Site, { failed }: Pick<Facts, 'failed'>): Reach {
  const read = new Set(pages.map(({ type }) => type))
  const missedPages = capture.skipped.filter(({ reason }) => reason !== 'duplicate')
  const missed = missedPages.filter(({ type }) => !read.has(type))
  return {
    home: !isPartlyRead(capture),
    missed: [...new Set(missed.map(({ type }) => type))],
    traced: tracesIn(pages, missedPages),
    failed,
  }
}

/** What is said where nothing was found of a part: that it is missing, or `unsure` where a page shows a trace of it all the same. */
export const missingOr = (
  { traced }: Reach,
  part: TracedPart,
  { missing, unsure }: { missing: string; unsure: string },
): string => (traced.includes(part) ? unsure : missing)
