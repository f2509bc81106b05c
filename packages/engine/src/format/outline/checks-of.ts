import type { Check } from '../../writing/shapes.ts'
import type { CheckWithEvidence } from './blocks.ts'
import type { Reading } from './reading.ts'

const names = ['id', 'title', 'outcome', 'weight', 'seen', 'why', 'fix'] as const

/** The checks at that pointer, each with what it was seen in. */
export function checksOf(pointer: string, checks: readonly Check[], reading: Reading): CheckWithEvidence[] {
  return reading
    .items(pointer, checks, names)
    .map(({ item, at }) => ({ ...item, evidence: [...reading.evidence(at), ...reading.evidence(`${at}/seen`)] }))
}
