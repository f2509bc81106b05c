/** Whole characters, and only those that a reader sees. */
import type { Emit } from './stage.ts'

/**
 * Control characters, marks of direction, joiners, fillers, tags, and selectors of variants: all that can hide a text in
 * a text.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u

/** Scripts that need joiners within words, and pictures that are put together by them. */
const joins =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u

const joiners = new Set(['\u200c', '\u200d', '\ufe0f'])

/** Hands on what is seen, and a joiner or a selector of emoji only after a character that may have one. */
export function seenCharacters(emit: Emit): Emit {
  let mayJoin = false
  return (character) => {
    if (character === '\u2028' || character === '\u2029') {
      emit('\n')
      mayJoin = false
    } else if ((character < '\u007f' && character >= ' ') || character === '\n' || character === '\t') {
      emit(character)
      mayJoin = false
    } else if (!unseen.test(character)) {
      emit(character)
      mayJoin = joins.test(character)
    } else if (mayJoin && joiners.has(character)) {
      emit(character)
      // A selector may be followed by a joiner, and nothing by a second of its kind.
      mayJoin = character === '\ufe0f'
    }
  }
}

/** Cuts pieces of a stream into code points; half a pair waits for its other half, and is dropped without it. */
export function codePoints(emit: Emit): (piece: string) => void {
  let high = ''
  return (piece) => {
    for (const character of high + piece) {
      high = ''
      if (/^[\ud800-\udbff]$/.test(character)) high = character
      else emit(character)
    }
  }
}
