import type { Fact } from '../evidence.ts'
import type { Imagery, Logo } from '../facts/look.ts'
import type { PageBlocks } from '../facts.ts'
import type { Site } from '../site.ts'

export function imagery(_site: Site, _: { blocks: PageBlocks[]; logo: Logo }): Fact<Imagery> | null {
  return null
}
