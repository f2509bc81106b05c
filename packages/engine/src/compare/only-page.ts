import { pageKey } from '../site-address.ts'
import type { Snapshot } from './snapshot.ts'

/** Path and query of a page without what makes no other page of it: host, tracking, `index.html`, the last slash. */
export const pathOf = (url: string): string => pageKey(url).replace(/^[^/?]*/, '') || '/'

/** The snapshot as if only one of its pages had been read; null where it has no such page. */
export function onlyPage(snapshot: Snapshot, page: string): Snapshot | null {
  const path = pathOf(new URL(page, snapshot.url).href)
  const pages = snapshot.pages.filter((candidate) => candidate.path === path)
  return pages.length === 0 ? null : { ...snapshot, pages, unread: [] }
}
