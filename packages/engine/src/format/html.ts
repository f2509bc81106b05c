/** A report as one page for a browser or for print: no script, no outside asset, each claim with its evidence. */
import type { VettedPicture } from '../pictures/vetted-pictures.ts'
import type { Report } from '../report.ts'
import { accentOf } from './accent.ts'
import { brandColors } from './brand-colors.ts'
import { cover } from './html/cover.ts'
import { colophon, coverageSection, pageMarkup } from './html/page.ts'
import { screenshotFigure } from './html/screenshot.ts'
import { sectionMarkup } from './html/section.ts'
import type { Drawing } from './html/words.ts'
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
  const { sections, name, host } = outline
  const { coverage } = report.results
  return pageMarkup({
    title: `${name ?? host}: ${report.type === 'full' ? 'brand report' : 'brand insights'}`,
    description: `What ${host} says of its brand, with the evidence for each claim.`,
    accents: [accentOf(brandColors(outline.palette))],
    header: cover(outline, coverage.pages.length, drawing, screenshotFigure(screenshot, outline)),
    contents: [...sections, { id: 'coverage', title: 'What was read' }],
    main: [
      ...sections.map((section, index) => sectionMarkup(section, index + 1, drawing)),
      coverageSection(coverage, drawing),
    ],
    footer: colophon(report.results, [outline]),
  })
}
