/** Pairs of text and ground that too few can read, each with the nearest remedy. */
import { contrastOf, distance } from '../../facts/look/palette/color-geometry.ts'
import type { ContrastPair, Palette } from '../../facts/look/shapes.ts'

/** WCAG 2.2, success criterion 1.4.3, level AA: for text, and for large text (24 px, or 18.7 px bold). */
const contrastOfTextMin = 4.5
const contrastOfLargeTextMin = 3

/** Below, text stands over something that was not seen more likely than not: a picture, a script's fill. */
export const contrastSeenMin = 1.5

/** Further away it is another colour, and a change of the design rather than of a shade. */
const siblingDistanceMax = 30

export interface LowContrast extends ContrastPair {
  /** What it should reach. */
  wanted: number
  remedy: Remedy | null
}

export interface Remedy {
  /** Which of the two colours gives way. */
  change: 'foreground' | 'background'
  to: string
  contrast: number
  /** Whether the brand has that colour already, or it is a shade of the one that is there. */
  from: 'palette' | 'shade'
}

/** Headings are set large enough for the lower bound on nearly all sites; where they share a colour with text they are not. */
const isLarge = ({ usage }: ContrastPair) => usage === 'headings'

const wantedOf = (pair: ContrastPair) => (isLarge(pair) ? contrastOfLargeTextMin : contrastOfTextMin)

/** Worst first. */
export function lowContrasts({ pairs, colors }: Palette): LowContrast[] {
  const known = [...new Set([...colors.flatMap(({ value }) => [value.hex, ...value.variants]), '#000000', '#ffffff'])]
  return pairs
    .filter((pair) => pair.contrast < wantedOf(pair))
    .sort((a, b) => a.contrast - b.contrast)
    .map((pair) => ({ ...pair, wanted: wantedOf(pair), remedy: remedyOf(pair, known) }))
}

/** The change that is seen least: a colour of the brand in place of text or ground, else a darker or lighter shade of the text. */
function remedyOf(pair: ContrastPair, known: readonly string[]): Remedy | null {
  const wanted = wantedOf(pair)
  const { foreground, background } = pair
  const swaps = known.flatMap((hex): (Remedy & { far: number })[] => {
    const asText = contrastOf(hex, background)
    const asGround = contrastOf(foreground, hex)
    return [
      {
        change: 'foreground' as const,
        to: hex,
        contrast: asText,
        from: 'palette' as const,
        far: distance(hex, foreground),
      },
      {
        change: 'background' as const,
        to: hex,
        contrast: asGround,
        from: 'palette' as const,
        far: distance(hex, background),
      },
    ].filter(({ contrast }) => contrast >= wanted)
  })
  const [nearest] = swaps.sort((a, b) => a.far - b.far)
  const shade = shadeOf(pair, wanted)
  if (nearest !== undefined && (nearest.far <= siblingDistanceMax || shade === null)) {
    const { far: _, ...remedy } = nearest
    return remedy
  }
  return shade
}

const steps = 64

/** Of a label on a fill the fill gives way: white labels are seldom up for change. */
function shadeOf({ foreground, background, usage }: ContrastPair, wanted: number): Remedy | null {
  const change =
    usage.startsWith('button labels') && contrastOf(foreground, '#ffffff') < 1.2 ? 'background' : 'foreground'
  const moved = change === 'foreground' ? foreground : background
  const kept = change === 'foreground' ? background : foreground
  for (let step = 1; step <= steps; step++) {
    for (const end of ['#000000', '#ffffff']) {
      const to = mixed(moved, end, step / steps)
      const contrast = contrastOf(to, kept)
      if (contrast >= wanted) return { change, to, contrast, from: 'shade' }
    }
  }
  return null
}

function mixed(hex: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const from = Number.parseInt(hex.slice(at, at + 2), 16)
    const to = Number.parseInt(other.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
