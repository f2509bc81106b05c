/** Everything that a report says, as claims that an answer can rest on. */
import type { FlashReport, FullResults, Report } from '../report.ts'
import { type SectionId, sectionIds } from '../section-ids.ts'
import type { Claim } from './answerer.ts'
import {
  brandIdentityClaims,
  insightsClaims,
  personasClaims,
  strategyClaims,
  swotClaims,
} from './claims/brand-claims.ts'
import { conclusionClaims } from './claims/conclusion-claims.ts'
import { createEvidenceReader } from './claims/evidence-reader.ts'
import {
  callClaims,
  colorClaims,
  markClaims,
  messagingClaims,
  positioningClaims,
  visualIdentityClaims,
} from './claims/look-and-words-claims.ts'
import {
  contentThemesClaims,
  customerJourneyClaims,
  digitalPresenceClaims,
  offeringsClaims,
} from './claims/offer-and-reach-claims.ts'
import { eachLabelled, inOne, labelled, type Said, sentence } from './claims/said.ts'
import { discoverabilityClaims, trustAndExperienceClaims } from './claims/state-of-the-site-claims.ts'

const writers: { [Id in SectionId]: (section: FullResults[Id]) => Said[] } = {
  brandIdentity: brandIdentityClaims,
  personas: personasClaims,
  swot: swotClaims,
  strategy: strategyClaims,
  visualIdentity: visualIdentityClaims,
  messaging: messagingClaims,
  positioning: positioningClaims,
  offerings: offeringsClaims,
  customerJourney: customerJourneyClaims,
  contentThemes: contentThemesClaims,
  digitalPresence: digitalPresenceClaims,
  discoverability: discoverabilityClaims,
  trustAndExperience: trustAndExperienceClaims,
}

export type PlacedSaid = Said & { section: Claim['section'] }

/** In the order of the report. Pointers are within `results`, and each of them resolves. */
export function claimsOf(results: Report['results']): Claim[] {
  const quotesOf = createEvidenceReader(results)
  return saidIn(results).map((said) => ({
    pointer: said.pointer,
    section: said.section,
    text: inOne(said),
    quotes: quotesOf(said.pointer, said.text),
  }))
}

/** The same with labels and values apart. */
export const saidIn = (results: Report['results']): PlacedSaid[] =>
  isFull(results) ? ofFull(results) : ofFlash(results)

export const isFull = (results: Report['results']): results is FullResults => 'personas' in results

const placed = (section: Claim['section'], root: string, said: readonly Said[]): PlacedSaid[] =>
  said.map(({ pointer, label, text }) => ({ pointer: `${root}${pointer}`, section, label, text }))

function ofFull(results: FullResults): PlacedSaid[] {
  return [
    ...placed('summary', '', sentence('/summary', results.summary)),
    ...placed('summary', '', conclusionClaims(results)),
    ...sectionIds.flatMap((id) => [
      ...assessmentOf(id, results),
      ...placed(id, `/${id}`, claimsOfSection(id, results)),
    ]),
  ]
}

const claimsOfSection = <Id extends SectionId>(id: Id, results: FullResults) => writers[id](results[id])

/** What the section says at a glance, and what it looked for and did not find. */
function assessmentOf(id: SectionId, { coverage }: FullResults): PlacedSaid[] {
  const { summary, gaps } = coverage.sections[id]
  // A list cannot hold its own assessment.
  const root = id === 'personas' ? '/coverage/sections/personas' : `/${id}`
  return placed(id, root, [...sentence('/summary', summary), ...eachLabelled('/gaps', 'Not found', gaps)])
}

function ofFlash(results: FlashReport['results']): PlacedSaid[] {
  const { brandIdentity, insights, primaryCallToAction: call, palette, logo } = results
  return [
    ...placed('summary', '', sentence('/summary', results.summary)),
    ...placed('brandIdentity', '/brandIdentity', [
      ...labelled('/archetype', 'Archetype', brandIdentity.archetype),
      ...sentence('/archetypeDescription', brandIdentity.archetypeDescription),
      ...eachLabelled('/voice', 'Voice', brandIdentity.voice),
      ...labelled('/missionStatement', 'Mission', brandIdentity.missionStatement),
    ]),
    ...placed('insights', '/insights', insightsClaims(insights)),
    ...(call === null
      ? []
      : placed('messaging', '', callClaims('/primaryCallToAction', 'Primary call to action', call))),
    ...placed('visualIdentity', '', [...colorClaims('/palette', palette), ...markClaims('/logo', 'Logo', logo)]),
  ]
}
