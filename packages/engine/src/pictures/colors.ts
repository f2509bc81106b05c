import { converter, wcagLuminance } from 'culori'
import { parseColor } from '../styles/css-color.ts'
import type { PictureColor } from './picture.ts'

const oklab = converter('oklab')

export interface Lab {
  l: number
  a: number
  b: number
}

/** A colour as CSS writes it, as `#rrggbb`; null for what is none, or cannot be seen. */
export function hexOf(written: string): string | null {
  const color = parseColor(written)
  return color === null || color.alpha < 0.05 ? null : color.hex
}

function labOf(hex: string): Lab {
  const { l, a, b } = oklab(hex) ?? { l: 0, a: 0, b: 0 }
  return { l, a, b }
}

export const luminanceOf = (hex: string): number => wcagLuminance(hex)

/** Distance in OKLab: 0.02 can just be told apart, 0.08 are two tones of one colour. */
const distance = (one: Lab, other: Lab): number => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

/** Below, a colour reads as grey; dark and light colours need less to be seen as a colour than to be told from black. */
const chromaMin = 0.04

export function isChromatic(hex: string): boolean {
  const { l, a, b } = labOf(hex)
  return Math.hypot(a, b) >= chromaMin && l > 0.15 && l < 0.98
}

/** Tones that a reader takes for one colour are counted as the commonest of them; largest first, ties by name. */
export function merged(
  counts: ReadonlyMap<string, number>,
  { nearest, colorsMax }: { nearest: number; colorsMax: number },
) {
  const ordered = [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
  const total = ordered.reduce((sum, [, count]) => sum + count, 0)
  const groups: { hex: string; lab: Lab; count: number }[] = []
  for (const [hex, count] of ordered.slice(0, tonesMax)) {
    const lab = labOf(hex)
    const near = groups.find((group) => distance(group.lab, lab) < nearest)
    if (near !== undefined) near.count += count
    else groups.push({ hex, lab, count })
  }
  return groups
    .sort((one, other) => other.count - one.count || (one.hex < other.hex ? -1 : 1))
    .slice(0, colorsMax)
    .map(({ hex, count }): PictureColor => ({ hex, share: total === 0 ? 0 : Math.round((count / total) * 1e4) / 1e4 }))
}

/** Photographs have as many tones as pixels; each is compared with the groups before it. */
const tonesMax = 2_000
