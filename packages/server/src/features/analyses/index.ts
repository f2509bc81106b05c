/** What analyses offer to the rest of the service. */
export { analysisJob } from './analysis-job.ts'
export { analysisFindings } from './health.ts'
export { analysisHandler, analysisRounds } from './jobs.ts'
export { analysisRoutes } from './routes.ts'
