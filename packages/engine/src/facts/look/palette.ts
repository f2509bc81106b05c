import type { Site, SitePage } from '../../site.ts'
import { candidatesOf } from './palette/candidates.ts'
import { appearanceOf, distance } from './palette/color-geometry.ts'
import { contrastPairs } from './palette/contrast-pairs.ts'
import { describeColor } from './palette/describe-color.ts'
import { type Roles, rolesOf } from './palette/roles.ts'
import { type KnownOfSite, type SeenPalette, seenPalette } from './palette/seen-palette.ts'
import { themesOf } from './palette/tokens.ts'
import { type PaletteWeights, paletteWeights } from './palette/weights.ts'
import type { Palette } from './shapes.ts'

/** The brand's colours with roles: what its pages show, weighed by place and area, what its sheets name, what its logo wears. */
export function palette(site: Site, known: KnownOfSite): Palette {
  const seen = seenPalette(site, known)
  const weighed = weighColors(seen)
  const colors = weighed.colors.map((color) => describeColor(color, seen.pairs))
  return {
    colors,
    candidates: weighed.candidates,
    pairs: contrastPairs(seen.pairs),
    themes: themes(site.home, weighed.ground ?? '#ffffff'),
    gradients: seen.gradients,
    logoAgreement: agreement(
      seen.logo.logoColors,
      colors.slice(0, 8).map(({ value }) => value.hex),
    ),
  }
}

/** The judgement alone: the same of the same colours, and soon. */
export function weighColors({ colors, logo }: SeenPalette, weights: PaletteWeights = paletteWeights): Roles {
  const hasLogo = logo.logoColors.length > 0 && !logo.isIcon
  return rolesOf(candidatesOf(colors, logo, weights), { weights, hasLogo })
}

/** The theme that is shown, and the other where sheets bring one. */
function themes(home: SitePage, ground: string): Palette['themes'] {
  const isDark = appearanceOf(ground).lightness < 0.5
  const found = themesOf(home)
  const list: Palette['themes'] = []
  if (!isDark || found.light) list.push('light')
  if (isDark || found.dark) list.push('dark')
  return list
}

/** A distance from which on a colour of the logo is none of the brand's. */
const strangerDistance = 20
const logoColorsMax = 4

function agreement(logoColors: readonly string[], brand: readonly string[]): number | null {
  const own = logoColors.slice(0, logoColorsMax)
  if (own.length === 0 || brand.length === 0) return null
  const closeness = own.map((hex) =>
    Math.max(0, 1 - Math.min(...brand.map((other) => distance(hex, other))) / strangerDistance),
  )
  return Math.round((closeness.reduce((sum, share) => sum + share, 0) / own.length) * 100) / 100
}
