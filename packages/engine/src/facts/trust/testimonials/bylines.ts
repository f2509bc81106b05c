/** Lines that name who speaks, however long: “Ann Lee, Head of Sales · Acme Joinery Ltd., Leeds · 28.06.2026”. */

const sentenceEnd = /[.!?…。！？]["”»」]?$/u
const abbreviationEnd = /(?:^|[\s.])(?:\p{Lu}\p{Ll}{0,2}|Inc|Ltd|Corp|GmbH|e\.V|o\.o)\.$/u
const charactersMax = 200
const piecesMin = 2
const pieceWordsMax = 5
const capitalShareMin = 0.75
const longWordsMin = 4
const longWordCharacters = 4

const beginsAsName = (text: string) => /^[\p{Lu}\p{N}(&"“„]/u.test(text)
const share = (items: readonly string[], holds: (item: string) => boolean) =>
  items.filter(holds).length / Math.max(1, items.length)

/**
 * Whether a line is a name with what belongs to it rather than words of somebody: pieces that each begin with a capital, the
 * first of them a name; or words of which nearly all have capitals.
 */
export function isByline(text: string): boolean {
  if (text.length > charactersMax) return false
  if (sentenceEnd.test(text) && !abbreviationEnd.test(text)) return false
  const pieces = text.split(/\s*[,·|•/]\s*|\s+[–—-]\s+|\s+(?=\()/).filter((piece) => piece !== '')
  const [name = ''] = pieces
  const isParted =
    pieces.length >= piecesMin &&
    isNameAlone(name) &&
    share(pieces, beginsAsName) >= capitalShareMin &&
    pieces.reduce((sum, piece) => sum + piece.split(' ').length, 0) <= pieceWordsMax * pieces.length
  if (isParted) return true
  const long = text.split(/[\s/]+/).filter((word) => word.length >= longWordCharacters && /\p{L}/u.test(word))
  return long.length >= longWordsMin && share(long, beginsAsName) >= capitalShareMin
}

/** Two to four words with capitals, particles between them apart: “Pieter van Dijk”. */
export function isNameAlone(text: string): boolean {
  const words = text.split(' ').filter((word) => !nameParticles.has(word.toLowerCase()))
  return words.length >= 2 && words.length <= 4 && words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word))
}

/** What stands in lower case within names, and between two of them. */
const nameParticles: ReadonlySet<string> = new Set(
  'von vom zu zur van der den de del della di da do dos das du le la les el al bin ibn ben ter ten af av y e i et en und and og och och & + és и та'.split(
    ' ',
  ),
)

/** Whether a short text is a phrase and no name: it has words in lower case that names do not have. */
export const isPhrase = (text: string): boolean =>
  text.split(/[\s’']+/).some((word) => /^\p{Ll}{2,}/u.test(word) && !nameParticles.has(word))
