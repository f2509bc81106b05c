import type { Fact } from '../../evidence.ts'
import { framedReaders } from '../../facts/audience/audience-frames.ts'
import type { AudienceSign } from '../../facts/audience/shapes.ts'

/** Readers that whoever asked for the analysis names; in English or the language of the site. No page can be quoted for it. */
export function requestedReaders(context: string | null, language: string | null): Fact<AudienceSign>[] {
  if (context === null) return []
  const found = ['en', ...(language === null || language === 'en' ? [] : [language])].flatMap((one) =>
    framedReaders(context, one),
  )
  const readers = new Map(found.map(({ reader }) => [reader.id, reader]))
  return [...readers.values()].map((reader) => ({
    value: { ...reader, source: 'request' },
    basis: 'stated',
    confidence: 0.7,
    quotes: [],
  }))
}
