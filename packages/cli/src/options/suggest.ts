import { nearestWord } from '@brandprint/engine/nearest-word'

/** The word that was probably meant: one that begins like that, or is a typing mistake away; null when none is near. */
export function suggest(written: string, known: readonly string[]): string | null {
  const begun = written === '' ? undefined : known.find((word) => word.startsWith(written))
  return begun ?? nearestWord(written, known)
}
