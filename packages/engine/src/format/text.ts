/** A report for people at a terminal. */

import type { FlashReport, FullReport, Report } from '../report.ts'
import { counted, hostOf, quoted } from '../writing/prose.ts'
import type { EvidenceEntry } from '../writing/shapes.ts'
import { evidenceLines, type Key } from './text-evidence.ts'
import { flashBody } from './text-flash.ts'
import { fullBody } from './text-full.ts'
import { createPaper, type Paper } from './text-paper.ts'

export interface TextOptions {
  /** Columns; lines are never longer. */
  width: number
  /** Whether the terminal shows 24-bit colours. */
  color: boolean
}

/** The report in lines of at most `width` columns. Nothing that a site says can act on the terminal. */
export function formatText(report: Report, options: TextOptions): string {
  const paper = createPaper(options)
  const host = hostOf(report.results.coverage.pages[0]?.url ?? report.url)
  const name = report.type === 'full' ? report.results.brandIdentity.name : null
  paper.title(name ?? host, name === null ? report.type : `${host} · ${report.type}`)
  const headline = report.type === 'full' ? report.results.messaging.hero.headline : null
  if (headline !== null) paper.strong(quoted(headline))
  paper.blank()
  for (const [index, paragraph] of report.results.summary.split('\n\n').entries()) {
    if (index > 0) paper.blank()
    paper.text(paragraph)
  }
  if (report.type === 'full') fullBody(paper, report)
  else flashBody(paper, report)
  evidence(paper, report)
  coverage(paper, report)
  return paper.print()
}

const fullKeys: Key[] = [
  ['Name', '/brandIdentity/name'],
  ['Tagline', '/brandIdentity/tagline'],
  ['Headline', '/messaging/hero/headline'],
  ['Subhead', '/messaging/hero/subhead'],
  ['Call to action', '/messaging/ctas/0'],
  ['What it offers', '/positioning/solution'],
  ['Contact', '/digitalPresence/contacts/0'],
]

function evidence(paper: Paper, { type, results }: FullReport | FlashReport): void {
  const entries: EvidenceEntry[] = results.evidence
  const quotes = entries.reduce((sum, entry) => sum + entry.quotes.length, 0)
  paper.section('Evidence', `${counted(entries.length, 'claim')}, ${counted(quotes, 'verbatim quote')}`)
  const keys: Key[] =
    type === 'full'
      ? fullKeys
      : [
          ['Call to action', '/primaryCallToAction'],
          ...results.insights.map((_, at) => [`Insight ${at + 1}`, `/insights/${at}`] as const),
        ]
  evidenceLines(paper, entries, keys)
}

function coverage(paper: Paper, { results }: FullReport | FlashReport): void {
  const { pages, skipped, degraded, rendering } = results.coverage
  paper.section('Coverage')
  const read = `${counted(pages.length, 'page')} read, ${skipped.length === 0 ? 'none' : skipped.length} left out`
  paper.text(`${read}; ${rendering === 'browser' ? 'with' : 'without'} a browser.`)
  for (const { part, detail } of degraded.slice(0, 5)) paper.item(`${part}: ${detail}`)
  if (degraded.length > 5) paper.item(`and ${degraded.length - 5} more; the JSON report has them all`)
  paper.quiet(`${results.engine.name} ${results.engine.version}, written by ${results.engine.model ?? 'rules'}`)
}
