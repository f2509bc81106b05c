/** A report as the data of the template: everything that the pages say, and nothing that they look like. */
import { capitalised, counted, shortened } from '../../report/prose.ts'
import type { Report } from '../../report.ts'
import { accentOf } from '../accent.ts'
import { brandColors } from '../brand-colors.ts'
import { safeHref } from '../html/markup.ts'
import { skipReasons } from '../html/page.ts'
import { longDate, shownAddress } from '../html/words.ts'
import type { Block, Outline, OutlineSection } from '../outline/blocks.ts'
import { effortWords } from '../outline/words.ts'
import { type BlockData, blockData, isLong, markData, placed, point, type Writing } from './block-data.ts'
import type { Note } from './notes.ts'
import type { PdfOptions } from './pdf-input.ts'
import { headed, isHex, own, paragraphs, plain, prose, type Run, verbatim, worded } from './words.ts'

/** In place of a colour of ours, on a white label of a brand that has none. */
const neutralInk = '#3d3a36'

/** What has its place on the cover, and in a third of a line of the summary. */
const headlineCharactersMax = 180
const glanceCharactersMax = 90

const statusWords = { complete: 'complete', partial: 'partly answered', insufficient: 'too little to say' }

export interface DocumentData {
  paper: 'a4' | 'us-letter'
  isFull: boolean
  isSample: boolean
  title: string
  kind: string
  name: Run[]
  host: Run[]
  url: string | null
  headline: Run[] | null
  date: string | null
  /** Year, month, day: of the file’s properties. */
  day: [number, number, number] | null
  /** Colours of the pages, `#rrggbb`. */
  accent: string
  tint: string
  /** The brand’s own colours, the weightiest first, with their share of the band. */
  band: { hex: string; share: number; isLight: boolean }[]
  logo: ReturnType<typeof markData> | null
  /** Whose document it is, where that is not ours. */
  branding: ReturnType<typeof brandingData> | null
  maker: string | null
  summary: Run[][]
  glance: { label: string; point: ReturnType<typeof point>; place: string | null }[]
  scores: { label: string; score: number; place: string | null }[]
  moves: { title: Run[]; rationale: Run[]; impact: string; effort: string; place: string | null }[]
  sections: SectionData[]
  coverage: unknown
  colophon: string
  notes: Note[]
}

interface SectionData {
  place: string
  number: string
  title: string
  status: OutlineSection['status']
  standing: string | null
  summary: ReturnType<typeof point> | null
  blocks: BlockData[]
  /** Millimetres of a page that it needs to begin there. */
  room: number
  gaps: { items: Run[][]; more: number; isLong: boolean }
}

export interface DocumentOptions extends Pick<PdfOptions, 'paper' | 'sections' | 'whiteLabel' | 'sample'> {
  branding: { name: string | null; logo: string | null; color: string | null; footer: string | null } | null
}

export function documentData(
  report: Report,
  outline: Outline,
  options: DocumentOptions,
  writing: Writing,
): DocumentData {
  const { whiteLabel, paper, sample } = options
  const { host, type, name, headline, date } = outline
  const branding = whiteLabel ? options.branding : null
  const ownColor = branding?.color ?? null
  const colors = ownColor !== null && isHex(ownColor) ? [ownColor] : brandColors(outline.palette)
  const accent = accentOf(colors, whiteLabel ? neutralInk : undefined)
  const isFull = type === 'full'
  const shown = sectionsOf(outline, options)
  for (const { id } of shown) writing.places.set(id, id)
  const kind = isFull ? 'Brand report' : 'Brand insights'
  const { engine } = report.results
  // Marks are numbered in the order in which they are read.
  const glance = outline.glance.map(({ label, point: one, section }) => ({
    label: plain(label, 60),
    point: point({ ...one, text: shortened(one.text, glanceCharactersMax) }, writing),
    place: placed(section, writing),
  }))
  const sections = shown.map((section, index) => sectionData(section, index + 1, writing))
  return {
    paper: paper === 'A4' ? 'a4' : 'us-letter',
    isFull,
    isSample: sample,
    title: `${plain(name ?? host, 120)}: ${kind.toLowerCase()}`,
    kind,
    name: headed(name === null ? own(host, 90) : verbatim(name, 90)),
    host: own(host, 90),
    url: safeHref(outline.url),
    headline:
      headline === null
        ? null
        : worded({ text: shortened(headline, headlineCharactersMax), voice: 'site' }, 'quoted').runs,
    date: date === null ? null : longDate(date),
    day: date === null ? null : dayOf(date),
    accent: accent.light,
    tint: accent.lightTint,
    band: bandOf(outline),
    logo: outline.logo === null ? null : markData({ ...outline.logo, evidence: [] }, writing),
    branding: branding === null ? null : brandingData(branding),
    maker: whiteLabel ? null : plain(capitalised(`${engine.name} ${engine.version}`), 60),
    summary: paragraphs(outline.summary),
    glance,
    scores: outline.scores.map(({ label, score, section }) => ({ label, score, place: placed(section, writing) })),
    moves: movesOf(shown, writing),
    sections,
    coverage: coverageData(report),
    colophon: colophonOf(report, outline, whiteLabel),
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

/** For the summary of a section and what it opens with, which is looked at as a whole. */
const rooms: Partial<Record<Block['kind'], number>> = {
  archetype: 150,
  personas: 140,
  palette: 150,
  hero: 150,
  plans: 140,
  journey: 130,
  checks: 120,
  statement: 150,
}
const shortSectionLetters = 500

function roomFor(blocks: readonly Block[]): number {
  const [first] = blocks
  if (first === undefined) return 50
  if (first.kind === 'swot') return roomOfSwot(first)
  return isLong(blocks, shortSectionLetters) ? (rooms[first.kind] ?? 110) : 85
}

/** Two rows, each as high as the longer of its quadrants, below what the section says. */
function roomOfSwot({ quadrants }: Extract<Block, { kind: 'swot' }>): number {
  const heights = quadrants.map(({ points }) =>
    points.slice(0, 10).reduce((sum, { text }) => sum + 2.2 + 4.1 * Math.ceil(text.length / 48), 14),
  )
  const [one = 0, two = 0, three = 0, four = 0] = heights
  return Math.min(235, 65 + Math.max(one, two) + Math.max(three, four))
}

function sectionData(section: OutlineSection, number: number, writing: Writing): SectionData {
  const { id, title, status, confidence, summary, blocks, gaps } = section
  const share =
    status === 'insufficient' || confidence === null ? '' : ` · ${Math.round(confidence * 100)} % confidence`
  return {
    place: id,
    number: String(number),
    title: plain(title, 120),
    status,
    standing: status === null ? null : `${statusWords[status]}${share}`,
    summary: summary === null ? null : point(summary, writing),
    blocks: blocks.map((block) => blockData(block, writing)),
    room: roomFor(blocks),
    gaps: {
      items: gaps.slice(0, 12).map((gap) => prose(gap, 400)),
      more: Math.max(0, gaps.length - 12),
      isLong: gaps.length > 8,
    },
  }
}

const bandColorsMax = 6

/** Colours of the band on the cover: what carries the brand has the most room. */
function bandOf({ palette }: Outline): DocumentData['band'] {
  const colors = palette.filter(({ hex, role }) => isHex(hex) && role !== 'text').slice(0, bandColorsMax)
  return colors.map(({ hex }, index) => ({ hex, share: Math.max(1, 8 - 2 * index), isLight: isNearWhite(hex) }))
}

const isNearWhite = (hex: string) => [1, 3, 5].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) > 0xee)

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

function dayOf(date: string): [number, number, number] | null {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return Number.isNaN(Date.parse(date)) ? null : [year, month, day]
}

const pagesMax = 50
const skippedMax = 12
const degradedMax = 12

function coverageData({ results }: Report) {
  const { pages, skipped, degraded, rendering } = results.coverage
  const address = (url: string) => worded({ text: shownAddress(url), voice: 'report', href: url }, 'bare')
  return {
    lead: `${counted(pages.length, 'page')} read ${rendering === 'browser' ? 'with' : 'without'} a browser, ${skipped.length === 0 ? 'none' : skipped.length} left out.`,
    pages: pages.slice(0, pagesMax).map(({ url, type, reason, state, rendered }) => ({
      address: address(url),
      why: prose(reason.startsWith(`${type}: `) ? reason.slice(type.length + 2) : reason, 300),
      state: `${state === 'ok' ? 'read' : plain(state, 40)}${rendered ? ', laid out by a browser' : ''}`,
    })),
    skipped: skipped.slice(0, skippedMax).map(({ url, reason, detail }) => ({
      address: address(url),
      why: prose(`${reason === 'budget' ? '' : `${skipReasons[reason]}: `}${detail}`, 300),
    })),
    skippedMore: Math.max(0, skipped.length - skippedMax),
    degraded: degraded
      .slice(0, degradedMax)
      .map(({ part, detail }) => ({ part: plain(part, 80), detail: prose(detail, 300) })),
  }
}

function colophonOf({ results: { engine } }: Report, { claims, quotes }: Outline, whiteLabel: boolean): string {
  const rests = `${counted(claims, 'claim')}, ${counted(quotes, 'quote')}, each as it stands on its page; what the pages do not show is not claimed.`
  return whiteLabel
    ? rests
    : plain(
        `${capitalised(engine.name)} ${engine.version}, written by ${engine.model ?? 'rules over what the site says'}. ${rests}`,
        600,
      )
}
