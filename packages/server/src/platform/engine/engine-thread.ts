/** A thread that runs the engine: its word lists, its computing time and its bugs stay out of the server's thread. */
import { parentPort, workerData } from 'node:worker_threads'
import { type AnalyzedSite, type AnalyzeOptions, analyze, createParsePool, parseAllowHosts } from '@brandprint/engine'
import { unpackPages } from './packed-pages.ts'
import type {
  AnalyzeTask,
  EngineOutcome,
  EngineSettings,
  EngineTask,
  FromThread,
  SampleTask,
  ToThread,
} from './tasks.ts'

const settings = workerData as EngineSettings
const running = new Map<number, AbortController>()

function hosts(text: string) {
  const parsed = parseAllowHosts(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}

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

const analyzeSample = ({ type }: SampleTask, signal: AbortSignal) =>
  analyzeTo({ folder: settings.sampleFolder, origin: settings.sampleOrigin }, { type, signal, browser: 'off' })

async function analyzeTo(site: AnalyzedSite, options: AnalyzeOptions): Promise<EngineOutcome> {
  const { searchPath, cacheFolder } = settings
  const analysis = await analyze(site, { ...outside, searchPath, cacheFolder, parsePool, ...options })
  if (!analysis.ok) return analysis
  const { report, passages } = analysis.value
  return { ok: true, value: { resultsJson: JSON.stringify(report.results), passages } }
}

const answer = (message: FromThread) => parentPort?.postMessage(message)

parentPort?.on('message', async (message: ToThread) => {
  if ('abort' in message) {
    running.get(message.id)?.abort()
    return
  }
  const { id, task } = message
  const controller = new AbortController()
  running.set(id, controller)
  try {
    answer({ id, outcome: await run(task, controller.signal) })
  } catch (error) {
    answer({ id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  } finally {
    running.delete(id)
  }
})
