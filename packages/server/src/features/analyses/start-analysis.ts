import { lockAccount } from '../../platform/database/lock-account.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertEvent } from '../../platform/events.ts'
import { windowStart } from '../../platform/hourly-quota.ts'
import { newId } from '../../platform/ids.ts'
import type { Tier } from '../../platform/tiers.ts'
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
import { checkQuota, hourlyLimit } from './quota.ts'
import { sandboxDelaySeconds, sandboxSeconds, testMark } from './sandbox.ts'
import type { NewAnalysis, StartedAnalysis } from './schema.ts'

export interface StartInput {
  account: { id: string; tier: Tier }
  analysis: NewAnalysis
  /** What the preflight fetched, packed; null when it fetched nothing, and for the sandbox. */
  prefetched: Uint8Array | null
  /** Of the request that asks for it; its job's log carries it. */
  requestId: string | null
}

/**
 * Records an analysis, its use of the quota, its event and its job: none exists without the others. The account's row is
 * locked meanwhile, so that parallel requests cannot exceed a limit.
 * @param deps `db` is a transaction
 * @throws {AppError} RATE_LIMITED
 */
export async function startAnalysis(
  { db, queue, clock, config }: Pick<Deps, 'db' | 'queue' | 'clock' | 'config'>,
  { account, analysis, prefetched, requestId }: StartInput,
): Promise<StartedAnalysis> {
  await lockAccount(db, account.id)
  const now = clock.now()
  const { type, test, url } = analysis
  const limit = hourlyLimit(account.tier, test)
  const use = await analysisUse(db, { accountId: account.id, test, since: windowStart(now), limit })
  checkQuota({ tier: account.tier, test, now, use })

  const ahead = await unfinishedAnalyses(db, account.id)
  const id = newId('anl')
  const durations = await recentDurations(db, type)
  const knownSeconds = test ? sandboxSeconds(url) : null
  const estimate = estimatedCompletion({ type, knownSeconds, now, ...durations, lanes: config.workerConcurrency })
  await insertAnalysis(db, {
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
  await insertUsage(db, { analysisId: id, accountId: account.id, test, usedAt: now })
  if (prefetched !== null) await insertPreflight(db, id, Buffer.from(prefetched))
  const status = 'processing' as const
  const times = { created_at: now.toISOString(), estimated_completion: estimate.toISOString() }
  await insertEvent(db, {
    accountId: account.id,
    kind: 'analysis.started',
    subjectId: id,
    createdAt: now,
    data: { analysis_id: id, url, type, status, ...times, source: 'api', ...testMark(test) },
  })
  const delaySeconds = test ? sandboxDelaySeconds(url) : 0
  const { id: accountId, tier } = account
  const place = analysisPlace({ accountId, tier, test })
  await queue.send(db, analysisJob, { analysisId: id }, { ...place, ahead, delaySeconds, requestId })
  return { id, status, type, url, ...times }
}
