/**
 * A process that runs the engine: its word lists, its computing time, its memory and its bugs stay out of the service's.
 * Its arguments are `EngineProcessData`.
 */
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { type AnalyzedSite, type AnalyzeOptions, analyze, createParsePool, parseAllowHosts } from '@brandprint/engine'
import type { WatchdogData } from './engine-watchdog.ts'
import { unpackPages } from './packed-pages.ts'
import { endFirst, standBack } from './process-rank.ts'
import type {
  AnalyzeTask,
  EngineOutcome,
  EngineProcessData,
  EngineTask,
  FromEngine,
  SampleTask,
  ToEngine,
} from './tasks.ts'

const { settings, limits, serviceId } = JSON.parse(process.argv[2] ?? '') as EngineProcessData
const begunAt = new Float64Array(new SharedArrayBuffer(8)).fill(-1)
const niceness = 5
const running = new Map<number, AbortController>()

function hosts(text: string) {
  const parsed = parseAllowHosts(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}

const watchdog = new Worker(new URL('./engine-watchdog.ts', import.meta.url), {
  workerData: { limits, serviceId, begunAt } satisfies WatchdogData,
})
watchdog.unref()
endFirst()
standBack(niceness)

/** Kept from one analysis to the next: to start a thread that parses takes longer than to parse most pages. */
const parsePool = createParsePool()
const outside = { allowHosts: hosts(settings.allowHosts), ownAddresses: hosts(settings.ownAddresses) }

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

/** Milliseconds of computing time of this process, all its threads included. */
function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const answer = (message: FromEngine) => void process.send?.(message)

process.on('message', async (message: ToEngine) => {
  if ('abort' in message) {
    running.get(message.id)?.abort()
    return
  }
  const { id, task } = message
  const controller = new AbortController()
  running.set(id, controller)
  begunAt[0] = usedMs()
  try {
    answer({ id, outcome: await run(task, controller.signal) })
  } catch (error) {
    answer({ id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  } finally {
    begunAt[0] = -1
    running.delete(id)
    keepCompiledCode()
  }
})

let isKept = false
/** After the first task, when what is needed was compiled: a process that is killed keeps nothing more. */
function keepCompiledCode(): void {
  if (!isKept) flushCompileCache()
  isKept = true
}

// The service ends it. Ctrl-C and service managers tell all processes to stop, also those with an analysis to finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
