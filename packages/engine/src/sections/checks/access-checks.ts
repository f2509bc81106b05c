/**
 * The score for access: 100 points over what of WCAG 2.2 can be told from markup and styles. The checks are those that
 * fail most often on the web (WebAIM Million: contrast, alternative texts, labels, empty links and buttons, language),
 * weighed by how many people they stop. Nothing stands in for a test with people.
 */
import type { SectionFacts } from '../section-facts.ts'
import { controlChecks } from './access-controls.ts'
import { structureChecks } from './access-structure.ts'
import { type AnsweredCheck, answer, scoreOf } from './check-rule.ts'

export type AccessFacts = Pick<SectionFacts, 'language' | 'pages' | 'palette'>

export const accessRules = [...structureChecks, ...controlChecks]

export function accessScore(facts: AccessFacts): { score: number | null; checks: AnsweredCheck[] } {
  if (facts.pages.length === 0) return { score: null, checks: [] }
  const checks = answer(accessRules, facts)
  return { score: scoreOf(checks), checks }
}
