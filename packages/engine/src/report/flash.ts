/** The flash report: what matters most on the home page, and nothing else. */
import type { Capture } from '../artifacts.ts'
import type { FlashReport } from '../report.ts'
import { noMissionStatement, undeterminedArchetype, undeterminedDescription } from '../sections/brand-identity.ts'
import type { SectionFacts } from '../sections/section-facts.ts'
import { coverageOf } from './coverage.ts'
import { ruleWriter } from './engine-info.ts'
import { findInsights } from './find-insights.ts'
import { introduction, type ReportInput, unreadShell } from './full.ts'
import { insightRules } from './insight-rules.ts'
import { isUnreadShell } from './partly-read.ts'
import { type Found, pickInsights } from './pick-insights.ts'
import { asSentence, capitalised, counted, hostOf, quoted, rounded, uncapitalised } from './prose.ts'
import type { EvidenceEntry } from './shapes.ts'

export function flashReport({ capture, facts, pageTexts, degraded }: ReportInput): FlashReport {
  const { found, degraded: lost } = findInsights(insightRules, { capture, facts, pageTexts, degraded })
  const picked = pickInsights(found)
  const [primary] = facts.ctas
  const evidence: EvidenceEntry[] = picked.map(({ confidence, quotes }, index) => ({
    pointer: `/insights/${index}`,
    basis: 'computed',
    confidence: rounded(confidence),
    quotes,
  }))
  if (primary !== undefined) {
    const { basis, confidence, quotes } = primary
    evidence.push({ pointer: '/primaryCallToAction', basis, confidence: rounded(confidence), quotes })
  }
  const palette = facts.palette.colors.slice(0, paletteMax)
  for (const [index, { basis, confidence, quotes }] of palette.entries()) {
    evidence.push({ pointer: `/palette/${index}`, basis, confidence: rounded(confidence), quotes })
  }
  const { primary: mark } = facts.logo
  if (mark !== null) {
    evidence.push({ pointer: '/logo', basis: mark.basis, confidence: rounded(mark.confidence), quotes: mark.quotes })
  }
  return {
    url: capture.entryUrl,
    type: 'flash',
    results: {
      summary: summary(capture, facts, picked),
      brandIdentity: {
        archetype: undeterminedArchetype,
        archetypeDescription: undeterminedDescription,
        voice: [],
        missionStatement: noMissionStatement,
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
      evidence,
      coverage: coverageOf(capture, [...degraded, ...lost]),
      engine: ruleWriter,
    },
  }
}

/** As many as the contract of a flash report has. */
const paletteMax = 4

const callOf = ({ text, intent, url }: { text: string; intent: string; url: string | null }) => ({ text, intent, url })

function summary(capture: Capture, { name, tagline, hero, ctas }: SectionFacts, picked: Found[]): string {
  const host = hostOf(capture.pages[0]?.finalUrl ?? '')
  if (isUnreadShell(capture)) return unreadShell(host)
  const sentences = [introduction(host, name?.value.name ?? null, (hero.headline ?? tagline)?.value ?? null)]
  const [primary] = ctas
  if (primary !== undefined) sentences.push(`Its main call to action reads ${asSentence(quoted(primary.value.text))}`)
  sentences.push(
    picked.length === 0
      ? 'None of the checks of the home page found anything to improve.'
      : `${capitalised(counted(picked.length, 'thing'))} to improve stood out: ${separated(picked.map(({ title }) => uncapitalised(title)))}.`,
  )
  return sentences.join(' ')
}

const namedMax = 3

/** Titles are sentences, some with an “and” of their own: semicolons keep them apart. */
function separated(titles: readonly string[]): string {
  const more = titles.length > namedMax ? [`${titles.length - namedMax} more`] : []
  return [...titles.slice(0, namedMax), ...more].join('; ')
}
