import { Type } from 'typebox'
import { counted, rounded, uncapitalised } from '../writing/prose.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { closed, Effort, Impact, Nullable, strings } from '../writing/shapes.ts'
import { defineSection, type Ground } from './section.ts'
import { goalNames, requestedGoals } from './strategy/goals.ts'
import { northStar } from './strategy/north-star.ts'
import { type Answer, answersTo, pickAnswers } from './strategy/pick-initiatives.ts'
import { plannedMoves } from './strategy/planned-moves.ts'
import { siteWords } from './strategy/site-words.ts'
import { strategyNeeds } from './strategy/strategy-facts.ts'
import { strategySummary } from './strategy/strategy-summary.ts'

const quickWinsMax = 5

export const strategy = defineSection({
  id: 'strategy',
  title: sectionTitles.strategy,
  needs: strategyNeeds,
  result: Type.Object(
    {
      initiatives: Type.Array(
        Type.Object(
          {
            title: Type.String({ description: 'The initiative in a few words.' }),
            rationale: Type.String({ description: 'Why it is worth doing here.' }),
            steps: strings('What to do, in order.'),
            effort: Effort,
            impact: Impact,
            metric: Type.String({ description: 'What shows that it works.' }),
            horizon: Type.String({
              description: 'How long it takes: `1 week`, `2 weeks`, `this month`, `this quarter`, `half a year`.',
            }),
            addresses: strings('JSON Pointers of the SWOT entries that it answers.'),
          },
          closed,
        ),
        { description: 'What to do next, the weightiest first.' },
      ),
      quickWins: strings('Up to five things that take little effort.'),
      northStar: Nullable(
        Type.String({ description: 'The one thing that all of it serves; null where the site does not tell.' }),
      ),
    },
    { ...closed, description: 'Initiatives that answer the entries of the SWOT.' },
  ),
  empty: { initiatives: [], quickWins: [], northStar: null },
  looksFor: ['No initiatives are proposed: they answer SWOT entries, and there are none.'],
  write(facts, { claim, ask, wording }) {
    const goals = requestedGoals(facts.request.context)
    const site = siteWords(facts)
    const moves = plannedMoves(facts.diagnoses, facts.swotFindings, { goals, site })
    // What suits many sites only fills a form where something was diagnosed of this one.
    const answers = moves.length > 0 ? moves : answersTo(facts.swotFindings, goals, { facts: { ...facts, site }, ask })
    const picked = pickAnswers(answers)
    const initiatives = picked.map(inReport)
    for (const [index, answer] of picked.entries()) claim(`/initiatives/${index}`, groundOf(answer))

    const quick = answers.filter(({ initiative }) => initiative.effort === 'S').slice(0, quickWinsMax)
    for (const [index, answer] of quick.entries()) claim(`/quickWins/${index}`, groundOf(answer))
    const [primary] = facts.ctas
    const star = northStar(primary, wording)
    if (star !== null && primary !== undefined) {
      claim('/northStar', { basis: 'inferred', confidence: primary.confidence * 0.8, quotes: primary.quotes })
    }

    const confidence = picked.reduce((sum, answer) => sum + groundOf(answer).confidence, 0) / Math.max(1, picked.length)
    return {
      assessment: {
        status: picked.length === 0 ? 'insufficient' : star === null || picked.length < 4 ? 'partial' : 'complete',
        confidence: rounded(confidence * Math.min(1, picked.length / 4)),
        summary: strategySummary({ brand: site.brand, planned: initiatives, goals }, wording),
        gaps: [
          ...(picked.length === 0 ? this.looksFor : []),
          ...(picked.length > 0 && picked.length < 4
            ? [`Only ${counted(picked.length, 'initiative')}: what was found asks for no more.`]
            : []),
          ...(star === null
            ? ['No north star: no call to action says surely enough what the site is to achieve.']
            : []),
        ],
      },
      content: {
        initiatives,
        quickWins: quick.map((answer) => quickWin(answer, picked.indexOf(answer))),
        northStar: star,
      },
    }
  },
})

function inReport({ initiative, plan: { title, rationale, steps, metric }, addressed, goal }: Answer) {
  const { effort, impact, horizon } = initiative
  const served = goal === null ? '' : ` It also serves what was asked for: ${goalNames[goal]}.`
  return {
    title,
    rationale: `${rationale}${served}`,
    steps,
    effort,
    impact,
    metric,
    horizon,
    addresses: addressed.map(({ pointer }) => pointer),
  }
}

/** A small initiative by its name; the first thing to do about it where the plan does not have it. */
function quickWin({ initiative, plan: { title, steps } }: Answer, at: number): string {
  if (at < 0) return `${title}: ${uncapitalised(steps[0] ?? '')}`
  return `${title} (initiative ${at + 1}, ${initiative.horizon}).`
}

const quotesMax = 4

/** An initiative is as sure as the weightiest finding that it answers, less one step of inference. */
function groundOf({ initiative, addressed }: Answer): Ground {
  return {
    rule: initiative.id,
    basis: 'inferred',
    confidence: (addressed[0]?.entry.confidence ?? 0) * 0.9,
    quotes: addressed.flatMap(({ entry }) => entry.quotes).slice(0, quotesMax),
  }
}
