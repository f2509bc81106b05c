import { resolveAddress } from '../site-address.ts'

/** What is longer is not kept in the stored text of a page, so it could not be quoted, and no server has to take it. */
export const addressCharactersMax = 2_048

/** An address in a page as facts keep it: absolute; null for what is no http address, or too long for one. */
export function keptAddress(written: string | undefined, base: string): string | null {
  if (written === undefined || written.length > 2 * addressCharactersMax) return null
  const href = resolveAddress(written, base)?.href
  return href === undefined || href.length > addressCharactersMax ? null : href
}
