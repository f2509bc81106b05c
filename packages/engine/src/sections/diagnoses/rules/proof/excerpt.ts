import { inQuotes } from '../../../../writing/quoted-words.ts'

/** Words of a line in quotes, cut so that what it is quoted for stays: the end of a long line is cut by inQuotes, its beginning here. */
export function quotedAround(text: string, kept: string, charactersMax: number): string {
  const at = text.toLowerCase().indexOf(kept.toLowerCase())
  if (text.length <= charactersMax || at + kept.length <= charactersMax * 0.8) return inQuotes(text, charactersMax)
  const from = text.indexOf(' ', Math.max(0, at - Math.floor(charactersMax / 2))) + 1
  return inQuotes(`…${text.slice(Math.min(from, at))}`, charactersMax)
}
