/** The first moves of what was diagnosed, as initiatives: each answers one entry of the SWOT. */
import type { Goal } from '../../lexicon/market/lists.ts'
import { pageName } from '../../writing/page-names.ts'
import type { Diagnosis, DiagnosisGroup } from '../diagnoses/diagnosis.ts'
import type { FoundDiagnoses } from '../diagnoses/find-diagnoses.ts'
import { importanceOf } from '../swot/find-swot.ts'
import type { Swot } from '../swot/swot-findings.ts'
import type { AnyInitiative } from './initiative.ts'
import type { Answer } from './pick-initiatives.ts'
import type { SiteWords } from './site-words.ts'

const serves: Record<DiagnosisGroup, readonly Goal[]> = {
  asset: [],
  proof: ['trust', 'sales', 'leads', 'donors'],
  opening: ['leads', 'sales', 'rebrand', 'trials'],
  call: ['leads', 'bookings', 'trials', 'sales', 'donors'],
  readers: ['leads', 'markets', 'loyalty'],
  offer: ['sales', 'bookings', 'trials', 'leads'],
  name: ['rebrand', 'search'],
  site: ['search', 'trust'],
}

const horizons = { S: '1 week', M: 'this month', L: 'this quarter' } as const
const impactOf = (at: number): AnyInitiative['impact'] => (at < 2 ? 'high' : at < 5 ? 'medium' : 'low')
const goalFactor = 1.6
const movesMax = 6

/** One for each tension that stands in the SWOT, weightiest first; at most six. */
export function plannedMoves(
  { told }: Pick<FoundDiagnoses, 'told'>,
  swot: Swot,
  { goals, site }: { goals: readonly Goal[]; site: SiteWords },
): Answer[] {
  return told
    .filter(({ group }) => group !== 'asset')
    .flatMap((found, at) => {
      const { rule, group, text, move, effort, against } = found
      const index = swot.weaknesses.findIndex((entry) => entry.rule === rule)
      const entry = swot.weaknesses[index]
      if (entry === undefined) return []
      const goal = goals.find((named) => serves[group].includes(named)) ?? null
      const plan = {
        title: move.title,
        rationale: text,
        steps: [...(against === null ? [] : [`First look at what speaks against it: ${against}`]), move.text],
        metric: metricOf(found, site),
      }
      return [
        {
          initiative: { id: rule, effort, impact: impactOf(at), horizon: horizons[effort] },
          plan,
          addressed: [{ pointer: `/swot/weaknesses/${index}`, entry }],
          importance: importanceOf(entry) * (goal === null ? 1 : goalFactor),
          goal,
        },
      ]
    })
    .sort((a, b) => b.importance - a.importance)
    .slice(0, movesMax)
}

/** What shows that it worked, by where the tension shows. */
function metricOf({ group, subject, move }: Diagnosis, { call, statistics, brand, people }: SiteWords): string {
  const page = pageName(move.page)
  if (group === 'site' && subject === 'name')
    return `How often search results with ${page} are opened, in the reports of the search engines, a month before and after.`
  switch (group) {
    case 'proof':
      return `Presses of ${call} from ${page} in ${statistics}, four weeks before and after.`
    case 'opening':
      return `Share of visitors who go on from ${page}, in ${statistics}, four weeks before and after.`
    case 'call':
      return `Visitors of ${page} who finish what ${call} begins, per hundred.`
    case 'readers':
      return `Of the next twenty ${people.crowd}: how many say that ${page} spoke to them.`
    case 'offer':
      return `Questions about it that reach ${brand} by mail or telephone, a month before and after.`
    case 'name':
      return `Searches in which ${brand} is found under one name, in three months.`
    default:
      return `Nothing of it is left on ${page} when the site is read again.`
  }
}
