/** A part of our words: the site's own where it stands in quotation marks, which are not part of it. */
export interface Piece {
  text: string
  quoted: boolean
}

/** Our words, in which the site's stand between “ and ”: the outermost where they hold such marks themselves. */
export function quotedPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  const add = (piece: string, quoted: boolean) => {
    if (piece !== '' || quoted) pieces.push({ text: piece, quoted })
  }
  let from = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '“' && depth++ === 0) {
      add(text.slice(from, at), false)
      from = at + 1
    } else if (text[at] === '”' && depth > 0 && --depth === 0) {
      add(text.slice(from, at), true)
      from = at + 1
    }
  }
  // What was opened and never closed was no quotation.
  add(depth > 0 ? `“${text.slice(from)}` : text.slice(from), false)
  return pieces
}
