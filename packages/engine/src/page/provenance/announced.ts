import { launchWords } from '../../lexicon/offer/launch-words.ts'

const badgeCharactersMax = 30
const announcedCharactersMax = 160

/** “Coming soon”, and no more. */
export const isBadge = (text: string): boolean =>
  text.length <= badgeCharactersMax && launchWords.exact(text)?.tag === 'to come'

/** The whole text, or what stands in brackets or behind a dash or a colon: “Payroll (coming soon)”. */
export function isToCome(text: string): boolean {
  if (isBadge(text)) return true
  if (text.length > announcedCharactersMax) return false
  const pieces = text.split(/[()[\]（）【】–—:：|·]|\s-\s/u)
  return pieces.length > 1 && pieces.some((piece) => isBadge(piece.trim()))
}
