import { Type } from 'typebox'
import type { AudienceNeed } from '../facts/audience/shapes.ts'
import { expectedReaders } from '../facts/entity/expected-readers.ts'
import { readsReaders } from '../lexicon/market/audience-words.ts'
import { rounded } from '../writing/prose.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { type Assessment, closed, Nullable, strings } from '../writing/shapes.ts'
import { clustersOf, isExpected } from './personas/clusters.ts'
import { type Persona, type PersonaFacts, personaOf } from './personas/persona.ts'
import { personasSummary } from './personas/personas-summary.ts'
import { requestedReaders } from './personas/requested-readers.ts'
import { defineSection } from './section.ts'

const demographic = (description: string) =>
  Nullable(Type.String({ description: `${description}; null without evidence.` }))

/**
 * An array in the report; how far it can be relied on stands in `coverage.sections.personas`. One to four: readers whom
 * the site names, and those whom its kind of offer lets expect.
 */
export const personas = defineSection({
  id: 'personas',
  title: sectionTitles.personas,
  needs: [
    'audiences',
    'audienceNeeds',
    'questions',
    'kind',
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
            ageRange: demographic('Age'),
            location: demographic('Where they are'),
            occupation: demographic('Role or line of business'),
            income: demographic('Income'),
            companySize: demographic('Size of their company'),
          },
          { ...closed, description: 'What the site says of who they are.' },
        ),
        painPoints: strings('Troubles that the site names, in its words.'),
        motivations: strings('What of the offer speaks to them, such as a trial or a guarantee.'),
        goals: strings('What they can reach with the offer, in the site’s words.'),
        triggers: strings('Occasions to look for the offer.'),
        objections: strings('Doubts that the site takes up, with its answers.'),
        channels: strings('Where the brand can be met or reached.'),
        quote: Nullable(
          Type.String({
            description:
              'A sentence of the site, word for word: what such a customer says, or how the site speaks to them.',
          }),
        ),
        support: strings('Addresses of the pages that speak to this audience.'),
      },
      { ...closed, title: 'Persona', description: 'A kind of reader whom the site speaks to.' },
    ),
    { description: 'One to four kinds of reader, the one the site speaks to most first; empty when none can be told.' },
  ),
  empty: [],
  looksFor: ['No audience was identified: no page says whom the site speaks to.'],
  write(facts, { claim, wording }) {
    const requested = requestedReaders(facts.request.context, facts.language?.value ?? null)
    const clusters = clustersOf([...facts.audiences, ...requested, ...expectedReaders(facts.kind)])
    const hasRivals = clusters.filter((cluster) => !isExpected(cluster)).length > 1
    const content = clusters.map((cluster, index) =>
      personaOf(cluster, facts, { index, isOnly: index === 0 && !hasRivals }, claim),
    )
    const isInferred = clusters.every(isExpected)
    const summary = personasSummary({ personas: content, clusters, facts }, wording)
    return { assessment: assessmentOf(summary, content, { facts, isInferred }), content }
  },
})

interface Written {
  facts: PersonaFacts
  isInferred: boolean
}

function assessmentOf(summary: string, content: readonly Persona[], { facts, isInferred }: Written): Assessment {
  const gaps = gapsOf(content, { facts, isInferred })
  if (content.length === 0) return { status: 'insufficient', confidence: 0, summary, gaps }
  const named = facts.audiences.filter(({ value }) => value.kind !== 'place')
  const signs = named.slice(0, 5).reduce((sum, { confidence }) => sum + confidence / 5, 0)
  const confidence = isInferred ? 0.5 * (facts.kind?.confidence ?? 0) : 0.3 + 0.5 * signs
  return { status: gaps.length === 0 ? 'complete' : 'partial', confidence: rounded(confidence), summary, gaps }
}

function gapsOf(content: readonly Persona[], { facts, isInferred }: Written): string[] {
  if (content.length === 0)
    return [
      facts.kind === null
        ? readsReaders(facts.language?.value ?? null)
          ? 'No page says whom it is for, and what kind of offer it is could not be told either.'
          : 'Whom it is for could not be told in the language of the site, nor what kind of offer it is.'
        : 'No page says whom it is for, and the kind of offer does not tell it either.',
    ]
  const gaps: string[] = []
  const isNamed = (kind: AudienceNeed['kind']) => facts.audienceNeeds.some(({ value }) => value.kind === kind)
  if (isInferred)
    gaps.push(
      'No menu, heading, form, plan or sentence names a reader; the readers are those whom such an offer has as a rule.',
    )
  if (!isNamed('pain')) gaps.push('No sentence names a trouble that readers have.')
  if (!isNamed('goal')) gaps.push('No sentence says what readers can do or reach with the offer.')
  if (!isNamed('trigger')) gaps.push('No occasion to look for the offer is named.')
  if (!isNamed('objection')) gaps.push('No question of a doubting reader is answered.')
  if (content.every(({ demographics }) => Object.values(demographics).every((value) => value === null))) {
    gaps.push('Age, income, place and size of company: the site gives no evidence.')
  }
  if (
    facts.audienceNeeds.length > 0 &&
    content.every(({ painPoints, goals }) => painPoints.length + goals.length === 0)
  ) {
    gaps.push('What is said of troubles and goals names none of these readers, so no persona holds it.')
  }
  return gaps
}
