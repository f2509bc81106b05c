/** Analyses, and what they offer to the rest of the service. */
import type { Feature } from '../../feature.ts'
import { analysisFindings } from './health.ts'
import { analysisRounds, runAnalyses } from './jobs.ts'
import { analysisRoutes } from './routes.ts'
import { screenshotRoutes } from './screenshots/routes.ts'

export { type AccountAnalyses, accountAnalyses } from './account-analyses.ts'
export { readPictures } from './pictures/pictures.ts'
export { createPreflightMeter, type PreflightMeter } from './preflight/meter.ts'
export { preflightRefusals, preflightWebsite } from './preflight/preflight.ts'
export { holdAnalysis, type StoredAnalysis, storedAnalysis } from './queries.ts'
export { testMark } from './sandbox.ts'
export { readScreenshot } from './screenshots/screenshots.ts'
export { indexTexts } from './texts/index-texts.ts'
export { analysisOfTexts, storedPassages, storedResults } from './texts/queries.ts'
export { reportConfig, textConfig } from './texts/text-config.ts'
export { websiteAddress } from './website-address.ts'

export const analyses: Feature = {
  tags: { Analyses: 'An analysis reads a website and says what its brand is, with the evidence for every claim.' },
  routes(app, deps) {
    analysisRoutes(app, deps)
    screenshotRoutes(app, deps)
  },
  jobs: [runAnalyses],
  rounds: analysisRounds,
  findings: analysisFindings,
}
