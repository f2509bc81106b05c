/** What sentences of the report repeat of the pages: the words in “…”, which may be shortened at their end. */
const quotedPiece = /“([^“”]+)”/g

/** Labels and names are too short to say anything to a model. */
const pieceCharactersMin = 12

const isFrom = (piece: string, texts: readonly string[]) => {
  const words = piece.replace(/…$/, '').trim()
  return words.length < pieceCharactersMin || texts.some((text) => text.includes(words))
}

/** Whether all that a sentence repeats stands in one of these texts. */
export const isQuotedFrom = (sentence: string, texts: readonly string[]): boolean =>
  [...sentence.matchAll(quotedPiece)].every(([, piece = '']) => isFrom(piece, texts))

/** The sentence without what it repeats from elsewhere. */
export const withPiecesFrom = (sentence: string, texts: readonly string[]): string =>
  sentence.replace(quotedPiece, (whole, piece: string) => (isFrom(piece, texts) ? whole : '“…”'))
