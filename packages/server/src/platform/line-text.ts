/** One line of text that is shown to people: names and the like. */

/** Besides controls, what changes the direction of the text around it and what breaks a line. */
const refused = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** What leaves nothing on paper: spaces, what Unicode says is not displayed by itself, and the blank of Braille. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u

/** What is refused, in words for an error message. */
export const refusedInLine = 'a control character, a line break or a character that changes the direction of text'

export const isOneLine = (text: string): boolean => text.search(refused) === -1

/** With a space for each character that is refused. */
export const asOneLine = (text: string): string => text.replaceAll(refused, ' ')

export const isSeen = (text: string): boolean => visible.test(text)

const refusedClass = '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069'
const spaces = ' \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff'
const invisible =
  '\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200d\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\ufff0-\\ufffb'
/**
 * One line with something to see, as a schema can state it: signs beyond U+FFFF are left out. What comes before the first
 * visible character is told from it by its class alone, so that no text is read twice.
 */
export const linePattern = `^[${spaces}${invisible}]*[^${spaces}${invisible}${refusedClass}][^${refusedClass}]*$`
