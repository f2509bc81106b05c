/** Fields, lists, tables, quotations: what most of a report is made of. */

import { percent } from '../../writing/prose.ts'
import type { BlockOf, Cell, Point } from '../outline/blocks.ts'
import { bar } from './charts.ts'
import { html, type Markup, nothing } from './markup.ts'
import { type Drawing, evidence, evidenceOfEach, point, prose, words } from './words.ts'

export function heading(title: string | undefined, { level }: Drawing): Markup {
  if (title === undefined) return nothing
  return level === 3 ? html`<h3>${title}</h3>` : html`<h4>${title}</h4>`
}

const chipCharactersMax = 44

/** Many short words of the same kind stand beside each other; anything longer has a line of its own. */
const areChips = (points: readonly Point[]) =>
  points.length > 2 &&
  points.every(({ text, note }) => text.length <= chipCharactersMax && (note ?? '').length <= chipCharactersMax)

function chips(points: readonly Point[], drawing: Drawing): Markup {
  const items = points.map((one) => {
    const note = one.note === undefined || one.note === '' ? nothing : html` <small>${one.note}</small>`
    return html`<li>${words(one, drawing)}${note}</li>`
  })
  return html`<ul class="chips">${items}</ul>${evidenceOfEach(points, drawing)}`
}

const shownAtOnce = 12

/** Long lists show their beginning; the rest is one click away. */
function folded(items: readonly Markup[], name: string): Markup {
  const [first, more] = [items.slice(0, shownAtOnce), items.slice(shownAtOnce)]
  if (more.length < 4) return html`<ul class="${name}">${items}</ul>`
  return html`<ul class="${name}">${first}</ul><details class="more"><summary>${more.length} more</summary><ul class="${name}">${more}</ul></details>`
}

export function list(points: readonly Point[], drawing: Drawing): Markup {
  return folded(
    points.map((one) => html`<li>${point(one, drawing)}</li>`),
    'points',
  )
}

export function fieldsBlock({ title, fields }: BlockOf<'fields'>, drawing: Drawing): Markup {
  const rows = fields.map(({ label, points }) => {
    const [only] = points
    const value =
      points.length === 1 && only !== undefined
        ? html`${point(only, drawing)}`
        : areChips(points)
          ? chips(points, drawing)
          : list(points, drawing)
    return html`<div><dt>${label}</dt><dd>${value}</dd></div>`
  })
  return html`<div class="block">${heading(title, drawing)}<dl class="fields">${rows}</dl></div>`
}

export function pointsBlock({ title, look, points }: BlockOf<'points'>, drawing: Drawing): Markup {
  const content = look === 'chips' ? chips(points, drawing) : list(points, drawing)
  return html`<div class="block">${heading(title, drawing)}${content}</div>`
}

const cellOf = (cell: Cell, drawing: Drawing): Markup =>
  typeof cell === 'string' ? html`${cell}` : words(cell, drawing)

export function tableBlock({ title, head, rows, note }: BlockOf<'table'>, drawing: Drawing): Markup {
  const lines = rows.map(({ cells, evidence: entries }) => {
    const last = cells.length - 1
    const columns = cells.map((cell, index) => {
      const content = cellOf(cell, drawing)
      return index === 0
        ? html`<th scope="row">${content}</th>`
        : html`<td data-label="${head[index] ?? ''}">${content}${index === last ? html` ${evidence(entries, drawing)}` : nothing}</td>`
    })
    return html`<tr>${columns}</tr>`
  })
  const [first, more] =
    lines.length > shownAtOnce + 3 ? [lines.slice(0, shownAtOnce), lines.slice(shownAtOnce)] : [lines, []]
  const table = (body: readonly Markup[]) =>
    html`<table><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${body}</tbody></table>`
  const rest =
    more.length === 0
      ? nothing
      : html`<details class="more"><summary>${more.length} more</summary>${table(more)}</details>`
  const below = note === undefined ? nothing : html`<p class="aside">${note}</p>`
  return html`<div class="block">${heading(title, drawing)}${table(first)}${rest}${below}</div>`
}

export function statementBlock({ label, point: one }: BlockOf<'statement'>, drawing: Drawing): Markup {
  return html`<div class="block statement">${heading(label, drawing)}<p class="large">${words(one, drawing, 'quoted')}</p>${evidence(one.evidence, drawing)}</div>`
}

export function quotationsBlock({ title, items }: BlockOf<'quotations'>, drawing: Drawing): Markup {
  const figures = items.map(({ point: one, by }) => {
    const author = by === null ? nothing : html`<figcaption>${prose(by, drawing)}</figcaption>`
    return html`<li><figure><blockquote>${words(one, drawing, 'quoted')}</blockquote>${author}</figure>${evidence(one.evidence, drawing)}</li>`
  })
  return html`<div class="block">${heading(title, drawing)}${folded(figures, 'quotations')}</div>`
}

export function sharesBlock({ title, shares }: BlockOf<'shares'>, drawing: Drawing): Markup {
  const rows = shares.map(({ label, voice, share, note, evidence: entries }) => {
    const name = words({ text: label, voice, evidence: [] }, drawing)
    const beside = note === undefined || note === '' ? nothing : html` <small>${note}</small>`
    return html`<li><span class="name">${name}${beside}</span>${bar(share)}<span class="figure">${percent(share)}</span>${evidence(entries, drawing)}</li>`
  })
  return html`<div class="block">${heading(title, drawing)}<ul class="shares">${rows}</ul></div>`
}

/** Claims that nothing else shows: what they rest on is not lost. */
export function evidenceBlock({ title, entries }: BlockOf<'evidence'>, drawing: Drawing): Markup {
  const items = entries.map((entry) => html`<li><code>${entry.pointer}</code> ${evidence([entry], drawing)}</li>`)
  return html`<div class="block"><details class="more leftover"><summary>${title}, ${entries.length}</summary><ul class="points">${items}</ul></details></div>`
}
