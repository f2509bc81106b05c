import type { Ask } from '../../writing/ask-rules.ts'
import { controlChecks } from './access-controls.ts'
import type { AccessFacts } from './access-facts.ts'
import { structureChecks } from './access-structure.ts'
import { answer, type ScoredChecks, scoreOf } from './check-rule.ts'

export const accessRules = [...structureChecks, ...controlChecks]

export function accessScore(facts: AccessFacts, ask: Ask): ScoredChecks {
  if (facts.pages.length === 0) return { score: null, checks: [] }
  const checks = answer(accessRules, facts, ask)
  return { score: scoreOf(checks), checks }
}
