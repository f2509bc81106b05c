/** What sets two brands apart, weightiest first; what they have in common; both reports. */
import type { FullReport } from '../../report.ts'
import { respectsOfIdentity } from './respects-of-identity.ts'
import { respectsOfOffer } from './respects-of-offer.ts'
import { type Difference, type Sides, sideOf } from './side.ts'
import { type Verdict, verdictOf } from './verdict.ts'

export interface Versus {
  names: [string, string]
  /** Which to choose, and why; null for reports of versions that had no thesis. */
  verdict: Verdict | null
  differences: Difference[]
  /** Where they are compared and hardly differ. */
  alike: Difference[]
  /** What one of them does not show cannot be compared. */
  notCompared: string[]
  reports: [FullReport, FullReport]
}

/** Less than this nobody would call a difference. */
const magnitudeMin = 0.25

export function versusOf(reports: readonly [FullReport, FullReport]): Versus {
  const sides: Sides = [sideOf(reports[0]), sideOf(reports[1])]
  const notCompared: string[] = []
  const all: Difference[] = []
  for (const { id, label, weight, compare } of [...respectsOfIdentity, ...respectsOfOffer]) {
    const outcome = compare(sides)
    if (outcome === null) {
      notCompared.push(label)
      continue
    }
    const { text, alike, magnitude, sides: shown } = outcome
    const differs = magnitude >= magnitudeMin
    all.push({ id, label, text: differs ? text : alike, magnitude, rank: weight * magnitude, sides: shown })
  }
  return {
    names: [sides[0].name, sides[1].name],
    verdict: verdictOf(sides),
    differences: all.filter(({ magnitude }) => magnitude >= magnitudeMin).sort((a, b) => b.rank - a.rank),
    alike: all.filter(({ magnitude }) => magnitude < magnitudeMin),
    notCompared,
    reports: [reports[0], reports[1]],
  }
}
