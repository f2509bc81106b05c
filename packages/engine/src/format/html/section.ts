/** A section: how far it can be relied on, what it says, what is missing. */
import type { OutlineSection } from '../outline/blocks.ts'
import { statusWords } from '../outline/words.ts'
import { draw } from './blocks.ts'
import { html, type Markup, nothing } from './markup.ts'
import { type Drawing, point, prose } from './words.ts'

export function sectionMarkup(section: OutlineSection, number: number, drawing: Drawing): Markup {
  const { id, title, status } = section
  const anchor = `${drawing.prefix}${id}`
  return html`<section id="${anchor}" aria-labelledby="${anchor}-title" class="${status ?? 'plain'}"><header><p class="number" aria-hidden="true">${twoDigits(number)}</p><h2 id="${anchor}-title">${title}</h2>${standing(section)}</header>${sectionBody(section, drawing)}</section>`
}

export function sectionBody({ summary, blocks, gaps }: OutlineSection, drawing: Drawing): Markup {
  const lead = summary === null ? nothing : html`<div class="lead">${point(summary, drawing)}</div>`
  return html`${lead}${blocks.map((block) => draw(block, drawing))}${gapsMarkup(gaps, drawing)}`
}

export function standing({ status, confidence }: Pick<OutlineSection, 'status' | 'confidence'>): Markup {
  if (status === null || confidence === null) return nothing
  const share = status === 'insufficient' ? nothing : html` <span>${Math.round(confidence * 100)} % confidence</span>`
  return html`<span class="standing ${status}"><span>${statusWords[status]}</span>${share}</span>`
}

function gapsMarkup(gaps: readonly string[], drawing: Drawing): Markup {
  if (gaps.length === 0) return nothing
  const items = gaps.map((gap) => html`<li>${prose(gap, drawing)}</li>`)
  return html`<aside class="gaps" aria-label="Gaps"><p class="label">Not found, or not read</p><ul>${items}</ul></aside>`
}

export const twoDigits = (number: number): string => String(number).padStart(2, '0')
