import type { Node } from '../../../document/flat-document.ts'
import type { Fact } from '../../../evidence.ts'
import type { CallToAction } from '../../../facts.ts'
import { controls } from '../../../page/controls.ts'
import { looksPressable } from '../../../page/looks.ts'
import type { PageBlocks } from '../../../page/page-blocks.ts'
import type { Site, SitePage } from '../../../site.ts'
import type { Logo } from '../shapes.ts'
import type { LogoColors } from './candidates.ts'
import { type SeenColor, SeenColors, type SeenPair } from './color-uses.ts'
import { addDeclaredColors } from './declared-colors.ts'
import { createGradients } from './gradients.ts'
import { addPageColors } from './page-colors.ts'
import { addTokens } from './tokens.ts'

/** A brand shows its colours on every page; further pages repeat what these showed. */
const pagesMax = 3
const weightOfFurtherPages = 0.4
const ctasMax = 3

/** All that is seen of a site's colours, before anything is held against each other. */
export interface SeenPalette {
  colors: SeenColor[]
  pairs: SeenPair[]
  /** As written, most used first. */
  gradients: string[]
  logo: LogoColors
}

export interface KnownOfSite {
  blocks: PageBlocks[]
  ctas: Fact<CallToAction>[]
  logo: Logo
}

/** Collects what pages show, sheets name and the logo wears. */
export function seenPalette(site: Site, { blocks, ctas, logo }: KnownOfSite): SeenPalette {
  const seen = new SeenColors()
  const gradients = createGradients()
  const calls = new Set(ctas.slice(0, ctasMax).map(({ value }) => value.text))
  addTokens(site.home, seen)
  addDeclaredColors(site, seen)
  for (const page of site.pages.slice(0, pagesMax)) {
    const own = blocks.find((candidate) => candidate.page === page.url)?.blocks ?? []
    const weight = page === site.home ? 1 : weightOfFurtherPages
    const paint = addPageColors(page, seen, { blocks: own, ctaNodes: callsOn(page, calls), weight })
    gradients.add(paint.fills, weight)
  }
  return {
    colors: [...seen.byHex.values()],
    pairs: [...seen.pairs.values()],
    gradients: gradients.list(),
    logo: colorsOf(logo),
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
