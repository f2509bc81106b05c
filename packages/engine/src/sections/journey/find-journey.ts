/** Asks every rule of the customer journey. */
import type { PageType } from '../../artifacts.ts'
import { askRules } from '../../writing/ask-rules.ts'
import type { ReportDegradation } from '../../writing/shapes.ts'
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

/** What the rules found, in the order of the catalogue, and what was lost on the way. */
export function findJourney(
  read: ReadFacts,
  wording: Wording,
  rules = journeyRules,
): { facts: JourneyFacts; entries: JourneyEntry[]; lost: ReportDegradation[] } {
  const facts = journeyFacts(read)
  const manner = mannerOf(read)
  const { found, lost } = askRules(rules, facts, {
    kind: 'journey rule',
    say: (id, ...wordings) => wording.oneOf(`journey ${id}`, fitting(manner, wordings)),
    // The section checks each quote when it attaches it.
    pageTexts: null,
    isAskable: ({ kind, motions, denies = [] }) =>
      (motions === undefined || motions.includes(facts.motion)) && (kind !== 'gap' || mayDeny(facts, denies)),
  })
  const entries = found.map(({ rule: { id, stage, kind, weight }, finding }) => ({
    ...finding,
    id,
    stage,
    kind,
    weight,
  }))
  return { facts, entries, lost }
}

/** What was not read is not missing: the home page must be known as visitors see it, and not be one page of many. */
function mayDeny({ reach, pages }: JourneyFacts, denies: readonly PageType[]): boolean {
  const [home] = pages
  if (home === undefined || !reach.home) return false
  if (denies.some((type) => reach.missed.includes(type))) return false
  return pages.length >= 3 || home.structure.links.internal.size <= pages.length + 1
}
