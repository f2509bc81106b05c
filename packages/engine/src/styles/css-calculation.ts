const nestingMax = 16
const tokensMax = 200

const functions: Record<string, (values: number[]) => number> = {
  calc: ([value = Number.NaN]) => value,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  clamp: ([low = Number.NaN, value = Number.NaN, high = Number.NaN]) => Math.max(low, Math.min(value, high)),
  abs: ([value = Number.NaN]) => Math.abs(value),
}

const token = /\s*(?:([\d.]+(?:e[+-]?\d+)?)(%|deg|rad|turn|grad)?|([a-z]+)\(|([a-z]+)|([-+*/(),]))/iy

const units: Record<string, number> = { deg: 1, rad: 180 / Math.PI, turn: 360, grad: 0.9 }

interface Scope {
  /** What a percentage of 100 stands for. */
  whole: number
  /** Values of named channels: `l`, `c`, `h`, `alpha`. */
  channels: Readonly<Record<string, number>>
}

/**
 * The number that a `calc()` or one of its kin comes to (CSS Values 4 § 10), or a plain number, percentage, angle or
 * channel name; angles in degrees. NaN for what it is not.
 */
export function calculate(text: string, scope: Scope): number {
  const tokens = tokensOf(text)
  if (tokens === null) return Number.NaN
  const reader = { tokens, at: 0, scope }
  const value = sum(reader, 0)
  return reader.at === tokens.length ? value : Number.NaN
}

function tokensOf(text: string): string[] | null {
  const tokens: string[] = []
  token.lastIndex = 0
  for (let at = 0; at < text.length && text.slice(at).trim() !== ''; at = token.lastIndex) {
    const match = token.exec(text)
    if (match === null || tokens.length >= tokensMax) return null
    tokens.push(match[0].trim().toLowerCase())
  }
  return tokens.length === 0 ? null : tokens
}

interface Reader {
  tokens: readonly string[]
  at: number
  scope: Scope
}

function sum(reader: Reader, depth: number): number {
  let value = product(reader, depth)
  for (let next = reader.tokens[reader.at]; next === '+' || next === '-'; next = reader.tokens[reader.at]) {
    reader.at++
    const right = product(reader, depth)
    value = next === '+' ? value + right : value - right
  }
  return value
}

function product(reader: Reader, depth: number): number {
  let value = operand(reader, depth)
  for (let next = reader.tokens[reader.at]; next === '*' || next === '/'; next = reader.tokens[reader.at]) {
    reader.at++
    const right = operand(reader, depth)
    value = next === '*' ? value * right : value / right
  }
  return value
}

function operand(reader: Reader, depth: number): number {
  const next = reader.tokens[reader.at++]
  if (next === undefined || depth > nestingMax) return Number.NaN
  if (next === '-' || next === '+') return (next === '-' ? -1 : 1) * operand(reader, depth + 1)
  if (next.endsWith('(')) return call(reader, next.slice(0, -1) || 'calc', depth)
  const match = /^([\d.]+(?:e[+-]?\d+)?)(%|deg|rad|turn|grad)?$/.exec(next)
  if (match === null) return reader.scope.channels[next] ?? constants[next] ?? Number.NaN
  const number = Number(match[1])
  if (match[2] === '%') return (number * reader.scope.whole) / 100
  return number * (units[match[2] ?? ''] ?? 1)
}

/** `none` counts as nothing (CSS Color 4 § 4.4). */
const constants: Record<string, number> = { none: 0, pi: Math.PI, e: Math.E }

function call(reader: Reader, name: string, depth: number): number {
  const values = [sum(reader, depth + 1)]
  while (reader.tokens[reader.at] === ',') {
    reader.at++
    values.push(sum(reader, depth + 1))
  }
  if (reader.tokens[reader.at++] !== ')') return Number.NaN
  return functions[name]?.(values) ?? Number.NaN
}
