/** The first thing that is seen: who it is, in one view. */
import type { Outline } from '../outline/outline.ts'
import { gauge } from './charts.ts'
import { markTile } from './look-blocks.ts'
import { html, type Markup, nothing } from './markup.ts'
import { type Drawing, evidence, longDate, paragraphs, quotation, verbatim, words } from './words.ts'

/** @param screenshot the first screen of the home page, or nothing */
export function cover(outline: Outline, pages: number, drawing: Drawing, screenshot: Markup): Markup {
  const { host, type, name, headline, summary, glance, date } = outline
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
  return html`<header class="cover">${ribbon(outline)}<div class="inner"><div class="who"><p class="overline">${overline}</p><h1>${title}</h1>${quote}<div class="summary">${paragraphs(summary, drawing)}</div></div>${faceMarkup(outline, drawing, screenshot)}${
    glance.length === 0 ? nothing : glanceMarkup(outline, drawing)
  }</div></header>`
}

const shownColors = 6

/** The brand's own colours, as a line across the page. */
export function ribbon({ palette }: Outline): Markup {
  const colors = palette.filter(({ hex, role }) => /^#[0-9a-f]{6}$/.test(hex) && role !== 'text').slice(0, shownColors)
  if (colors.length === 0) return html`<div class="ribbon" aria-hidden="true"></div>`
  return html`<div class="ribbon" aria-hidden="true">${colors.map(({ hex }, index) => html`<i style="background:${hex};flex:${Math.max(1, 8 - 2 * index)}"></i>`)}</div>`
}

const linkTo = (label: string, section: string, { sections }: Outline, { prefix }: Drawing) =>
  sections.some(({ id }) => id === section) ? html`<a href="#${prefix}${section}">${label}</a>` : html`${label}`

/** What a brand looks like, and how its site fares, at a glance. */
function faceMarkup(outline: Outline, drawing: Drawing, screenshot: Markup): Markup {
  const colors = outline.palette.slice(0, shownColors).filter(({ hex }) => /^#[0-9a-f]{6}$/.test(hex))
  const dots = colors.map(({ hex, role }) => html`<i style="background:${hex}" title="${hex}, ${role}"></i>`)
  const colorLine =
    dots.length === 0
      ? nothing
      : html`<p class="dots">${dots}</p><p class="aside">${linkTo('Colours', 'visualIdentity', outline, drawing)} <code>${colors
          .map(({ hex }) => hex)
          .slice(0, 2)
          .join(' ')}</code></p>`
  const rings = outline.scores.map(
    ({ label, score, section }) =>
      html`<li>${gauge(score, label)}<span>${linkTo(label, section, outline, drawing)}</span></li>`,
  )
  const scores = rings.length === 0 ? nothing : html`<ul class="scores">${rings}</ul>`
  const mark = outline.logo === null ? nothing : markTile(outline.logo, drawing)
  return html`<div class="face">${screenshot}${mark}${colorLine}${scores}</div>`
}

function glanceMarkup(outline: Outline, drawing: Drawing): Markup {
  const cells = outline.glance.map(({ label, point, section }) => {
    const note = point.note === undefined ? nothing : html` <small>${point.note}</small>`
    return html`<div><dt>${linkTo(label, section, outline, drawing)}</dt><dd>${words(point, drawing)}${note} ${evidence(point.evidence, drawing)}</dd></div>`
  })
  return html`<dl class="glance">${cells}</dl>`
}
