/** Who the brand is: identity, personas, SWOT, strategy. */

import type { FullResults } from '../../report.ts'
import { demographicLabels } from '../../writing/demographic-labels.ts'
import { percent } from '../../writing/prose.ts'
import { tonePoles } from '../../writing/tone-poles.ts'
import { eachLabelled, joined, labelled, type Said, sentence } from './said.ts'

const missionLabels = {
  stated: 'Mission',
  valueProposition: 'Nearest to a mission, its value proposition',
  description: 'Nearest to a mission, its own description',
} as const

export function brandIdentityClaims(identity: FullResults['brandIdentity']): Said[] {
  const { archetypeMix, missionKind, personality, toneProfile } = identity
  const measures = new Map(identity.voiceMeasures.map(({ trait, measure }) => [trait, measure]))
  const withMeasure = (trait: string) => {
    const measure = measures.get(trait)
    return measure === undefined ? trait : `${trait} (${measure})`
  }
  return [
    ...labelled('/name', 'Name', identity.name),
    ...eachLabelled('/nameVariants', 'Also written', identity.nameVariants),
    ...labelled('/tagline', 'Tagline', identity.tagline),
    ...labelled('/archetype', 'Archetype', identity.archetype),
    ...sentence('/archetypeDescription', identity.archetypeDescription),
    ...archetypeMix.flatMap(({ archetype, share }, index) =>
      labelled(`/archetypeMix/${index}`, 'Share of an archetype', `${archetype} ${percent(share)}`),
    ),
    ...Object.entries(personality ?? {}).flatMap(([trait, share]) =>
      labelled(`/personality/${trait}`, 'Personality', `${trait} ${percent(share)}`),
    ),
    ...eachLabelled('/voice', 'Voice', identity.voice.map(withMeasure)),
    ...eachLabelled('/avoid', 'What would not sound like it', identity.avoid),
    ...Object.entries(toneProfile ?? {}).flatMap(([axis, value]) =>
      labelled(`/toneProfile/${axis}`, 'Tone', toneText(axis as keyof typeof tonePoles, value)),
    ),
    ...(missionKind === 'none'
      ? sentence('/missionStatement', identity.missionStatement)
      : labelled('/missionStatement', missionLabels[missionKind], identity.missionStatement)),
    ...eachLabelled('/values', 'Value', identity.values),
  ]
}

const neutral = 0.15

/** `seriousFunny`, -0.32 → “more serious than funny (-0.32 from -1 to 1)”. */
function toneText(axis: keyof typeof tonePoles, value: number): string {
  const [from, to] = tonePoles[axis]
  const scale = `(${value} from -1 to 1)`
  if (Math.abs(value) < neutral) return `between ${from} and ${to} ${scale}`
  return value < 0 ? `more ${from} than ${to} ${scale}` : `more ${to} than ${from} ${scale}`
}

const personaLists = {
  goals: 'Goal',
  painPoints: 'Pain point',
  motivations: 'Motivation',
  triggers: 'Trigger',
  objections: 'Objection',
  channels: 'Channel',
} as const

export function personasClaims(personas: FullResults['personas']): Said[] {
  return personas.flatMap((persona, index) => {
    const of = (label: string) => `${label} of ${persona.name}`
    return [
      ...labelled(`/${index}/name`, 'Persona', persona.name),
      ...Object.entries(demographicLabels).flatMap(([name, label]) =>
        labelled(
          `/${index}/demographics/${name}`,
          of(label),
          persona.demographics[name as keyof typeof demographicLabels],
        ),
      ),
      ...Object.entries(personaLists).flatMap(([name, label]) =>
        eachLabelled(`/${index}/${name}`, of(label), persona[name as keyof typeof personaLists]),
      ),
      ...labelled(`/${index}/quote`, `Words of or to ${persona.name}`, persona.quote),
    ]
  })
}

export function swotClaims(swot: FullResults['swot']): Said[] {
  return [
    ...eachLabelled('/strengths', 'Strength', swot.strengths),
    ...eachLabelled('/weaknesses', 'Weakness', swot.weaknesses),
    ...eachLabelled('/opportunities', 'Opportunity', swot.opportunities),
    ...eachLabelled('/threats', 'Threat', swot.threats),
  ]
}

export function strategyClaims({ initiatives, quickWins, northStar }: FullResults['strategy']): Said[] {
  return [
    ...initiatives.flatMap(({ title, rationale, steps, effort, impact, metric, horizon }, index) => [
      ...labelled(
        `/initiatives/${index}`,
        `Initiative ${index + 1}`,
        `${title} (effort ${effort}, impact ${impact}, ${horizon})`,
      ),
      ...sentence(`/initiatives/${index}/rationale`, rationale),
      ...labelled(`/initiatives/${index}/steps`, `Steps of “${title}”`, joined(steps, ' ')),
      ...labelled(`/initiatives/${index}/metric`, `What shows that “${title}” works`, metric),
    ]),
    ...eachLabelled('/quickWins', 'Quick win', quickWins),
    ...sentence('/northStar', northStar),
  ]
}

type Insights = readonly { title: string; insight: string; recommendation: string }[]

export const insightsClaims = (insights: Insights): Said[] =>
  insights.flatMap(({ title, insight, recommendation }, index) => [
    ...labelled(`/${index}/title`, `To improve, ${index + 1}`, title),
    ...sentence(`/${index}/insight`, insight),
    ...sentence(`/${index}/recommendation`, recommendation),
  ])
