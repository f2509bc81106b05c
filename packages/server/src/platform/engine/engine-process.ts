/**
 * A process that runs the engine: its word lists, its computing time, its memory and its bugs stay out of the service's.
 * Its arguments are `EngineProcessData`.
 */
import { flushCompileCache } from 'node:module'
import { type AnalyzedSite, type AnalyzeOptions, analyze, createParsePool } from '@brandprint/engine'
import { unpackPages } from './packed-pages.ts'
import { readOutside, readProcessData, serveTasks, watchLimits } from './process-frame.ts'
import { standBack } from './process-rank.ts'
import type { AnalyzeTask, EngineOutcome, EngineProcessData, EngineTask, SampleTask } from './tasks.ts'

const { settings, limits, serviceId, niceness } = readProcessData<EngineProcessData>()
const timer = watchLimits(serviceId, limits)
standBack(niceness)

/** Kept from one analysis to the next: to start a thread that parses takes longer than to parse most pages. */
const parsePool = createParsePool()
const outside = readOutside(settings)

async function run(task: EngineTask, signal: AbortSignal): Promise<EngineOutcome> {
  return task.kind === 'analyze' ? analyzeWebsite(task, signal) : analyzeSample(task, signal)
}

async function analyzeWebsite(task: AnalyzeTask, signal: AbortSignal) {
  const { url, type, context, socialLinks, prefetched: packed } = task
  const prefetched = packed === null ? [] : await unpackPages(packed)
  const request = { context, socialLinks }
  return analyzeTo({ url }, { type, request, prefetched, signal, browser: settings.browser })
}

async function analyzeSample({ type }: SampleTask, signal: AbortSignal) {
  const site = { folder: settings.sampleFolder, origin: settings.sampleOrigin }
  return analyzeTo(site, { type, signal, browser: 'off' }, { sandbox: true })
}

/** @param mark what `results.engine` says besides */
async function analyzeTo(
  site: AnalyzedSite,
  options: AnalyzeOptions,
  mark: { sandbox?: true } = {},
): Promise<EngineOutcome> {
  const { searchPath, cacheFolder, sandbox } = settings
  const analysis = await analyze(site, { ...outside, searchPath, cacheFolder, sandbox, parsePool, ...options })
  if (!analysis.ok) return analysis
  const { passages, report } = analysis.value
  const results = { ...report.results, engine: { ...report.results.engine, ...mark } }
  return { ok: true, value: { resultsJson: JSON.stringify(results), passages } }
}

serveTasks(async (task: EngineTask, signal) => {
  timer.begin()
  try {
    return await run(task, signal)
  } finally {
    timer.end()
    keepCompiledCode()
  }
})

let isKept = false
/** After the first task, when what is needed was compiled: a process that is killed keeps nothing more. */
function keepCompiledCode(): void {
  if (!isKept) flushCompileCache()
  isKept = true
}
