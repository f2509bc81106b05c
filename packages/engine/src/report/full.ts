/** Assembles the full report: runs the sections over verified facts and joins what they say. */
import type { Capture } from '../artifacts.ts'
import type { Drafted } from '../drafts.ts'
import type { SiteText } from '../page/provenance/site-text.ts'
import type { FullReport, FullResults } from '../report.ts'
import { type SectionId, sectionIds } from '../section-ids.ts'
import { allSections } from '../sections/all-sections.ts'
import { type AnySection, runSection, type SectionOutcome } from '../sections/section.ts'
import type { SectionFacts } from '../sections/section-facts.ts'
import type { SiteReading } from '../sections/site-reading.ts'
import type { ReportDegradation } from '../writing/shapes.ts'
import { isVerbatim, type PageTexts } from '../writing/verify.ts'
import type { Wording } from '../writing/wording.ts'
import { brandSummary, type FirstStep } from './brand-summary.ts'
import { classed } from './classed-evidence.ts'
import { conclusionsOf } from './conclusions.ts'
import { coverageOf } from './coverage.ts'
import { ruleWriter } from './engine-info.ts'

export interface ReportInput<Read extends SiteReading> {
  capture: Capture
  /** Lines of the pages with their classes. */
  text: SiteText
  /** Verified (verify.ts). */
  facts: Read
  pageTexts: PageTexts
  wording: Wording
  /** What was lost before the sections were written. */
  degraded: ReportDegradation[]
  /** What a model drafted; only where one was asked. */
  drafted?: Drafted
}

/** @param sections other sections in place of the report's own; for tests of what a failing one costs */
export function fullReport(
  { capture, text, facts, pageTexts, wording, degraded, drafted }: ReportInput<SectionFacts>,
  sections: Record<SectionId, AnySection> = allSections as unknown as Record<SectionId, AnySection>,
): FullReport {
  const outcomes = sectionIds.map((id) => [id, runSection(sections[id], facts, { pageTexts, wording })] as const)
  const assessments = Object.fromEntries(outcomes.map(([id, { assessment }]) => [id, assessment]))
  const { thesis, diagnoses, rewrites, evidence } = conclusionsOf(facts.diagnoses, clarityOf(outcomes), drafted)
  const results = {
    summary: brandSummary({ capture, facts, wording, firstStep: firstStep(outcomes) }),
    thesis,
    diagnoses,
    rewrites,
    ...Object.fromEntries(outcomes.map(([id, outcome]) => [id, membersOf(outcome)])),
    evidence: classed([...evidence, ...outcomes.flatMap(([, outcome]) => outcome.evidence)], text),
    coverage: {
      ...coverageOf(capture, {
        language: facts.language?.value ?? null,
        text: text.counts,
        more: [...degraded, ...outcomes.flatMap(([, outcome]) => outcome.degraded)],
      }),
      ...readAgainBy(facts, pageTexts),
      sections: assessments,
    },
    engine: ruleWriter,
  }
  // Each section's members are typed by its own schema (defineSection); only their joining by id is not.
  return { url: capture.entryUrl, type: 'full', results: results as unknown as FullResults }
}

const readAgainBy = ({ secondReader }: SectionFacts, pageTexts: PageTexts) =>
  secondReader === undefined
    ? {}
    : {
        secondReader: {
          model: secondReader.model,
          passages: secondReader.passages,
          leftOut: secondReader.leftOut
            .filter(({ quote }) => isVerbatim(quote, pageTexts))
            .map(({ part, quote: { page, text } }) => ({ part, page, text })),
        },
      }

/** Personas are an array by contract: their assessment stands in the coverage alone. */
const membersOf = ({ assessment, content }: SectionOutcome) =>
  Array.isArray(content) ? content : { ...assessment, ...(content as object) }

/** What the messaging section measured; null where it could not. */
function clarityOf(outcomes: readonly (readonly [SectionId, SectionOutcome])[]): number | null {
  const messaging = outcomes.find(([id]) => id === 'messaging')?.[1].content as { clarityScore?: number | null }
  return messaging.clarityScore ?? null
}

/** What the strategy section puts first. */
function firstStep(outcomes: readonly (readonly [SectionId, SectionOutcome])[]): FirstStep | null {
  const strategy = outcomes.find(([id]) => id === 'strategy')?.[1].content as { initiatives?: FirstStep[] } | undefined
  return strategy?.initiatives?.[0] ?? null
}
