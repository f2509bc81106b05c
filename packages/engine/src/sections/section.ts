/** What a section of the report is, and how one is run. */
import type { Static, TSchema } from 'typebox'
import type { Fact, Quote } from '../evidence.ts'
import { pick } from '../facts/pick.ts'
import type { SectionId } from '../section-ids.ts'
import { type Ask, askRules } from '../writing/ask-rules.ts'
import { rounded } from '../writing/prose.ts'
import type { Assessment, EvidenceEntry, ReportDegradation } from '../writing/shapes.ts'
import { isVerbatim, type PageTexts } from '../writing/verify.ts'
import type { Wording } from '../writing/wording.ts'
import type { SectionFacts } from './section-facts.ts'

/** What a claim rests on. */
export type Ground = Pick<Fact<unknown>, 'basis' | 'confidence' | 'quotes' | 'secondReader'> & {
  /** Of the catalogue that the claim comes from. */
  rule?: string
}

/** Attaches evidence: `pointer` is a JSON Pointer within the section, `/hero/headline`. */
export type Claim = (pointer: string, ground: Ground) => void

/** What a section writes with. */
export interface SectionTools {
  claim: Claim
  /** A rule that throws or misquotes is left out, and the report's coverage says so. */
  ask: Ask
  wording: Wording
}

interface Written<Content> {
  assessment: Assessment
  content: Content
}

export interface Section<Id extends SectionId, Need extends keyof SectionFacts, Result extends TSchema> {
  id: Id
  title: string
  /** The facts that `write` may read. When none of them holds anything the section is skipped. */
  needs: readonly Need[]
  /** What `write` may read besides: it colours what is said, and gives nothing to say by itself. */
  context?: readonly Need[]
  /** The section's own members; status, confidence, summary and gaps come with the assessment. */
  result: Result
  /** The members when there is nothing to say. */
  empty: Static<Result>
  /** What the section looks for, in words: its gaps when it is skipped. */
  looksFor: readonly string[]
  /** Why it is skipped, in wordings of this section; by default that nothing of it was read. */
  silence?(facts: SectionFacts): readonly [string, ...string[]]
  write(facts: Pick<SectionFacts, Need>, tools: SectionTools): Written<Static<Result>>
}

/** Any section, for the list of them. */
export type AnySection = Section<SectionId, keyof SectionFacts, TSchema>

export function defineSection<Id extends SectionId, Need extends keyof SectionFacts, Result extends TSchema>(
  section: Section<Id, Need, Result>,
): Section<Id, Need, Result> {
  return section
}

export interface SectionOutcome extends Written<unknown> {
  evidence: EvidenceEntry[]
  degraded: ReportDegradation[]
}

/** Runs one section. Whatever happens in it costs this section only. */
export function runSection(
  section: AnySection,
  facts: SectionFacts,
  { pageTexts, wording }: { pageTexts: PageTexts; wording: Wording },
): SectionOutcome {
  const { needs, context = [] } = section
  if (needs.every((need) => isEmpty(facts[need]))) return skipped(section, facts, wording)
  const evidence: EvidenceEntry[] = []
  const degraded: ReportDegradation[] = []
  const lost: ReportDegradation[] = []
  const isOnPage = (quote: Quote) => isVerbatim(quote, pageTexts)
  const readable = pick(facts, [...needs, ...context])
  try {
    const claim: Claim = (pointer, ground) => {
      const quotes = ground.quotes.filter(isOnPage)
      const at = `/${section.id}${pointer}`
      if (quotes.length < ground.quotes.length) {
        degraded.push({ part: 'evidence', detail: `${at} lost a quote that is not on its page as quoted.` })
        if (quotes.length === 0) return
      }
      const { basis, confidence, rule, secondReader } = ground
      evidence.push({
        pointer: at,
        basis,
        confidence: rounded(confidence),
        ...(rule === undefined ? {} : { rule }),
        ...(secondReader === undefined ? {} : { secondReader }),
        quotes,
      })
    }
    const ask: Ask = (rules, facts, catalogue) => {
      const asked = askRules(rules, facts, { ...catalogue, isOnPage })
      lost.push(...asked.lost)
      return asked.found
    }
    const written = section.write(readable, { claim, ask, wording })
    return { ...written, evidence, degraded: [...degraded, ...lost] }
  } catch (error) {
    return failed(section, error)
  }
}

function skipped(section: AnySection, facts: SectionFacts, { oneOf }: Wording): SectionOutcome {
  const { id, looksFor, empty } = section
  return {
    assessment: {
      status: 'insufficient',
      confidence: 0,
      summary: oneOf(`${id} silence`, section.silence?.(facts) ?? silence(section, facts)),
      gaps: [...looksFor],
    },
    content: empty,
    evidence: [],
    degraded: [],
  }
}

function silence({ title, needs }: AnySection, { pages, reach }: SectionFacts): readonly [string, ...string[]] {
  const name = title.toLowerCase()
  if (needs.length === 0) return [`${title}: this version does not read it from the site, so nothing is claimed.`]
  if (!reach.home) {
    return [
      `The home page was read in part only, and what was read tells nothing of ${name}.`,
      `On ${name} nothing can be said before the home page is read as visitors see it.`,
      `Nothing is claimed on ${name}: most of the home page comes by scripts that were not run.`,
    ]
  }
  const read = pages.length === 1 ? 'the one page read' : `the ${pages.length} pages read`
  return [
    `On ${name} ${read} ${pages.length === 1 ? 'is' : 'are'} silent.`,
    `Nothing on ${read} tells of ${name}, so nothing is claimed.`,
    `For ${name} there is nothing to go by on ${read}.`,
    `${read.charAt(0).toUpperCase()}${read.slice(1)} ${pages.length === 1 ? 'gives' : 'give'} no hold for ${name}.`,
  ]
}

function failed({ title, id, empty }: AnySection, error: unknown): SectionOutcome {
  const detail = error instanceof Error ? error.message : String(error)
  return {
    assessment: {
      status: 'insufficient',
      confidence: 0,
      summary: `${title}: writing this section failed, so nothing is claimed.`,
      gaps: ['The section could not be written because of a fault in the engine.'],
    },
    content: empty,
    evidence: [],
    degraded: [{ part: 'sections', detail: `${id} could not be written: ${detail}` }],
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value as object).every(isEmpty)
}

/** One thing that a section looks for. */
export interface Part {
  /** Confidence in what was found; null when nothing was. */
  found: number | null
  /** The gap when nothing was found, as a sentence. */
  gap: string
}

/** Complete when every part was found, insufficient when none was; a missing part counts as confidence 0. */
export function assess(summary: string, parts: readonly Part[]): Assessment {
  const found = parts.map(({ found }) => found).filter((confidence) => confidence !== null)
  const sum = found.reduce((total, confidence) => total + confidence, 0)
  const status = found.length === parts.length ? 'complete' : found.length === 0 ? 'insufficient' : 'partial'
  return {
    status,
    confidence: parts.length === 0 ? 0 : rounded(sum / parts.length),
    summary,
    gaps: parts.filter(({ found }) => found === null).map(({ gap }) => gap),
  }
}

/** The confidence of a fact, or of the best of several. */
export function confidenceIn(facts: Ground | null | readonly Ground[]): number | null {
  const list = facts === null ? [] : 'basis' in facts ? [facts] : facts
  return list.length === 0 ? null : Math.max(...list.map(({ confidence }) => confidence))
}
