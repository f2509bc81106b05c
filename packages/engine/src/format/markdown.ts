/** A report as a document to paste into a wiki: headings, lists and tables, with the evidence in footnotes. */

import type { Report } from '../report.ts'
import { counted } from '../writing/prose.ts'
import { type MarkdownPage, markdownOf } from './markdown/blocks.ts'
import { createFootnotes, linked, plain } from './markdown/inline.ts'
import { firstPageParts, shortPageParts } from './markdown/short.ts'
import type { OutlineSection } from './outline/blocks.ts'
import { summaryBeside } from './outline/first-page.ts'
import type { Outline } from './outline/outline.ts'
import { outlineOf } from './outline/outline-of.ts'

/** Markdown as CommonMark has it, with GitHub's tables and footnotes. What the site says is text and never markup. */
export function formatMarkdown(report: Report): string {
  const outline = outlineOf(report)
  const page: MarkdownPage = { notes: createFootnotes(), level: 3 }
  const parts = [
    ...titleParts(outline),
    ...shortParts(outline, page),
    ...outline.sections.flatMap((section) => [`## ${section.title}`, ...sectionParts(section, page)]),
    ...coverageParts(report),
    ...evidenceParts(page),
    colophon(report),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** The report in short, where it has one; what follows is its appendix. */
function shortParts(outline: Outline, page: MarkdownPage): string[] {
  const { firstPage, shortPages, summary } = outline
  if (firstPage === null) return []
  return [
    ...firstPageParts(outline, firstPage, page),
    ...shortPages.flatMap((one) => shortPageParts(one, page)),
    '## Appendix',
    ...summaryBeside(summary, firstPage).split('\n\n').map(plain),
  ]
}

function titleParts({ name, host, type, headline, summary, date, url, firstPage }: Outline): string[] {
  const kind = type === 'full' ? 'brand report' : 'brand insights'
  const title = `# ${plain(name ?? host)}: ${kind}`
  if (firstPage !== null) return [title]
  return [
    title,
    `${linked(plain(host), url)}${date === null ? '' : `, read on ${date}`}`,
    headline === null ? '' : `> “${plain(headline)}”`,
    ...summary.split('\n\n').map(plain),
  ]
}

export function sectionParts(
  { status, confidence, summary, blocks, gaps }: OutlineSection,
  page: MarkdownPage,
): string[] {
  return [
    status === null || confidence === null ? '' : `*${status}, ${Math.round(confidence * 100)} % confidence*`,
    summary === null ? '' : page.notes.point(summary),
    ...blocks.flatMap((block) => markdownOf(block, page)),
    gaps.length === 0 ? '' : `Not found, or not read:\n\n${gaps.map((gap) => `- ${plain(gap)}`).join('\n')}`,
  ]
}

function coverageParts({ results }: Report): string[] {
  const { pages, skipped, degraded, rendering } = results.coverage
  const rows = pages.map(({ url, reason, state }) => `| ${linked(plain(url), url)} | ${plain(reason)} | ${state} |`)
  return [
    '## What was read',
    `${counted(pages.length, 'page')} read ${rendering === 'browser' ? 'with' : 'without'} a browser, ${counted(skipped.length, 'page')} left out.`,
    ['| Page | Why | State |', '| --- | --- | --- |', ...rows].join('\n'),
    skipped.map(({ url, detail }) => `- ${linked(plain(url), url)}: ${plain(detail)}`).join('\n'),
    degraded.length === 0 ? '' : '### Lost on the way',
    degraded.map(({ part, detail }) => `- ${part}: ${plain(detail)}`).join('\n'),
  ]
}

export function evidenceParts({ notes }: MarkdownPage): string[] {
  const printed = notes.print()
  return printed === ''
    ? []
    : ['## Evidence', 'Quotes as they stand on their pages, with how each claim is known and how sure it is.', printed]
}

const colophon = ({ results }: Report): string =>
  `*${results.engine.name} ${results.engine.version}, written by ${plain(results.engine.model ?? 'rules')}.*`
