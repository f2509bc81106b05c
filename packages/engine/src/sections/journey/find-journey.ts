/** Asks every rule of the customer journey. */
import type { Ask } from '../../writing/ask-rules.ts'
import type { Wording } from '../../writing/wording.ts'
import { fitting, mannerOf } from '../manner.ts'
import { afterDecisionRules } from './after-decision.ts'
import { awarenessRules } from './awareness.ts'
import { considerationRules } from './consideration.ts'
import { decisionRules } from './decision.ts'
import type { AnyJourneyRule, JourneyFacts, JourneyFinding, ReadFacts } from './journey-rule.ts'
import { journeyFacts } from './motion.ts'

export const journeyRules: readonly AnyJourneyRule[] = [
  ...awarenessRules,
  ...considerationRules,
  ...decisionRules,
  ...afterDecisionRules,
]

export interface JourneyEntry extends JourneyFinding, Pick<AnyJourneyRule, 'id' | 'stage' | 'kind' | 'weight'> {}

/** What the rules found, in the order of the catalogue. */
export function findJourney(
  read: ReadFacts,
  { ask, wording }: { ask: Ask; wording: Wording },
  rules = journeyRules,
): { facts: JourneyFacts; entries: JourneyEntry[] } {
  const facts = journeyFacts(read)
  const manner = mannerOf(read)
  const { motion } = facts
  const isMuch = isReadBroadly(facts)
  const asked = rules.filter(
    ({ kind, motions }) => (motions === undefined || motions.includes(motion)) && (kind !== 'gap' || isMuch),
  )
  const found = ask(asked, facts, {
    kind: 'journey rule',
    say: (id, ...wordings) => wording.oneOf(`journey ${id}`, fitting(manner, wordings)),
  })
  const entries = found.map(({ rule: { id, stage, kind, weight }, finding }) => ({
    ...finding,
    id,
    stage,
    kind,
    weight,
  }))
  return { facts, entries }
}

/** Of one page among many nobody can tell what its site lacks. */
function isReadBroadly({ pages }: Pick<JourneyFacts, 'pages'>): boolean {
  const [home] = pages
  return home !== undefined && (pages.length >= 3 || home.structure.links.internal.size <= pages.length + 1)
}
