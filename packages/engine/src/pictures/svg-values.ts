import { functions } from './svg-names.ts'

/** Letters, digits and the signs of numbers, colours and transformations; no quote, no bracket of markup, no escape. */
const plainValue = /^[\w\s#.,()%+\-/]*$/
const reference = /^url\(\s*(["']?)#([\w.:-]{1,100})\1\s*\)/i
const shortCharactersMax = 1_000

/** An attribute's value, if it is harmless: `currentColor` and references in their plain form; undefined else. */
export function safeValue(name: string, written: string, color: string): string | undefined {
  const value = written.trim()
  if (name === 'd' || name === 'points') return /^[\w\s.,+-]*$/.test(value) ? value : undefined
  if (value === '' || value.length > shortCharactersMax) return undefined
  const referred = reference.exec(value)
  if (referred !== null) return `url(#${referred[2]})`
  if (/^(?:inherit|initial|unset|revert|context-fill|context-stroke)$/i.test(value)) return undefined
  if (/^currentcolor$/i.test(value)) return color
  const unquoted = name === 'font-family' ? value.replace(/["']/g, '') : value.replace(/\s*!\s*important$/i, '')
  if (!plainValue.test(unquoted)) return undefined
  for (const [, called] of unquoted.matchAll(/([\w-]*)\s?\(/g)) {
    if (!functions.has(called!.toLowerCase())) return undefined
  }
  return unquoted
}

/** Pixels: plain numbers and those with `px`. */
export function numberOf(written: string | undefined): number | null {
  const match = /^[-+]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})(?=(?:px)?$)/.exec(written?.trim().slice(0, 40) ?? '')
  const number = match === null ? Number.NaN : Number(match[0])
  return Number.isFinite(number) ? number : null
}

/** The id in `#id`; null for any other URL. */
export function fragmentOf(href: string | undefined): string | null {
  const fragment = href?.slice(0, 300).trim()
  return fragment?.startsWith('#') && fragment.length > 1 ? fragment.slice(1) : null
}
