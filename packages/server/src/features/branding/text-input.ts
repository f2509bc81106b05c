/** Name, footer and colour of a branding as people write them. */
import { isOneLine, isSeen, refusedInLine } from '../../platform/line-text.ts'
import type { BrandingFault } from './branding-fault.ts'

export const textLengths = { name: 80, footer: 160 } as const
type TextField = keyof typeof textLengths

export const trimmedLine = (written: string): string => written.trim().normalize('NFC')

/** One line of text: its length is that without the spaces around it, in characters. */
export function lineFault(field: TextField, written: string): BrandingFault | null {
  const lengthMax = textLengths[field]
  if (!isOneLine(written)) {
    return { field, code: 'INVALID_FORMAT', message: `“${field}” holds ${refusedInLine}; leave it out.` }
  }
  const length = [...trimmedLine(written)].length
  if (length === 0) return { field, code: 'TOO_SHORT', message: `“${field}” is empty; leave it out or give a text.` }
  if (!isSeen(written)) {
    const right = `give a text of 1 to ${lengthMax} characters, at least one of them visible`
    return {
      field,
      code: 'INVALID_FORMAT',
      message: `“${field}” holds nothing that can be seen; leave it out or ${right}.`,
    }
  }
  if (length <= lengthMax) return null
  return {
    field,
    code: 'TOO_LONG',
    message: `“${field}” has ${length} characters; at most ${lengthMax} are allowed.`,
  }
}

export const colorPattern = '^#[0-9A-Fa-f]{6}$'
const colorForm = new RegExp(colorPattern)
const shownCharacters = 60

export function colorFault(written: string): BrandingFault | null {
  if (colorForm.test(written)) return null
  const shown = written.slice(0, shownCharacters).toWellFormed()
  const message = `“color” is “${shown}”; it takes six hexadecimal digits after a #, such as #0a7d55.`
  return { field: 'color', code: 'INVALID_FORMAT', message }
}

/** The same colour has one spelling. */
export const foldedColor = (written: string): string => written.toLowerCase()
