import type { Ask } from '../../writing/ask-rules.ts'
import { citableChecks } from './ai-citable.ts'
import type { AiFacts } from './ai-facts.ts'
import { identityChecks } from './ai-identity.ts'
import { readableChecks } from './ai-readable.ts'
import { answer, type ScoredChecks, scoreOf } from './check-rule.ts'

export const aiRules = [...readableChecks, ...identityChecks, ...citableChecks]

export function aiScore(facts: AiFacts, ask: Ask): ScoredChecks {
  if (facts.pages.length === 0) return { score: null, checks: [] }
  const checks = answer(aiRules, facts, ask)
  return { score: scoreOf(checks), checks }
}
