/** Two letters: beyond them a suggestion is a guess. */
const lettersMax = 2

/**
 * The known word that was probably meant: at most two letters away, and of a short word at most a third of its letters.
 * Two neighbours that changed places count as one letter.
 * @returns null when none is near
 */
export function nearestWord(written: string, known: readonly string[]): string | null {
  const reach = Math.min(lettersMax, Math.max(1, Math.floor(written.length / 3)))
  let nearest: string | null = null
  let least = reach + 1
  for (const word of known) {
    // Also keeps a text of any length from being compared letter by letter.
    if (Math.abs(word.length - written.length) > reach) continue
    const distance = editDistance(written, word)
    if (distance >= least) continue
    nearest = word
    least = distance
  }
  return nearest
}

/** Letters inserted, deleted, replaced, or swapped with their neighbour (optimal string alignment). */
function editDistance(from: string, to: string): number {
  const at = (row: readonly number[], column: number) => row[column] ?? 0
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(last, column - 1) + (isSame ? 0 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
        isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}
