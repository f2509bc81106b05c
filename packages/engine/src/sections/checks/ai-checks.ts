import { citableChecks } from './ai-citable.ts'
import type { AiFacts } from './ai-facts.ts'
import { identityChecks } from './ai-identity.ts'
import { readableChecks } from './ai-readable.ts'
import { type Answers, answer, scoreOf } from './check-rule.ts'

export const aiRules = [...readableChecks, ...identityChecks, ...citableChecks]

export function aiScore(facts: AiFacts): Answers & { score: number | null } {
  if (facts.pages.length === 0) return { score: null, checks: [], lost: [] }
  const { checks, lost } = answer(aiRules, facts)
  return { score: scoreOf(checks), checks, lost }
}
