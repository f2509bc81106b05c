/** Where a text stops being JSON. `JSON.parse` names the place of some mistakes only, and quotes the text around it. */

export interface JsonFault {
  /** From 1. */
  line: number
  /** From 1, in characters. */
  column: number
  /** What is wrong there, without quoting the text. */
  reason: string
}

const space = /[ \t\n\r]*/y
// Between the quotes: no control character, no quote, and a backslash only in an escape.
const string = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
// The longest valid beginning of a string.
const stringStart = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y
const scalar = /(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)/y

class Fault {
  readonly at: number
  readonly reason: string
  constructor(at: number, reason: string) {
    this.at = at
    this.reason = reason
  }
}

/** @param text that `JSON.parse` refused, and that is nested no deeper than a call stack */
export function jsonFault(text: string): JsonFault {
  const { at, reason } = firstFault(text)
  const before = text.slice(0, at)
  const lineStart = before.lastIndexOf('\n') + 1
  return {
    line: before.split('\n').length,
    column: [...before.slice(lineStart)].length + 1,
    reason: at >= text.length ? 'it ends too early' : reason,
  }
}

function firstFault(text: string): Fault {
  let at = 0

  /** The length of what the expression finds here, 0 for nothing; moves behind it. */
  function take(expression: RegExp): number {
    expression.lastIndex = at
    const length = expression.exec(text)?.[0].length ?? 0
    at += length
    return length
  }

  function takeMark(mark: string): boolean {
    take(space)
    if (text[at] !== mark) return false
    at++
    return true
  }

  function readString(): void {
    const start = at
    if (take(string) > 0) return
    take(stringStart)
    if (at === start)
      throw new Fault(at, text[at] === "'" ? 'texts stand in double quotes' : 'a name in double quotes is expected')
    if (text[at] === '\\') throw new Fault(at, 'there is no such escape')
    throw new Fault(at, 'a text ends on its line; a line break in it is written \\n')
  }

  function readValue(): void {
    take(space)
    if (text[at] === '"') readString()
    else if (takeMark('{')) readEntries('}', readMember)
    else if (takeMark('[')) readEntries(']', readValue)
    else if (take(scalar) === 0) {
      throw new Fault(at, text[at] === "'" ? 'texts stand in double quotes' : 'a value is expected')
    }
  }

  function readMember(): void {
    take(space)
    readString()
    if (!takeMark(':')) throw new Fault(at, 'a colon is expected')
    readValue()
  }

  function readEntries(end: '}' | ']', readEntry: () => void): void {
    if (takeMark(end)) return
    for (;;) {
      readEntry()
      if (takeMark(end)) return
      if (!takeMark(',')) throw new Fault(at, `a comma or ${end} is expected`)
      const comma = at - 1
      take(space)
      if (text[at] === end) throw new Fault(comma, `there is no comma before ${end}`)
    }
  }

  try {
    readValue()
    take(space)
    return new Fault(at, 'nothing may follow the value')
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}
