/** A site in, a brand report with evidence out: everything that other packages may use. */

export type { AnalysisError, AnalysisErrorCode } from './analysis-error.ts'
export { type Analysis, type AnalyzedSite, type AnalyzeOptions, analyze } from './analyze.ts'
export type { Fetched } from './artifacts.ts'
export { createParsePool, type ParsePool } from './document/parse-pool.ts'
export { formatJson } from './format/json.ts'
export { formatText, type TextOptions } from './format/text.ts'
export type { Progress } from './gatherers/gather.ts'
export { type AllowHosts, allowNothing, parseAllowHosts } from './net/allow-hosts.ts'
export type { Passage } from './passages.ts'
export { findBrowser } from './render/find-browser.ts'
export { FlashReport, FullReport, Report } from './report.ts'
export type { Result } from './result.ts'
