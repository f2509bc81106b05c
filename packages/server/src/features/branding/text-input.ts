/** Name, footer and colour of a branding as people write them. */
import type { BrandingFault } from './branding-fault.ts'

export const textLengths = { name: 80, footer: 160 } as const
type TextField = keyof typeof textLengths

/** Besides controls, what changes the direction of the text around it and what breaks a line. */
const refusedCharacters = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u

/** What leaves nothing on paper: spaces, what Unicode says is not displayed by itself, and the blank of Braille. */
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u

/**
 * The same as a schema can state it: signs beyond U+FFFF are left out. What comes before the first visible character is told
 * from it by its class alone, so that no text is read twice.
 */
const refused = '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069'
const spaces = ' \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff'
const invisible =
  '\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200d\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\ufff0-\\ufffb'
export const linePattern = `^[${spaces}${invisible}]*[^${spaces}${invisible}${refused}][^${refused}]*$`

export const trimmedLine = (written: string): string => written.trim().normalize('NFC')

/** One line of text: its length is that without the spaces around it, in characters. */
export function lineFault(field: TextField, written: string): BrandingFault | null {
  const lengthMax = textLengths[field]
  if (refusedCharacters.test(written)) {
    const what = 'a control character, a line break or a character that changes the direction of text'
    return { field, code: 'INVALID_FORMAT', message: `“${field}” holds ${what}; leave it out.` }
  }
  const length = [...trimmedLine(written)].length
  if (length === 0) return { field, code: 'TOO_SHORT', message: `“${field}” is empty; leave it out or give a text.` }
  if (!visibleCharacter.test(written)) {
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
