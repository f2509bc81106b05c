/** Two brands on one page: what sets them apart, then section beside section. */

import { accentOf } from '../accent.ts'
import { brandColors } from '../brand-colors.ts'
import type { Outline } from '../outline/outline.ts'
import { outlineOf } from '../outline/outline-of.ts'
import type { Difference } from '../versus/side.ts'
import { notRivals, type Verdict } from '../versus/verdict.ts'
import type { Versus } from '../versus/versus-of.ts'
import { markTile } from './look-blocks.ts'
import { html, type Markup, nothing } from './markup.ts'
import { colophon, coverageMarkup, pageMarkup } from './page.ts'
import { sectionBody, standing, twoDigits } from './section.ts'
import { type Drawing, point, prose, quotation, verbatim } from './words.ts'

interface Column {
  name: string
  outline: Outline
  drawing: Drawing
}

export function versusHtml(versus: Versus, { pictures = new Map() }: { pictures?: Drawing['pictures'] }): string {
  const columns = versus.reports.map((report, index): Column => {
    const outline = outlineOf(report)
    const drawing: Drawing = { language: outline.language, level: 4, prefix: index === 0 ? 'a-' : 'b-', pictures }
    return { name: versus.names[index] ?? outline.host, outline, drawing }
  })
  const [first] = columns
  const sections = (first?.outline.sections ?? []).map(({ id, title }, at) => sideBySide(id, title, at, columns))
  const entries = (first?.outline.sections ?? []).map(({ id, title }) => ({ id, title }))
  return pageMarkup({
    title: versus.names.join(' versus '),
    description: 'What sets two brands apart, with the evidence for each difference.',
    accents: columns.map(({ outline }) => accentOf(brandColors(outline.palette))),
    header: versusCover(columns),
    contents: [
      ...(versus.verdict === null ? [] : [{ id: 'choice', title: 'Which to choose' }]),
      { id: 'apart', title: 'What sets them apart' },
      ...entries,
      { id: 'coverage', title: 'What was read' },
    ],
    main: [
      versus.verdict === null ? nothing : choice(versus.verdict, columns),
      apart(versus, columns),
      ...sections,
      coverage(versus, columns),
    ],
    footer: colophon(
      versus.reports[0].results,
      columns.map(({ outline }) => outline),
    ),
  })
}

function versusCover(columns: readonly Column[]): Markup {
  const sides = columns.map(({ name, outline, drawing }, index) => {
    const headline =
      outline.headline === null ? nothing : html`<p class="headline">${quotation(outline.headline, drawing)}</p>`
    const mark = outline.logo === null ? nothing : markTile(outline.logo, drawing)
    return html`<div class="side ${index === 0 ? 'own' : 'other'}"><p class="host">${outline.host}</p><p class="brand">${verbatim(name, drawing)}</p>${headline}${mark}</div>`
  })
  const names = columns.map(({ name, drawing }) => verbatim(name, drawing))
  return html`<header class="cover versus"><div class="ribbon" aria-hidden="true"><i style="background:var(--accent);flex:1"></i><i style="background:var(--other);flex:1"></i></div><div class="inner"><p class="overline"><span>Two brands side by side</span></p><h1 class="small">${names[0] ?? ''} <span class="against">versus</span> ${names[1] ?? ''}</h1><div class="sides">${sides}</div></div></header>`
}

const neutral = { language: '' }

/** Which to choose, on which grounds, and what each could take from the other. */
function choice({ areRivals, choose, grounds, bothSilent, take }: Verdict, columns: readonly Column[]): Markup {
  const names = columns.map(({ name }) => name)
  const rows = grounds.map(
    ({ label, winner, text }) =>
      html`<tr><th scope="row">${label}</th><td data-label="Who wins">${winner === null ? 'level' : (names[winner] ?? '')}</td><td data-label="Why">${prose(text, neutral)}</td></tr>`,
  )
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? nothing
      : html`<div class="block"><h3>${title}</h3><ul class="points">${lines.map((line) => html`<li>${prose(line, neutral)}</li>`)}</ul></div>`
  const lead = areRivals ? choose : [notRivals, ...choose]
  return html`<section id="choice" aria-labelledby="choice-title" class="plain"><header><p class="number" aria-hidden="true">—</p><h2 id="choice-title">Which to choose</h2></header>${lead.map((line) => html`<p class="lead">${prose(line, neutral)}</p>`)}<table><thead><tr><th scope="col">Ground</th><th scope="col">Who wins</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table>${list('What holds both back', bothSilent)}${take.map((lines, index) => list(`What ${names[index]} could take from ${names[1 - index]}`, lines))}</section>`
}

function apart({ differences, alike, notCompared }: Versus, columns: readonly Column[]): Markup {
  const items = differences.map((difference, index) => differenceMarkup(difference, index + 1, columns))
  const same = alike.map(({ label, text }) => html`<li><strong>${label}</strong> ${prose(text, neutral)}</li>`)
  return html`<section id="apart" aria-labelledby="apart-title" class="plain"><header><p class="number" aria-hidden="true">—</p><h2 id="apart-title">What sets them apart</h2></header>${
    items.length === 0
      ? html`<p class="lead">Nothing that could be compared sets them apart.</p>`
      : html`<ol class="differences">${items}</ol>`
  }${same.length === 0 ? nothing : html`<div class="block"><h3>Where they are alike</h3><ul class="points">${same}</ul></div>`}${
    notCompared.length === 0
      ? nothing
      : html`<p class="aside">Not compared, as one of them does not show it: ${notCompared.join(', ')}.</p>`
  }</section>`
}

function differenceMarkup({ label, text, sides }: Difference, number: number, columns: readonly Column[]): Markup {
  const shown = columns.map(({ name, drawing }, index) => {
    const points = sides[index] ?? []
    const items = points.map((one) => html`<li>${point(one, drawing, 'quoted')}</li>`)
    return html`<div class="side ${index === 0 ? 'own' : 'other'}"><p class="label">${verbatim(name, drawing)}</p>${items.length === 0 ? html`<p class="aside">not shown</p>` : html`<ul class="points">${items}</ul>`}</div>`
  })
  return html`<li><p class="ordinal" aria-hidden="true">${number}</p><div><h3>${label}</h3><p class="large">${prose(text, { language: '' })}</p><div class="sides">${shown}</div></div></li>`
}

function sideBySide(id: string, title: string, at: number, columns: readonly Column[]): Markup {
  const sides = columns.map(({ name, outline, drawing }, index) => {
    const section = outline.sections[at]
    if (section === undefined) return nothing
    return html`<div class="side ${index === 0 ? 'own' : 'other'} ${section.status ?? ''}"><h3>${verbatim(name, drawing)}</h3>${standing(section)}${sectionBody(section, drawing)}</div>`
  })
  return html`<section id="${id}" aria-labelledby="${id}-title"><header><p class="number" aria-hidden="true">${twoDigits(at + 1)}</p><h2 id="${id}-title">${title}</h2></header><div class="sides">${sides}</div></section>`
}

function coverage({ reports }: Versus, columns: readonly Column[]): Markup {
  const sides = columns.map(({ name, drawing }, index) => {
    const report = reports[index]
    if (report === undefined) return nothing
    return html`<div class="side ${index === 0 ? 'own' : 'other'}"><h3>${verbatim(name, drawing)}</h3>${coverageMarkup(report.results.coverage, drawing)}</div>`
  })
  return html`<section id="coverage" aria-labelledby="coverage-title" class="plain"><header><p class="number" aria-hidden="true">—</p><h2 id="coverage-title">What was read</h2></header><div class="sides">${sides}</div></section>`
}
