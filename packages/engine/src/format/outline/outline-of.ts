/** A report as an outline: what it says, in the order in which people read it. */

import type { FlashReport, FullReport, FullResults, Report } from '../../report.ts'
import type { SectionId } from '../../section-ids.ts'
import { capitalised, hostOf, percent } from '../../writing/prose.ts'
import { sectionTitles } from '../../writing/section-titles.ts'
import type { Assessment, EvidenceEntry } from '../../writing/shapes.ts'
import { undeterminedArchetype } from '../../writing/undetermined-archetype.ts'
import type { Block, Glance, OutlineSection, Point } from './blocks.ts'
import { brandIdentityBlocks, personasBlocks, strategyBlocks, swotBlocks } from './brand.ts'
import { diagnosisEntries, firstPageOf, wordings } from './first-page.ts'
import { flashSections, type IsChosen } from './flash.ts'
import { markOf, messagingBlocks, positioningBlocks, swatchOf, visualIdentityBlocks } from './look-and-words.ts'
import {
  contentThemesBlocks,
  customerJourneyBlocks,
  digitalPresenceBlocks,
  offeringsBlocks,
} from './offer-and-reach.ts'
import type { Outline } from './outline.ts'
import { createReading, type EvidenceByPointer, evidenceByPointer, type Reading } from './reading.ts'
import { shortPages } from './short/short-pages.ts'
import { discoverabilityBlocks, trustAndExperienceBlocks } from './state-of-the-site.ts'

type Writers = {
  [Id in SectionId]: (section: FullResults[Id], reading: Reading, results: FullResults) => Block[]
}

const writers: Writers = {
  brandIdentity: brandIdentityBlocks,
  personas: personasBlocks,
  swot: swotBlocks,
  strategy: strategyBlocks,
  visualIdentity: visualIdentityBlocks,
  messaging: messagingBlocks,
  positioning: positioningBlocks,
  offerings: offeringsBlocks,
  customerJourney: customerJourneyBlocks,
  contentThemes: contentThemesBlocks,
  digitalPresence: digitalPresenceBlocks,
  discoverability: discoverabilityBlocks,
  trustAndExperience: trustAndExperienceBlocks,
}

/** @param isChosen which members of a flash report's results it has; of a full report it has all sections */
export const outlineOf = (report: Report, isChosen: IsChosen = () => true): Outline =>
  report.type === 'full' ? fullOutline(report) : flashOutline(report, isChosen)

function fullOutline(report: FullReport): Outline {
  const { results } = report
  const evidence = evidenceByPointer(results.evidence)
  const quote = evidenceReader(evidence)
  const { palette, logo } = results.visualIdentity
  const scored = [
    { label: 'Search engines', score: results.discoverability.seo.score, section: 'discoverability' },
    { label: 'AI assistants', score: results.discoverability.aiReadiness.score, section: 'discoverability' },
  ]
  const common = commonOf(report)
  const name = results.brandIdentity.name
  const first = firstPageOf(results, evidence)
  const known = {
    diagnoses: diagnosisEntries(results, evidence),
    wordings: wordings(results.rewrites ?? [], evidence),
    palette: palette.colors.map((color, index) =>
      swatchOf({ color, evidence: quote(`/visualIdentity/palette/colors/${index}`) }),
    ),
    logo: logo.primary === null ? null : markOf('Logo', logo.primary, quote('/visualIdentity/logo/primary')),
  }
  const subject = { results, evidence, name: name ?? common.host }
  return {
    ...common,
    ...known,
    name,
    headline: results.messaging.hero.headline ?? results.brandIdentity.tagline,
    firstPage: first,
    shortPages: first === null ? [] : shortPages(subject, { ...known, firstPage: first }),
    glance: glanceOf(results, quote),
    scores: scored.flatMap(({ score, ...rest }) => (score === null ? [] : [{ ...rest, score }])),
    sections: (Object.keys(sectionTitles) as SectionId[]).map((id) => sectionOf(id, results, evidence)),
  }
}

function flashOutline(report: FlashReport, isChosen: IsChosen): Outline {
  const { results } = report
  const evidence = evidenceByPointer(results.evidence)
  const quote = evidenceReader(evidence)
  const { palette, logo, primaryCallToAction: primary } = results
  const glance: Glance[] = []
  if (primary !== null && isChosen('primaryCallToAction')) {
    glance.push({
      label: 'Main call to action',
      point: { text: primary.text, voice: 'site', evidence: quote('/primaryCallToAction') },
      section: 'brand',
    })
  }
  const { archetype, voice } = results.brandIdentity
  const isBrand = isChosen('brandIdentity')
  if (isBrand && archetype !== undeterminedArchetype) {
    glance.push({ label: 'Archetype', point: said(archetype, quote('/brandIdentity/archetype')), section: 'brand' })
  }
  if (isBrand && voice.length > 0) glance.push({ label: 'Voice', point: said(joined(voice)), section: 'brand' })
  return {
    ...commonOf(report),
    name: null,
    headline: null,
    firstPage: null,
    shortPages: [],
    diagnoses: [],
    wordings: [],
    glance,
    palette: palette.map((color, index) => swatchOf({ color, evidence: quote(`/palette/${index}`) })),
    scores: [],
    logo: logo === null ? null : markOf('Logo', logo, quote('/logo')),
    sections: flashSections(results, evidence, isChosen),
  }
}

function commonOf({ url, type, results }: Report) {
  const { coverage, evidence, summary } = results
  return {
    url,
    type,
    host: hostOf(coverage.pages[0]?.url ?? url),
    summary,
    language: coverage.language ?? '',
    date: coverage.readAt.slice(0, 10),
    claims: evidence.length,
    quotes: evidence.reduce((sum, { quotes }) => sum + quotes.length, 0),
  }
}

const evidenceReader =
  (evidence: EvidenceByPointer) =>
  (pointer: string): EvidenceEntry[] => [...(evidence.get(pointer) ?? [])]

const assessmentNames = ['status', 'confidence', 'summary', 'gaps']

function sectionOf<Id extends SectionId>(id: Id, results: FullResults, evidence: EvidenceByPointer): OutlineSection {
  const assessment: Assessment = results.coverage.sections[id]
  const reading = createReading(results[id], `/${id}`, evidence)
  if (id !== 'personas') reading.shown(...assessmentNames.map((name) => `/${name}`))
  const blocks = writers[id](results[id], reading, results)
  return {
    id,
    title: sectionTitles[id],
    status: assessment.status,
    confidence: assessment.confidence,
    summary: said(assessment.summary, reading.evidence('/summary')),
    blocks: [...blocks, ...reading.rest()],
    gaps: assessment.gaps,
  }
}

const said = (text: string, evidence: EvidenceEntry[] = []): Point => ({ text, voice: 'report', evidence })

const joined = (words: readonly string[]) => capitalised(words.join(', '))

/** Who it is, how it sounds, whom it speaks to, what it wants of them, what it costs: what is known of these. */
function glanceOf(results: FullResults, quote: (pointer: string) => EvidenceEntry[]): Glance[] {
  const { brandIdentity, messaging, offerings, personas, positioning } = results
  const glance: Glance[] = []
  if (brandIdentity.archetype !== undeterminedArchetype) {
    const [first] = brandIdentity.archetypeMix
    const share = first === undefined ? {} : { note: `${isOpen(results) ? 'likeliest, ' : ''}${percent(first.share)}` }
    const point = { ...said(brandIdentity.archetype, quote('/brandIdentity/archetype')), ...share }
    glance.push({ label: 'Archetype', point, section: 'brandIdentity' })
  }
  if (brandIdentity.voice.length > 0) {
    const point = said(joined(brandIdentity.voice.slice(0, 3)), quote('/brandIdentity/voice/0'))
    glance.push({ label: 'Voice', point, section: 'brandIdentity' })
  }
  if (positioning.category !== null) {
    const point = said(capitalised(positioning.category), quote('/positioning/category'))
    glance.push({ label: 'Category', point, section: 'positioning' })
  }
  const [persona] = personas
  if (persona !== undefined) {
    glance.push({ label: 'Speaks to', point: said(persona.name, quote('/personas/0')), section: 'personas' })
  }
  const [call] = messaging.ctas
  if (call !== undefined) {
    const point: Point = { text: call.text, voice: 'site', evidence: quote('/messaging/ctas/0') }
    glance.push({ label: 'Main call to action', point, section: 'messaging' })
  }
  const plan = offerings.plans.findIndex(({ price }) => price !== null && price > 0)
  const first = offerings.plans[plan]
  if (first !== undefined) {
    const point: Point = {
      text: first.priceText,
      voice: 'site',
      note: first.name,
      evidence: quote(`/offerings/plans/${plan}`),
    }
    glance.push({ label: 'First price', point, section: 'offerings' })
  }
  return glance.slice(0, glanceMax)
}

/** So near to the second that the first is a guess. */
const openMargin = 0.1

const isOpen = ({ brandIdentity: { archetypeMargin } }: FullResults) =>
  archetypeMargin !== null && archetypeMargin < openMargin

const glanceMax = 6
