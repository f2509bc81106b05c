import { hexOf, luminanceOf, merged } from './colors.ts'
import type { PictureColor } from './picture.ts'

const colorsMax = 12
/** Tones of a gradient are colours of their own. */
const nearest = 0.02
const gradientsLinkedMax = 4

/** Gathers the colours of a drawing, each by the room that the shapes of that colour take. */
export function createColorScale() {
  const weights = new Map<string, number>()
  const stops = new Map<string, string[]>()
  const links = new Map<string, string>()
  const areas = new Map<string, number>()
  const add = (counts: Map<string, number>, key: string, area: number) => counts.set(key, (counts.get(key) ?? 0) + area)

  /** A colour, or the gradient that it refers to; false for none. */
  function paint(written: string, area: number): boolean {
    const gradient = /^url\(#(.+)\)$/.exec(written)?.[1]
    if (gradient !== undefined) {
      add(areas, gradient, area)
      return true
    }
    const hex = hexOf(written)
    if (hex !== null) add(weights, hex, area)
    return hex !== null
  }

  function stopsOf(gradient: string): string[] {
    let id: string | undefined = gradient
    for (let step = 0; step < gradientsLinkedMax && id !== undefined; step++) {
      const own = stops.get(id)
      if (own !== undefined) return own
      id = links.get(id)
    }
    return []
  }

  return {
    paint,
    stop(gradient: string, color: string) {
      const hex = hexOf(color)
      if (hex !== null) stops.set(gradient, [...(stops.get(gradient) ?? []), hex].slice(0, 64))
    },
    link: (gradient: string, other: string) => links.set(gradient, other),
    finish(): { colors: PictureColor[]; meanLuminance: number | null } {
      for (const [gradient, area] of areas) {
        const tones = stopsOf(gradient)
        for (const hex of tones) add(weights, hex, area / tones.length)
      }
      const colors = merged(weights, { nearest, colorsMax })
      const total = colors.reduce((sum, { share }) => sum + share, 0)
      const mean = colors.reduce((sum, { hex, share }) => sum + share * luminanceOf(hex), 0) / total
      return { colors, meanLuminance: total === 0 ? null : Math.round(mean * 1e4) / 1e4 }
    },
  }
}

export type ColorScale = ReturnType<typeof createColorScale>
