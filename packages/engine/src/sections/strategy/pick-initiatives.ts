/** Which initiatives answer what was found, weightiest first. */
import type { Goal } from '../../lexicon/market/lists.ts'
import type { Ask } from '../../writing/ask-rules.ts'
import { wordsOf } from '../../writing/wording.ts'
import { importanceOf } from '../swot/find-swot.ts'
import { type Quadrant, quadrants, type Swot, type SwotEntry } from '../swot/swot-findings.ts'
import type { AnyInitiative, InitiativeFacts, InitiativePlan } from './initiative.ts'
import { initiatives } from './initiatives.ts'

export interface Answer {
  initiative: Pick<AnyInitiative, 'id' | 'effort' | 'impact' | 'horizon'>
  plan: InitiativePlan
  /** The findings it answers, weightiest first, with their JSON Pointers in the results. */
  addressed: { pointer: string; entry: SwotEntry }[]
  importance: number
  /** The goal of the request that it serves; null where it serves none. */
  goal: Goal | null
}

/** What a finding's answer is worth by its quadrant: to mend comes before to extend. */
const worth: Record<Quadrant, number> = { weaknesses: 1, opportunities: 1, threats: 0.8, strengths: 0.5 }
const furtherEntryShare = 0.3
const goalFactor = 1.6
const impactFactor: Record<AnyInitiative['impact'], number> = { high: 1.15, medium: 1, low: 0.75 }
const effortFactor: Record<AnyInitiative['effort'], number> = { S: 1.1, M: 1, L: 0.85 }

const initiativesMax = 7
/** So many are given as far as there are any; beyond, only what weighs something. */
const initiativesUsual = 4
const importanceMin = 2.5

/** Every initiative that answers something, most important first. */
export function answersTo(
  swot: Swot,
  goals: readonly Goal[],
  { facts, ask }: { facts: InitiativeFacts; ask: Ask },
  catalogue: readonly AnyInitiative[] = initiatives,
): Answer[] {
  const findings = quadrants.flatMap((quadrant) =>
    swot[quadrant].map((entry, index) => ({ pointer: `/swot/${quadrant}/${index}`, entry })),
  )
  const isFound = (id: string) => findings.some(({ entry }) => entry.rule === id)
  const asked = catalogue.filter(({ answers }) => answers.some(isFound))
  // Initiatives have one wording each.
  return ask(asked, facts, { kind: 'initiative', say: (_, first) => wordsOf(first) })
    .flatMap(({ rule: initiative, finding: plan }) => {
      const addressed = findings
        .filter(({ entry }) => initiative.answers.includes(entry.rule))
        .sort((a, b) => worthOf(b.entry) - worthOf(a.entry))
      const [first, ...others] = addressed
      if (first === undefined) return []
      const goal = goals.find((named) => initiative.serves.includes(named)) ?? null
      const value =
        worthOf(first.entry) + furtherEntryShare * others.reduce((sum, { entry }) => sum + worthOf(entry), 0)
      const { effort, impact } = initiative
      const importance = value * effortFactor[effort] * impactFactor[impact] * (goal === null ? 1 : goalFactor)
      return [{ initiative, plan, addressed, importance, goal }]
    })
    .sort((a, b) => b.importance - a.importance)
}

const worthOf = (entry: SwotEntry) => importanceOf(entry) * worth[entry.quadrant]

/** Four to seven, each answering something that none before it does. */
export function pickAnswers(answers: readonly Answer[]): Answer[] {
  const picked: Answer[] = []
  const answered = new Set<string>()
  for (const answer of answers) {
    if (picked.length === initiativesMax) break
    if (picked.length >= initiativesUsual && answer.importance < importanceMin) break
    if (answer.addressed.every(({ pointer }) => answered.has(pointer))) continue
    picked.push(answer)
    for (const { pointer } of answer.addressed) answered.add(pointer)
  }
  return picked
}
