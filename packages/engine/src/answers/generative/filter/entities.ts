/** Character references of HTML, of which Markdown makes the characters that the later stages look for. */
import type { Emit, Stage } from './stage.ts'

const named: Record<string, string> = {
  amp: '&',
  AMP: '&',
  apos: "'",
  ast: '*',
  bsol: '\\',
  colon: ':',
  comma: ',',
  commat: '@',
  dash: '‐',
  dollar: '$',
  equals: '=',
  excl: '!',
  grave: '`',
  gt: '>',
  GT: '>',
  hyphen: '‐',
  lbrack: '[',
  lowbar: '_',
  lpar: '(',
  lsqb: '[',
  lt: '<',
  LT: '<',
  nbsp: '\u00a0',
  NewLine: '\n',
  num: '#',
  percnt: '%',
  period: '.',
  plus: '+',
  quest: '?',
  quot: '"',
  QUOT: '"',
  rbrack: ']',
  rpar: ')',
  rsqb: ']',
  semi: ';',
  sol: '/',
  Tab: '\t',
}

const charactersMax = 40
const reference = /^&(?:#(\d+)|#[xX]([\da-fA-F]+)|(\w+));$/
/** Old ones are read without their semicolon too, whatever follows. */
const unended = /^&(?:#(\d+)|#[xX]([\da-fA-F]+)|(lt|gt|LT|GT))/

/** What is decoded is read once more, as `&amp;lt;` hides one in another; each is shorter than what it was made of. */
export function entities(emit: Emit): Stage {
  let held = ''

  function take(character: string): void {
    if (held === '') {
      if (character === '&') held = '&'
      else emit(character)
      return
    }
    if (character === ';') {
      const whole = `${held};`
      held = ''
      const decoded = decode(reference.exec(whole))
      if (decoded === null) emitAll(whole)
      else takeAll(decoded)
    } else if (/^[\w#]$/.test(character) && held.length < charactersMax) held += character
    else {
      release()
      take(character)
    }
  }

  function release(): void {
    const text = held
    held = ''
    const match = unended.exec(text)
    const decoded = decode(match)
    if (match === null || decoded === null) emitAll(text)
    else {
      takeAll(decoded)
      takeAll(text.slice(match[0].length))
    }
  }

  function takeAll(text: string): void {
    for (const character of text) take(character)
  }

  function emitAll(text: string): void {
    for (const character of text) emit(character)
  }

  return {
    take,
    end() {
      while (held !== '') release()
    },
  }
}

/** @returns null for what names no character */
function decode(match: RegExpExecArray | null): string | null {
  if (match === null) return null
  const [, decimal, hex, name] = match
  if (name !== undefined) return Object.hasOwn(named, name) ? named[name]! : null
  const point = decimal === undefined ? Number.parseInt(hex!, 16) : Number.parseInt(decimal, 10)
  // What no text can hold is shown as nothing, and so is a half of a pair.
  return point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? '' : String.fromCodePoint(point)
}
