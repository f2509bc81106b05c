import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/database/db.ts'
import { insertEvent } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import type { Tier } from '../../platform/tiers.ts'
import { lockAccount } from '../accounts/index.ts'
import { analysisJob, analysisPlace } from './analysis-job.ts'
import { estimatedCompletion } from './estimate.ts'
import {
  analysisUse,
  insertAnalysis,
  insertPreflight,
  insertUsage,
  recentDurations,
  unfinishedAnalyses,
} from './queries.ts'
import { checkQuota, hourlyLimit, windowStart } from './quota.ts'
import { sandboxDelaySeconds, sandboxSeconds, testMark } from './sandbox.ts'
import type { NewAnalysis, StartedAnalysis } from './schema.ts'

export interface StartInput {
  account: { id: string; tier: Tier }
  analysis: NewAnalysis
  /** What the first look brought, packed; null when it brought nothing, and for the sandbox. */
  prefetched: Uint8Array | null
  /** Of the request that asks for it; its job's log carries it. */
  requestId: string | null
  /** Runs last in the transaction: what must be there with the analysis or not at all. */
  alongside?: (transaction: Db, started: StartedAnalysis) => Promise<void>
}

/**
 * Records an analysis, its use of the quota, its event and its job in one transaction: none is there without the
 * others. The account's row is held meanwhile, so that of parallel requests at a limit exactly the limit gets through.
 * @throws {AppError} RATE_LIMITED
 */
export function startAnalysis(
  { db, queue, clock, config }: Pick<Deps, 'db' | 'queue' | 'clock' | 'config'>,
  { account, analysis, prefetched, requestId, alongside }: StartInput,
): Promise<StartedAnalysis> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id)
    const now = clock.now()
    const { type, test, url } = analysis
    const limit = hourlyLimit(account.tier, test)
    const use = await analysisUse(transaction, { accountId: account.id, test, since: windowStart(now), limit })
    checkQuota({ tier: account.tier, test, now, use })

    const ahead = await unfinishedAnalyses(transaction, account.id)
    const id = newId('anl')
    const durations = await recentDurations(transaction, type)
    const knownSeconds = test ? sandboxSeconds(url) : null
    const estimate = estimatedCompletion({ type, knownSeconds, now, ...durations, lanes: config.workerConcurrency })
    await insertAnalysis(transaction, {
      id,
      accountId: account.id,
      type,
      url,
      test,
      context: analysis.context ?? null,
      socialLinks: analysis.social_links ?? [],
      createdAt: now,
      estimatedCompletion: estimate,
    })
    await insertUsage(transaction, { analysisId: id, accountId: account.id, test, usedAt: now })
    if (prefetched !== null) await insertPreflight(transaction, id, Buffer.from(prefetched))
    const status = 'processing' as const
    const times = { created_at: now.toISOString(), estimated_completion: estimate.toISOString() }
    await insertEvent(transaction, {
      accountId: account.id,
      kind: 'analysis.started',
      subjectId: id,
      createdAt: now,
      data: { analysis_id: id, url, type, status, ...times, source: 'api', ...testMark(test) },
    })
    const delaySeconds = test ? sandboxDelaySeconds(url) : 0
    const { id: accountId, tier } = account
    const place = analysisPlace({ accountId, tier, test })
    await queue.send(transaction, analysisJob, { analysisId: id }, { ...place, ahead, delaySeconds, requestId })
    const answer = { id, status, type, url, ...times }
    await alongside?.(transaction, answer)
    return answer
  })
}
