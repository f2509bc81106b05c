import type { AnalysisError, Fetched, Passage, Result } from '@brandprint/engine'

/** What an engine thread is asked to do; everything in it crosses a thread boundary as it is. */
export type EngineTask = PreflightTask | AnalyzeTask | SampleTask

export interface PreflightTask {
  kind: 'preflight'
  url: string
}

export interface AnalyzeTask {
  kind: 'analyze'
  url: string
  type: 'full' | 'flash'
  context: string | null
  socialLinks: string[]
  prefetched: Fetched[]
}

/** The sandbox: the real engine over the sample site that ships with the service, without network. */
export interface SampleTask {
  kind: 'sample'
  type: 'full' | 'flash'
}

/** How a thread reaches the outside; the same for every task of a process. */
export interface EngineSettings {
  /** As in BRANDPRINT_ALLOW_HOSTS. */
  allowHosts: string
  /** The service's own names and addresses, in the same form: it never analyzes itself. */
  ownAddresses: string
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

export type EngineOutcome<Task extends EngineTask> = Task extends PreflightTask
  ? Result<{ fetched: Fetched[] }, AnalysisError>
  : Result<Analyzed, AnalysisError>

/** Messages to and from the thread. */
export type ToThread = { id: number; task: EngineTask } | { id: number; abort: true }
export type FromThread = { id: number; outcome: EngineOutcome<EngineTask> } | { id: number; bug: string }
