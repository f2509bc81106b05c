/** Words on a page: ours, and the site's, which keep their language and their direction to themselves. */

import type { VettedPicture } from '../../pictures/vetted-pictures.ts'
import { shortened } from '../../writing/prose.ts'
import type { EvidenceEntry } from '../../writing/shapes.ts'
import type { Point } from '../outline/blocks.ts'
import { secondReaderWords } from '../outline/second-reader-words.ts'
import { quotedPieces } from '../quoted-pieces.ts'
import { type Content, html, link, type Markup, nothing } from './markup.ts'

/** What a page of a report is drawn with. */
export interface Drawing {
  /** ISO 639-1 of the site's words; `''` where it is not known. */
  language: string
  /** Level of the headings of blocks. */
  level: 3 | 4
  /** Begins each id, so that two reports can stand on one page. */
  prefix: string
  /** Pictures of logos, by the SHA-256 of their bytes, hexadecimal. */
  pictures: ReadonlyMap<string, VettedPicture>
}

/** What a page shows of a text; the JSON report has it all. */
const charactersMax = 1_500

/** Words of the site in a heading, a cell, a label: no quotation marks. */
export const verbatim = (text: string, { language }: Pick<Drawing, 'language'>): Markup =>
  html`<bdi lang="${language}">${shortened(text, charactersMax)}</bdi>`

/** Words of the site in quotation marks; these are text, as marks made by style sheets are lost when copied. */
export const quotation = (text: string, { language }: Pick<Drawing, 'language'>): Markup =>
  html`“<q lang="${language}" dir="auto">${shortened(text, charactersMax)}</q>”`

/** Our words, in which the site's stand between “ and ”. */
export function prose(text: string, drawing: Pick<Drawing, 'language'>): Markup {
  const pieces = quotedPieces(shortened(text, proseCharactersMax))
  return html`${pieces.map((piece) => (piece.quoted ? quotation(piece.text, drawing) : dated(piece.text)))}`
}

/** Our words in paragraphs, which an empty line parts. */
export const paragraphs = (text: string, drawing: Pick<Drawing, 'language'>): Markup[] =>
  text.split('\n\n').map((paragraph) => html`<p>${prose(paragraph, drawing)}</p>`)

const proseCharactersMax = 4_000

/** Dates of ours as people write them, on one line. */
const dated = (text: string): Content =>
  text
    .split(/(\b\d{4}-\d\d-\d\d\b)/)
    .map((piece, index) => (index % 2 === 1 ? html`<time datetime="${piece}">${longDate(piece)}</time>` : piece))

/** `2026-11-22` → “22 November 2026”. */
export function longDate(date: string): string {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return date
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}

/** A point without its evidence. `bare`: where quotation marks would only be noise. */
export function words(
  { text, voice, href, hex, gradient }: Point,
  drawing: Drawing,
  look: 'quoted' | 'bare' = 'bare',
): Markup {
  const content =
    voice === 'report' ? prose(text, drawing) : look === 'quoted' ? quotation(text, drawing) : verbatim(text, drawing)
  const sample =
    hex !== undefined && /^#[0-9a-f]{6}$/.test(hex)
      ? html`<i class="chip" style="background:${hex}" aria-hidden="true"></i> `
      : nothing
  return html`${sample}${gradient === undefined ? nothing : gradientSample(gradient)}${link(href, content)}`
}

/** Colours, lengths and angles: nothing that a style sheet could load or reach out with. */
const plainGradient = /^(?:repeating-)?(?:linear|radial|conic)-gradient\([#\w\s.,%()+-]{1,400}\)$/i
const reachingOut = /url|image|var|env|attr|expression/i

const gradientSample = (gradient: string): Markup =>
  plainGradient.test(gradient) && !reachingOut.test(gradient.slice(gradient.indexOf('(')))
    ? html`<i class="gradient" style="background:${gradient}" aria-hidden="true"></i>`
    : nothing

/** A point, its note, and what it rests on. */
export function point(one: Point, drawing: Drawing, look: 'quoted' | 'bare' = 'bare'): Markup {
  const note = one.note === undefined || one.note === '' ? nothing : html` <small>${prose(one.note, drawing)}</small>`
  return html`${words(one, drawing, look)}${note} ${evidence(one.evidence, drawing)}`
}

/** What a claim rests on, one click away. */
export function evidence(entries: readonly EvidenceEntry[], drawing: Drawing, label = labelOf(entries)): Markup {
  if (entries.length === 0) return nothing
  return html`<details class="evidence"><summary>${label}</summary><div>${entries.map((entry) => html`<p class="basis">${basisOf(entry)}</p>${quotesOf(entry, drawing)}`)}</div></details>`
}

/** For a group of things that all rest on the same: what is said of each is said once. */
export const evidenceOfAll = (items: readonly { evidence: EvidenceEntry[] }[], drawing: Drawing): Markup => {
  const known = new Map(items.flatMap(({ evidence }) => evidence).map((entry) => [grounds(entry), entry]))
  return evidence([...known.values()], drawing)
}

const grounds = ({ basis, confidence, rule, secondReader, quotes }: EvidenceEntry) =>
  JSON.stringify([basis, confidence, rule, secondReader, quotes])

/** For a group of points that are too small to have a mark each. */
export function evidenceOfEach(points: readonly Point[], drawing: Drawing): Markup {
  const grounded = points.filter(({ evidence }) => evidence.length > 0)
  if (grounded.length === 0) return nothing
  const count = grounded.reduce((sum, { evidence }) => sum + quotesIn(evidence), 0)
  const label = count === 0 ? 'how it is known' : quoteCount(count)
  return html`<details class="evidence"><summary>${label}</summary><div>${grounded.map(
    (one) =>
      html`<p class="about">${words(one, drawing)}</p>${one.evidence.map((entry) => html`<p class="basis">${basisOf(entry)}</p>${quotesOf(entry, drawing)}`)}`,
  )}</div></details>`
}

function quotesOf({ quotes }: EvidenceEntry, drawing: Drawing): Markup[] {
  return quotes.map(
    ({ page, text, locator }) =>
      html`<figure><blockquote>${quotation(text, drawing)}</blockquote><figcaption>${link(page, shownUrl(page))}${locator === '' ? nothing : html` <code>${shortened(locator, 120)}</code>`}</figcaption></figure>`,
  )
}

const basisOf = (entry: EvidenceEntry): string =>
  [
    basisWords[entry.basis],
    `${Math.round(entry.confidence * 100)} % confidence`,
    ...(entry.rule === undefined ? [] : [`rule ${entry.rule}`]),
    ...secondReaderWords(entry),
  ].join(' · ')

export const basisWords = {
  stated: 'Stated by the site',
  computed: 'Computed from the site',
  inferred: 'Inferred from the site',
  generated: 'Written by a model',
}

const quotesIn = (entries: readonly EvidenceEntry[]) => entries.reduce((sum, { quotes }) => sum + quotes.length, 0)
const quoteCount = (count: number) => `${count} ${count === 1 ? 'quote' : 'quotes'}`

function labelOf(entries: readonly EvidenceEntry[]): string {
  const count = quotesIn(entries)
  return count > 0 ? quoteCount(count) : (entries[0]?.basis ?? '')
}

/** `https://www.acme.example/about/` → `acme.example/about`. */
export const shownUrl = (url: string): string =>
  shortened(
    url
      .slice(0, proseCharactersMax)
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, ''),
    90,
  )
