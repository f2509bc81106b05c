/** One of two brands, as the comparison reads it. */

import type { FullReport, FullResults } from '../../report.ts'
import { hostOf } from '../../writing/prose.ts'
import type { EvidenceEntry } from '../../writing/shapes.ts'
import type { Point } from '../outline/blocks.ts'
import { evidenceByPointer } from '../outline/reading.ts'

export interface Side {
  name: string
  results: FullResults
  /** What the report says of it, with what that rests on. */
  says(text: string, ...pointers: string[]): Point
  /** What the site itself says. */
  quotes(text: string, ...pointers: string[]): Point
}

export function sideOf({ url, results }: FullReport): Side {
  const byPointer = evidenceByPointer(results.evidence)
  const point =
    (voice: Point['voice']) =>
    (text: string, ...pointers: string[]): Point => ({
      text,
      voice,
      evidence: pointers.flatMap((pointer): readonly EvidenceEntry[] => byPointer.get(pointer) ?? []),
    })
  return {
    name: results.brandIdentity.name ?? hostOf(results.coverage.pages[0]?.url ?? url),
    results,
    says: point('report'),
    quotes: point('site'),
  }
}

export type Sides = readonly [Side, Side]

/** In how far two brands differ in one respect. */
export interface Difference {
  id: string
  /** “Archetype”, “Price”. */
  label: string
  /** One sentence. */
  text: string
  /** 0 (alike) to 1 (nothing in common). */
  magnitude: number
  /** How much the respect matters, times the magnitude; for ranking. */
  rank: number
  /** What each of them shows. */
  sides: [Point[], Point[]]
}

/** A respect in which brands are compared; null where one of them does not show it. */
export interface Respect {
  id: string
  label: string
  /** 1 to 10. */
  weight: number
  compare(sides: Sides): { text: string; alike: string; magnitude: number; sides: [Point[], Point[]] } | null
}
