/** What to do in which order, and the SWOT in short. */
import { capitalised, inWords, uncapitalised } from '../../../writing/prose.ts'
import { fieldsBlock } from '../brand.ts'
import { effortWords } from '../words.ts'
import {
  firstSentence,
  type PagePart,
  pageOf,
  pointsOf,
  type ShortPage,
  type Step,
  type Subject,
} from './short-page.ts'

const stepsMax = 6
/** Of each quadrant: what weighs most stands first. */
const entriesMax = { strengths: 2, weaknesses: 2, opportunities: 1, threats: 1 } as const

export function planPage(subject: Subject): ShortPage | null {
  const { strategy, swot } = subject.results
  const { at, said } = pointsOf(subject)
  const steps = strategy.initiatives
    .slice(0, stepsMax)
    .map(({ title, rationale, effort, horizon, metric }, index): Step => {
      const own = `/strategy/initiatives/${index}`
      return {
        title,
        text: {
          text: firstSentence(rationale),
          voice: 'report',
          evidence: at(own, `${own}/title`, `${own}/rationale`),
        },
        note: `${effortWords[effort]} effort, ${horizon}`,
        sign: metric,
      }
    })
  const fields = Object.entries(entriesMax).map(([name, max]) => ({
    label: capitalised(name),
    points: swot[name as keyof typeof entriesMax]
      .slice(0, max)
      .map((text, index) => said(`/swot/${name}/${index}`, text)),
  }))
  const [block] = fieldsBlock(fields)
  if (steps.length === 0 && block === undefined) return null
  const parts: PagePart[] = steps.length === 0 ? [] : [{ kind: 'steps', steps }]
  if (block !== undefined) parts.push({ kind: 'folded', title: 'Strengths and weaknesses in short', block })
  return pageOf('plan', conclusionOf(steps), parts)
}

function conclusionOf([first, ...others]: readonly Step[]): string {
  if (first === undefined) return 'What helps and what hinders'
  const next =
    others.length === 0
      ? ''
      : `; ${inWords(others.length)} more ${others.length === 1 ? 'task follows' : 'tasks follow'}`
  return `First ${uncapitalised(first.title)}${next}`
}
