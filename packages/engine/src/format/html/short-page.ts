/** A page after the first: what it concludes, and what that rests on. */
import { pageName } from '../../writing/page-names.ts'
import type { Block } from '../outline/blocks.ts'
import type { PagePart, PartOf, ShortPage, ToldDiagnosis } from '../outline/short/short-page.ts'
import { effortWords, spelled } from '../outline/words.ts'
import { draw } from './blocks.ts'
import { wordingMarkup } from './first-page.ts'
import { heading } from './list-blocks.ts'
import { markTile } from './look-blocks.ts'
import { html, link, type Markup, nothing } from './markup.ts'
import { type Drawing, evidence, point, prose, quotation, verbatim } from './words.ts'

export function shortPageMarkup({ id, topic, conclusion, parts }: ShortPage, drawing: Drawing): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title" class="short"><header><p class="topic">${topic}</p><h2 id="${id}-title">${prose(conclusion, drawing)}</h2></header>${parts.map((part) => partMarkup(part, drawing))}</section>`
}

function partMarkup(part: PagePart, drawing: Drawing): Markup {
  switch (part.kind) {
    case 'diagnoses':
      return diagnosesMarkup(part, drawing)
    case 'wordings':
      return wordingsMarkup(part, drawing)
    case 'cards':
      return cardsMarkup(part, drawing)
    case 'steps':
      return stepsMarkup(part, drawing)
    case 'strip':
      return stripMarkup(part, drawing)
    case 'folded':
      return html`<details class="unfold part"><summary><h3>${part.title}</h3></summary>${draw(part.block, drawing)}</details>`
    default:
      return draw(part as Block, drawing)
  }
}

/** The halves of the thesis lie open; of the others, a small screen shows the titles, and a large one all. */
function diagnosesMarkup({ title, entries }: PartOf<'diagnoses'>, drawing: Drawing): Markup {
  const items = entries.map((entry) => {
    const body = diagnosisBody(title === null ? { ...entry, note: null } : entry, drawing)
    const kind = entry.isAsset ? 'asset' : 'tension'
    return title === null
      ? html`<li class="${kind}"><p class="kind">${entry.isAsset ? 'In its favour' : 'In its way'}${entry.note === null ? '' : ` · ${entry.note}`}</p><h3>${prose(entry.title, drawing)}</h3>${body}</li>`
      : html`<li class="${kind}"><details class="unfold"><summary><h4>${prose(entry.title, drawing)}</h4></summary><div>${body}</div></details></li>`
  })
  const look = title === null ? 'halves-of-thesis' : 'diagnoses'
  return html`<div class="block">${heading(title ?? undefined, drawing)}<ul class="${look}">${items}</ul></div>`
}

function diagnosisBody(entry: ToldDiagnosis, drawing: Drawing): Markup {
  const { text, quotes, against, move, moveNumber, effort, note } = entry
  const sure = note === null ? nothing : html` <small>${note}</small>`
  const said =
    text === null
      ? html`${quotes.map(({ point: { text }, page }) => html`<blockquote>${quotation(text, drawing)} <small>${link(page, pageName(page))}</small></blockquote>`)}`
      : html`<div>${prose(text.text, drawing)}${sure} ${evidence(text.evidence, drawing)}</div>`
  const doubt =
    against === null ? nothing : html`<p class="against-it"><span>Against it:</span> ${prose(against, drawing)}</p>`
  const todo =
    move === null
      ? moveNumber === null
        ? nothing
        : html`<p class="fix aside">Move ${moveNumber} on the first page</p>`
      : html`<p class="fix"><strong>${prose(move.title, drawing)}</strong> <small>${link(move.page, pageName(move.page))}, ${effortWords[effort]} effort</small><br>${prose(move.text, drawing)}</p>`
  return html`${said}${doubt}${todo}`
}

function wordingsMarkup({ wordings }: PartOf<'wordings'>, drawing: Drawing): Markup {
  const rows = wordings.map((one) => {
    const sources = one.madeOf.map(
      ({ page, text }) =>
        html`<figure><blockquote>${quotation(text, drawing)}</blockquote><figcaption>${link(page, pageName(page))}</figcaption></figure>`,
    )
    const made =
      sources.length === 0
        ? evidence(one.evidence, drawing)
        : html`<details class="evidence"><summary>made of ${sources.length} ${sources.length === 1 ? 'passage' : 'passages'}</summary><div>${sources}</div></details>`
    const why = one.verdict === 'change' ? html`<span class="aside">${prose(one.why, drawing)}</span> ` : nothing
    return html`<div><dt>${one.label}</dt><dd>${wordingMarkup(one, drawing)}${why}${made}</dd></div>`
  })
  return html`<div class="block rewritten"><dl class="fields">${rows}</dl></div>`
}

function cardsMarkup({ cards }: PartOf<'cards'>, drawing: Drawing): Markup {
  const items = cards.map(({ title, fields, quote, evidence: entries }) => {
    const rows = fields.map(
      ({ label, points }) => html`<div><dt>${label}</dt><dd>${points.map((one) => point(one, drawing))}</dd></div>`,
    )
    const said =
      quote === null
        ? nothing
        : html`<blockquote>${quotation(quote.text, drawing)} ${evidence(quote.evidence, drawing)}</blockquote>`
    return html`<li class="reader"><h3>${prose(title, drawing)} ${evidence(entries, drawing)}</h3>${rows.length === 0 ? nothing : html`<dl class="facts">${rows}</dl>`}${said}</li>`
  })
  return html`<div class="block"><ul class="readers">${items}</ul></div>`
}

function stepsMarkup({ steps }: PartOf<'steps'>, drawing: Drawing): Markup {
  const items = steps.map(
    ({ title, text, note, sign }, index) =>
      html`<li><span class="ordinal" aria-hidden="true">${index + 1}</span><details class="unfold"><summary><h3>${prose(title, drawing)}</h3> <small>${note}</small></summary><div>${point(text, drawing)}${sign === null ? nothing : html`<p class="aside">It worked if: ${prose(sign, drawing)}</p>`}</div></details></li>`,
  )
  return html`<div class="block"><ol class="plan-steps">${items}</ol></div>`
}

const hexPattern = /^#[0-9a-f]{6}$/
/** A name that can stand in a style sheet as it is. */
const plainFamily = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u

/** Logo, colours and type in one row. A typeface is shown where this device has it: nothing is loaded. */
function stripMarkup({ logo, swatches, faces }: PartOf<'strip'>, drawing: Drawing): Markup {
  const mark = logo === null ? nothing : markTile(logo, drawing)
  const tiles = swatches
    .filter(({ hex }) => hexPattern.test(hex))
    .map(
      ({ hex, role }) =>
        html`<li><i style="background:${hex}"></i><code>${hex}</code><small>${spelled(role)}</small></li>`,
    )
  const names = faces.map(({ family, role }) => {
    const style = plainFamily.test(family) ? html` style="font-family:'${family}',var(--serif)"` : nothing
    return html`<li><span class="face-name"${style}>${verbatim(family, drawing)}</span><small>${spelled(role)}</small></li>`
  })
  const colors = tiles.length === 0 ? nothing : html`<ul class="colors">${tiles}</ul>`
  const type = names.length === 0 ? nothing : html`<ul class="faces">${names}</ul>`
  return html`<div class="block"><div class="strip">${mark}${colors}${type}</div></div>`
}
