/** Tracked competitors. */
import type { Feature } from '../../feature.ts'
import { competitorFigures, competitorFindings } from './health.ts'
import { competitorRounds, startChecks } from './jobs.ts'
import { competitorRoutes } from './routes.ts'

export { checkProcesses } from './checks/checker.ts'
export { countCompetitors } from './queries.ts'

export const competitors: Feature = {
  tags: { Competitors: 'A competitor is a website that is checked for changes of its brand, offers and news.' },
  routes: competitorRoutes,
  rounds: competitorRounds,
  start: startChecks,
  figures: (deps) => [competitorFigures(deps)],
  findings: competitorFindings,
}
