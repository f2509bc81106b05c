/** Exports: analyses as files, at signed addresses. */
import type { Feature } from '../../feature.ts'
import { exportRounds, runExports } from './jobs.ts'
import { exportRoutes } from './routes.ts'

export { accountExports } from './account-exports.ts'

export const exports: Feature = {
  tags: { Exports: 'An export is an analysis as a file, PDF or JSON, at an address that lasts 7 days.' },
  routes: exportRoutes,
  jobs: [runExports],
  rounds: exportRounds,
}
