/** Archetype, tone, personas, SWOT, initiatives. */

import { percent } from '../../writing/prose.ts'
import type { BlockOf, Initiative } from '../outline/blocks.ts'
import { effortWords } from '../outline/words.ts'
import { archetypeRadar, bar, effortImpactMatrix, slider, toneInWords } from './charts.ts'
import { heading, list } from './list-blocks.ts'
import { html, type Markup, nothing } from './markup.ts'
import { type Drawing, evidence, point, prose, shownUrl, words } from './words.ts'

const shownShares = 4

export function archetypeBlock(
  { name, second, description, mix, note }: BlockOf<'archetype'>,
  drawing: Drawing,
): Markup {
  if (mix.length === 0) {
    return html`<div class="block">${heading('Archetype', drawing)}<div>${point(description, drawing)}</div></div>`
  }
  const shares = mix
    .slice(0, shownShares)
    .map(
      ({ label, share, evidence: entries }) =>
        html`<li><span class="name">${label}</span>${bar(share)}<span class="figure">${percent(share)}</span>${evidence(entries, drawing)}</li>`,
    )
  const aside = note === null ? nothing : html`<p class="aside">${note}</p>`
  const beside = second === null ? nothing : html`<p class="second">with something of the ${second}</p>`
  return html`<div class="block archetype">${heading('Archetype', drawing)}<div class="halves"><div><p class="giant">${name}</p>${beside}<div>${point(description, drawing)}</div><ul class="shares">${shares}</ul>${aside}</div>${archetypeRadar(mix)}</div></div>`
}

export function toneBlock({ title, axes }: BlockOf<'tone'>, drawing: Drawing): Markup {
  const rows = axes.map(
    (axis) =>
      html`<li><span class="from">${axis.from}</span>${slider(axis)}<span class="to">${axis.to}</span><div class="reading">${toneInWords(axis.from, axis.to, axis.value)} ${evidence(axis.evidence, drawing)}</div></li>`,
  )
  return html`<div class="block">${heading(title, drawing)}<ul class="tone">${rows}</ul></div>`
}

export function personasBlock({ personas }: BlockOf<'personas'>, drawing: Drawing): Markup {
  const cards = personas.map((persona) => {
    const facts = persona.facts.map(
      ({ label, point: one }) => html`<div><dt>${label}</dt><dd>${point(one, drawing)}</dd></div>`,
    )
    const lists = persona.lists.map(
      ({ label, points }) => html`<div class="part"><p class="label">${label}</p>${list(points, drawing)}</div>`,
    )
    const quote =
      persona.quote === null
        ? nothing
        : html`<blockquote class="large">${words(persona.quote, drawing, 'quoted')}</blockquote>${evidence(persona.quote.evidence, drawing)}`
    const pages = persona.support.map((page) => html`<li>${shownUrl(page)}</li>`)
    const support =
      pages.length === 0
        ? nothing
        : html`<details class="more"><summary>Spoken to on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}</summary><ul class="points">${pages}</ul></details>`
    return html`<li class="card persona">${titled(persona.name, drawing)}${evidence(persona.evidence, drawing)}${facts.length === 0 ? nothing : html`<dl class="facts">${facts}</dl>`}<div class="parts">${lists}</div>${quote}${support}</li>`
  })
  return html`<div class="block"><ul class="cards">${cards}</ul></div>`
}

/** Cards stand right below the heading of their section. */
const titled = (text: string, drawing: Drawing): Markup =>
  drawing.level === 3
    ? html`<h3 class="name">${prose(text, drawing)}</h3>`
    : html`<h4 class="name">${prose(text, drawing)}</h4>`

export function swotBlock({ quadrants }: BlockOf<'swot'>, drawing: Drawing): Markup {
  const parts = quadrants.map(({ id, label, points }) => {
    const items = points.map(
      (one) => html`<li id="${drawing.prefix}${one.pointer.slice(1).replaceAll('/', '-')}">${point(one, drawing)}</li>`,
    )
    const content =
      items.length === 0
        ? html`<p class="aside">Nothing on the pages read.</p>`
        : html`<ul class="points">${items}</ul>`
    return html`<div class="quadrant ${id}">${heading(label, drawing)}${content}</div>`
  })
  return html`<div class="block swot">${parts}</div>`
}

export function initiativesBlock({ initiatives }: BlockOf<'initiatives'>, drawing: Drawing): Markup {
  const cards = initiatives.map((initiative, index) => initiativeCard(initiative, index + 1, drawing))
  const titles = initiatives.map(
    ({ title }, index) => html`<li><a href="#${drawing.prefix}initiative-${index + 1}">${title}</a></li>`,
  )
  return html`<div class="block initiatives"><div class="overview"><figure>${effortImpactMatrix(initiatives, drawing.prefix)}<figcaption>Much for little stands top left.</figcaption></figure><ol class="steps">${titles}</ol></div><ol class="cards">${cards}</ol></div>`
}

function initiativeCard(one: Initiative, number: number, drawing: Drawing): Markup {
  const steps = one.steps.map((step) => html`<li>${prose(step, drawing)}</li>`)
  const answers = one.answers.map(({ pointer, text }) => {
    const said = prose(text, drawing)
    // Entries of the SWOT stand on this page; anything else that a report may point at does not.
    return /^\/swot\/[a-z]+\/\d+$/.test(pointer)
      ? html`<li><a href="#${drawing.prefix}${pointer.slice(1).replaceAll('/', '-')}">${text.includes('“') ? stripped(text) : text}</a></li>`
      : html`<li>${said}</li>`
  })
  return html`<li class="card" id="${drawing.prefix}initiative-${number}"><p class="ordinal" aria-hidden="true">${number}</p>${titled(one.title, drawing)}<div>${point(one.rationale, drawing)}</div><ul class="tags"><li class="${one.impact}">${one.impact} impact</li><li>${effortWords[one.effort]} effort</li><li>${one.horizon}</li></ul>${
    steps.length === 0 ? nothing : html`<ol class="steps">${steps}</ol>`
  }<dl class="facts"><div><dt>Measure</dt><dd>${prose(one.metric, drawing)} ${evidence(one.evidence, drawing)}</dd></div>${
    answers.length === 0 ? nothing : html`<div><dt>Answers</dt><dd><ul class="points">${answers}</ul></dd></div>`
  }</dl></li>`
}

/** A link holds one run of text: the site's words in it are kept apart by bidi isolation alone. */
const stripped = (text: string): Markup => html`<bdi>${text}</bdi>`
