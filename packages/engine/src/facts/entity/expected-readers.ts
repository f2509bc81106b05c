import type { Fact } from '../../evidence.ts'
import { kindOf } from '../../lexicon/kinds/kind-table.ts'
import { audienceTable } from '../../lexicon/market/audience-table.ts'
import type { AudienceSign } from '../audience/shapes.ts'
import type { BrandKind } from './shapes.ts'

/** Concluded, not read: it is never surer than this. */
const confidenceMax = 0.75

/** Who is expected to come to a firm or product of the kind: where the site names nobody, and beside those whom it names. */
export function expectedReaders(kind: Fact<BrandKind> | null): Fact<AudienceSign>[] {
  if (kind === null) return []
  const { readers = [], expected } = kindOf(kind.value.id)
  const signs: Omit<AudienceSign, 'source'>[] = readers.map((id) => ({ id, ...audienceTable[id] }))
  if (expected !== undefined) signs.push({ id: expected, label: expected, kind: 'person' })
  return signs.map((sign) => ({
    value: { ...sign, source: 'kind' },
    basis: 'inferred',
    confidence: Math.min(confidenceMax, kind.confidence),
    quotes: kind.quotes,
  }))
}
