/** What a report says at a glance, for a prompt. */
import type { Grounding } from '../answerer.ts'
import { oneLine } from '../one-line.ts'
import { withPiecesFrom } from './quoted-pieces.ts'

const listed = (label: string, texts: readonly string[]) =>
  texts.length === 0 ? [] : [`${label}: ${texts.join(' | ')}`]

/**
 * Lines, the most telling first: as many are taken as there is room for. What they repeat of pages stays where it is
 * known to be seen by visitors, as passages and quotes of claims are.
 */
export function digestOf(grounding: Grounding): string[] {
  const seen = [
    ...grounding.passages.map(({ text }) => text),
    ...grounding.claims.flatMap(({ quotes }) => quotes.map(({ text }) => text)),
  ]
  return linesOf(grounding.results).map((line) => withPiecesFrom(oneLine(line), seen))
}

function linesOf(results: Grounding['results']): string[] {
  const { brandIdentity: identity, summary } = results
  const archetype = `Archetype: ${identity.archetype}. ${identity.archetypeDescription}`
  if (!('personas' in results)) {
    const insights = results.insights.map(({ title }) => title)
    return [`Summary: ${summary}`, archetype, ...listed('To improve', insights)]
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
  ]
}

const perListMax = 3
