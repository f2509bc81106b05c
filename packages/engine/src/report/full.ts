/** Assembles the full report: runs the sections over verified facts and joins what they say. */
import type { Capture } from '../artifacts.ts'
import type { FullReport, FullResults } from '../report.ts'
import { allSections } from '../sections/all-sections.ts'
import { type AnySection, runSection, type SectionOutcome } from '../sections/section.ts'
import type { SectionFacts } from '../sections/section-facts.ts'
import { coverageOf } from './coverage.ts'
import { ruleWriter } from './engine-info.ts'
import { isUnreadShell } from './partly-read.ts'
import { asSentence, counted, hostOf, quoted, shortened } from './prose.ts'
import { type ReportDegradation, type SectionId, sectionIds } from './shapes.ts'
import type { PageTexts } from './verify.ts'
import type { Wording } from './wording.ts'

export interface ReportInput {
  capture: Capture
  /** Verified (verify.ts). */
  facts: SectionFacts
  pageTexts: PageTexts
  wording: Wording
  /** What was lost before the sections were written. */
  degraded: ReportDegradation[]
}

/** @param sections other sections in place of the report's own; for tests of what a failing one costs */
export function fullReport(
  { capture, facts, pageTexts, wording, degraded }: ReportInput,
  sections: Record<SectionId, AnySection> = allSections as unknown as Record<SectionId, AnySection>,
): FullReport {
  const outcomes = sectionIds.map((id) => [id, runSection(sections[id], facts, { pageTexts, wording })] as const)
  const assessments = Object.fromEntries(outcomes.map(([id, { assessment }]) => [id, assessment]))
  const results = {
    summary: summary(capture, facts, outcomes),
    ...Object.fromEntries(outcomes.map(([id, outcome]) => [id, membersOf(outcome)])),
    evidence: outcomes.flatMap(([, { evidence }]) => evidence),
    coverage: {
      ...coverageOf(capture, [...degraded, ...outcomes.flatMap(([, outcome]) => outcome.degraded)]),
      sections: assessments,
    },
    engine: ruleWriter,
  }
  // Each section's members are typed by its own schema (defineSection); only their joining by id is not.
  return { url: capture.entryUrl, type: 'full', results: results as unknown as FullResults }
}

/** Personas are an array by contract: their assessment stands in the coverage alone. */
const membersOf = ({ assessment, content }: SectionOutcome) =>
  Array.isArray(content) ? content : { ...assessment, ...(content as object) }

function summary(
  capture: Capture,
  { name, hero, tagline, description, ctas }: SectionFacts,
  outcomes: readonly (readonly [SectionId, SectionOutcome])[],
): string {
  const { pages } = capture
  const host = hostOf(pages[0]?.finalUrl ?? '')
  const sentences = [introduction(host, name?.value.name ?? null, (tagline ?? hero.headline)?.value ?? null)]
  if (isUnreadShell(capture)) sentences.splice(0, 1, unreadShell(host))
  const says = description?.value ?? hero.subhead?.value
  if (says !== undefined) sentences.push(`In its own words: ${asSentence(quoted(shortened(says, 240)))}`)
  const [primary] = ctas
  if (primary !== undefined) sentences.push(`Its main call to action reads ${asSentence(quoted(primary.value.text))}`)
  const spoken = outcomes.filter(([, { assessment }]) => assessment.status !== 'insufficient').length
  sentences.push(
    `${spoken} of ${outcomes.length} sections could be written from ${counted(pages.length, 'page')}; ` +
      'what could not be read is named as a gap.',
  )
  return sentences.join(' ')
}

/** How a summary opens; also for flash. */
export function introduction(host: string, name: string | null, line: string | null): string {
  const who = name === null ? `The brand at ${host}` : `${shortened(name, 80)} (${host})`
  return line === null
    ? `${who} does not introduce itself in a headline or tagline that could be told apart.`
    : `${who} introduces itself with ${asSentence(quoted(shortened(line, 160)))}`
}

/** A page that a browser would have had to build says little of the brand; the report says so first. */
export const unreadShell = (host: string) =>
  `The home page of ${host} is built by scripts in the browser, and was read without one: little of it could be seen.`
