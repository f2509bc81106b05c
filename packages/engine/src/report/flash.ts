/** The flash report: what matters most on the home page, and nothing else. */
import type { Fact } from '../evidence.ts'
import type { FlashReport } from '../report.ts'
import { archetypeDescription } from '../sections/brand-identity/archetype-text.ts'
import { noMissionStatement, undeterminedDescription } from '../sections/brand-identity.ts'
import { findDiagnoses } from '../sections/diagnoses/find-diagnoses.ts'
import type { SiteReading } from '../sections/site-reading.ts'
import { rounded } from '../writing/prose.ts'
import type { EvidenceEntry } from '../writing/shapes.ts'
import { undeterminedArchetype } from '../writing/undetermined-archetype.ts'
import { classed } from './classed-evidence.ts'
import { coverageOf } from './coverage.ts'
import { diagnosedInsights } from './diagnosed-insights.ts'
import { ruleWriter } from './engine-info.ts'
import { findInsights } from './find-insights.ts'
import { flashSummary } from './flash-summary.ts'
import type { ReportInput } from './full.ts'
import { insightRules } from './insight-rules.ts'
import { pickInsights } from './pick-insights.ts'

export function flashReport({
  capture,
  text,
  facts,
  pageTexts,
  wording,
  degraded,
}: ReportInput<SiteReading>): FlashReport {
  const { found, lost } = findInsights(insightRules, facts, pageTexts)
  const diagnoses = findDiagnoses(facts, pageTexts)
  const diagnosed = diagnosedInsights(diagnoses)
  const picked = pickInsights(found, diagnosed)
  const [primary] = facts.ctas
  const isAsset = (id: string) => diagnoses.assets.some(({ rule }) => rule === id)
  const palette = facts.palette.colors.slice(0, paletteMax)
  const { primary: mark } = facts.logo
  const { archetype, voice, mission } = facts
  const evidence = [
    ...picked.map((insight, index) => entry(`/insights/${index}`, { ...insight, basis: 'computed' }, insight.id)),
    ...[archetype].flatMap((fact) => (fact === null ? [] : [entry('/brandIdentity/archetype', fact)])),
    ...voice.map((fact, index) => entry(`/brandIdentity/voice/${index}`, fact)),
    ...[mission].flatMap((fact) => (fact === null ? [] : [entry('/brandIdentity/missionStatement', fact)])),
    ...[primary].flatMap((fact) => (fact === undefined ? [] : [entry('/primaryCallToAction', fact)])),
    ...palette.map((fact, index) => entry(`/palette/${index}`, fact)),
    ...[mark].flatMap((fact) => (fact === null ? [] : [entry('/logo', fact)])),
  ]
  return {
    url: capture.entryUrl,
    type: 'flash',
    results: {
      summary: flashSummary({ capture, facts, wording, picked: picked.filter(({ id }) => !isAsset(id)) }),
      brandIdentity: {
        archetype: archetype?.value.primary ?? undeterminedArchetype,
        archetypeDescription: archetype === null ? undeterminedDescription : archetypeDescription(archetype, wording),
        voice: voice.map(({ value }) => value.trait),
        missionStatement: mission?.value.text ?? noMissionStatement,
      },
      insights: picked.map(({ title, category, insight, recommendation, impact, effort }) => ({
        title,
        category,
        insight,
        recommendation,
        impact,
        effort,
      })),
      primaryCallToAction: primary === undefined ? null : callOf(primary.value),
      palette: palette.map(({ value }) => value),
      logo: mark?.value ?? null,
      evidence: classed(evidence, text),
      coverage: coverageOf(capture, {
        language: facts.language?.value ?? null,
        text: text.counts,
        more: [...degraded, ...lost, ...diagnoses.lost],
      }),
      engine: ruleWriter,
    },
  }
}

/** As many as the contract of a flash report has. */
const paletteMax = 4

const callOf = ({ text, intent, url }: { text: string; intent: string; url: string | null }) => ({ text, intent, url })

const entry = (
  pointer: string,
  { basis, confidence, quotes }: Pick<Fact<unknown>, 'basis' | 'confidence' | 'quotes'>,
  rule?: string,
): EvidenceEntry => ({
  pointer,
  basis,
  confidence: rounded(confidence),
  ...(rule === undefined ? {} : { rule }),
  quotes,
})
