/** A full report on a screen or two: what to know first, then what it rests on, in at most 120 lines of 80 columns. */
import type { FullReport } from '../report.ts'
import { pageName } from '../writing/page-names.ts'
import { counted, listed, quoted } from '../writing/prose.ts'
import { type DiagnosisEntry, type FirstPage, type Wording, withoutThesis } from './outline/first-page.ts'
import { outlineOf } from './outline/outline-of.ts'
import { facesOf } from './outline/short/look-page.ts'
import { effortWords } from './outline/words.ts'
import type { TextWriter } from './text-writer.ts'

/** Of what was diagnosed beside the thesis. */
const furtherMax = 5
const assetsMax = 2
const barSteps = 5

export function briefBody(writer: TextWriter, report: FullReport): void {
  const { firstPage, diagnoses, wordings } = outlineOf(report)
  if (firstPage === null) return
  writer.quiet(introduction(firstPage, report.results.coverage.readAt))
  firstPageText(writer, firstPage)
  furtherText(writer, report, diagnoses)
  wordsText(writer, wordings)
  look(writer, report)
}

function introduction({ category, pages }: FirstPage, readAt: string): string {
  const read = pages.read === pages.all ? counted(pages.read, 'page') : `${pages.read} of ${pages.all} pages`
  return [...(category === null ? [] : [category]), `read ${read} on ${readAt.slice(0, 10)}`].join(' · ')
}

function firstPageText(writer: TextWriter, page: FirstPage): void {
  writer.blank()
  if (page.thesis === null) writer.text(withoutThesis)
  else {
    if (page.headline !== null) writer.strong(page.headline)
    writer.blank()
    writer.text(page.thesis.text)
  }
  if (page.moves.length > 0) writer.section('First moves')
  for (const [index, { title, page: url, text, effort }] of page.moves.entries()) {
    writer.numbered(index + 1, title)
    // The thesis ends with its move.
    if (page.thesis?.text.includes(text) !== true) writer.note(text)
    writer.note(`${pageName(url)} · ${effortWords[effort]} effort`, '', 'quiet')
  }
  if (page.facts.length > 0) writer.section('At a glance')
  for (const { label, point } of page.facts) {
    const text = point.voice === 'site' ? quoted(point.text) : point.text
    writer.field(label, point.note === undefined ? text : `${text} (${point.note})`)
  }
  if (page.standing.length > 0) writer.section('How it stands')
  for (const { label, level, word, why } of page.standing) writer.field(label, `${bar(level)} ${word}: ${why}`)
  if (page.question !== null) {
    writer.section('What would change this reading')
    writer.text(page.question)
  }
}

const bar = (level: number) => `${'■'.repeat(level)}${'□'.repeat(barSteps - level)}`

/** What was diagnosed beside the thesis, which has been told. */
function furtherText(writer: TextWriter, { results }: FullReport, diagnoses: readonly DiagnosisEntry[]): void {
  const told = new Set([results.thesis?.strongest, results.thesis?.tension])
  const further = diagnoses.filter((_, index) => !told.has(index))
  if (further.length === 0) return
  const assets = further.filter(({ isAsset }) => isAsset).slice(0, assetsMax)
  const tensions = further.filter(({ isAsset }) => !isAsset).slice(0, furtherMax - assets.length)
  for (const [title, entries] of [
    ['Also in its favour', assets],
    ['Also in the way', tensions],
  ] as const) {
    if (entries.length > 0) writer.section(title)
    for (const { point } of entries) writer.item(point.text)
  }
  const more = further.length - assets.length - tensions.length
  if (more > 0) writer.quiet(`and ${counted(more, 'more diagnosis', 'more diagnoses')}; --detail full has them all`)
}

function wordsText(writer: TextWriter, wordings: readonly Wording[]): void {
  if (wordings.length === 0) return
  writer.section('Words to use', 'proposals, made of the site’s own words')
  for (const { label, before, after, verdict, why, tag } of wordings) {
    if (verdict === 'keep') writer.field(label, `Keep it. ${why}`)
    else if (after === null) writer.field(label, why)
    else {
      writer.field(label, before === null ? '–' : quoted(before))
      writer.field('', `→ ${quoted(after)}${tag === 'proposal' ? '' : ` (${tag})`}`)
    }
  }
}

function look(writer: TextWriter, { results }: FullReport): void {
  const { brandIdentity, visualIdentity } = results
  const { voice } = brandIdentity
  const colors = visualIdentity.palette.colors.slice(0, 4)
  const faces = facesOf(visualIdentity).map(({ family }) => family)
  if (voice.length + colors.length + faces.length === 0) return
  writer.section('Voice and look')
  if (voice.length > 0) writer.field('Voice', listed(voice.slice(0, 3)))
  if (faces.length > 0) writer.field('Type', listed(faces))
  writer.swatches(colors.map(({ hex, role, usage }) => ({ hex, caption: `${role}: ${firstUse(usage)}` })))
}

/** Of “the logo, 3 drawings; --brass” the first. */
const firstUse = (usage: string) => usage.split(/[,;]/, 1)[0]!
