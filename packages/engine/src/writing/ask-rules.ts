/** Asks the rules of a catalogue, each by itself: one that throws or misquotes costs what it would have said, and nothing else. */
import type { Quote } from '../evidence.ts'
import { pick } from '../facts/pick.ts'
import type { Reach } from './reach.ts'
import type { Rule, RuleFinding, SayAs } from './rule.ts'
import type { ReportDegradation } from './shapes.ts'

interface Catalogue {
  /** What a rule of the catalogue is called: “SWOT rule”. */
  kind: string
  say: SayAs
}

interface FoundBy<OneRule extends { find(...args: never): unknown }> {
  rule: OneRule
  finding: NonNullable<ReturnType<OneRule['find']>>
}

/** Asks the rules of a catalogue; whoever gives it notes what was lost on the way. */
export type Ask = <Facts extends { reach: Reach }, OneRule extends Rule<Facts, keyof Facts, RuleFinding>>(
  rules: readonly OneRule[],
  facts: Facts,
  catalogue: Catalogue,
) => FoundBy<OneRule>[]

/** What the rules find, in their order, and what was lost on the way. A rule is given the facts that it needs, and no other. */
export function askRules<Facts extends { reach: Reach }, OneRule extends Rule<Facts, keyof Facts, RuleFinding>>(
  rules: readonly OneRule[],
  facts: Facts,
  { kind, say, isOnPage }: Catalogue & { isOnPage(quote: Quote): boolean },
): { found: FoundBy<OneRule>[]; lost: ReportDegradation[] } {
  const found: FoundBy<OneRule>[] = []
  const lost: ReportDegradation[] = []
  for (const rule of rules) {
    if (!isAskable(rule, facts.reach)) continue
    const { id } = rule
    try {
      const needed = pick(facts, rule.needs)
      const finding = rule.find(needed, (...wordings) => say(id, ...wordings)) as FoundBy<OneRule>['finding'] | null
      if (finding === null) continue
      const { quotes = [] } = finding
      if (quotes.every(isOnPage)) found.push({ rule, finding })
      else lost.push({ part: 'evidence', detail: `The ${kind} ${id} was left out: a quote is not on its page.` })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      lost.push({ part: 'sections', detail: `The ${kind} ${id} could not be written: ${reason}` })
    }
  }
  return { found, lost }
}

interface AskedOn {
  needs: readonly PropertyKey[]
  missingFrom?: Rule<object, never, RuleFinding>['missingFrom']
  denies?: Rule<object, never, RuleFinding>['denies']
}

/** What was not read is not missing, and what could not be derived is not known. */
function isAskable({ needs, missingFrom, denies }: AskedOn, { home, missed, failed, traced }: Reach): boolean {
  if (needs.some((need) => failed.some((name) => name === need))) return false
  if (denies?.some((part) => traced.includes(part)) === true) return false
  if (missingFrom === undefined) return true
  return home && (missingFrom === 'home' || !missingFrom.some((type) => missed.includes(type)))
}
