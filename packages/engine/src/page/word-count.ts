const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** Blocks that hold all characters of those scripts, and others besides. */
const mayBeUnspaced = /[\u0e00-\u0e7f\u2e80-\uffff]/

/** Words as a reader counts them; of scripts without spaces, two characters count as one. */
export function wordCount(text: string): number {
  // Most texts hold none of them, and are spared the search by script.
  const isSpaced = !mayBeUnspaced.test(text)
  const characters = isSpaced ? 0 : (text.match(unspaced)?.length ?? 0)
  const words = (isSpaced ? text : text.replace(unspaced, ' '))
    .split(/[\s/–—|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return words + Math.ceil(characters / 2)
}
