import { Type } from 'typebox'
import { asSentence, listed, quoted } from '../report/prose.ts'
import { Confidence, closed, Nullable, Strings } from '../report/shapes.ts'
import { assess, confidenceIn, defineSection } from './section.ts'

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
  needs: ['name', 'tagline', 'description'],
  result: Type.Object(
    {
      archetype: Type.String({ description: `“${undeterminedArchetype}” where none can be defended.` }),
      archetypeDescription: Type.String(),
      archetypeMix: Type.Array(Type.Object({ archetype: Type.String(), share: Confidence }, closed), {
        description: 'Largest share first; shares sum to 1.',
      }),
      archetypeMargin: Nullable(
        Type.Number({ ...Confidence, description: 'Share of the first less that of the second.' }),
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
  write({ name, tagline, description }, claim) {
    const variants = name?.value.variants ?? []
    if (name !== null) {
      claim('/name', name)
      if (variants.length > 0) claim('/nameVariants', name)
    }
    if (tagline !== null) claim('/tagline', tagline)

    const sentences: string[] = []
    if (name !== null) {
      const also = variants.length === 0 ? '' : `, also written ${listed(variants.map(quoted), 3)}`
      sentences.push(`The brand calls itself ${quoted(name.value.name)}${also}.`)
    } else {
      sentences.push('The pages read do not settle what the brand is called.')
    }
    if (tagline !== null) sentences.push(`Its tagline reads: ${asSentence(quoted(tagline.value))}`)
    else if (description !== null) sentences.push(`It sums itself up as: ${asSentence(quoted(description.value))}`)

    return {
      assessment: assess(sentences.join(' '), [
        { found: confidenceIn(name), gap: 'No brand name could be settled on.' },
        { found: confidenceIn(tagline), gap: 'No tagline was found.' },
        { found: null, gap: 'No mission statement is claimed: none was identified on the pages read.' },
        { found: null, gap: 'The archetype is not determined.' },
        { found: null, gap: 'The voice is not described.' },
      ]),
      content: {
        ...this.empty,
        name: name?.value.name ?? null,
        nameVariants: variants,
        tagline: tagline?.value ?? null,
      },
    }
  },
})
