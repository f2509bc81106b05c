import type { Declaration } from './parse-css.ts'
import { isWanted } from './wanted-properties.ts'

const styleCharactersMax = 10_000

/** Declarations of a `style` attribute; semicolons within brackets and quotes do not part. */
export function inlineDeclarations(style: string | undefined): Declaration[] {
  if (style === undefined || style === '') return []
  const declarations: Declaration[] = []
  for (const part of atSemicolons(style.slice(0, styleCharactersMax))) {
    const colon = part.indexOf(':')
    if (colon < 0) continue
    const written = part.slice(0, colon).trim()
    const property = written.startsWith('--') ? written : written.toLowerCase()
    if (!isWanted(property)) continue
    const value = part.slice(colon + 1).trim()
    const bang = value.lastIndexOf('!')
    const important = bang >= 0 && /^!\s*important$/i.test(value.slice(bang))
    declarations.push({ property, value: important ? value.slice(0, bang).trim() : value, important })
  }
  return declarations
}

const closers: Record<string, string> = { '"': '"', "'": "'", '(': ')' }

/** By hand: an expression would try each of many opening brackets to the end of the text. */
function atSemicolons(style: string): string[] {
  const parts: string[] = []
  /** What has no closing counterpart any more stands for itself. */
  const unclosed = new Set<string>()
  let start = 0
  for (let at = 0; at < style.length; at++) {
    const character = style.charAt(at)
    if (character === ';') {
      parts.push(style.slice(start, at))
      start = at + 1
      continue
    }
    const closer = closers[character]
    if (closer === undefined || unclosed.has(character)) continue
    const end = style.indexOf(closer, at + 1)
    if (end < 0) unclosed.add(character)
    else at = end
  }
  parts.push(style.slice(start))
  return parts
}
