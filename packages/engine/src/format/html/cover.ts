/** The first thing that is seen: who it is, in one view. */
import type { Outline } from '../outline/blocks.ts'
import { gauge } from './charts.ts'
import { markTile } from './look-blocks.ts'
import { html, type Markup, nothing } from './markup.ts'
import { longDate } from './page.ts'
import { type Drawing, evidence, prose, quotation, verbatim, words } from './words.ts'

export function cover(outline: Outline, pages: number, drawing: Drawing): Markup {
  const { host, type, name, headline, summary, glance, palette, scores, date } = outline
  const kind = type === 'full' ? 'Brand report' : 'Brand insights'
  const facts = [
    kind,
    name === null ? null : host,
    `${pages} ${pages === 1 ? 'page' : 'pages'} read`,
    date === null ? null : longDate(date),
  ]
  const overline = facts.filter((fact) => fact !== null).map((fact) => html`<span>${fact}</span>`)
  const title = name === null ? html`${host}` : verbatim(name, drawing)
  const quote = headline === null ? nothing : html`<p class="headline">${quotation(headline, drawing)}</p>`
  return html`<header class="cover">${ribbon(outline)}<div class="inner"><p class="overline">${overline}</p><div class="title"><h1>${title}</h1>${outline.logo === null ? nothing : markTile(outline.logo, drawing)}</div>${quote}<p class="summary">${prose(summary, drawing)}</p>${
    glance.length + palette.length + scores.length === 0 ? nothing : glanceMarkup(outline, drawing)
  }</div></header>`
}

const shownColors = 6

/** The brand's own colours, as a line across the page. */
function ribbon({ palette }: Outline): Markup {
  const colors = palette.filter(({ hex, role }) => /^#[0-9a-f]{6}$/.test(hex) && role !== 'text').slice(0, shownColors)
  if (colors.length === 0) return html`<div class="ribbon" aria-hidden="true"></div>`
  return html`<div class="ribbon" aria-hidden="true">${colors.map(({ hex }, index) => html`<i style="background:${hex};flex:${Math.max(1, 8 - 2 * index)}"></i>`)}</div>`
}

function glanceMarkup({ glance, palette, scores, sections }: Outline, drawing: Drawing): Markup {
  const ids = new Set(sections.map(({ id }) => id))
  const titled = (label: string, section: string) =>
    ids.has(section) ? html`<a href="#${drawing.prefix}${section}">${label}</a>` : html`${label}`
  const cells = glance.map(
    ({ label, point, section }) =>
      html`<div><dt>${titled(label, section)}</dt><dd>${words({ ...point }, drawing)}${point.note === undefined ? nothing : html` <small>${point.note}</small>`} ${evidence(point.evidence, drawing)}</dd></div>`,
  )
  const colors = palette.slice(0, shownColors).filter(({ hex }) => /^#[0-9a-f]{6}$/.test(hex))
  const colorCell =
    colors.length === 0
      ? nothing
      : html`<div><dt>${titled('Colours', 'visualIdentity')}</dt><dd><span class="dots">${colors.map(({ hex, role }) => html`<i style="background:${hex}" title="${hex}, ${role}"></i>`)}</span><small>${colors
          .map(({ hex }) => hex)
          .slice(0, 3)
          .join(' ')}</small></dd></div>`
  const rings = scores.map(
    ({ label, score, section }) => html`<li>${gauge(score, label)}<span>${titled(label, section)}</span></li>`,
  )
  const scoreCell =
    rings.length === 0 ? nothing : html`<div class="scores"><dt>Site checks</dt><dd><ul>${rings}</ul></dd></div>`
  return html`<dl class="glance">${cells}${colorCell}${scoreCell}</dl>`
}
