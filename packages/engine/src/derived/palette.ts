import type { Fact } from '../evidence.ts'
import type { Logo, Palette } from '../facts/look.ts'
import type { CallToAction, PageBlocks } from '../facts.ts'
import type { Site } from '../site.ts'

export function palette(_site: Site, _: { blocks: PageBlocks[]; ctas: Fact<CallToAction>[]; logo: Logo }): Palette {
  return { colors: [], candidates: [], pairs: [], themes: [], gradients: [], logoAgreement: null }
}
