/** The report in the brand's own colour, as far as it can be read. */
import { converter, formatHex, wcagContrast } from 'culori'

export interface Accent {
  /** On the light page: text and lines. */
  light: string
  /** On the dark page. */
  dark: string
  /** Faint grounds of the same hue. */
  lightTint: string
  darkTint: string
}

export const lightPage = '#fbfaf7'
export const darkPage = '#171614'

const toOklch = converter('oklch')
/** Where the brand has no colour that is one: an ink of our own. */
const ownHue = '#2c4a6b'
/** A navy so dark that it reads as black is no accent while the brand has a brighter colour. */
const chromaMin = 0.04
const vividChromaMin = 0.09
/** WCAG AA for text, with a little to spare for the tints. */
const contrastMin = 5.2

/**
 * @param colors `#rrggbb`, best first; the first that has a clear hue is taken
 * @param otherwise where none has one
 */
export function accentOf(colors: readonly string[], otherwise = ownHue): Accent {
  const withChroma = (min: number) => colors.find((color) => (toOklch(color)?.c ?? 0) >= min)
  const hex = withChroma(vividChromaMin) ?? withChroma(chromaMin) ?? otherwise
  const { c, h = 0 } = toOklch(hex) ?? { c: 0.06, h: 250 }
  const tint = (l: number, chroma: number) => formatHex({ mode: 'oklch', l, c: Math.min(c, chroma), h })
  const lightTint = tint(0.955, 0.022)
  const darkTint = tint(0.25, 0.03)
  return {
    light: readable(hex, lightTint, -0.02),
    dark: readable(hex, darkTint, 0.02),
    lightTint,
    darkTint,
  }
}

/** The colour itself where it can be read on that ground, else the nearest in lightness that can. */
function readable(hex: string, ground: string, step: number): string {
  const { l = 0.5, c = 0, h = 0 } = toOklch(hex) ?? {}
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += step) {
    const candidate = formatHex({ mode: 'oklch', l: lightness, c, h })
    if (wcagContrast(candidate, ground) >= contrastMin) return candidate
  }
  return step < 0 ? '#000000' : '#ffffff'
}

/** Black or white, whichever reads better on that ground, with its contrast. */
export function textOn(ground: string): { color: string; contrast: number } {
  const [light, dark] = [wcagContrast('#ffffff', ground), wcagContrast('#14120f', ground)]
  return light >= dark ? { color: '#ffffff', contrast: light } : { color: '#14120f', contrast: dark }
}

export const contrastOf = (one: string, other: string): number => wcagContrast(one, other)
