/** Citations that resolve, and Markdown's links, images and definitions. */
import type { Emit, Stage } from './stage.ts'

export interface BracketRules {
  /** Whether an answer may cite this id. */
  isCitable(n: number): boolean
  /** Told of each id that is let through. */
  onCited(n: number): void
  isAllowedLink(url: string): boolean
  /** Hands on an allowed target of a link in its parentheses. */
  emitTarget(target: string): void
}

const citationCharactersMax = 48
const targetCharactersMax = 1_024
const bangsMax = 8

const citation = /^\s*\d+(?:\s*(?:[-–—,;]|\s)\s*\d+)*\s*$/

/**
 * What leaves keeps to rules that hold between neighbouring characters, so that nothing can come together from what is
 * left over: no `![`, no `]:`, and `](` only before a target that is allowed.
 */
export function brackets(rules: BracketRules, emit: Emit): Stage {
  let last = ''
  /** A space is held back until it is known whether what follows it is removed. */
  let hasSpace = false
  let isAfterRemoved = false
  let hasBackslash = false
  let bangs = 0
  /** From `[` on, as long as it may be a citation. */
  let held = ''
  let target: { text: string; depth: number } | null = null

  function out(character: string): void {
    if (character === '[' && last === '!') emit(' ')
    emit(character)
    last = character
  }

  const outAll = (text: string) => {
    for (const character of text) out(character)
  }

  function releaseSpace(): void {
    if (hasSpace) out(' ')
    hasSpace = false
    isAfterRemoved = false
  }

  function take(character: string): void {
    if (target !== null) takeTarget(target, character)
    else if (held === '') takeText(character)
    else if (character === ']') endCitation()
    else if (held.length < citationCharactersMax && /[\d,;\s\\–—-]/.test(character)) held += character
    else {
      releaseHeld()
      takeText(character)
    }
  }

  function takeText(character: string): void {
    if (character === '[') {
      bangs = 0
      hasBackslash = false
      held = '['
    } else if (character === '!') {
      hasBackslash = false
      if (bangs < bangsMax) bangs++
      else plain('!')
    } else if (character === '\\') {
      releaseMarks()
      hasBackslash = true
    } else {
      // A bracket that is shown as one could be read as a citation.
      if (/[()[\]:]/.test(character)) hasBackslash = false
      releaseMarks()
      plain(character)
    }
  }

  function releaseMarks(): void {
    if (hasBackslash) plain('\\')
    hasBackslash = false
    for (; bangs > 0; bangs--) plain('!')
  }

  function plain(character: string): void {
    if (character === ' ') {
      if (!isAfterRemoved) releaseSpace()
      hasSpace = true
      return
    }
    if (isAfterRemoved && /[\s.,;:!?)]/.test(character)) hasSpace = false
    releaseSpace()
    if (character === '(' && last === ']') target = { text: '', depth: 0 }
    else if (character !== ':' || last !== ']') out(character)
  }

  function releaseHeld(): void {
    releaseSpace()
    outAll(held.replaceAll('\\', ''))
    held = ''
  }

  function endCitation(): void {
    const inner = held.slice(1).replaceAll('\\', '')
    held = ''
    if (!citation.test(inner)) {
      releaseSpace()
      outAll(`[${inner}]`)
      return
    }
    const { kept, isWhole } = citedIn(inner, rules.isCitable)
    if (kept.length === 0) {
      isAfterRemoved = true
      return
    }
    releaseSpace()
    for (const n of kept) rules.onCited(n)
    outAll(isWhole ? `[${inner}]` : `[${kept.join(', ')}]`)
  }

  function takeTarget(open: { text: string; depth: number }, character: string): void {
    if (character === ')' && open.depth === 0) {
      target = null
      endTarget(open.text)
      return
    }
    if (character === '(') open.depth++
    if (character === ')') open.depth--
    open.text += character
    if (open.text.length > targetCharactersMax || open.text.endsWith('\n\n')) {
      target = null
      withoutMarks(open.text)
    }
  }

  function endTarget(text: string): void {
    const [url = '', ...title] = text.trim().split(/\s+/)
    const isTitled = /^["'(]/.test(title[0] ?? '')
    if (rules.isAllowedLink(url) && (title.length === 0 || isTitled) && !/[[\]()\\]/.test(url)) {
      rules.emitTarget(`(${url})`)
      last = ')'
    } else if (title.length > 0 && !isTitled) withoutMarks(text)
  }

  /** What was no target after all is text, without what could make it one. */
  const withoutMarks = (text: string) => outAll(` ${text.replace(/[[\]()!\\]/g, ' ').trim()}`)

  return {
    take,
    end() {
      if (target !== null) withoutMarks(target.text)
      target = null
      if (held !== '') releaseHeld()
      releaseMarks()
      if (!isAfterRemoved) releaseSpace()
    },
  }
}

const rangeMax = 100

/** The ids of `1, 3-5` that may be cited, in order. */
function citedIn(inner: string, isCitable: (n: number) => boolean): { kept: number[]; isWhole: boolean } {
  const named: number[] = []
  let isWhole = true
  for (const part of inner.replace(/\s*([-–—])\s*/g, '$1').split(/[,;\s]+/)) {
    if (part === '') continue
    const ends = part.split(/[-–—]/).map(Number)
    const [from, to] = [ends[0]!, ends.at(-1)!]
    if (ends.length > 2 || to < from || to - from > rangeMax) isWhole = false
    for (let n = from; n <= Math.min(to, from + rangeMax); n++) named.push(n)
  }
  const kept = [...new Set(named)].filter(isCitable)
  return { kept, isWhole: isWhole && kept.length === new Set(named).size && !/\b0/.test(inner) }
}
