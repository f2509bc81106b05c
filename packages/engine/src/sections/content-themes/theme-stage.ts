import type { PageType } from '../../artifacts.ts'
import type { SectionFacts } from '../section-facts.ts'

export type ThemeStage = 'awareness' | 'consideration' | 'decision' | 'loyalty'

const stageOfPage: Partial<Record<PageType, ThemeStage>> = {
  blog: 'awareness',
  post: 'awareness',
  press: 'awareness',
  about: 'consideration',
  product: 'consideration',
  features: 'consideration',
  solutions: 'consideration',
  customers: 'consideration',
  testimonials: 'consideration',
  team: 'consideration',
  security: 'consideration',
  pricing: 'decision',
  contact: 'decision',
  faq: 'decision',
}

/** Where on a customer's way a theme is met, by the pages that it stands on; null where they do not tell. */
export function themeStage(addresses: readonly string[], pages: SectionFacts['pages']): ThemeStage | null {
  const counts = new Map<ThemeStage, number>()
  for (const address of addresses) {
    const stage = stageOfPage[pages.find(({ url }) => url === address)?.type ?? 'other']
    if (stage !== undefined) counts.set(stage, (counts.get(stage) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  return first === undefined || first[1] === second?.[1] ? null : first[0]
}
