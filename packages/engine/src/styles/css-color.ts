import { type Color, converter, parse } from 'culori'
import { calculate } from './css-calculation.ts'
import { partsAt } from './css-parts.ts'
import { systemColors } from './system-colors.ts'

/** A colour of a stylesheet, brought to sRGB. */
export interface CssColor {
  /** `#rrggbb`; what lies outside of sRGB is clipped. */
  hex: string
  /** 0 to 1. */
  alpha: number
}

export interface ColorSurroundings {
  /** What `currentColor` stands for, as written. */
  currentColor?: string | undefined
  /** Whether the dark one of `light-dark()` is meant. */
  scheme?: 'light' | 'dark'
}

const nestingMax = 8
const colorCharactersMax = 1_000

const toRgb = converter('rgb')

/**
 * Reads a colour in any form of CSS Color 4 and 5: hex, named, system, `rgb()` to `oklch()`, `color()`, `color-mix()`,
 * relative colours, `light-dark()`. Variables have been put in before.
 * @returns null for what is no colour
 */
export function parseColor(written: string, surroundings: ColorSurroundings = {}): CssColor | null {
  const plain = plainColor(written)
  if (plain !== null) return plain
  if (surroundings.currentColor !== undefined || surroundings.scheme !== undefined)
    return readColor(written, surroundings)
  const known = readBefore.get(written)
  if (known !== undefined) return known
  const color = readColor(written, surroundings)
  if (readBefore.size >= rememberedMax) readBefore.clear()
  if (written.length <= rememberedCharactersMax) readBefore.set(written, color)
  return color
}

/** Sheets write the same few hundred colours, and words that are none, again and again. */
const readBefore = new Map<string, CssColor | null>()
const rememberedMax = 2_000
const rememberedCharactersMax = 100

function readColor(written: string, surroundings: ColorSurroundings): CssColor | null {
  const color = read(written, surroundings, 0)
  return color === null ? null : toCssColor(color)
}

/** Nearly all colours of real sheets, without the library. */
function plainColor(written: string): CssColor | null {
  const [, digits, alpha] = /^\s*#([0-9a-f]{6})([0-9a-f]{2})?\s*$/i.exec(written) ?? []
  if (digits === undefined) return null
  return { hex: `#${digits.toLowerCase()}`, alpha: alpha === undefined ? 1 : Number.parseInt(alpha, 16) / 255 }
}

const byte = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value || 0)) * 255)
    .toString(16)
    .padStart(2, '0')

function toCssColor(color: Color): CssColor {
  const { r, g, b, alpha = 1 } = toRgb(color)
  return { hex: `#${byte(r)}${byte(g)}${byte(b)}`, alpha: Math.min(1, Math.max(0, alpha)) }
}

function read(written: string, surroundings: ColorSurroundings, depth: number): Color | null {
  const text = written.trim().toLowerCase()
  if (text === '' || text.length > colorCharactersMax || depth > nestingMax) return null
  if (text === 'currentcolor') {
    return surroundings.currentColor === undefined
      ? null
      : read(surroundings.currentColor, { ...surroundings, currentColor: undefined }, depth + 1)
  }
  const open = text.indexOf('(')
  if (open < 0) return /^[#a-z0-9]+$/.test(text) ? parsed(systemColors[text] ?? text) : null
  if (!text.endsWith(')')) return null
  const name = text.slice(0, open)
  const inside = text.slice(open + 1, -1)
  if (name === 'light-dark') {
    const [light, dark] = partsAt(inside, ',')
    const chosen = surroundings.scheme === 'dark' ? dark : light
    return chosen === undefined ? null : read(chosen, surroundings, depth + 1)
  }
  const again = (inner: string) => read(inner, surroundings, depth + 1)
  if (name === 'color-mix') return mix(inside, again)
  if (/^\s*from\s/.test(inside)) return relative(name, inside, again)
  if (/\b(?:calc|min|max|clamp)\(/.test(inside)) return calculated(name, inside)
  return parsed(text)
}

/** The library throws at units that it does not know: `rgb(1px 2 3)`. */
function parsed(text: string): Color | null {
  try {
    return parse(text) ?? null
  } catch {
    return null
  }
}

interface Channel {
  name: string
  /** What 100 % of it is in CSS. */
  whole: number
  /** Its CSS value over the library's. */
  scale: number
}

interface Space {
  mode: Color['mode']
  channels: readonly Channel[]
}

const colorSpace = (mode: Color['mode'], ...channels: [name: string, whole: number, scale: number][]): Space => ({
  mode,
  channels: channels.map(([name, whole, scale]) => ({ name, whole, scale })),
})

const unit = (mode: Color['mode'], letters: string): Space =>
  colorSpace(mode, ...Array.from(letters, (name): [string, number, number] => [name, 1, 1]))

/** CSS Color 4 § 10 and 16: the spaces, their channels and what their percentages refer to. */
const spaces: Record<string, Space> = {
  rgb: colorSpace('rgb', ['r', 255, 255], ['g', 255, 255], ['b', 255, 255]),
  hsl: colorSpace('hsl', ['h', 360, 1], ['s', 100, 100], ['l', 100, 100]),
  hwb: colorSpace('hwb', ['h', 360, 1], ['w', 100, 100], ['b', 100, 100]),
  lab: colorSpace('lab', ['l', 100, 1], ['a', 125, 1], ['b', 125, 1]),
  lch: colorSpace('lch', ['l', 100, 1], ['c', 150, 1], ['h', 360, 1]),
  oklab: colorSpace('oklab', ['l', 1, 1], ['a', 0.4, 1], ['b', 0.4, 1]),
  oklch: colorSpace('oklch', ['l', 1, 1], ['c', 0.4, 1], ['h', 360, 1]),
  srgb: unit('rgb', 'rgb'),
  'srgb-linear': unit('lrgb', 'rgb'),
  'display-p3': unit('p3', 'rgb'),
  'a98-rgb': unit('a98', 'rgb'),
  'prophoto-rgb': unit('prophoto', 'rgb'),
  rec2020: unit('rec2020', 'rgb'),
  xyz: unit('xyz65', 'xyz'),
  'xyz-d65': unit('xyz65', 'xyz'),
  'xyz-d50': unit('xyz50', 'xyz'),
}

/** `rgba()` and `hsla()` are the same functions (CSS Color 4 § 5.1). */
const spaceOfFunction = (name: string): Space | undefined => spaces[name.replace(/^(rgb|hsl)a$/, '$1')]

type Channels = Record<string, number>

const channelsOf = (color: Color, { mode, channels }: Space): Channels => {
  const converted = converter(mode)(color) as unknown as Channels
  return Object.fromEntries(channels.map(({ name, scale }) => [name, (converted[name] ?? 0) * scale]))
}

function colorOf(space: Space, values: readonly number[], alpha: number): Color | null {
  if (![...values, alpha].every(Number.isFinite)) return null
  const color: Record<string, number | string> = { mode: space.mode, alpha: Math.min(1, Math.max(0, alpha)) }
  for (const [index, { name, scale }] of space.channels.entries()) color[name] = (values[index] ?? 0) / scale
  return color as unknown as Color
}

type ReadColor = (written: string) => Color | null

/** `oklch(from <color> l calc(c * .5) h / 50%)` (CSS Color 5 § 4); `color(from <color> srgb r g b)`. */
function relative(name: string, inside: string, read: ReadColor): Color | null {
  const [written = '', alphaWritten] = partsAt(inside, '/')
  const [, origin = '', ...rest] = partsAt(written, ' ')
  const base = read(origin)
  const space = name === 'color' ? spaces[rest.shift() ?? ''] : spaceOfFunction(name)
  if (base === null || space === undefined) return null
  const channels: Channels = { alpha: base.alpha ?? 1, ...channelsOf(base, space) }
  return components(space, rest, alphaWritten ?? 'alpha', channels)
}

function calculated(name: string, inside: string): Color | null {
  const [written = '', slashed] = partsAt(inside, '/')
  const parts = partsAt(written, ',')
  const values = parts.length > 1 ? parts : partsAt(written, ' ')
  const space = name === 'color' ? spaces[values.shift() ?? ''] : spaceOfFunction(name)
  return space === undefined ? null : components(space, values.slice(0, 3), slashed ?? values[3] ?? '1', {})
}

function components(space: Space, written: readonly string[], alpha: string, channels: Channels): Color | null {
  if (written.length !== 3) return null
  const values = space.channels.map(({ whole }, index) => calculate(written[index] ?? '', { whole, channels }))
  return colorOf(space, values, calculate(alpha, { whole: 1, channels }))
}

/** `color-mix(in oklch longer hue, <color> 20%, <color>)` (CSS Color 5 § 3). */
function mix(inside: string, read: ReadColor): Color | null {
  const parts = partsAt(inside, ',')
  const method = (parts[0]?.trim().startsWith('in ') && parts.shift()) || 'in oklab'
  const [, spaceName = '', hueWay = 'shorter'] = method.trim().split(/\s+/)
  const space = spaces[spaceName]
  if (space === undefined || parts.length !== 2) return null
  const [first, second] = parts.map((part) => mixed(part, read))
  if (first === undefined || second === undefined || first === null || second === null) return null
  const shares = sharesOf(first.share, second.share)
  if (shares === null) return null
  return blend(space, [first.color, second.color], shares, hueWay)
}

function mixed(part: string, read: ReadColor): { color: Color; share: number | null } | null {
  const words = partsAt(part, ' ')
  const at = words.findIndex((word) => word.endsWith('%') || word.startsWith('calc('))
  const amount = words[at]
  const share = amount === undefined ? null : calculate(amount, { whole: 1, channels: {} })
  const color = read(words.filter((_, index) => index !== at).join(' '))
  return color === null || (share !== null && !(share >= 0 && share <= 1)) ? null : { color, share }
}

/** The two shares and, where they come to less than a whole, what remains opaque. */
function sharesOf(first: number | null, second: number | null) {
  const one = first ?? (second === null ? 0.5 : 1 - second)
  const two = second ?? 1 - one
  const total = one + two
  if (total === 0) return null
  return { first: one / total, second: two / total, opacity: Math.min(1, total) }
}

function blend(
  space: Space,
  [one, two]: [Color, Color],
  { first, second, opacity }: { first: number; second: number; opacity: number },
  hueWay: string,
): Color | null {
  const [alphaOne, alphaTwo] = [one.alpha ?? 1, two.alpha ?? 1]
  const alpha = alphaOne * first + alphaTwo * second
  const [left, right] = [channelsOf(one, space), channelsOf(two, space)]
  const values = space.channels.map(({ name }) => {
    const [from, to] = [left[name] ?? 0, right[name] ?? 0]
    if (name === 'h') return mixedHue(from, to, hueShare(one, two, second), hueWay)
    // Premultiplied: what is transparent lends no colour (CSS Color 4 § 12.3).
    return alpha === 0 ? 0 : (from * alphaOne * first + to * alphaTwo * second) / alpha
  })
  return colorOf(space, values, alpha * opacity)
}

/** The hue of what has none, or is not seen, is that of the other (CSS Color 4 § 12.2). */
function hueShare(one: Color, two: Color, second: number): number {
  const hasHue = (color: Color) => (color.alpha ?? 1) > 0 && (converter('oklch')(color).c ?? 0) > 0.002
  if (!hasHue(one)) return 1
  return hasHue(two) ? second : 0
}

function mixedHue(from: number, to: number, share: number, way: string): number {
  let difference = (((to - from) % 360) + 360) % 360
  if (way === 'shorter' && difference > 180) difference -= 360
  if (way === 'longer' && difference > 0 && difference < 180) difference -= 360
  if (way === 'decreasing' && difference > 0) difference -= 360
  return (((from + difference * share) % 360) + 360) % 360
}
