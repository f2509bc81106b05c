import type { Archetype } from '../../lexicon/archetypes/archetypes.ts'
import type { ArchetypeReading } from '../language/shapes.ts'

type Dimension = keyof ArchetypeReading['personality']

/**
 * Which of Aaker's five dimensions of brand personality (“Dimensions of Brand Personality”, 1997) an archetype speaks
 * for. The mapping is a convention of ours: neither scheme was made with the other in mind.
 */
const dimensionsOf: Record<Archetype, Partial<Record<Dimension, number>>> = {
  Innocent: { sincerity: 1 },
  Everyman: { sincerity: 1 },
  Caregiver: { sincerity: 0.8, competence: 0.2 },
  Hero: { competence: 0.5, ruggedness: 0.5 },
  Sage: { competence: 1 },
  Ruler: { competence: 0.5, sophistication: 0.5 },
  Explorer: { excitement: 0.4, ruggedness: 0.6 },
  Outlaw: { excitement: 0.4, ruggedness: 0.6 },
  Creator: { excitement: 0.7, sophistication: 0.3 },
  Jester: { excitement: 1 },
  Magician: { excitement: 0.5, sophistication: 0.5 },
  Lover: { sophistication: 1 },
}

/** The mix in Aaker's terms, each dimension 0 to 1. */
export function personality(mix: ArchetypeReading['mix']): ArchetypeReading['personality'] {
  const sums = { sincerity: 0, excitement: 0, competence: 0, sophistication: 0, ruggedness: 0 }
  for (const { archetype, share } of mix) {
    for (const [dimension, part] of Object.entries(dimensionsOf[archetype]))
      sums[dimension as Dimension] += share * part
  }
  for (const dimension of Object.keys(sums) as Dimension[]) sums[dimension] = Math.round(sums[dimension] * 100) / 100
  return sums
}
