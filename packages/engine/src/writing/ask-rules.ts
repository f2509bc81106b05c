/** Asks the rules of a catalogue, each by itself: one that throws or misquotes costs what it would have said, and nothing else. */
import type { Quote } from '../evidence.ts'
import type { ReportDegradation } from './shapes.ts'
import { isVerbatim, type PageTexts } from './verify.ts'

/** One of several wordings, always the same for one site. */
export type Say = (...wordings: [string, ...string[]]) => string

/** The same for one of many sentences, which is named. */
export type SayAs = (id: string, ...wordings: [string, ...string[]]) => string

interface AnyRule {
  id: string
  find(facts: never, say: Say): { quotes: readonly Quote[] } | null
}

type FactsOf<Rule extends AnyRule> = Parameters<Rule['find']>[0]
type FindingOf<Rule extends AnyRule> = NonNullable<ReturnType<Rule['find']>>

interface Asking<Rule extends AnyRule> {
  /** What a rule of the catalogue is called: “SWOT rule”. */
  kind: string
  say: SayAs
  /** What quotes have to be in; null where whoever takes the findings checks them. */
  pageTexts: PageTexts | null
  /** Whether what the rule needs was read, and could be derived. */
  isAskable?: (rule: Rule) => boolean
}

/** What the rules find, in their order, and what was lost on the way. */
export function askRules<Rule extends AnyRule>(
  rules: readonly Rule[],
  facts: FactsOf<Rule>,
  { kind, say, pageTexts, isAskable = () => true }: Asking<Rule>,
): { found: { rule: Rule; finding: FindingOf<Rule> }[]; lost: ReportDegradation[] } {
  const found: { rule: Rule; finding: FindingOf<Rule> }[] = []
  const lost: ReportDegradation[] = []
  for (const rule of rules) {
    if (!isAskable(rule)) continue
    const { id } = rule
    try {
      const finding = rule.find(facts, (...wordings) => say(id, ...wordings)) as FindingOf<Rule> | null
      if (finding === null) continue
      const isHeld = pageTexts === null || finding.quotes.every((quote: Quote) => isVerbatim(quote, pageTexts))
      if (isHeld) found.push({ rule, finding })
      else lost.push({ part: 'evidence', detail: `The ${kind} ${id} was left out: a quote is not on its page.` })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      lost.push({ part: 'sections', detail: `The ${kind} ${id} could not be written: ${reason}` })
    }
  }
  return { found, lost }
}
