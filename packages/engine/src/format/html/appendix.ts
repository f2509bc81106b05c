/** The sections behind the pages in short, each folded: a link into one opens it. */

import type { Report } from '../../report.ts'
import { counted } from '../../writing/prose.ts'
import type { OutlineSection } from '../outline/blocks.ts'
import { summaryBeside } from '../outline/first-page.ts'
import type { Outline } from '../outline/outline.ts'
import { html, type Markup } from './markup.ts'
import { coverageMarkup } from './page.ts'
import { sectionBody, standing, twoDigits } from './section.ts'
import { type Drawing, paragraphs } from './words.ts'

export function appendixMarkup(
  { sections, claims, quotes, summary, firstPage }: Outline,
  coverage: Report['results']['coverage'],
  drawing: Drawing,
): Markup {
  const folded = sections.map((section, index) => foldedSection(section, index + 1, drawing))
  return html`<section id="appendix" aria-labelledby="appendix-title" class="appendix"><header><p class="topic">Appendix</p><h2 id="appendix-title">All sections, with ${counted(claims, 'claim')} and ${counted(quotes, 'quote')}</h2></header><div class="summary">${paragraphs(summaryBeside(summary, firstPage), drawing)}</div></section>
<div class="folds">${folded}${fold('coverage', 'What was read', '—', null, coverageMarkup(coverage, drawing))}</div>`
}

const foldedSection = (section: OutlineSection, number: number, drawing: Drawing): Markup =>
  fold(section.id, section.title, twoDigits(number), section, sectionBody(section, drawing))

function fold(id: string, title: string, number: string, section: OutlineSection | null, body: Markup): Markup {
  const aside = section === null ? null : standing(section)
  return html`<details class="fold"><summary><span class="number" aria-hidden="true">${number}</span><h2 id="${id}-title">${title}</h2>${aside}</summary><section id="${id}" aria-labelledby="${id}-title" class="${section?.status ?? 'plain'}">${body}</section></details>`
}
