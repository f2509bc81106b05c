/** Colours, type, marks, and the first words of the home page. */

import { contrastOf, textOn } from '../accent.ts'
import type { BlockOf, Mark, Swatch } from '../outline/blocks.ts'
import { spelled } from '../outline/words.ts'
import { heading } from './list-blocks.ts'
import { logoPicture } from './logo-picture.ts'
import { html, link, type Markup, nothing, whole } from './markup.ts'
import { type Drawing, evidence, evidenceOfAll, shownUrl, verbatim, words } from './words.ts'

const hexPattern = /^#[0-9a-f]{6}$/

export function paletteBlock({ swatches }: BlockOf<'palette'>, drawing: Drawing): Markup {
  const tiles = swatches.filter(({ hex }) => hexPattern.test(hex)).map((swatch) => tile(swatch, drawing))
  return html`<div class="block">${heading('Colours', drawing)}<ul class="palette">${tiles}</ul></div>`
}

function tile({ hex, role, usage, tokens, variants, onColor, evidence: entries }: Swatch, drawing: Drawing): Markup {
  const own = onColor !== null && hexPattern.test(onColor) ? onColor : null
  const { color, contrast } = textOn(hex)
  const carried = own === null ? nothing : html`<p>carries ${own}: ${verdict(contrastOf(own, hex))}</p>`
  // The usage names some of them already.
  const named = tokens.filter((token) => !usage.includes(token))
  const details = [
    named.length > 0 ? html`<p>tokens: <code>${named.join(', ')}</code></p>` : nothing,
    variants.length > 0 ? html`<p>near: <code>${variants.join(', ')}</code></p>` : nothing,
  ]
  return html`<li class="swatch"><div class="sample" style="background:${hex};color:${color}"><span>${hex}</span><span>${color === '#ffffff' ? 'white' : 'black'} ${contrast.toFixed(1)}</span></div><p class="label">${spelled(role)}</p><p>${wholeTokens(usage)}</p>${carried}${details}${evidence(entries, drawing)}</li>`
}

/** Names of custom properties stay on one line. */
const wholeTokens = (usage: string) =>
  usage.split(/(--[\w-]+)/).map((piece, index) => (index % 2 === 1 ? html`<span class="token">${piece}</span>` : piece))

/** WCAG 2 for text of usual size. */
export const verdict = (contrast: number): string =>
  `${contrast.toFixed(1)} : 1, ${contrast >= 7 ? 'AAA' : contrast >= 4.5 ? 'AA' : contrast >= 3 ? 'large text only' : 'too little'}`

export function pairsBlock({ title, pairs }: BlockOf<'pairs'>, drawing: Drawing): Markup {
  const items = pairs
    .filter(({ foreground, background }) => hexPattern.test(foreground) && hexPattern.test(background))
    .map(
      ({ foreground, background, contrast, usage }) =>
        html`<li><span class="pair" aria-hidden="true" style="background:${background};color:${foreground}">Aa</span><span><code>${foreground}</code> on <code>${background}</code><br><span class="${contrast < 4.5 ? 'fails' : 'quiet'}">${verdict(contrast)}</span> <small>${usage}</small></span></li>`,
    )
  return html`<div class="block">${heading(title, drawing)}<ul class="pairs">${items}</ul>${evidenceOfAll(pairs, drawing)}</div>`
}

/** A name that can stand in a style sheet as it is. */
const plainFamily = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u

export function typeBlock({ samples }: BlockOf<'type'>, drawing: Drawing): Markup {
  const items = samples.map(({ family, role, source, weights, usage, evidence: entries }) => {
    const style = plainFamily.test(family) ? html` style="font-family:'${family}',var(--serif)"` : nothing
    const notes = [source, weights.join(', '), usage].filter((note) => note !== null && note !== '')
    return html`<li><p class="label">${spelled(role)}</p><p class="family"${style}>${verbatim(family, drawing)}</p><div class="notes">${notes.join(' · ')} ${evidence(entries, drawing)}</div></li>`
  })
  return html`<div class="block">${heading('Type', drawing)}<ul class="type">${items}</ul><p class="aside">Names are set in the typeface itself where this device has it; nothing is loaded.</p></div>`
}

export function scaleBlock({ title, steps }: BlockOf<'scale'>, drawing: Drawing): Markup {
  const items = steps.map(
    ({ step, size, weight }) =>
      html`<li><span class="scale" style="font-size:${Math.min(64, Math.max(9, size))}px;font-weight:${weight}" aria-hidden="true">Aa</span><span>${step}</span> <small>${size} px, ${weight}</small></li>`,
  )
  return html`<div class="block">${heading(title, drawing)}<ul class="steps-of-type">${items}</ul>${evidenceOfAll(steps, drawing)}</div>`
}

export function marksBlock({ marks }: BlockOf<'marks'>, drawing: Drawing): Markup {
  const items = marks.map(
    (mark) =>
      html`<li><p class="label">${mark.label}</p>${markTile(mark, drawing)}<p>${mark.why}</p>${mark.url === undefined ? nothing : html`<p>${link(mark.url, mark.url.startsWith('data:') ? 'written in the page' : shownUrl(mark.url))}</p>`}${evidence(mark.evidence, drawing)}</li>`,
  )
  return html`<div class="block">${heading('Logo', drawing)}<ul class="marks">${items}</ul></div>`
}

/** The mark on the ground that it is made for; a word where there is no picture of it. */
export function markTile(mark: Mark, drawing: Drawing): Markup {
  const source = logoPicture(mark, drawing.pictures)
  const ground = mark.madeFor === 'dark' ? 'on-dark' : 'on-light'
  if (source !== null) return html`<div class="mark ${ground}"><img src="${whole(source)}" alt="${mark.label}"></div>`
  if (mark.text !== undefined)
    return html`<div class="mark ${ground}"><span>${verbatim(mark.text, drawing)}</span></div>`
  return nothing
}

export function heroBlock({ eyebrow, headline, subhead }: BlockOf<'hero'>, drawing: Drawing): Markup {
  const line = (name: string, one: typeof headline) =>
    one === null
      ? nothing
      : html`<div class="${name}"><p>${words(one, drawing, 'quoted')}</p>${evidence(one.evidence, drawing)}</div>`
  return html`<div class="block hero">${heading('First words of the home page', drawing)}${line('eyebrow', eyebrow)}${line('headline', headline)}${line('subhead', subhead)}</div>`
}
