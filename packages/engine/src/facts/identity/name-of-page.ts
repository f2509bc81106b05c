import type { Fetched, PageState } from '../../artifacts.ts'
import { emptyCapture } from '../../capture/empty-capture.ts'
import type { ParsedPage } from '../../document/parse-jobs.ts'
import { siteOf } from '../../site.ts'
import { structuredData } from '../site/structured-data.ts'
import { brandName } from './brand-name.ts'

/** The brand's name by its home page alone; null where it does not tell. Further pages may tell better. */
export function nameOfPage(
  { url, finalUrl }: Pick<Fetched, 'url' | 'finalUrl'>,
  { page, state }: { page: ParsedPage; state: PageState },
): string | null {
  const { encoding } = page
  const home = { url, finalUrl, type: 'home', selectionReason: 'asked for', bodyHash: '', encoding, state } as const
  const site = siteOf(
    { ...emptyCapture, entryUrl: url, pages: [{ ...home, rendered: null }] },
    { pages: new Map([['', page]]), sheets: new Map(), pictures: new Map() },
  )
  return site === null ? null : (brandName(site, structuredData(site.home))?.value.name ?? null)
}
