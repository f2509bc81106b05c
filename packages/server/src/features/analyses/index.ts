/** What analyses offer to the rest of the service. */
export { type AccountUse, accountUse } from './account-use.ts'
export { analysisJob } from './analysis-job.ts'
export { analysisFindings } from './health.ts'
export { analysisHandler, analysisRounds } from './jobs.ts'
export type { HourlyUse } from './quota.ts'
export { analysisRoutes } from './routes.ts'
