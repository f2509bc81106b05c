/** Asks the rules of a catalogue, each by itself: one that throws or misquotes costs what it would have said, and nothing else. */
import { pick } from '../facts/pick.ts'
import type { Reach } from './reach.ts'
import type { Rule, RuleFinding, SayAs } from './rule.ts'
import type { ReportDegradation } from './shapes.ts'
import { isVerbatim, type PageTexts } from './verify.ts'

interface Asking {
  /** What a rule of the catalogue is called: “SWOT rule”. */
  kind: string
  say: SayAs
  reach: Reach
  /** What quotes have to be in; null where whoever takes the findings checks them. */
  pageTexts: PageTexts | null
}

type FindingOf<OneRule extends { find(...args: never): unknown }> = NonNullable<ReturnType<OneRule['find']>>

/** What the rules find, in their order, and what was lost on the way. A rule is given the facts that it needs, and no other. */
export function askRules<Facts extends object, OneRule extends Rule<Facts, keyof Facts, RuleFinding>>(
  rules: readonly OneRule[],
  facts: Facts,
  { kind, say, reach, pageTexts }: Asking,
): { found: { rule: OneRule; finding: FindingOf<OneRule> }[]; lost: ReportDegradation[] } {
  const found: { rule: OneRule; finding: FindingOf<OneRule> }[] = []
  const lost: ReportDegradation[] = []
  for (const rule of rules) {
    if (!isAskable(rule, reach)) continue
    const { id } = rule
    try {
      const needed = pick(facts, rule.needs)
      const finding = rule.find(needed, (...wordings) => say(id, ...wordings)) as FindingOf<OneRule> | null
      if (finding === null) continue
      const { quotes = [] } = finding
      const isHeld = pageTexts === null || quotes.every((quote) => isVerbatim(quote, pageTexts))
      if (isHeld) found.push({ rule, finding })
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
}

/** What was not read is not missing, and what could not be derived is not known. */
function isAskable({ needs, missingFrom }: AskedOn, { home, missed, failed }: Reach): boolean {
  if (needs.some((need) => failed.some((name) => name === need))) return false
  if (missingFrom === undefined) return true
  return home && (missingFrom === 'home' || !missingFrom.some((type) => missed.includes(type)))
}
