import { resolveUrl } from '../site-url.ts'

/** What is longer is not kept in the stored text of a page, so it could not be quoted, and no server has to take it. */
export const urlCharactersMax = 2_048

/** A URL in a page as facts keep it: absolute; null for what is no http URL, or too long for one. */
export function keptUrl(written: string | undefined, base: string): string | null {
  if (written === undefined || written.length > 2 * urlCharactersMax) return null
  const href = resolveUrl(written, base)?.href
  return href === undefined || href.length > urlCharactersMax ? null : href
}
