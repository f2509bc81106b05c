/** Insights of a flash report that several facts of the home page bear out. */

import type { Insight } from '../report.ts'
import type { Diagnosis, DiagnosisGroup } from '../sections/diagnoses/diagnosis.ts'
import type { FoundDiagnoses } from '../sections/diagnoses/find-diagnoses.ts'
import type { Found } from './pick-insights.ts'

const categories: Record<DiagnosisGroup, Insight['category']> = {
  asset: 'messaging',
  proof: 'trust',
  opening: 'messaging',
  call: 'conversion',
  readers: 'messaging',
  offer: 'conversion',
  name: 'discoverability',
  site: 'trust',
}

const weightMax = 10
const weightStep = 0.2
const assetsMax = 1

/** The strongest asset, then what is in its way, weightiest first; only what the home page alone can prove. */
export function diagnosedInsights({ told }: Pick<FoundDiagnoses, 'told'>): Found[] {
  const provable = told.filter(({ isOfOnePage }) => isOfOnePage)
  const assets = provable.filter(({ group }) => group === 'asset').slice(0, assetsMax)
  const tensions = provable.filter(({ group }) => group !== 'asset')
  return [...assets, ...tensions].map(insightOf)
}

const insightOf = (
  { rule, group, title, text, move, effort, confidence, quotes, subject }: Diagnosis,
  at: number,
): Found => ({
  id: rule,
  category: categories[group],
  weight: weightMax - weightStep * at,
  impact: at < 2 ? 'high' : 'medium',
  effort,
  subject: `${group} ${subject}`,
  title,
  insight: text,
  recommendation: move.text,
  confidence,
  quotes,
})
