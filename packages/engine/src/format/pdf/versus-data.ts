/** Two brands side by side as the data of the template. */
import { differenceCiede2000 } from 'culori'
import type { FullReport } from '../../report.ts'
import { accentOf } from '../accent.ts'
import { brandColors } from '../brand-colors.ts'
import type { Outline } from '../outline/outline.ts'
import type { Difference } from '../versus/side.ts'
import { type Ground, notRivals, type Verdict } from '../versus/verdict.ts'
import { type Versus, versusOf } from '../versus/versus-of.ts'
import { placeWithin, point, type Writing } from './block-data.ts'
import { colophonOf, coverageData, makerOf } from './coverage-data.ts'
import { dayOf, type FaceData, faceData, type GlanceData, glanceData } from './face-data.ts'
import { isRun } from './letters.ts'
import { createNotes, type Note } from './notes.ts'
import type { VersusPdfInput } from './pdf-input.ts'
import { type SectionData, sectionData } from './section-data.ts'
import { paragraphs, plain, prose, type Run } from './words.ts'

export interface VersusData {
  /** The name of its template. */
  template: 'versus'
  paper: 'a4' | 'us-letter'
  isSample: false
  title: string
  kind: string
  day: [number, number, number] | null
  /** Of neither brand: a page in the colour of one would take sides. */
  accent: string
  tint: string
  branding: null
  maker: string
  /** Which to choose, and why: the first page. null for reports of versions that had no thesis; they have a cover. */
  verdict: VerdictData | null
  sides: SideData[]
  /** What is known of either, in one line each. */
  glance: { label: string; cells: (GlanceData | null)[] }[]
  scores: { label: string; cells: string[] }[]
  differences: { label: string; runs: Run[]; sides: ReturnType<typeof point>[][] }[]
  alike: { label: string; runs: Run[] }[]
  notCompared: string | null
  sections: { place: string; number: string; title: string; standing: null; sides: SectionData[] }[]
  colophon: string
  notes: Note[]
}

interface VerdictData {
  lead: Run[][]
  grounds: { label: string; winner: Run[] | null; runs: Run[]; marks: unknown[] }[]
  bothSilent: Run[][]
  /** What the first could take from the second, and the other way round. */
  take: { title: Run[]; lines: Run[][] }[]
}

interface SideData extends FaceData {
  /** `#rrggbb`: to tell one from the other. */
  color: string
  summary: Run[][]
  coverage: unknown
}

/** What a side is written with, and the number of its language among those of the document. */
interface Column {
  outline: Outline
  report: FullReport
  writing: Writing
  number: number
}

export function versusData(
  { reports, options }: Pick<VersusPdfInput, 'reports' | 'options'>,
  outlines: readonly Outline[],
  pictureOf: Writing['pictureOf'],
): VersusData {
  const versus = versusOf(reports)
  const notes = createNotes()
  const columns = reports.map((report, index): Column => {
    const outline = outlines[index]!
    const writing = { notes, places: new Map(), prefix: index === 0 ? 'a-' : 'b-', pictureOf }
    for (const { id } of outline.sections) placeWithin(id, writing)
    return { outline, report, writing, number: index + 1 }
  })
  /** Of each side, with its words in their own language, those of the notes that came along included. */
  const ofEach = <Data>(data: (column: Column) => Data): Data[] =>
    columns.map((column) => {
      const made = data(column)
      tellWriting([made, notes.all()], column.number)
      return made
    })
  const marksOf = ({ sides }: Ground) =>
    ofEach(({ number }) => notes.mark((sides[number - 1] ?? []).flatMap(({ evidence }) => evidence)))
  const dates = outlines.flatMap(({ date }) => date ?? []).sort()
  const date = dates.at(-1)
  const neutral = accentOf([])
  const colors = sideColors(outlines)
  const [first] = outlines
  // Marks are numbered in the order in which they are read.
  return {
    template: 'versus',
    paper: options.paper === 'A4' ? 'a4' : 'us-letter',
    isSample: false,
    title: plain(versus.names.join(' versus '), 240),
    kind: 'Two brands side by side',
    day: date === undefined ? null : dayOf(date),
    accent: neutral.light,
    tint: neutral.lightTint,
    branding: null,
    maker: makerOf(reports[0]),
    verdict: versus.verdict === null ? null : verdictData(versus.verdict, versus.names, marksOf),
    sides: ofEach(({ outline, report, writing, number }) => ({
      ...faceData(outline, writing),
      color: colors[number - 1] ?? neutral.light,
      summary: paragraphs(outline.summary),
      coverage: coverageData(report),
    })),
    glance: labelsOf(outlines.map(({ glance }) => glance)).map((label) => ({
      label: plain(label, 60),
      cells: ofEach(({ outline, writing }) => {
        const glance = outline.glance.find((one) => one.label === label)
        return glance === undefined ? null : glanceData(glance, writing)
      }),
    })),
    scores: labelsOf(outlines.map(({ scores }) => scores)).map((label) => ({
      label: plain(label, 60),
      cells: outlines.map(({ scores }) => {
        const score = scores.find((one) => one.label === label)?.score
        return score === undefined ? '–' : `${score} of 100`
      }),
    })),
    differences: versus.differences.map((difference) => ({
      ...said(difference),
      sides: ofEach(({ writing, number }) =>
        (difference.sides[number - 1] ?? []).map((one) => point(one, writing, 'quoted')),
      ),
    })),
    alike: versus.alike.map(said),
    notCompared: versus.notCompared.length === 0 ? null : versus.notCompared.join(', '),
    sections: (first?.sections ?? []).map(({ id, title }, at) => ({
      place: id,
      number: String(at + 1),
      title: plain(title, 120),
      standing: null,
      sides: ofEach(({ outline, writing }) => sectionData(outline.sections[at]!, at + 1, writing)),
    })),
    colophon: colophonOf(reports[0], outlines),
    notes: notes.all(),
  }
}

/** As the other formats say it. */
function verdictData(
  { areRivals, choose, grounds, bothSilent, take }: Verdict,
  names: Versus['names'],
  marksOf: (ground: Ground) => unknown[],
): VerdictData {
  const [one, other] = names.map((name) => plain(name, 60)) as [string, string]
  const lines = (texts: readonly string[]) => texts.map((text) => prose(text, lineCharactersMax))
  return {
    lead: lines(areRivals ? choose : [notRivals, ...choose]),
    grounds: grounds.map((ground) => ({
      label: plain(ground.label, 40),
      winner: ground.winner === null ? null : prose([one, other][ground.winner] ?? ''),
      runs: prose(ground.text, lineCharactersMax),
      marks: marksOf(ground),
    })),
    bothSilent: lines(bothSilent),
    take: take.map((texts, index) => ({
      title: prose(index === 0 ? `What ${one} could take from ${other}` : `What ${other} could take from ${one}`),
      lines: lines(texts),
    })),
  }
}

/** Of a first page: what is longer stands with its difference further down. */
const lineCharactersMax = 420

const colorDistance = differenceCiede2000()
/** CIEDE2000 of colours that nobody takes for each other at a glance, as thin as a line. */
const apart = 25
/** Of the text: what is left where both brands have the same one colour. */
const ink = '#1d1b18'

/** A colour for each side: its brand's, as far as it can be told from that of the side before. */
function sideColors(outlines: readonly Outline[]): string[] {
  const chosen: string[] = []
  for (const { palette } of outlines) {
    const colors = brandColors(palette)
    const candidates = [accentOf(colors).light, ...colors.map((color) => accentOf([color]).light), ink]
    const isApart = (color: string) => chosen.every((other) => colorDistance(color, other) >= apart)
    chosen.push(candidates.find(isApart) ?? ink)
  }
  return chosen
}

const said = ({ label, text }: Difference) => ({ label: plain(label, 60), runs: prose(text) })

/** Each once, as the side that has more of them has them. */
function labelsOf(sides: readonly (readonly { label: string }[])[]): string[] {
  const fullestFirst = sides.toSorted((one, other) => other.length - one.length)
  return [...new Set(fullestFirst.flatMap((side) => side.map(({ label }) => label)))]
}

/** Tells the site's words which language they are in, unless that is told. */
function tellWriting(data: unknown, number: number): void {
  const open: unknown[] = [data]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if (!isRun(value)) open.push(...Object.values(value).filter((one) => one !== undefined))
    else if (value.voice !== 'ours') value.writing ??= number
  }
}
