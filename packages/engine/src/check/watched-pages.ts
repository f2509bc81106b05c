/** Which pages of a site are worth watching, and reading them again. */
import type { Capture, PageType } from '../artifacts.ts'
import { readCandidate, readChosenPages } from '../gatherers/further-pages.ts'
import type { ReadFurther } from '../gatherers/gather.ts'
import type { WatchedPage } from './site-watch.ts'

/** What a competitor's next step shows on: prices, what is offered, news, and who buys. */
const watchedTypes: Readonly<Partial<Record<PageType, number>>> = {
  pricing: 2,
  features: 2,
  product: 2,
  solutions: 1,
  blog: 1,
  press: 1,
  customers: 1,
  testimonials: 1,
}

/** Chooses by the links of the site, as an analysis does. */
export const chooseWatchedPages: ReadFurther = (visit, budget) => readChosenPages(visit, budget, watchedTypes)

/** Reads the pages that were chosen at the baseline; one that cannot serve as such any more says why. */
export const readWatchedPages =
  (pages: readonly WatchedPage[]): ReadFurther =>
  async (visit) => {
    const { deps, skipped } = visit
    for (const [index, { url, type }] of pages.entries()) {
      if (index === 0) continue
      if (deps.signal.aborted) return
      deps.onProgress({ step: 'page', url, pagesDone: visit.pages.length, pagesMax: pages.length })
      const before = skipped.length
      await readCandidate(visit, { url, type, reason: `${type}: watched since the baseline` }, { mayMove: false })
      // Whatever the reason, this page was there and is not: a comparison has to name it.
      for (const page of skipped.slice(before)) page.reason = 'failed'
    }
  }

/** The pages of a baseline. */
export const pagesOf = ({ entryUrl, pages }: Capture): WatchedPage[] =>
  pages.map(({ finalUrl, type }, index) => ({ url: index === 0 ? entryUrl : finalUrl, type }))
