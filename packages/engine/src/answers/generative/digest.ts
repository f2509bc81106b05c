/** What a report says at a glance, for a prompt. */
import type { Report } from '../../report.ts'

const listed = (label: string, texts: readonly string[]) =>
  texts.length === 0 ? [] : [`${label}: ${texts.join(' | ')}`]

/** Lines, the most telling first: as many are taken as there is room for. */
export function digestOf(results: Report['results']): string[] {
  const { brandIdentity: identity, summary } = results
  const archetype = `Archetype: ${identity.archetype}. ${identity.archetypeDescription}`
  if (!('personas' in results)) {
    const insights = results.insights.map(({ title }) => title)
    return [`Summary: ${oneLine(summary)}`, oneLine(archetype), ...listed('To improve', insights).map(oneLine)]
  }
  const { personas, swot } = results
  return [
    `Summary: ${summary}`,
    archetype,
    ...listed(
      'Personas',
      personas.map(({ name }) => name),
    ),
    ...listed('Strengths', swot.strengths.slice(0, perListMax)),
    ...listed('Weaknesses', swot.weaknesses.slice(0, perListMax)),
    ...listed('Opportunities', swot.opportunities.slice(0, perListMax)),
    ...listed('Threats', swot.threats.slice(0, perListMax)),
  ].map(oneLine)
}

const perListMax = 3

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
