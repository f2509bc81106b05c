import { openingMark, signedInLine } from './speech-lines.ts'

/** The words of a line without marks around them, and who said them where the line says that, too. */
export interface PartedWords {
  words: string
  signed: string[]
}

const behindCharactersMax = 60
const wordsCharactersMin = 40

/** “It never rained in.” Ann Lee: who said it may stand in the line of the words, behind them or before. */
export function partedFromName(text: string): PartedWords {
  return introducedWords(text) ?? dashedWords(text) ?? markedWords(text) ?? { words: unmarked(text), signed: [] }
}

/** Ann Lee: “It never rained in.” · Ann Lee – “It never rained in.” */
function introducedWords(text: string): PartedWords | null {
  const introduced = /^(\p{Lu}[^:“„«"״]{1,40}?)(?::|\s[–—-])\s*([“„«"״].+[”“»"״])$/su.exec(text)
  if (introduced?.[1] === undefined || introduced[2] === undefined) return null
  const name = /^\p{Lu}\S*(?: \p{Lu}\S*)*/u.exec(introduced[1])?.[0]
  return { words: unmarked(introduced[2]), signed: name === undefined ? [] : [name] }
}

/** It never rained in. – Ann Lee, Leeds: without marks a sentence has to end before the dash. */
function dashedWords(text: string): PartedWords | null {
  const dashed =
    /^([^“”„«»"״「」].*[.!?…])\s+[–—-]\s?(\p{Lu}[\p{L}.’'-]*(?: [\p{L}.&’'-]+){0,4}(?:, [^.!?]{2,40})?)$/su.exec(text)
  if (dashed?.[1] === undefined || dashed[2] === undefined || dashed[1].length < wordsCharactersMin) return null
  return { words: unmarked(dashed[1]), signed: [dashed[2]] }
}

/** Whether a line ends with who said it, so that the next is somebody else's. */
export const isSigned = (text: string): boolean => signedInLine.test(text) || dashedWords(text) !== null

function markedWords(text: string): PartedWords | null {
  const end = openingMark.test(text) ? text.search(/[”“»"״」』›❞〟][^”“»"״」』›❞〟]*$/u) : -1
  const behind = text.slice(end + 1).trim()
  if (end < 8 || behind === '' || behind.length > behindCharactersMax) return null
  return {
    words: unmarked(text.slice(0, end)),
    signed: [behind.replace(/^[—–-]\s*/u, '').replace(/^\((.*)\)$/u, '$1')],
  }
}

/** “Begin.” — Ann Lee • “Go on.” — Bo Kerr: a collection of sayings. */
export const holdsSeveralSayings = (text: string): boolean =>
  /[”“»"״]\s*[—–-]\s*\p{Lu}[^“„«"״]{2,60}[“„«"״]/u.test(text)

const unmarked = (text: string) => text.replace(/^[\s“”„«"״「『‹❝〝]+/u, '').replace(/[\s“”„«»"״」』›❞〟]+$/u, '')
