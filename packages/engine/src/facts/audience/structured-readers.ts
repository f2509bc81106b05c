/** What structured data says of a site's readers: `audience`, `areaServed`, the town of a local business. */
import type { Quote } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { audienceIndex } from '../../lexicon/market/audience-words.ts'
import { readerOf } from './audience-frames.ts'
import type { Add } from './shapes.ts'

interface Inputs {
  language: string | null
  structuredData: readonly StructuredNode[]
}

const placesMax = 6
const textCharactersMax = 120

export function structuredReaders({ language, structuredData }: Inputs, add: Add): void {
  const index = language === null ? null : audienceIndex(language)
  const served = new Set<string>()
  for (const { page, types, data } of structuredData) {
    const quoteOf = (text: string): Quote => ({ page, text, locator: 'script[type=ld+json]' })
    const audience = types.some((type) => type.endsWith('Audience')) ? textOf(data.audienceType ?? data.name) : null
    if (audience !== null) {
      for (const { tag } of index?.match(audience) ?? []) {
        add(readerOf(tag), 'structured data', { confidence: 0.85, quote: quoteOf(audience) })
      }
    }
    for (const place of placesIn(data)) {
      if (served.size >= placesMax && !served.has(place)) continue
      served.add(place)
      add(placeOf(place), 'structured data', { confidence: 0.8, quote: quoteOf(place) })
    }
  }
}

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Structured data often names countries by their code. */
function placeOf(name: string) {
  const country = /^[A-Z]{2}$/.test(name) ? regions.of(name) : undefined
  const label = country ?? name
  return { kind: 'place' as const, id: `place:${foldText(label)}`, label }
}

/** Names of places that it says it serves; of a business without them, its own town. */
function placesIn(data: Record<string, unknown>): string[] {
  const served = [data.areaServed, data.serviceArea].flat().flatMap((area) => {
    const name = textOf(area) ?? textOf((area as { name?: unknown } | null)?.name)
    return name === null ? [] : [name]
  })
  const town = textOf((data.address as { addressLocality?: unknown } | null)?.addressLocality)
  return served.length > 0 ? served.filter((name) => !anywhere.has(foldText(name))) : town === null ? [] : [town]
}

/** No place that a reader could be in. */
const anywhere = new Set(['international', 'worldwide', 'global', 'world', 'online', 'everywhere', 'remote'])

function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
  return text === '' || text.length > textCharactersMax || /^https?:/.test(text) ? null : text
}
