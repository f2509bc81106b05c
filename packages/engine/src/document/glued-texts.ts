import {
  charactersOf,
  endOf,
  type FlatDocument,
  isBlock,
  parentOf,
  tagOf,
  textTag,
  unreadTags,
} from './flat-document.ts'

/**
 * Parts texts that only a style sheet sets apart: `<b>120 brands</b><span>Made behind their names</span>`, with no white
 * space between. Without it the words would run together, and a reader of the report sees “brandsMade”. A
 * zero-width space is put where two texts are told apart by how they are written: folding makes it a space, and whoever
 * asks for the white space of the markup still sees that there was none. A word coloured in two (`ev<b>ery</b>`) stays one.
 */
export function partGluedTexts(document: Pick<FlatDocument, 'tags' | 'parents' | 'ends' | 'texts'>): void {
  let left = -1
  for (let at = 0; at < document.tags.length; at++) {
    const tag = tagOf(document, at)
    if (tag !== textTag) {
      if (unreadTags.has(tag) || tag === 'svg') {
        at = endOf(document, at) - 1
        left = -1
      }
      continue
    }
    const right = at
    const [around, next] = [parentOf(document, left), parentOf(document, right)]
    if (left >= 0 && !(isBlock(document, around) && isBlock(document, next))) {
      const areSiblings = endOf(document, around) <= right && next > left
      const text = charactersOf(document, left)
      if (areGlued(text, charactersOf(document, right), areSiblings)) document.texts[left] = `${text}\u200b`
    }
    left = right
  }
}

/** Enough of a text to see how many words stand at its border. */
const borderCharacters = 80

function areGlued(before: string, after: string, areSiblings: boolean): boolean {
  const left = before.slice(-borderCharacters)
  const right = after.slice(0, borderCharacters)
  const last = /[\p{L}\p{N}.!?%+]$/u.exec(left)?.[0]
  if (last === undefined || !/^[\p{L}\p{N}]/u.test(right) || unspaced.test(last + right[0])) return false
  const beginsLarge = /^\p{Lu}/u.test(right)
  if (/[.!?]/.test(last)) return beginsLarge && /\p{Ll}[.!?]$/u.test(left) && hasWords(right)
  const beginsSmall = /^\p{Ll}/u.test(right)
  // A count and what is counted; “20” with “px” or “th” behind it is one word.
  if (/[\p{N}%+]/u.test(last)) {
    if (!areSiblings || !/^\P{L}*$/u.test(left.trim())) return areSiblings && beginsLarge && hasWords(left)
    return (last === '%' || last === '+' || /\d\d/.test(left)) && /^\p{L}{4}/u.test(right)
  }
  if (beginsSmall) return false
  return areSiblings ? hasWords(left) || hasWords(right) : hasWords(left) && hasWords(right) && /\p{Ll}$/u.test(last)
}

const hasWords = (text: string) => /\S\s+\S/.test(text)

/** Scripts that write no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
