/** Lines of pages of an invented brand that are no sentences: figures, and what a template left. */
import { pageKey } from '../../../../site-url.ts'
import type { PageSummary } from '../../../page-summary.ts'
import type { ToldLine, ToldLines } from '../../../structure/told-lines.ts'
import { page } from '../../../swot/swot-fixtures.ts'

export const figure = (text: string, more: Partial<ToldLine> = {}): ToldLine => ({
  text,
  locator: 'p',
  heading: null,
  isHeading: false,
  textClass: 'message',
  ...more,
})

export const filler = (text: string, reason: string, heading: string | null = null): ToldLines['fillers'][number] => ({
  ...figure(text, { heading, textClass: 'filler' }),
  reason,
})

export const told = (name: string, lines: Partial<ToldLines>, own: Partial<PageSummary> = {}): PageSummary => ({
  ...page(name, own),
  told: { figures: [], fillers: [], files: [], ...lines },
})

/** The pages, each linked from the first. */
export function linked(first: PageSummary, ...others: PageSummary[]): PageSummary[] {
  const internal = new Set(others.map(({ url }) => pageKey(url)))
  return [{ ...first, structure: { ...first.structure, links: { ...first.structure.links, internal } } }, ...others]
}
