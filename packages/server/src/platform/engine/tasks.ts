import type { AnalysisError, Passage, Result } from '@brandprint/engine'

/** What an engine thread is asked to do; everything in it crosses a thread boundary as it is. */
export type EngineTask = AnalyzeTask | SampleTask

export interface AnalyzeTask {
  kind: 'analyze'
  url: string
  type: 'full' | 'flash'
  context: string | null
  socialLinks: string[]
  /** What the first look fetched, packed; null when it fetched nothing. */
  prefetched: Uint8Array | null
}

/** The sandbox: the real engine over the sample site that ships with the service, without network. */
export interface SampleTask {
  kind: 'sample'
  type: 'full' | 'flash'
}

/** How a thread reaches the outside; the same for every task of a process. */
export interface OutsideSettings {
  /** As in BRANDPRINT_ALLOW_HOSTS. */
  allowHosts: string
  /** The service's own names and addresses, in the same form: it never analyzes itself. */
  ownAddresses: string
}

export interface EngineSettings extends OutsideSettings {
  browser: string
  searchPath: string
  cacheFolder: string
  sampleFolder: string
  sampleOrigin: string
}

export interface Analyzed {
  /** `results` of the report, serialised: the bytes that are stored. */
  resultsJson: string
  passages: Passage[]
}

export type EngineOutcome = Result<Analyzed, AnalysisError>

/** Messages to and from the thread. */
export type ToThread = { id: number; task: EngineTask } | { id: number; abort: true }
export type FromThread = { id: number; outcome: EngineOutcome } | { id: number; bug: string }

/** What was fetched, packed, for the analysis to begin with; null when the site was too slow to tell. */
export type LookOutcome = Result<Uint8Array | null, AnalysisError>

/** Messages to and from the thread of first looks. */
export type ToPreflightThread = { id: number; url: string } | { id: number; abort: true }
export type FromPreflightThread = { started: true } | { id: number; outcome: LookOutcome } | { id: number; bug: string }
