/** A report as one page for a browser or for print: no script, no outside asset, each claim with its evidence. */
import type { VettedPicture } from '../pictures/vetted-pictures.ts'
import type { Report } from '../report.ts'
import { accentOf } from './accent.ts'
import { brandColors } from './brand-colors.ts'
import { appendixMarkup } from './html/appendix.ts'
import { cover } from './html/cover.ts'
import { firstPageMarkup } from './html/first-page.ts'
import type { Markup } from './html/markup.ts'
import { colophon, coverageSection, type Page, pageMarkup } from './html/page.ts'
import { screenshotFigure } from './html/screenshot.ts'
import { sectionMarkup } from './html/section.ts'
import { shortPageMarkup } from './html/short-page.ts'
import type { Drawing } from './html/words.ts'
import type { FirstPage } from './outline/first-page.ts'
import type { Outline } from './outline/outline.ts'
import { outlineOf } from './outline/outline-of.ts'

export interface HtmlOptions {
  /** `Analysis.pictures`: the logos among them are shown. */
  pictures?: ReadonlyMap<string, VettedPicture>
  /** `Analysis.screenshot`: shown on the cover. */
  screenshot?: Uint8Array | null
}

/** One HTML file. What the site says is escaped and cannot act; the JSON report holds texts that are shortened here. */
export function formatHtml(report: Report, { pictures = new Map(), screenshot = null }: HtmlOptions = {}): string {
  const outline = outlineOf(report)
  const drawing: Drawing = { language: outline.language, level: 3, prefix: '', pictures }
  const { name, host } = outline
  const screen = screenshotFigure(screenshot, outline)
  return pageMarkup({
    title: `${name ?? host}: ${report.type === 'full' ? 'brand report' : 'brand insights'}`,
    description: `What ${host} says of its brand, with the evidence for each claim.`,
    accents: [accentOf(brandColors(outline.palette))],
    ...(outline.firstPage === null
      ? inSections(outline, report, drawing, screen)
      : inShort(outline, outline.firstPage, report, { drawing, screen })),
    footer: colophon(report.results, [outline]),
  })
}

type Body = Pick<Page, 'header' | 'contents' | 'appendix' | 'main'>

const coverageEntry = { id: 'coverage', title: 'What was read' }

/** First reports, and reports of versions that had no first page. */
function inSections(outline: Outline, { results: { coverage } }: Report, drawing: Drawing, screen: Markup): Body {
  return {
    header: cover(outline, coverage.pages.length, drawing, screen),
    contents: [...outline.sections, coverageEntry],
    main: [
      ...outline.sections.map((section, index) => sectionMarkup(section, index + 1, drawing)),
      coverageSection(coverage, drawing),
    ],
  }
}

function inShort(
  outline: Outline,
  firstPage: FirstPage,
  { results }: Report,
  { drawing, screen }: { drawing: Drawing; screen: Markup },
): Body {
  const { shortPages, sections } = outline
  return {
    header: firstPageMarkup(outline, firstPage, drawing, screen),
    contents: [...shortPages.map(({ id, topic }) => ({ id, title: topic })), { id: 'appendix', title: 'Appendix' }],
    appendix: [...sections, coverageEntry],
    main: [
      ...shortPages.map((page) => shortPageMarkup(page, drawing)),
      appendixMarkup(outline, results.coverage, drawing),
    ],
  }
}
