/** Claims that rest on what visitors see: facts read more of a page than that, and a prompt must not. */
import type { Claim } from './answerer.ts'
import { isQuotedFrom } from './generative/quoted-pieces.ts'

/**
 * Claims with those of their quotes that are seen; none that rests on hidden texts alone, or whose sentence repeats one.
 * To be asked where claims are kept, as it takes the whole texts of the pages.
 * @param seenTexts by URL of the page (Analysis.seenTexts)
 */
export function seenClaims(claims: readonly Claim[], seenTexts: ReadonlyMap<string, string>): Claim[] {
  const all = [...seenTexts.values()]
  return claims.flatMap((claim) => {
    const quotes = claim.quotes.filter(({ page, text }) => seenTexts.get(page)?.includes(text))
    if (claim.quotes.length > 0 && quotes.length === 0) return []
    return isQuotedFrom(claim.text, all) ? [{ ...claim, quotes }] : []
  })
}
