const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** Blocks that hold all characters of those scripts, and others besides. */
const mayBeUnspaced = /[\u0e00-\u0e7f\u2e80-\uffff]/

/** Words as a reader counts them; of scripts without spaces, two characters count as one. */
export function wordCount(text: string): number {
  // Most texts hold none of them, and are spared the search by script.
  if (!mayBeUnspaced.test(text)) return spacedWords(text)
  const characters = text.match(unspaced)?.length ?? 0
  return spacedWords(text.replace(unspaced, ' ')) + Math.ceil(characters / 2)
}

/** What white space and strokes part, and holds a letter or a digit. */
function spacedWords(text: string): number {
  let words = 0
  let isWord = false
  for (let at = 0; at < text.length; at++) {
    const sort = sortAt(text, at)
    if (sort === Sort.parting) isWord = false
    else if (sort === Sort.said && !isWord) {
      isWord = true
      words++
    }
  }
  return words
}

const Sort = { unmet: 0, parting: 1, said: 2, other: 3 } as const

/** By UTF-16 code unit, as they are met. */
const sortsMet = new Uint8Array(0x10000)

function sortAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  const met = sortsMet[unit]!
  if (met !== Sort.unmet) return met
  const isHalf = unit >= 0xd800 && unit <= 0xdfff
  const character = isHalf ? String.fromCodePoint(text.codePointAt(at)!) : text[at]!
  const sort = /[\s/–—|]/.test(character) ? Sort.parting : /[\p{L}\p{N}]/u.test(character) ? Sort.said : Sort.other
  // Half of a pair says nothing of the other half.
  if (!isHalf) sortsMet[unit] = sort
  return sort
}
