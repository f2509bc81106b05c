import { insertAt, type Spot } from './markup.ts'
import type { Random } from './random.ts'
import { type NoiseSite, type SiteFiles, withEntry, withPages } from './site-files.ts'

export interface Inserted {
  spot: Spot
  /** The part as one visit has it; null where a visit has none. */
  draw: (visit: number) => string | null
  /** Only on the entry page; else on every page, as what belongs to a template. */
  isEntryOnly?: boolean
  visits?: number
}

/** The website as visits see it, which differ in one part that stands at the same spot each time. */
export function inserted(site: NoiseSite, { spot, draw, isEntryOnly = false, visits = 2 }: Inserted): SiteFiles[] {
  return Array.from({ length: visits }, (_, visit) => {
    const part = draw(visit)
    if (part === null) return site.files
    const change = (html: string) => insertAt(html, spot, part)
    return isEntryOnly ? withEntry(site, change) : withPages(site.files, change)
  })
}

/** The part is there at one of two visits only. */
export function onceInserted(site: NoiseSite, random: Random, spot: Spot, part: string): SiteFiles[] {
  const only = random.chance(0.75) ? 1 : 0
  return inserted(site, { spot, draw: (visit) => (visit === only ? part : null) })
}

/** The entry of a table for a language, else that for English. */
export const inLanguage = <Item>(table: Record<string, Item> & { en: Item }, language: string): Item =>
  table[language.slice(0, 2)] ?? table.en
