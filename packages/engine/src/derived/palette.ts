import type { Node } from '../document/flat-document.ts'
import type { Fact } from '../evidence.ts'
import type { Logo, Palette } from '../facts/look.ts'
import type { CallToAction, PageBlocks } from '../facts.ts'
import type { Site, SitePage } from '../site.ts'
import { controls } from './controls.ts'
import { looksPressable } from './looks.ts'
import { candidatesOf, type LogoColors } from './palette/candidates.ts'
import { appearanceOf, distance } from './palette/color-geometry.ts'
import { SeenColors } from './palette/color-uses.ts'
import { contrastPairs } from './palette/contrast-pairs.ts'
import { addDeclaredColors } from './palette/declared-colors.ts'
import { describeColor } from './palette/describe-color.ts'
import { createGradients } from './palette/gradients.ts'
import { addPageColors } from './palette/page-colors.ts'
import { rolesOf } from './palette/roles.ts'
import { addTokens, themesOf } from './palette/tokens.ts'

/** A brand shows its colours on every page; further pages repeat what these showed. */
const pagesMax = 4
const weightOfFurtherPages = 0.4
const ctasMax = 3

/** The brand's colours with roles: what its pages show, weighed by place and area, what its sheets name, what its logo wears. */
export function palette(site: Site, known: { blocks: PageBlocks[]; ctas: Fact<CallToAction>[]; logo: Logo }): Palette {
  const seen = new SeenColors()
  const gradients = createGradients()
  const calls = new Set(known.ctas.slice(0, ctasMax).map(({ value }) => value.text))
  addTokens(site.home, seen)
  addDeclaredColors(site, seen)
  for (const page of site.pages.slice(0, pagesMax)) {
    const blocks = known.blocks.find((candidate) => candidate.page === page.url)?.blocks ?? []
    const weight = page === site.home ? 1 : weightOfFurtherPages
    const paint = addPageColors(page, seen, { blocks, ctaNodes: callsOn(page, calls), weight })
    gradients.add(paint.fills, weight)
  }
  const marks = colorsOf(known.logo)
  const found = rolesOf(candidatesOf(seen.byHex.values(), marks))
  const pairs = [...seen.pairs.values()]
  const colors = found.colors.map((color) => describeColor(color, pairs))
  return {
    colors,
    candidates: found.candidates,
    pairs: contrastPairs(pairs),
    themes: themes(site.home, found.ground ?? '#ffffff'),
    gradients: gradients.list(),
    logoAgreement: agreement(
      marks.logoColors,
      colors.slice(0, 8).map(({ value }) => value.hex),
    ),
  }
}

/** Of the mark itself; one that is black or white, or whose picture was not read, leaves the word to the icon. */
function colorsOf({ primary, icon, alternates }: Logo): LogoColors {
  for (const mark of [primary, ...alternates, icon]) {
    const colors = mark?.value.colors ?? []
    if (colors.length > 0) return { logoColors: colors, isIcon: mark === icon || mark?.value.kind === 'icon' }
  }
  return { logoColors: [], isIcon: false }
}

const callsOn = (page: SitePage, texts: ReadonlySet<string>): ReadonlySet<Node> =>
  new Set(
    controls(page)
      .filter(({ text, node }) => texts.has(text) && looksPressable(page, node))
      .map(({ node }) => node),
  )

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
