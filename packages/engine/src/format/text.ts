/** A report for people at a terminal. */

import type { FlashReport, FullReport, Report } from '../report.ts'
import { counted, hostOf, quoted } from '../writing/prose.ts'
import type { EvidenceEntry } from '../writing/shapes.ts'
import { briefBody } from './text-brief.ts'
import { evidenceLines, type Key } from './text-evidence.ts'
import { flashBody } from './text-flash.ts'
import { fullBody } from './text-full.ts'
import { createTextWriter, type TextWriter } from './text-writer.ts'

export interface TextOptions {
  /** Columns; lines are never longer. */
  width: number
  /** Whether the terminal shows 24-bit colours. */
  color: boolean
  /** `brief`, as by default: the first page and what it rests on, in at most 120 lines. `full`: all sections. */
  detail?: TextDetail
}

export type TextDetail = 'brief' | 'full'

/** The report in lines of at most `width` columns. Nothing that a site says can act on the terminal. */
export function formatText(report: Report, { detail = 'brief', ...options }: TextOptions): string {
  const writer = createTextWriter(options)
  const host = hostOf(report.results.coverage.pages[0]?.url ?? report.url)
  const name = report.type === 'full' ? report.results.brandIdentity.name : null
  writer.title(name ?? host, name === null ? report.type : `${host} · ${report.type}`)
  // Reports of earlier versions have no first page.
  if (report.type === 'full' && detail === 'brief' && report.results.thesis !== undefined) {
    briefBody(writer, report)
    briefCoverage(writer, report)
    return writer.print()
  }
  const headline = report.type === 'full' ? report.results.messaging.hero.headline : null
  if (headline !== null) writer.strong(quoted(headline))
  writer.blank()
  for (const [index, paragraph] of report.results.summary.split('\n\n').entries()) {
    if (index > 0) writer.blank()
    writer.text(paragraph)
  }
  if (report.type === 'full') fullBody(writer, report)
  else flashBody(writer, report)
  evidence(writer, report)
  coverage(writer, report)
  return writer.print()
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

function evidence(writer: TextWriter, { type, results }: FullReport | FlashReport): void {
  const entries: EvidenceEntry[] = results.evidence
  const quotes = entries.reduce((sum, entry) => sum + entry.quotes.length, 0)
  writer.section('Evidence', `${counted(entries.length, 'claim')}, ${counted(quotes, 'verbatim quote')}`)
  const keys: Key[] =
    type === 'full'
      ? fullKeys
      : [
          ['Call to action', '/primaryCallToAction'],
          ...results.insights.map((_, at) => [`Insight ${at + 1}`, `/insights/${at}`] as const),
        ]
  evidenceLines(writer, entries, keys)
}

function briefCoverage(writer: TextWriter, { results }: FullReport): void {
  const { pages, skipped, degraded } = results.coverage
  writer.section('What was read')
  const left = skipped.length === 0 ? '' : `; ${skipped.length} left out`
  writer.text(`${counted(pages.length, 'page')} read on ${results.coverage.readAt.slice(0, 10)}${left}.`)
  // A quote that was left out is our loss, and changes nothing that is said here.
  for (const { detail } of degraded.filter(({ part }) => part !== 'evidence').slice(0, 2)) writer.item(detail)
  writer.quiet('--detail full has all sections; --format html or pdf has each claim with its evidence.')
}

function coverage(writer: TextWriter, { results }: FullReport | FlashReport): void {
  const { pages, skipped, degraded, rendering } = results.coverage
  writer.section('Coverage')
  const read = `${counted(pages.length, 'page')} read, ${skipped.length === 0 ? 'none' : skipped.length} left out`
  writer.text(`${read}; ${rendering === 'browser' ? 'with' : 'without'} a browser.`)
  for (const { part, detail } of degraded.slice(0, 5)) writer.item(`${part}: ${detail}`)
  if (degraded.length > 5) writer.item(`and ${degraded.length - 5} more; the JSON report has them all`)
  writer.quiet(`${results.engine.name} ${results.engine.version}, written by ${results.engine.model ?? 'rules'}`)
}
