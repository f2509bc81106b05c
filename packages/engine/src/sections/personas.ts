import { Type } from 'typebox'
import { rounded } from '../report/prose.ts'
import { type Assessment, closed, Nullable, Strings } from '../report/shapes.ts'
import { clustersOf } from './personas/clusters.ts'
import { inferredPersona, type Persona, type PersonaFacts, personaOf } from './personas/persona.ts'
import { personasSummary } from './personas/personas-summary.ts'
import { requestedReaders } from './personas/requested-readers.ts'
import { defineSection } from './section.ts'

const Demographic = Nullable(Type.String())

/**
 * An array in the report; how far it can be relied on stands in `coverage.sections.personas`. One to four: readers whom
 * the site names, and only where it names none, those whom its offer lets conclude.
 */
export const personas = defineSection({
  id: 'personas',
  title: 'Personas',
  needs: [
    'audiences',
    'audienceNeeds',
    'questions',
    'industry',
    'testimonials',
    'plans',
    'socials',
    'contacts',
    'guarantees',
    'trial',
    'certifications',
    'posts',
    'language',
    'request',
  ],
  result: Type.Array(
    Type.Object(
      {
        name: Type.String({ description: 'Role and segment, never an invented human.' }),
        demographics: Type.Object(
          {
            ageRange: Demographic,
            location: Demographic,
            occupation: Demographic,
            income: Demographic,
            companySize: Demographic,
          },
          closed,
        ),
        painPoints: Strings,
        motivations: Strings,
        goals: Strings,
        triggers: Strings,
        objections: Strings,
        channels: Strings,
        quote: Nullable(Type.String({ description: 'Verbatim.' })),
        support: Type.Array(Type.String({ description: 'Pages that speak to this audience.' })),
      },
      closed,
    ),
  ),
  empty: [],
  looksFor: ['No audience was identified: no page says whom the site speaks to.'],
  write(facts, claim, wording) {
    const requested = requestedReaders(facts.request.context, facts.language?.value ?? null)
    const clusters = clustersOf([...facts.audiences, ...requested])
    const isOnly = clusters.length === 1
    const written = clusters.map((cluster, index) => personaOf(cluster, facts, { index, isOnly }, claim))
    const inferred = written.length === 0 ? inferredPersona(facts, claim) : null
    const content = inferred === null ? written : [inferred]
    const summary = personasSummary({ personas: content, clusters, facts }, wording)
    return { assessment: assessmentOf(summary, content, { facts, isInferred: inferred !== null }), content }
  },
})

interface Written {
  facts: PersonaFacts
  isInferred: boolean
}

function assessmentOf(summary: string, content: readonly Persona[], { facts, isInferred }: Written): Assessment {
  const gaps = gapsOf(content, isInferred)
  if (content.length === 0) return { status: 'insufficient', confidence: 0, summary, gaps }
  const named = facts.audiences.filter(({ value }) => value.kind !== 'place')
  const signs = named.slice(0, 5).reduce((sum, { confidence }) => sum + confidence / 5, 0)
  const confidence = isInferred ? 0.5 * (facts.industry?.confidence ?? 0) : 0.3 + 0.5 * signs
  return { status: gaps.length === 0 ? 'complete' : 'partial', confidence: rounded(confidence), summary, gaps }
}

function gapsOf(content: readonly Persona[], isInferred: boolean): string[] {
  if (content.length === 0) return ['No page says whom it is for, and the line of business could not be told either.']
  const gaps: string[] = []
  const isNowhere = (member: 'painPoints' | 'goals' | 'triggers' | 'objections') =>
    content.every((persona) => persona[member].length === 0)
  if (isInferred)
    gaps.push('No menu, heading, form, plan or sentence names a reader; the persona is concluded from the offer.')
  if (isNowhere('painPoints')) gaps.push('No sentence names a trouble that readers have.')
  if (isNowhere('goals')) gaps.push('No sentence says what readers can do or reach with the offer.')
  if (isNowhere('triggers')) gaps.push('No occasion to look for the offer is named.')
  if (isNowhere('objections')) gaps.push('No question of a doubting reader is answered.')
  if (content.every(({ demographics }) => Object.values(demographics).every((value) => value === null))) {
    gaps.push('Age, income, place and size of company: the site gives no evidence.')
  }
  if (content.length > 1 && content.slice(1).every(({ painPoints, goals }) => painPoints.length + goals.length === 0)) {
    gaps.push('What the copy promises is said to everyone: it stands under the first persona only.')
  }
  return gaps
}
