/** The page that a report stands on: one file, without script, that loads nothing. */

import type { Report } from '../../report.ts'
import { counted } from '../../writing/prose.ts'
import { type Accent, accentOf, darkPage, lightPage } from '../accent.ts'
import type { Outline } from '../outline/outline.ts'
import { heading } from './list-blocks.ts'
import { type Content, html, link, type Markup, nothing } from './markup.ts'
import { brandStyle } from './style-brand.ts'
import { contentStyle } from './style-content.ts'
import { pageStyle } from './style-page.ts'
import { printStyle } from './style-print.ts'
import { shortStyle } from './style-short.ts'
import { versusStyle } from './style-versus.ts'
import { type Drawing, prose, shownUrl } from './words.ts'

/** Nothing is loaded and nothing runs, even if something of a site's came through. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

export interface Page {
  title: string
  description: string
  accents: readonly Accent[]
  header: Content
  contents: readonly { id: string; title: string }[]
  /** Sections behind the others, which a menu lists smaller, where it has room. */
  appendix?: readonly { id: string; title: string }[]
  main: Content
  footer: Content
}

export function pageMarkup({ title, description, accents, header, contents, appendix, main, footer }: Page): string {
  const entries = (list: Page['contents']) => list.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)
  const behind = appendix === undefined ? nothing : html`<ol class="behind">${entries(appendix)}</ol>`
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="brandprint">
<meta name="description" content="${description}">
<title>${title}</title>
<style>${styleSheet(accents)}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
${header}
<div class="frame">
<nav aria-label="Contents"><p class="label" aria-hidden="true">Contents</p><ol>${entries(contents)}</ol>${behind}</nav>
<main id="report" tabindex="-1">
${main}
</main>
</div>
${footer}
</body>
</html>
`
  return page.html
}

/** Colours are variables, so that the sheet itself is the same for every report. */
function styleSheet([first, second]: readonly Accent[]): Markup {
  const own = first ?? accentOf([])
  const other = second ?? own
  const light = `--page:${lightPage};--accent:${own.light};--tint:${own.lightTint};--other:${other.light};--other-tint:${other.lightTint}`
  const dark = `--page:${darkPage};--accent:${own.dark};--tint:${own.darkTint};--other:${other.dark};--other-tint:${other.darkTint}`
  return {
    html: `:root{${light}}@media screen and (prefers-color-scheme:dark){:root{${dark}}}${pageStyle}${contentStyle}${brandStyle}${versusStyle}${shortStyle}${printStyle}`,
  }
}

/** Of a page left out for want of time or places the detail says it all. */
export const skipReasons = {
  robots: 'closed by robots.txt',
  noindex: 'closed to search',
  duplicate: 'the same as another page',
  failed: 'could not be fetched',
  language: 'in another language',
  state: 'held nothing to read',
}

type Coverage = Report['results']['coverage']

export function coverageMarkup({ pages, skipped, degraded, rendering }: Coverage, drawing: Drawing): Markup {
  const read = pages.map(
    ({ url, type, reason, state, rendered }) =>
      html`<tr><th scope="row">${link(url, shownUrl(url))}</th><td data-label="Why">${prose(reason.startsWith(`${type}: `) ? reason.slice(type.length + 2) : reason, drawing)}</td><td data-label="State">${state === 'ok' ? 'read' : state}${rendered ? ', laid out by a browser' : ''}</td></tr>`,
  )
  const left = skipped.map(
    ({ url, reason, detail }) =>
      html`<li>${link(url, shownUrl(url))} <small>${reason === 'budget' ? nothing : `${skipReasons[reason]}: `}${prose(detail, drawing)}</small></li>`,
  )
  const lost = degraded.map(({ part, detail }) => html`<li><strong>${part}</strong> ${prose(detail, drawing)}</li>`)
  const parts: Content = [
    html`<div class="block">${heading('Pages read', drawing)}<table><thead><tr><th scope="col">Page</th><th scope="col">Why</th><th scope="col">State</th></tr></thead><tbody>${read}</tbody></table></div>`,
    left.length === 0
      ? null
      : html`<div class="block">${heading('Left out', drawing)}<details class="more"><summary>${left.length} ${left.length === 1 ? 'page' : 'pages'}</summary><ul class="points">${left}</ul></details></div>`,
    lost.length === 0
      ? null
      : html`<div class="block">${heading('Lost on the way', drawing)}<ul class="points">${lost}</ul></div>`,
  ]
  const lead = `${counted(pages.length, 'page')} read ${rendering === 'browser' ? 'with' : 'without'} a browser, ${skipped.length === 0 ? 'none' : skipped.length} left out.`
  return html`<p class="lead">${lead}</p>${parts}`
}

export const coverageSection = (coverage: Coverage, drawing: Drawing): Markup =>
  html`<section id="coverage" aria-labelledby="coverage-title" class="plain"><header><p class="number" aria-hidden="true">—</p><h2 id="coverage-title">What was read</h2></header>${coverageMarkup(coverage, drawing)}</section>`

export function colophon({ engine }: Report['results'], outlines: readonly Outline[]): Markup {
  const claims = outlines.reduce((sum, { claims }) => sum + claims, 0)
  const quotes = outlines.reduce((sum, { quotes }) => sum + quotes, 0)
  return html`<footer class="colophon"><p>${engine.name} ${engine.version}, written by ${engine.model ?? 'rules over what the site says'}. ${counted(claims, 'claim')}, ${counted(quotes, 'quote')}, each as it stands on its page; what the pages do not show is not claimed.</p></footer>`
}
