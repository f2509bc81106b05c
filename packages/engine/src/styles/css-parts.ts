/** Parts of a value at a separator that stands outside of brackets and quotes; a space stands for any white space. */
export function partsAt(text: string, separator: ',' | '/' | ' '): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let start = 0
  const push = (end: number) => {
    const part = text.slice(start, end).trim()
    if (part !== '' || separator === ',') parts.push(part)
    start = end + 1
  }
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '(') depth++
    else if (character === ')') depth--
    else if (depth === 0 && (separator === ' ' ? character.trim() === '' : character === separator)) push(at)
  }
  push(text.length)
  return parts
}

/** Where the bracket that opens at `open` is closed; -1 where it is not. */
export function closingBracket(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return -1
}
