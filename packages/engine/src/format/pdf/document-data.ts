/** A report as the data of the template: everything that the pages say, and nothing that they look like. */
import type { Report } from '../../report.ts'
import { accentOf } from '../accent.ts'
import { brandColors } from '../brand-colors.ts'
import type { Block, OutlineSection } from '../outline/blocks.ts'
import { summaryBeside } from '../outline/first-page.ts'
import type { Outline } from '../outline/outline.ts'
import { effortWords } from '../outline/words.ts'
import { screenshotAlt } from '../screenshot-alt.ts'
import { placed, placeWithin, type Writing } from './block-data.ts'
import { colophonOf, coverageData, makerOf, restsOn } from './coverage-data.ts'
import { dayOf, type FaceData, faceData, type GlanceData, glanceData } from './face-data.ts'
import type { Note } from './notes.ts'
import type { PdfOptions } from './pdf-input.ts'
import { type SectionData, sectionData } from './section-data.ts'
import { type FirstPageData, firstPageData, type ShortPageData, shortPageData } from './short-data.ts'
import { isHex, own, paragraphs, plain, prose, type Run } from './words.ts'

/** In place of a colour of ours, on a white label of a brand that has none. */
const neutralInk = '#3d3a36'

export interface DocumentData extends FaceData {
  /** The name of its template. */
  template: 'report'
  paper: 'a4' | 'us-letter'
  isFull: boolean
  isSample: boolean
  title: string
  kind: string
  /** Year, month, day: of the file’s properties. */
  day: [number, number, number] | null
  /** Colours of the pages, `#rrggbb`. */
  accent: string
  tint: string
  /** Whose document it is, where that is not ours. */
  branding: ReturnType<typeof brandingData> | null
  maker: string | null
  /** The first screen of the home page: the name of its file, and what it says to those who do not see it. */
  screenshot: { file: string; alt: string } | null
  /** In place of the cover and the summary; null where sections were chosen, and in reports that have none. */
  firstPage: FirstPageData | null
  shortPages: ShortPageData[]
  summary: Run[][]
  glance: GlanceData[]
  scores: { label: string; score: number; place: string | null }[]
  moves: { title: Run[]; rationale: Run[]; impact: string; effort: string; place: string | null }[]
  sections: SectionData[]
  coverage: unknown
  colophon: string
  notes: Note[]
}

export interface DocumentOptions extends Pick<PdfOptions, 'paper' | 'sections' | 'whiteLabel' | 'sample'> {
  branding: { name: string | null; logo: string | null; color: string | null; footer: string | null } | null
  /** The name of its file. */
  screenshot: string | null
}

export function documentData(
  report: Report,
  outline: Outline,
  options: DocumentOptions,
  writing: Writing,
): DocumentData {
  const { whiteLabel, paper, sample } = options
  const { host, type, name, date } = outline
  const branding = whiteLabel ? options.branding : null
  const ownColor = branding?.color ?? null
  const colors = ownColor !== null && isHex(ownColor) ? [ownColor] : brandColors(outline.palette)
  const accent = accentOf(colors, whiteLabel ? neutralInk : undefined)
  const isFull = type === 'full'
  const shown = sectionsOf(outline, options)
  for (const { id } of shown) placeWithin(id, writing)
  const kind = isFull ? 'Brand report' : 'Brand insights'
  const { firstPage } = options.sections === 'all' ? outline : { firstPage: null }
  // Marks are numbered in the order in which they are read.
  const first = firstPage === null ? null : firstPageData(outline, firstPage, writing)
  const shortPages = firstPage === null ? [] : outline.shortPages.map((page) => shortPageData(page, writing))
  const glance = firstPage === null ? outline.glance.map((one) => glanceData(one, writing)) : []
  const sections = shown.map((section, index) => sectionData(section, index + 1, writing))
  return {
    ...faceData(outline, writing),
    template: 'report',
    paper: paper === 'A4' ? 'a4' : 'us-letter',
    isFull,
    isSample: sample,
    title: `${plain(name ?? host, 120)}: ${kind.toLowerCase()}`,
    kind,
    day: date === null ? null : dayOf(date),
    accent: accent.light,
    tint: accent.lightTint,
    branding: branding === null ? null : brandingData(branding),
    maker: whiteLabel ? null : makerOf(report),
    screenshot:
      options.screenshot === null ? null : { file: options.screenshot, alt: plain(screenshotAlt(outline), 200) },
    firstPage: first,
    shortPages,
    summary: paragraphs(summaryBeside(outline.summary, firstPage)),
    glance,
    scores: outline.scores.map(({ label, score, section }) => ({ label, score, place: placed(section, writing) })),
    moves: movesOf(shown, writing),
    sections,
    coverage: coverageData(report),
    colophon: whiteLabel ? restsOn([outline]) : colophonOf(report, [outline]),
    notes: writing.notes.all(),
  }
}

/** What is blank is left out. */
function brandingData({ name, logo, footer }: NonNullable<DocumentOptions['branding']>) {
  const filled = (text: string | null, charactersMax: number) =>
    text === null || plain(text) === '' ? null : own(text, charactersMax)
  return { author: plain(name ?? '', 80), name: filled(name, 80), logo, footer: filled(footer, 160) }
}

const sectionsOf = ({ sections, type }: Outline, { sections: wanted }: Pick<PdfOptions, 'sections'>) =>
  wanted === 'all' || type === 'flash' ? sections : sections.filter(({ id }) => wanted.includes(id))

const movesMax = 3

/** What to do first, for the page of the summary. */
function movesOf(sections: readonly OutlineSection[], writing: Writing): DocumentData['moves'] {
  const of = <K extends Block['kind']>(kind: K) =>
    sections.flatMap(({ blocks }) => blocks).find((block): block is Extract<Block, { kind: K }> => block.kind === kind)
  const initiatives = of('initiatives')?.initiatives ?? []
  return initiatives.slice(0, movesMax).map(({ title, rationale, impact, effort }, index) => ({
    title: prose(title, 160),
    rationale: prose(rationale.text, 300),
    impact,
    effort: effortWords[effort],
    place: placed(`initiative-${index + 1}`, writing),
  }))
}
