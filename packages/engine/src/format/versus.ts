/** Two brands side by side: first what sets them apart, then both reports section by section. */

import type { FullReport } from '../report.ts'
import { counted } from '../writing/prose.ts'
import { versusHtml } from './html/versus.ts'
import type { HtmlOptions } from './html.ts'
import type { MarkdownPage } from './markdown/blocks.ts'
import { createFootnotes, plain } from './markdown/inline.ts'
import { evidenceParts, sectionParts } from './markdown.ts'
import { outlineOf } from './outline/outline-of.ts'
import type { TextOptions } from './text.ts'
import { createTextWriter, type TextWriter } from './text-writer.ts'
import type { Difference } from './versus/side.ts'
import { notRivals, type Verdict } from './versus/verdict.ts'
import { type Versus, versusOf } from './versus/versus-of.ts'

export const versusFormats = ['text', 'markdown', 'html', 'json'] as const
export type VersusFormat = (typeof versusFormats)[number]

export interface VersusOptions extends Partial<TextOptions>, HtmlOptions {}

/** Two full reports as one document. `width` and `color` are for text, `pictures` for HTML. */
export function formatVersus(
  reports: readonly [FullReport, FullReport],
  format: VersusFormat,
  { width = 80, color = false, ...options }: VersusOptions = {},
): string {
  const versus = versusOf(reports)
  if (format === 'json') return `${JSON.stringify(versus, null, 2)}\n`
  if (format === 'html') return versusHtml(versus, options)
  return format === 'text' ? versusText(versus, { width, color }) : versusMarkdown(versus)
}

function versusText(
  { names, verdict, differences, alike, notCompared, reports }: Versus,
  options: TextOptions,
): string {
  const writer = createTextWriter(options)
  writer.title(names.join(' versus '), counted(differences.length, 'difference'))
  for (const [index, name] of names.entries()) writer.field(name, reports[index]?.results.summary ?? '')
  if (verdict !== null) verdictText(writer, verdict, names)
  writer.section('What sets them apart', 'weightiest first')
  if (differences.length === 0) writer.text('Nothing that could be compared sets them apart.')
  for (const [index, difference] of differences.entries()) {
    writer.numbered(index + 1, difference.label)
    writer.note(difference.text)
    quoteLines(writer, difference, names)
  }
  if (alike.length > 0) {
    writer.section('Where they are alike')
    for (const { label, text } of alike) writer.item(`${label}: ${text}`)
  }
  writer.blank()
  if (notCompared.length > 0) writer.quiet(`Not compared, as one of them does not show it: ${notCompared.join(', ')}.`)
  writer.quiet('--format html or markdown shows both reports side by side; json has all of them.')
  return writer.print()
}

function verdictText(
  writer: TextWriter,
  { areRivals, choose, grounds, bothSilent, take }: Verdict,
  names: Versus['names'],
) {
  writer.section('Which to choose')
  if (!areRivals) writer.text(notRivals)
  for (const line of choose) writer.text(line)
  if (areRivals && choose.length === 0) writer.text('The pages read give no ground to prefer one of them.')
  for (const { label, winner, text } of grounds) {
    writer.field(label, winner === null ? 'level' : names[winner])
    writer.note(text, '', 'quiet')
  }
  if (bothSilent.length > 0) writer.section('What holds both back')
  for (const text of bothSilent) writer.item(text)
  for (const [index, lines] of take.entries()) {
    if (lines.length === 0) continue
    writer.section(`What ${names[index]} could take from ${names[1 - index]}`)
    for (const line of lines) writer.item(line)
  }
}

function verdictMarkdown({ areRivals, choose, grounds, bothSilent, take }: Verdict, names: Versus['names']): string[] {
  const points = (lines: readonly string[]) => lines.map((line) => `- ${plain(line)}`).join('\n')
  return [
    '## Which to choose',
    ...(areRivals ? [] : [notRivals]),
    ...choose.map(plain),
    ['| Ground | Who wins | Why |', '| --- | --- | --- |']
      .concat(
        grounds.map(
          ({ label, winner, text }) =>
            `| ${label} | ${winner === null ? 'level' : plain(names[winner])} | ${plain(text)} |`,
        ),
      )
      .join('\n'),
    ...(bothSilent.length === 0 ? [] : ['## What holds both back', points(bothSilent)]),
    ...take.flatMap((lines, index) =>
      lines.length === 0
        ? []
        : [`## What ${plain(names[index] ?? '')} could take from ${plain(names[1 - index] ?? '')}`, points(lines)],
    ),
  ]
}

/** One passage of each site that the difference rests on. */
function quoteLines(writer: TextWriter, { sides }: Difference, names: Versus['names']): void {
  for (const [index, points] of sides.entries()) {
    const quote = points.flatMap(({ evidence }) => evidence).flatMap(({ quotes }) => quotes)[0]
    if (quote !== undefined) writer.note(`${names[index]}: “${quote.text}” ${quote.page}`, '', 'quiet')
  }
}

function versusMarkdown({ names, verdict, differences, alike, notCompared, reports }: Versus): string {
  const page: MarkdownPage = { notes: createFootnotes(), level: 4 }
  const cells = (difference: Difference) =>
    difference.sides.map((points) => points.map((point) => page.notes.point(point)).join('<br>') || 'not shown')
  const parts = differences.flatMap((difference, index) => [
    `### ${index + 1}. ${difference.label}`,
    plain(difference.text),
    [`| ${names.map(plain).join(' | ')} |`, '| --- | --- |', `| ${cells(difference).join(' | ')} |`].join('\n'),
  ])
  const [first, second] = reports.map((report) => outlineOf(report))
  const sections = (first?.sections ?? []).flatMap((section, at) => {
    const other = second?.sections[at]
    return [
      `## ${section.title}`,
      `### ${plain(names[0])}`,
      ...sectionParts(section, page),
      ...(other === undefined ? [] : [`### ${plain(names[1])}`, ...sectionParts(other, page)]),
    ]
  })
  const document = [
    `# ${names.map(plain).join(' versus ')}`,
    ...(verdict === null ? [] : verdictMarkdown(verdict, names)),
    '## What sets them apart',
    ...(parts.length === 0 ? ['Nothing that could be compared sets them apart.'] : parts),
    ...(alike.length === 0
      ? []
      : ['## Where they are alike', alike.map(({ label, text }) => `- **${label}:** ${plain(text)}`).join('\n')]),
    ...(notCompared.length === 0 ? [] : [`Not compared, as one of them does not show it: ${notCompared.join(', ')}.`]),
    ...sections,
    ...evidenceParts(page),
  ]
  return `${document.filter((part) => part !== '').join('\n\n')}\n`
}
