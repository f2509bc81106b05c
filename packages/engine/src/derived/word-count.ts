const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** Words as a reader counts them; of scripts without spaces, two characters count as one. */
export function wordCount(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0
  const words = text
    .replace(unspaced, ' ')
    .split(/[\s/–—|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return words + Math.ceil(characters / 2)
}
