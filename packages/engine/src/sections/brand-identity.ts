import { Type } from 'typebox'
import { avoid } from '../derived/language/voice.ts'
import type { Fact } from '../evidence.ts'
import type { ArchetypeReading } from '../facts/language.ts'
import { Confidence, closed, Nullable, Strings } from '../report/shapes.ts'
import { archetypeDescription } from './brand-identity/archetype-text.ts'
import { identitySummary } from './brand-identity/identity-summary.ts'
import { assess, type Claim, confidenceIn, defineSection } from './section.ts'

export const MissionStatement = Type.String({
  description: 'In the words of the site, with evidence; without evidence, a sentence that says that none was found.',
})

/** From -1 to 1: the first pole is -1. */
const Axis = Type.Number({ minimum: -1, maximum: 1 })

/** What stands for an archetype while none can be defended: the contract asks for a string. */
export const undeterminedArchetype = 'Undetermined'

export const undeterminedDescription =
  'The pages read do not settle which archetype the brand follows, so none is claimed.'

/** Likewise: docs/decisions/0015. */
export const noMissionStatement = 'No mission statement was identified on the pages read.'

export const brandIdentity = defineSection({
  id: 'brandIdentity',
  title: 'Brand identity',
  needs: ['name', 'tagline', 'description', 'archetype', 'voice', 'tone', 'mission', 'values', 'writing'],
  result: Type.Object(
    {
      archetype: Type.String({ description: `“${undeterminedArchetype}” where none can be defended.` }),
      archetypeDescription: Type.String(),
      archetypeMix: Type.Array(Type.Object({ archetype: Type.String(), share: Confidence }, closed), {
        description: 'Largest share first; shares sum to 1.',
      }),
      archetypeMargin: Nullable(
        Type.Number({ minimum: 0, maximum: 1, description: 'Share of the first less that of the second.' }),
      ),
      personality: Nullable(
        Type.Object(
          {
            sincerity: Confidence,
            excitement: Confidence,
            competence: Confidence,
            sophistication: Confidence,
            ruggedness: Confidence,
          },
          closed,
        ),
      ),
      voice: Type.Array(Type.String(), { description: 'Adjectives, strongest first.' }),
      voiceMeasures: Type.Array(Type.Object({ trait: Type.String(), measure: Type.String() }, closed), {
        description: 'What was measured for each adjective of `voice`.',
      }),
      avoid: Type.Array(Type.String(), { description: 'Ways of writing that would not sound like this brand.' }),
      toneProfile: Nullable(
        Type.Object(
          { formalCasual: Axis, seriousFunny: Axis, respectfulIrreverent: Axis, matterOfFactEnthusiastic: Axis },
          closed,
        ),
      ),
      missionStatement: MissionStatement,
      missionKind: Type.Enum(['stated', 'valueProposition', 'description', 'none'], {
        description: 'What the mission statement is: a mission as such, or the nearest thing that the site says.',
      }),
      tagline: Nullable(Type.String()),
      values: Strings,
      name: Nullable(Type.String({ description: 'As the brand writes it itself.' })),
      nameVariants: Strings,
    },
    closed,
  ),
  empty: {
    archetype: undeterminedArchetype,
    archetypeDescription: undeterminedDescription,
    archetypeMix: [],
    archetypeMargin: null,
    personality: null,
    voice: [],
    voiceMeasures: [],
    avoid: [],
    toneProfile: null,
    missionStatement: noMissionStatement,
    missionKind: 'none',
    tagline: null,
    values: [],
    name: null,
    nameVariants: [],
  },
  looksFor: ['No brand name, tagline or description was found.', 'No archetype, voice or mission can be told from it.'],
  write(facts, claim, wording) {
    const { name, tagline, archetype, voice, tone, mission, values, writing } = facts
    const variants = name?.value.variants ?? []
    if (name !== null) {
      claim('/name', name)
      if (variants.length > 0) claim('/nameVariants', name)
    }
    if (tagline !== null) claim('/tagline', tagline)
    if (mission !== null) claim('/missionStatement', mission)
    if (tone !== null) claim('/toneProfile', tone)
    for (const [index, trait] of voice.entries()) claim(`/voice/${index}`, trait)
    for (const [index, value] of values.entries()) claim(`/values/${index}`, value)
    if (archetype !== null) claimArchetype(archetype, claim)

    return {
      assessment: assess(identitySummary(facts, wording), [
        { found: confidenceIn(name), gap: 'No brand name could be settled on.' },
        { found: confidenceIn(archetype), gap: archetypeGap },
        { found: confidenceIn(voice), gap: 'There is too little running text to say how the brand sounds.' },
        {
          found: mission === null ? null : mission.confidence,
          gap: 'No mission is stated, and no line says what the brand is for.',
        },
        { found: confidenceIn(tagline), gap: 'No tagline was found.' },
        { found: confidenceIn(values), gap: 'No list of values was found.' },
      ]),
      content: {
        archetype: archetype?.value.primary ?? undeterminedArchetype,
        archetypeDescription: archetype === null ? undeterminedDescription : archetypeDescription(archetype, wording),
        archetypeMix: archetype?.value.mix ?? [],
        archetypeMargin: archetype?.value.margin ?? null,
        personality: archetype?.value.personality ?? null,
        voice: voice.map(({ value }) => value.trait),
        voiceMeasures: voice.map(({ value: { trait, measure } }) => ({ trait, measure })),
        avoid: avoid(voice, writing),
        toneProfile: tone?.value ?? null,
        missionStatement: mission?.value.text ?? noMissionStatement,
        missionKind: mission?.value.kind ?? ('none' as const),
        tagline: tagline?.value ?? null,
        values: values.map(({ value }) => value),
        name: name?.value.name ?? null,
        nameVariants: variants,
      },
    }
  },
})

const archetypeGap = 'The words of the pages do not settle an archetype, so none is claimed.'

/** Each archetype of the mix with the passages that speak for it. */
function claimArchetype(fact: Fact<ArchetypeReading>, claim: Claim): void {
  const { mix, passages } = fact.value
  claim('/archetype', fact)
  claim('/personality', { ...fact, confidence: fact.confidence * 0.8 })
  for (const [index, { archetype }] of mix.entries()) {
    const quotes = passages.find((passage) => passage.archetype === archetype)?.quotes ?? []
    claim(`/archetypeMix/${index}`, { basis: 'inferred', confidence: fact.confidence, quotes })
  }
}
