import { controlChecks } from './access-controls.ts'
import type { AccessFacts } from './access-facts.ts'
import { structureChecks } from './access-structure.ts'
import { type AnsweredCheck, answer, scoreOf } from './check-rule.ts'

export const accessRules = [...structureChecks, ...controlChecks]

export function accessScore(facts: AccessFacts): { score: number | null; checks: AnsweredCheck[] } {
  if (facts.pages.length === 0) return { score: null, checks: [] }
  const checks = answer(accessRules, facts)
  return { score: scoreOf(checks), checks }
}
