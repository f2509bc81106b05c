/** Takes out every URL in running text that is not allowed, with and without a scheme. */
import { looksLikeLink } from './link-like.ts'
import { cutMark, type Emit, type Stage } from './stage.ts'

/** Longer than any name of a scheme, a host's label or a mailbox. */
const wordCharactersMax = 80
const runCharactersMax = 2_048

const isLetter = (character: string) => /[\p{L}\p{M}\p{N}]/u.test(character)
/** They are written without spaces: a sentence would be held back as if it were a word. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const urlMarks = new Set("-._~:/?#@!$&'()*+,;=%\\`")
const tells = /[.:/@]/

export interface LinkStage extends Stage {
  /** Hands on a text whose URL has been allowed already, whatever stands around it. */
  pass(text: string): void
}

/**
 * @param isAllowed whether a URL, with or without its scheme, or a mailbox may leave
 * @param left what later stages leave of a text: “evil.com” and a secret without a space between them are no URL yet
 */
export function links(isAllowed: (target: string) => boolean, emit: Emit, left: (text: string) => string): LinkStage {
  const isLink = (text: string) => looksLikeLink(text) || looksLikeLink(left(text))
  let run = ''
  let isTelling = false
  /** What stands before the run: a letter that needs no space after it, or the beginning of a word that has left. */
  let before: 'letter' | 'word' | 'other' = 'other'
  let isDropping = false

  const emitAll = (text: string) => {
    for (const character of text) emit(character)
  }

  function endRun(): void {
    if (run === '') return
    if (isTelling) judged(run)
    else emitAll(run)
    run = ''
    isTelling = false
  }

  function judged(text: string): void {
    if (!isLink(text) && (before === 'other' || !isLink(`x${text}`))) {
      emitAll(text)
      return
    }
    const start = startOfUrl(text)
    const end = endOfUrl(text, start)
    const target = text.slice(start, end)
    const isWhole = before === 'other' || (before === 'letter' && isLetter(text[0]!))
    emitAll(isWhole && isAllowed(target) ? text : text.slice(0, start) + cutMark + text.slice(end))
  }

  function take(character: string): void {
    const belongs =
      urlMarks.has(character) || (isLetter(character) && (run.includes('.') || !spaceless.test(character)))
    if (isDropping && belongs) return
    isDropping = false
    if (!belongs) {
      endRun()
      emit(character)
      before = isLetter(character) ? 'letter' : 'other'
      return
    }
    run += character
    isTelling ||= tells.test(character)
    if (!isTelling && run.length > wordCharactersMax) {
      emitAll(run)
      before = 'word'
      run = ''
    } else if (run.length > runCharactersMax) {
      // No text has a word of this length, and what it would be together with its end is not known.
      emit(cutMark)
      run = ''
      isTelling = false
      isDropping = true
    }
  }

  function pass(text: string): void {
    endRun()
    isDropping = false
    emitAll(text)
    before = 'other'
  }

  return { take, pass, end: endRun }
}

const opening = /["'(*_~`,;:!?#&$=+-]/
const closing = /["')*_~`.,;:!?…]/

function startOfUrl(text: string): number {
  let start = 0
  while (start < text.length && opening.test(text[start]!)) start++
  return start
}

/** A closing parenthesis belongs to the URL where one is opened in it. */
function endOfUrl(text: string, start: number): number {
  let end = text.length
  let unclosed = 0
  for (let at = start; at < text.length; at++) unclosed += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
  while (end > start && closing.test(text[end - 1]!)) {
    if (text[end - 1] === ')') {
      if (unclosed >= 0) break
      unclosed++
    }
    end--
  }
  return end
}
