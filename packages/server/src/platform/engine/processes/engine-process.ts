/**
 * A process that runs the engine: its word lists, its computing time, its memory and its bugs stay out of the service's.
 * Its arguments are `EngineProcessData`.
 */
import { flushCompileCache } from 'node:module'
import { type AnalyzedSite, type AnalyzeOptions, analyze, checkSite, createParsePool } from '@brandprint/engine'
import { searchedTexts } from '@brandprint/engine/answers'
import { namedPictures } from '../named-pictures.ts'
import { unpackAnswers, unpackPages } from '../packed-pages.ts'
import { comparedStates, siteState } from '../site-states.ts'
import type {
  AnalyzeTask,
  AnyOutcome,
  CheckOutcome,
  CheckTask,
  EngineOutcome,
  EngineProcessData,
  EngineTask,
  SampleTask,
} from '../tasks.ts'
import { askedReader } from './asked-reader.ts'
import { readOutside } from './outside.ts'
import { readProcessData, serveTasks, takeTurn, takeTurnAt, watchLimits } from './process-frame.ts'
import { standBack } from './process-rank.ts'

const { settings, limits, serviceId, niceness, secondReader: model } = readProcessData<EngineProcessData>()
const timer = watchLimits(serviceId, limits)
standBack(niceness)

/** Kept for all analyses: starting a parser thread takes longer than parsing most pages. */
const parsePool = createParsePool()
const outside = readOutside(settings)
const secondReader = model === null ? null : askedReader(model)

async function run(task: EngineTask, signal: AbortSignal): Promise<AnyOutcome> {
  switch (task.kind) {
    case 'analyze':
      return analyzeWebsite(task, signal)
    case 'sample':
      return analyzeSample(task, signal)
    case 'check':
      return checkWebsite(task, signal)
    case 'compare':
      return { ok: true, value: comparedStates(task.states) }
  }
}

async function checkWebsite(task: CheckTask, signal: AbortSignal): Promise<CheckOutcome> {
  const { url, watch, prefetched: packed, answers, speed } = task
  const { searchPath, cacheFolder, sandbox, browser } = settings
  const checked = await checkSite(
    { url },
    {
      ...outside,
      searchPath,
      cacheFolder,
      sandbox,
      browser,
      parsePool,
      prefetched: packed === null ? [] : await unpackPages(packed),
      ...(answers !== null && { answers: unpackAnswers(answers) }),
      watch,
      signal,
      takeTurn: takeTurnAt(speed),
    },
  )
  if (!checked.ok) return checked
  const { value } = checked
  if (value.kind === 'same') return { ok: true, value }
  const { snapshot, hashes, name, unrendered } = value
  return {
    ok: true,
    value: { kind: 'read', watch: value.watch, state: siteState({ snapshot, hashes, name }), unrendered },
  }
}

async function analyzeWebsite(task: AnalyzeTask, signal: AbortSignal) {
  const { url, type, context, socialLinks, prefetched: packed } = task
  const prefetched = packed === null ? [] : await unpackPages(packed)
  const request = { context, socialLinks }
  return analyzeTo(
    { url },
    { type, request, prefetched, signal, browser: settings.browser, ...(secondReader !== null && { secondReader }) },
  )
}

async function analyzeSample({ type }: SampleTask, signal: AbortSignal) {
  const site = { folder: settings.sampleFolder, origin: settings.sampleOrigin }
  return analyzeTo(site, { type, signal, browser: 'off' }, { sandbox: true })
}

/** @param mark added to `results.engine` */
async function analyzeTo(
  site: AnalyzedSite,
  options: AnalyzeOptions,
  mark: { sandbox?: true } = {},
): Promise<EngineOutcome> {
  const { searchPath, cacheFolder, sandbox } = settings
  const analysis = await analyze(site, {
    ...outside,
    searchPath,
    cacheFolder,
    sandbox,
    parsePool,
    takeTurn,
    ...options,
  })
  if (!analysis.ok) return analysis
  const { passages, pictures, report, seenTexts, screenshot } = analysis.value
  const results = { ...report.results, engine: { ...report.results.engine, ...mark } }
  const resultsJson = JSON.stringify(results)
  const texts = searchedTexts(results, passages, seenTexts)
  return { ok: true, value: { resultsJson, texts, pictures: namedPictures(resultsJson, pictures), screenshot } }
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
/** After the first task, when the code it needs is compiled: a process that is killed cannot write it any more. */
function keepCompiledCode(): void {
  if (!isKept) flushCompileCache()
  isKept = true
}
