/** The report: what an analysis of a site gives. These schemas are the source of its types and of all reference text. */
import { type Static, type TObject, type TProperties, Type } from 'typebox'
import {
  Assessment,
  CallToActionShape,
  closed,
  coverageOfSite,
  Effort,
  EngineInfo,
  EvidenceEntry,
  Impact,
  LogoMark,
  Nullable,
  PaletteColor,
  Strings,
} from './report/shapes.ts'
import { allSections } from './sections/all-sections.ts'
import { MissionStatement } from './sections/brand-identity.ts'

/** A section in the report: how far it can be relied on, then what it says. */
const Assessed = <Members extends TProperties>(content: TObject<Members>) =>
  Type.Object({ ...Assessment.properties, ...content.properties }, closed)

export type FullResults = Static<typeof FullResults>
export const FullResults = Type.Object(
  {
    summary: Type.String({ minLength: 1 }),
    brandIdentity: Assessed(allSections.brandIdentity.result),
    personas: allSections.personas.result,
    swot: Assessed(allSections.swot.result),
    strategy: Assessed(allSections.strategy.result),
    visualIdentity: Assessed(allSections.visualIdentity.result),
    messaging: Assessed(allSections.messaging.result),
    positioning: Assessed(allSections.positioning.result),
    offerings: Assessed(allSections.offerings.result),
    customerJourney: Assessed(allSections.customerJourney.result),
    contentThemes: Assessed(allSections.contentThemes.result),
    digitalPresence: Assessed(allSections.digitalPresence.result),
    discoverability: Assessed(allSections.discoverability.result),
    trustAndExperience: Assessed(allSections.trustAndExperience.result),
    evidence: Type.Array(EvidenceEntry),
    coverage: Type.Object(
      {
        ...coverageOfSite,
        sections: Type.Object(
          {
            brandIdentity: Assessment,
            personas: Assessment,
            swot: Assessment,
            strategy: Assessment,
            visualIdentity: Assessment,
            messaging: Assessment,
            positioning: Assessment,
            offerings: Assessment,
            customerJourney: Assessment,
            contentThemes: Assessment,
            digitalPresence: Assessment,
            discoverability: Assessment,
            trustAndExperience: Assessment,
          },
          closed,
        ),
      },
      closed,
    ),
    engine: EngineInfo,
  },
  closed,
)

const insightCategories = ['messaging', 'conversion', 'discoverability', 'trust', 'experience', 'visual'] as const

export type Insight = Static<typeof Insight>
export const Insight = Type.Object(
  {
    title: Type.String(),
    category: Type.Enum([...insightCategories]),
    insight: Type.String({ description: 'What was seen.' }),
    recommendation: Type.String({ description: 'What to do.' }),
    impact: Impact,
    effort: Effort,
  },
  closed,
)

const FlashResults = Type.Object(
  {
    summary: Type.String({ minLength: 1 }),
    brandIdentity: Type.Object(
      {
        archetype: Type.String(),
        archetypeDescription: Type.String(),
        voice: Strings,
        missionStatement: MissionStatement,
      },
      closed,
    ),
    insights: Type.Array(Insight, { maxItems: 7, description: 'Weightiest first; empty when nothing is wrong.' }),
    primaryCallToAction: Nullable(CallToActionShape),
    palette: Type.Array(PaletteColor, { maxItems: 4 }),
    logo: Nullable(LogoMark),
    evidence: Type.Array(EvidenceEntry),
    coverage: Type.Object(coverageOfSite, closed),
    engine: EngineInfo,
  },
  closed,
)

export type FullReport = Static<typeof FullReport>
export const FullReport = Type.Object({ url: Type.String(), type: Type.Literal('full'), results: FullResults }, closed)

export type FlashReport = Static<typeof FlashReport>
export const FlashReport = Type.Object(
  { url: Type.String(), type: Type.Literal('flash'), results: FlashResults },
  closed,
)

export type Report = Static<typeof Report>
export const Report = Type.Union([FullReport, FlashReport])
