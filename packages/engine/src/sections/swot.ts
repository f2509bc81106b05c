import { Type } from 'typebox'
import { counted } from '../writing/prose.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { closed, strings } from '../writing/shapes.ts'
import { defineSection } from './section.ts'
import { type Quadrant, quadrants } from './swot/swot-findings.ts'
import { swotSummary } from './swot/swot-summary.ts'

const looksFor: Record<Quadrant, string> = {
  strengths: 'No strength stood out on the pages read.',
  weaknesses: 'No weakness of weight was found on the pages read.',
  opportunities: 'No opportunity follows from what the site says.',
  threats: 'No threat can be told from the site alone; tracked competitors would show more.',
}

/** A quadrant is not filled to a number: what is there, and why there is no more. */
const gapIn = (quadrant: Quadrant, found: number) =>
  found === 0
    ? looksFor[quadrant]
    : `Only ${countedEntries(found, quadrant)} of weight ${found === 1 ? 'was' : 'were'} found.`

const countedEntries = (found: number, quadrant: Quadrant) => counted(found, singular[quadrant], quadrant)

const singular: Record<Quadrant, string> = {
  strengths: 'strength',
  weaknesses: 'weakness',
  opportunities: 'opportunity',
  threats: 'threat',
}

/** Fewer entries than this say little about how a quadrant stands. */
const entriesMin = 3

export const swot = defineSection({
  id: 'swot',
  title: sectionTitles.swot,
  needs: ['swotFindings', 'name', 'pages', 'reach'],
  result: Type.Object(
    {
      strengths: strings('What the site does well, the weightiest first.'),
      weaknesses: strings('What the site lacks or does badly, the weightiest first.'),
      opportunities: strings('What the brand could make more of, the weightiest first.'),
      threats: strings('What could harm it, the weightiest first.'),
      needsCompetitors: Type.Array(Type.String(), {
        description: 'JSON Pointers of the entries that tracking competitors would make surer or more to the point.',
      }),
    },
    { ...closed, description: 'Strengths, weaknesses, opportunities and threats, from a catalogue of named rules.' },
  ),
  empty: { strengths: [], weaknesses: [], opportunities: [], threats: [], needsCompetitors: [] },
  looksFor: Object.values(looksFor),
  write({ swotFindings, name, pages, reach }, { claim, wording }) {
    const entries = quadrants.flatMap((quadrant) => swotFindings[quadrant])
    for (const quadrant of quadrants) {
      for (const [index, { rule, basis, confidence, quotes }] of swotFindings[quadrant].entries()) {
        claim(`/${quadrant}/${index}`, { rule, basis, confidence, quotes })
      }
    }
    const textsOf = (quadrant: Quadrant) => swotFindings[quadrant].map(({ text }) => text)
    const thin = quadrants.filter((quadrant) => swotFindings[quadrant].length < entriesMin)
    const mean = entries.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, entries.length)
    const share =
      quadrants.reduce((sum, quadrant) => sum + Math.min(1, swotFindings[quadrant].length / entriesMin), 0) / 4
    const needsCompetitors = quadrants.flatMap((quadrant) =>
      swotFindings[quadrant].flatMap((entry, index) => (entry.needsCompetitors ? [`/swot/${quadrant}/${index}`] : [])),
    )
    return {
      assessment: {
        status: entries.length === 0 ? 'insufficient' : thin.length === 0 ? 'complete' : 'partial',
        confidence: Math.round(mean * share * 100) / 100,
        summary: swotSummary({ swotFindings, name, pages, reach }, wording),
        gaps: thin.map((quadrant) => gapIn(quadrant, swotFindings[quadrant].length)),
      },
      content: {
        strengths: textsOf('strengths'),
        weaknesses: textsOf('weaknesses'),
        opportunities: textsOf('opportunities'),
        threats: textsOf('threats'),
        needsCompetitors,
      },
    }
  },
})
