import type { Ask } from '../../writing/ask-rules.ts'
import { controlChecks } from './access-controls.ts'
import type { AccessFacts } from './access-facts.ts'
import { structureChecks } from './access-structure.ts'
import { scored } from './check-rule.ts'

export const accessRules = [...structureChecks, ...controlChecks]

export const accessScore = (facts: AccessFacts, ask: Ask) => scored(accessRules, facts, ask)
