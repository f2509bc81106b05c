import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import type { ArchetypeReading } from '../facts/language/shapes.ts'
import { avoid } from '../facts/language/voice.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { closed, Nullable, Share, strings } from '../writing/shapes.ts'
import { undeterminedArchetype } from '../writing/undetermined-archetype.ts'
import { archetypeDescription } from './brand-identity/archetype-text.ts'
import { identitySummary } from './brand-identity/identity-summary.ts'
import { assess, type Claim, confidenceIn, defineSection } from './section.ts'

export const MissionStatement = Type.String({
  description: 'In the words of the site, with evidence; without evidence, a sentence that says that none was found.',
})

const axis = (from: string, to: string) =>
  Type.Number({ minimum: -1, maximum: 1, description: `From -1, ${from}, to 1, ${to}; 0 is neutral.` })

export const undeterminedDescription =
  'The pages read do not settle which archetype the brand follows, so none is claimed.'

/** Likewise: docs/decisions/0015. */
export const noMissionStatement = 'No mission statement was identified on the pages read.'

export const Archetype = Type.String({
  description: `One of the twelve archetypes of brands; “${undeterminedArchetype}” where none can be defended.`,
})

export const ArchetypeDescription = Type.String({
  description: 'What the archetype means for this brand and what speaks for it, for people.',
})

export const brandIdentity = defineSection({
  id: 'brandIdentity',
  title: sectionTitles.brandIdentity,
  needs: ['name', 'tagline', 'description', 'archetype', 'voice', 'tone', 'mission', 'values', 'writing'],
  result: Type.Object(
    {
      archetype: Archetype,
      archetypeDescription: ArchetypeDescription,
      archetypeMix: Type.Array(
        Type.Object(
          {
            archetype: Type.String({ description: 'Name of the archetype.' }),
            share: Share('Its share, from 0 to 1.'),
          },
          closed,
        ),
        { description: 'The archetypes that have a share, largest first; shares sum to 1.' },
      ),
      archetypeMargin: Nullable(
        Type.Number({ minimum: 0, maximum: 1, description: 'Share of the first archetype less that of the second.' }),
      ),
      personality: Nullable(
        Type.Object(
          {
            sincerity: Share('From 0 to 1.'),
            excitement: Share('From 0 to 1.'),
            competence: Share('From 0 to 1.'),
            sophistication: Share('From 0 to 1.'),
            ruggedness: Share('From 0 to 1.'),
          },
          closed,
        ),
        'The five dimensions of brand personality (Aaker); null without an archetype.',
      ),
      voice: Type.Array(Type.String(), { description: 'How the brand sounds, in adjectives, strongest first.' }),
      voiceMeasures: Type.Array(
        Type.Object(
          {
            trait: Type.String({ description: 'The adjective.' }),
            measure: Type.String({ description: 'The figure behind it, such as “4.2 contractions per 100 words”.' }),
          },
          closed,
        ),
        {
          description: 'What was measured for each adjective of `voice`.',
        },
      ),
      avoid: Type.Array(Type.String(), { description: 'Ways of writing that would not sound like this brand.' }),
      toneProfile: Nullable(
        Type.Object(
          {
            formalCasual: axis('formal', 'casual'),
            seriousFunny: axis('serious', 'funny'),
            respectfulIrreverent: axis('respectful', 'irreverent'),
            matterOfFactEnthusiastic: axis('matter-of-fact', 'enthusiastic'),
          },
          closed,
        ),
        'The tone on four axes; null with too little text.',
      ),
      missionStatement: MissionStatement,
      missionKind: Type.Enum(['stated', 'valueProposition', 'description', 'none'], {
        description:
          'What the mission statement is: `stated` as a mission, or the nearest thing that the site says, a value proposition or its description.',
      }),
      tagline: Nullable(Type.String({ description: 'Its tagline, word for word.' })),
      values: strings('What it says that it stands for, word for word.'),
      name: Nullable(Type.String({ description: 'The name as the brand writes it itself.' })),
      nameVariants: strings('Other spellings of the name that the site uses.'),
    },
    { ...closed, description: 'Who the brand is and how it sounds.' },
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
  write(facts, { claim, wording }) {
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
