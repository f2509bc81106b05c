import type { Ask } from '../../writing/ask-rules.ts'
import { citableChecks } from './ai-citable.ts'
import type { AiFacts } from './ai-facts.ts'
import { identityChecks } from './ai-identity.ts'
import { readableChecks } from './ai-readable.ts'
import { scored } from './check-rule.ts'

export const aiRules = [...readableChecks, ...identityChecks, ...citableChecks]

export const aiScore = (facts: AiFacts, ask: Ask) => scored(aiRules, facts, ask)
