/** The word that was probably meant; null when none is near. */
export function suggest(written: string, known: readonly string[]): string | null {
  const near = known
    .map((word) => ({ word, distance: word.startsWith(written) ? 1 : editDistance(written, word) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return near !== undefined && near.distance <= Math.max(1, Math.floor(written.length / 3)) ? near.word : null
}

/** Insertions, deletions and replacements from one word to the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= to.length; at++) {
      const replaced = row[at - 1]! + (to[at - 1] === letter ? 0 : 1)
      next.push(Math.min(replaced, row[at]! + 1, next[at - 1]! + 1))
    }
    row = next
  }
  return row[to.length]!
}
