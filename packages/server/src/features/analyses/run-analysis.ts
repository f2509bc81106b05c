import { type AnalysisEndCode, errorMessage } from '../../platform/analysis-end.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Analyzed, EngineOutcome } from '../../platform/engine/tasks.ts'
import type { EventPayloads } from '../../platform/event-schemas.ts'
import { insertEvent } from '../../platform/events.ts'
import { keepPictures } from './pictures/pictures.ts'
import { insertPictures } from './pictures/queries.ts'
import {
  type AnalysisRow,
  deletePreflight,
  deleteUsage,
  insertResult,
  markFinished,
  markStarted,
  preflightOf,
  processingAnalysis,
} from './queries.ts'
import { sandboxOutcome, testMark } from './sandbox.ts'
import { insertScreenshot } from './screenshots/queries.ts'
import { keepScreenshot } from './screenshots/screenshots.ts'
import { insertTexts } from './texts/queries.ts'
import { completedBody } from './wire.ts'

/** The log is the job's own. */
type RunDeps = Pick<Deps, 'db' | 'engine' | 'sample' | 'clock' | 'config' | 'storage' | 'log'>

/**
 * What the worker does with an analysis. Safe to run again after any crash: a finished or deleted one is left alone, and
 * result, passages, event and status are written in one transaction.
 * @throws what the engine throws: a bug of ours, to be tried again by the queue
 */
export async function runAnalysis(deps: RunDeps, analysisId: string, signal: AbortSignal): Promise<void> {
  const analysis = await markStarted(deps.db, analysisId, deps.clock.now())
  if (analysis === undefined) return
  const outcome = analysis.test ? await runSandbox(deps, analysis) : await runWebsite(deps, analysis, signal)
  if (outcome.ok) await finish(deps, analysis, outcome.value)
  else await failAnalysis(deps, analysis, { ...outcome.error, isOurFault: false })
  const { account_id: account, type } = analysis
  deps.log.info({ account, type, error: outcome.ok ? undefined : outcome.error.code }, 'An analysis ended.')
}

async function runWebsite({ db, engine }: RunDeps, analysis: AnalysisRow, signal: AbortSignal) {
  const prefetched = await preflightOf(db, analysis.id)
  const { url, type, context, social_links } = analysis
  return engine.run({ kind: 'analyze', url, type, context, socialLinks: social_links, prefetched }, signal)
}

async function runSandbox({ sample }: RunDeps, { url, type }: AnalysisRow): Promise<EngineOutcome> {
  if (sandboxOutcome(url) === 'fails') {
    return { ok: false, error: { code: 'UNREACHABLE', message: 'This sandbox host always fails.' } }
  }
  return sample(type)
}

async function finish(deps: RunDeps, analysis: AnalysisRow, analyzed: Analyzed): Promise<void> {
  const { db, clock, config } = deps
  const pictures = await keepPictures(deps, analysis.id, analyzed.pictures)
  const screenshot = analyzed.screenshot === null ? null : await keepScreenshot(deps, analysis.id, analyzed.screenshot)
  const completedAt = clock.now()
  const { gzip, etag } = completedBody(analysis, completedAt, analyzed.resultsJson)
  await db.transaction().execute(async (transaction) => {
    if (!(await markFinished(transaction, analysis.id, completedAt, { status: 'completed' }))) return
    await insertResult(transaction, {
      analysisId: analysis.id,
      resultsJson: analyzed.resultsJson,
      bodyGzip: gzip,
      etag,
    })
    await insertPictures(transaction, analysis.id, pictures)
    if (screenshot !== null) await insertScreenshot(transaction, analysis.id, screenshot)
    await insertTexts(transaction, analysis.id, analyzed.texts)
    await recordEnd(transaction, analysis, 'analysis.completed', completedAt, {
      ...eventData(analysis, config),
      status: 'completed',
      completed_at: completedAt.toISOString(),
    })
  })
}

type EventSubject = Pick<AnalysisRow, 'id' | 'account_id' | 'url' | 'type' | 'test'>

/** What the events of completed and failed analyses have in common. */
const eventData = ({ id, url, type, test }: EventSubject, { baseUrl }: Pick<Deps['config'], 'baseUrl'>) => ({
  analysis_id: id,
  url,
  type,
  results_url: `${baseUrl}/v1/analyses/${id}`,
  ...testMark(test),
})

/** What every end leaves behind: its event, and no preflight. */
async function recordEnd<Kind extends 'analysis.completed' | 'analysis.failed'>(
  transaction: Db,
  { id, account_id }: EventSubject,
  kind: Kind,
  createdAt: Date,
  data: EventPayloads[Kind],
): Promise<void> {
  await deletePreflight(transaction, id)
  await insertEvent(transaction, { accountId: account_id, kind, subjectId: id, createdAt, data })
}

export interface Failure {
  code: AnalysisEndCode
  message: string
  /** Our fault gives the use of the quota back; the site's keeps it. */
  isOurFault: boolean
}

/** Ends an analysis as failed, with its event; a finished or deleted one is left alone. */
export async function failAnalysis(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  analysis: EventSubject,
  { code, message, isOurFault }: Failure,
): Promise<void> {
  const failedAt = clock.now()
  await db.transaction().execute(async (transaction) => {
    const end = { status: 'failed', error_code: code, error_message: message } as const
    if (!(await markFinished(transaction, analysis.id, failedAt, end))) return
    if (isOurFault) await deleteUsage(transaction, analysis.id)
    await recordEnd(transaction, analysis, 'analysis.failed', failedAt, {
      ...eventData(analysis, config),
      status: 'failed',
      failed_at: failedAt.toISOString(),
      error_code: code,
      error_message: errorMessage(code, message),
    })
  })
}

const gaveUp: Failure = {
  code: 'INTERNAL',
  message: 'Something went wrong on our side, several times. This analysis was not counted.',
  isOurFault: true,
}

/**
 * Ends an analysis whose job was tried as often as it may be; a finished or deleted one is left alone.
 * @param deps the log is the analysis' own
 */
export async function giveUpAnalysis(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  analysisId: string,
): Promise<void> {
  const analysis = await processingAnalysis(deps.db, analysisId)
  if (analysis === undefined) return
  deps.log.error('An analysis was given up.')
  await failAnalysis(deps, analysis, gaveUp)
}
