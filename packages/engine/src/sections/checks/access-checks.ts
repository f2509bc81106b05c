import { controlChecks } from './access-controls.ts'
import type { AccessFacts } from './access-facts.ts'
import { structureChecks } from './access-structure.ts'
import { type Answers, answer, scoreOf } from './check-rule.ts'

export const accessRules = [...structureChecks, ...controlChecks]

export function accessScore(facts: AccessFacts): Answers & { score: number | null } {
  if (facts.pages.length === 0) return { score: null, checks: [], lost: [] }
  const { checks, lost } = answer(accessRules, facts)
  return { score: scoreOf(checks), checks, lost }
}
