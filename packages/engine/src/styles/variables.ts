import type { MatchBudget } from './attribute-tests.ts'
import { closingBracket } from './css-parts.ts'

const substitutionsMax = 16
const charactersMax = 10_000

/** Puts variables in (CSS Variables 1), with their fallbacks; undefined where one is missing or there are too many. */
export function resolveVariables(
  value: string,
  lookUp: (name: string) => string | undefined,
  budget: MatchBudget,
): string | undefined {
  let text = value
  for (let round = 0; round < substitutionsMax; round++) {
    if (text.length > charactersMax && round > 0) return undefined
    const at = text.indexOf('var(')
    if (at < 0) return text
    if (text.length > charactersMax) return undefined
    const end = closingBracket(text, at + 3)
    budget.steps -= 1 + (text.length >> 2)
    if (end < 0 || budget.steps < 0) return undefined
    const inner = text.slice(at + 4, end)
    const comma = inner.indexOf(',')
    const name = (comma < 0 ? inner : inner.slice(0, comma)).trim()
    const found = lookUp(name)
    const put = found ?? (comma < 0 ? undefined : inner.slice(comma + 1).trim())
    if (put === undefined) return undefined
    text = text.slice(0, at) + put + text.slice(end + 1)
  }
  return undefined
}
