/** A site in, a brand report with evidence out: everything that other packages may use. */

export type { AnalysisError, AnalysisErrorCode } from './analysis-error.ts'
export { type Analysis, type AnalyzedSite, type AnalyzeOptions, analyze } from './analyze.ts'
export type { Fetched } from './artifacts.ts'
export type { ChangeType } from './change-types.ts'
export { changeTypes } from './change-types.ts'
export { rulesFingerprint } from './check/rules-fingerprint.ts'
export type { SiteWatch } from './check/site-watch.ts'
export { type CheckedSite, type CheckOptions, checkSite } from './check-site.ts'
export type { Change, Comparison, Magnitude } from './compare/change.ts'
export { compareSnapshots } from './compare/compare-snapshots.ts'
export type { Snapshot } from './compare/snapshot.ts'
export { type TrackedChange, type TrackedComparison, trackedChanges } from './compare/tracked-changes.ts'
export { type CompareOptions, compareSites } from './compare-sites.ts'
export { createParsePool, type ParsePool } from './document/parse-pool.ts'
export { formatChanges } from './format/changes.ts'
export {
  formatHtml,
  formatJson,
  formatMarkdown,
  formatText,
  formatVersus,
  type HtmlOptions,
  reportSchema,
  type TextOptions,
} from './format/index.ts'
export type { Progress } from './gatherers/gather.ts'
export { type AllowHosts, allowNothing, parseAllowHosts } from './net/addresses/allow-hosts.ts'
export type { TakeTurn } from './net/pacing.ts'
export type { Passage } from './passages.ts'
export type { VettedPicture } from './pictures/vetted-pictures.ts'
export { type CheckedBrowser, checkBrowser } from './render/check-browser.ts'
export type { SandboxSetting } from './render/sandbox.ts'
export { FlashReport, FullReport, Report } from './report.ts'
export type { Result } from './result.ts'
