/** The report: what an analysis of a site gives. These schemas are the source of its types and of all reference text. */
import { type Static, type TObject, type TProperties, Type } from 'typebox'
import { DiagnosisResult, RewriteResult, ThesisResult } from './report/diagnosis-shapes.ts'
import { allSections } from './sections/all-sections.ts'
import { Archetype, ArchetypeDescription, MissionStatement } from './sections/brand-identity.ts'
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
  strings,
} from './writing/shapes.ts'

/** A section in the report: how far it can be relied on, then what it says. */
const Assessed = <Members extends TProperties>(title: string, content: TObject<Members>) =>
  Type.Object(
    { ...Assessment.properties, ...content.properties },
    { ...closed, description: meaningOf(content), title },
  )

const meaningOf = (section: object) => String('description' in section && section.description)

const evidenceOfClaims = 'One entry for each claim of the results.'
const whatWasRead = 'What was read, what was not, and why.'

export type FullResults = Static<typeof FullResults>
export const FullResults = Type.Object(
  {
    summary: Type.String({ minLength: 1, description: 'The brand in a few sentences, for people.' }),
    thesis: Type.Optional(ThesisResult),
    diagnoses: Type.Optional(
      Type.Array(DiagnosisResult, {
        description: 'What several facts mean together: those of the thesis first, then the weightiest.',
        'x-extension': true,
      }),
    ),
    rewrites: Type.Optional(
      Type.Array(RewriteResult, {
        description: 'Proposals for the opening, subhead, main call, meta description and positioning line.',
        'x-extension': true,
      }),
    ),
    brandIdentity: Assessed('BrandIdentity', allSections.brandIdentity.result),
    personas: allSections.personas.result,
    swot: Assessed('Swot', allSections.swot.result),
    strategy: Assessed('Strategy', allSections.strategy.result),
    visualIdentity: Assessed('VisualIdentity', allSections.visualIdentity.result),
    messaging: Assessed('Messaging', allSections.messaging.result),
    positioning: Assessed('Positioning', allSections.positioning.result),
    offerings: Assessed('Offerings', allSections.offerings.result),
    customerJourney: Assessed('CustomerJourney', allSections.customerJourney.result),
    contentThemes: Assessed('ContentThemes', allSections.contentThemes.result),
    digitalPresence: Assessed('DigitalPresence', allSections.digitalPresence.result),
    discoverability: Assessed('Discoverability', allSections.discoverability.result),
    trustAndExperience: Assessed('TrustAndExperience', allSections.trustAndExperience.result),
    evidence: Type.Array(EvidenceEntry, { description: evidenceOfClaims }),
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
          { ...closed, description: 'How far each section can be relied on; the same as in the sections themselves.' },
        ),
      },
      { ...closed, description: whatWasRead },
    ),
    engine: EngineInfo,
  },
  { ...closed, description: 'The results of a full analysis: thirteen sections, the evidence and the coverage.' },
)

const insightCategories = ['messaging', 'conversion', 'discoverability', 'trust', 'experience', 'visual'] as const

export type Insight = Static<typeof Insight>
export const Insight = Type.Object(
  {
    title: Type.String({ description: 'The insight in a few words.' }),
    category: Type.Enum([...insightCategories], { description: 'What it is about.' }),
    insight: Type.String({ description: 'What was seen.' }),
    recommendation: Type.String({ description: 'What to do.' }),
    impact: Impact,
    effort: Effort,
  },
  { ...closed, title: 'Insight', description: 'One thing to improve on the home page.' },
)

const FlashResults = Type.Object(
  {
    summary: Type.String({ minLength: 1, description: 'The home page in a few sentences, for people.' }),
    brandIdentity: Type.Object(
      {
        archetype: Archetype,
        archetypeDescription: ArchetypeDescription,
        voice: strings('How the brand sounds, in adjectives, strongest first.'),
        missionStatement: MissionStatement,
      },
      { ...closed, description: 'Who the brand is and how it sounds, by its home page.' },
    ),
    insights: Type.Array(Insight, { maxItems: 7, description: 'The weightiest first; empty when nothing is wrong.' }),
    primaryCallToAction: Nullable(
      CallToActionShape,
      'The step that the home page asks for most; null when none was found.',
    ),
    palette: Type.Array(PaletteColor, { maxItems: 4, description: 'The colours of the brand, best first.' }),
    logo: Nullable(LogoMark, 'The logo; null when none was found.'),
    evidence: Type.Array(EvidenceEntry, { description: evidenceOfClaims }),
    coverage: Type.Object(coverageOfSite, { ...closed, description: whatWasRead }),
    engine: EngineInfo,
  },
  { ...closed, description: 'The results of a flash analysis: insights from the home page alone.' },
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
