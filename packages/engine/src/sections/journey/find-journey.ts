/** Asks every rule of the customer journey. */
import type { PageType } from '../../artifacts.ts'
import type { Wording } from '../../writing/wording.ts'
import { fitting, mannerOf } from '../manner.ts'
import { afterDecisionRules } from './after-decision.ts'
import { awarenessRules } from './awareness.ts'
import { considerationRules } from './consideration.ts'
import { decisionRules } from './decision.ts'
import type { JourneyFacts, JourneyFinding, JourneyRule, ReadFacts } from './journey-rule.ts'
import { journeyFacts } from './motion.ts'

export const journeyRules: readonly JourneyRule[] = [
  ...awarenessRules,
  ...considerationRules,
  ...decisionRules,
  ...afterDecisionRules,
]

export interface JourneyEntry extends JourneyFinding, Pick<JourneyRule, 'id' | 'stage' | 'kind' | 'weight'> {}

/** What the rules found, in the order of the catalogue. */
export function findJourney(
  read: ReadFacts,
  wording: Wording,
  rules = journeyRules,
): { facts: JourneyFacts; entries: JourneyEntry[] } {
  const facts = journeyFacts(read)
  const manner = mannerOf(read)
  const entries = rules.flatMap((rule): JourneyEntry[] => {
    const { id, stage, kind, weight, motions, denies } = rule
    if (motions !== undefined && !motions.includes(facts.motion)) return []
    if (kind === 'gap' && !mayDeny(facts, denies ?? [])) return []
    const finding = rule.find(facts, (...wordings) => wording.oneOf(`journey ${id}`, fitting(manner, wordings)))
    return finding === null ? [] : [{ ...finding, id, stage, kind, weight }]
  })
  return { facts, entries }
}

/** What was not read is not missing: the home page must be known as visitors see it, and not be one page of many. */
function mayDeny({ reach, pages }: JourneyFacts, denies: readonly PageType[]): boolean {
  const [home] = pages
  if (home === undefined || !reach.home) return false
  if (denies.some((type) => reach.missed.includes(type))) return false
  return pages.length >= 3 || home.structure.links.internal.size <= pages.length + 1
}
