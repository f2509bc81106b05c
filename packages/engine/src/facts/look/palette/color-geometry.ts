import { converter, differenceCiede2000, type Lab65, parse, wcagContrast } from 'culori'

/** What can be computed of one colour. */
export interface Appearance {
  /** OKLCH: lightness 0 to 1, chroma 0 to some 0.32, hue in degrees (0 where there is none). */
  lightness: number
  chroma: number
  hue: number
}

const toOklch = converter('oklch')
const toLab = converter('lab65')
const ciede2000 = differenceCiede2000()

const appearances = memo((hex): Appearance => {
  const { l, c, h = 0 } = toOklch(hex)!
  return { lightness: l, chroma: c, hue: h }
})
const labs = memo((hex): Lab65 => toLab(hex)!)

/** A bounded memo: the same few hundred colours are compared with each other again and again. */
function memo<Value>(compute: (hex: string) => Value): (hex: string) => Value {
  const known = new Map<string, Value>()
  return (hex) => {
    const value = known.get(hex)
    if (value !== undefined) return value
    if (known.size > 4_000) known.clear()
    const computed = compute(hex)
    known.set(hex, computed)
    return computed
  }
}

export const appearanceOf = appearances

/** CIEDE2000: 1 is just noticed, 5 is a sibling, 10 another shade, 20 another colour. */
export const distance = (one: string, other: string): number => (one === other ? 0 : ciede2000(labs(one), labs(other)))

/** Lightness counts for no less than this share of its difference (CIEDE2000, S_L at black and white). */
const lightnessShareMin = 1 / 1.75

/** Whether two colours are closer than `max`; most pairs are told apart by lightness alone. */
export function isCloser(one: string, other: string, max: number): boolean {
  if (one === other) return true
  const [first, second] = [labs(one), labs(other)]
  if (Math.abs(first.l - second.l) * lightnessShareMin >= max) return false
  return ciede2000(first, second) < max
}

/** Degrees between two hues, 0 to 180. */
export function hueGap(one: number, other: number): number {
  const gap = Math.abs(one - other) % 360
  return gap > 180 ? 360 - gap : gap
}

/** WCAG 2 contrast ratio, 1 to 21, to two places. */
export const contrastOf = (one: string, other: string): number =>
  Math.round(wcagContrast(parse(one)!, parse(other)!) * 100) / 100
