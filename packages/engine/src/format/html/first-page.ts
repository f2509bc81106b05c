/** The report on one page: what is strongest, what holds it back, what to do first. */
import { pageName } from '../../writing/page-names.ts'
import { type FirstPage, type Wording, withoutThesis } from '../outline/first-page.ts'
import { firstPageInShort } from '../outline/first-page-in-short.ts'
import type { Outline } from '../outline/outline.ts'
import { effortWords } from '../outline/words.ts'
import { ribbon } from './cover.ts'
import { logoPicture } from './logo-picture.ts'
import { markTile } from './look-blocks.ts'
import { html, link, type Markup, nothing } from './markup.ts'
import { type Drawing, evidence, longDate, prose, quotation, verbatim, words } from './words.ts'

/** @param picture the first screen of the home page, or nothing */
export function firstPageMarkup(outline: Outline, whole: FirstPage, drawing: Drawing, picture: Markup): Markup {
  const page = firstPageInShort(whole)
  // A name in type stands there already.
  const { logo } = outline
  const mark = logo === null || logoPicture(logo, drawing.pictures) === null ? nothing : markTile(logo, drawing)
  const beside = picture.html === '' ? nothing : html`<div class="screen">${picture}</div>`
  return html`<header class="cover first">${ribbon(outline)}<div class="inner"><div class="masthead"><p class="overline">${overline(outline, page, drawing)}</p>${mark}</div><div class="opening"><div class="say">${title(outline, page, drawing)}${thesis(page, drawing)}</div>${beside}</div>${movesMarkup(page, drawing)}${pairMarkup(page, drawing)}${standingMarkup(page)}${questionMarkup(page, drawing)}</div></header>`
}

function overline({ name, host, date }: Outline, { category, pages }: FirstPage, drawing: Drawing): Markup[] {
  const { read, all } = pages
  const count = read === all ? `read ${read} ${read === 1 ? 'page' : 'pages'}` : `read ${read} of ${all} pages`
  return [
    html`<strong>${name === null ? host : verbatim(name, drawing)}</strong>`,
    ...(category === null ? [] : [html`<span>${verbatim(category, drawing)}</span>`]),
    html`<span>${count}${date === null ? '' : ` on ${longDate(date)}`}</span>`,
  ]
}

function title({ name, host }: Outline, { headline }: FirstPage, drawing: Drawing): Markup {
  if (headline !== null) return html`<h1 class="thesis">${prose(headline, drawing)}</h1>`
  return html`<h1>${name === null ? host : verbatim(name, drawing)}</h1>`
}

const thesis = ({ thesis }: FirstPage, drawing: Drawing): Markup =>
  thesis === null
    ? html`<p class="argument quiet">${withoutThesis}</p>`
    : html`<div class="argument">${prose(thesis.text, drawing)} ${evidence(thesis.evidence, drawing)}</div>`

function movesMarkup({ moves }: FirstPage, drawing: Drawing): Markup {
  if (moves.length === 0) return nothing
  const items = moves.map(
    ({ title, page, text, effort }, index) =>
      html`<li><span class="ordinal" aria-hidden="true">${index + 1}</span><div><h3>${prose(title, drawing)}</h3>${text === '' ? nothing : html`<p>${prose(text, drawing)}</p>`}<p class="aside">${link(page, pageName(page))} · ${effortWords[effort]} effort</p></div></li>`,
  )
  return html`<section class="moves" aria-labelledby="moves-title"><h2 class="label" id="moves-title">${moves.length === 1 ? 'First move' : 'First moves'}</h2><ol>${items}</ol></section>`
}

/** What to say, and what is known, side by side; one alone has the whole width. */
function pairMarkup({ words: wordings, facts }: FirstPage, drawing: Drawing): Markup {
  const lines = wordings.map((one) => html`<div><dt>${one.label}</dt><dd>${wordingMarkup(one, drawing)}</dd></div>`)
  const known = facts.map(({ label, point }) => {
    const note = point.note === undefined ? nothing : html` <small>${point.note}</small>`
    return html`<div><dt>${label}</dt><dd>${words(point, drawing, 'quoted')}${note} ${evidence(point.evidence, drawing)}</dd></div>`
  })
  const parts = [
    lines.length === 0
      ? null
      : html`<section class="rewritten" aria-labelledby="rewritten-title"><h2 class="label" id="rewritten-title">Before and after</h2><dl>${lines}</dl></section>`,
    known.length === 0
      ? null
      : html`<section class="known" aria-labelledby="known-title"><h2 class="label" id="known-title">At a glance</h2><dl>${known}</dl></section>`,
  ]
  return lines.length + known.length === 0 ? nothing : html`<div class="beside">${parts}</div>`
}

/** Before struck, after strong; or what should stay. */
export function wordingMarkup({ before, after, verdict, why, tag }: Wording, drawing: Drawing): Markup {
  if (verdict === 'keep')
    return html`<p class="after"><strong class="verdict">Keep${before === null ? ' it' : ':'}</strong> ${before === null ? nothing : quotation(before, drawing)}</p><p class="aside">${prose(why, drawing)}</p>`
  if (after === null)
    return html`${before === null ? nothing : html`<p>${quotation(before, drawing)}</p>`}<p class="asked">${prose(why, drawing)}</p>`
  const struck = before === null ? nothing : html`<p class="before"><del>${quotation(before, drawing)}</del></p>`
  return html`${struck}<p class="after"><ins>${quotation(after, drawing)}</ins> <small class="tag">${tag}</small></p>`
}

function standingMarkup({ standing }: FirstPage): Markup {
  if (standing.length === 0) return nothing
  const items = standing.map(
    ({ label, level, word, why }) =>
      html`<li><span class="name">${label}</span>${steps(label, level)}<span class="word">${word}</span><span class="why">${why}</span></li>`,
  )
  return html`<ul class="levels" aria-label="How it stands">${items}</ul>`
}

const stepsMax = 5

const steps = (label: string, level: number): Markup =>
  html`<span class="five" role="img" aria-label="${label}: ${level} of ${stepsMax}">${Array.from({ length: stepsMax }, (_, at) => (at < level ? html`<i class="on"></i>` : html`<i></i>`))}</span>`

const questionMarkup = ({ question }: FirstPage, drawing: Drawing): Markup =>
  question === null
    ? nothing
    : html`<section class="question" aria-labelledby="question-title"><h2 class="label" id="question-title">What would change this reading</h2><p>${prose(question, drawing)}</p></section>`
