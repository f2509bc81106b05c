import { closingBracket } from './css-parts.ts'

const colorFunctions = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark device-cmyk'.split(' '),
)
const valueCharactersMax = 10_000

const word = /#[0-9a-f]{3,8}(?![0-9a-z_-])|["']|(?<![\w-])-*[a-z][a-z0-9-]*(?![\w-])(\()?/gi

/**
 * The parts of a value that may be colours, as written and in order: those of a gradient, the colour of a border or of
 * a background shorthand. Words are given as they stand; most of them are no colours.
 */
export function colorPartsIn(value: string, partsMax: number): string[] {
  const text = value.slice(0, valueCharactersMax)
  const parts: string[] = []
  word.lastIndex = 0
  for (let match = word.exec(text); match !== null && parts.length < partsMax; match = word.exec(text)) {
    const [found, bracket] = match
    if (found === '"' || found === "'") {
      const end = text.indexOf(found, match.index + 1)
      if (end < 0) break
      word.lastIndex = end + 1
      continue
    }
    if (bracket === undefined) {
      parts.push(found)
      continue
    }
    const name = found.slice(0, -1).toLowerCase()
    if (name !== 'url' && !colorFunctions.has(name)) continue
    const end = closingBracket(text, match.index + name.length)
    if (end < 0) break
    if (name !== 'url') parts.push(text.slice(match.index, end + 1))
    word.lastIndex = end + 1
  }
  return parts
}
