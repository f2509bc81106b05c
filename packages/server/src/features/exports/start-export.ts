import { lockAccount } from '../../platform/database/lock-account.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { windowStart } from '../../platform/hourly-quota.ts'
import { newId } from '../../platform/ids.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import { holdAnalysis } from '../analyses/index.ts'
import { currentBranding } from '../branding/index.ts'
import { exportJob } from './export-job.ts'
import { exportUse, insertExport, insertUsage } from './queries.ts'
import { checkQuota } from './quota.ts'
import type { NewExport, ProcessingExport } from './schema.ts'
import { sectionsFor } from './sections.ts'
import { startedToWire } from './wire.ts'

export interface StartInput {
  account: { id: string; tier: Tier }
  analysisId: string
  wanted: NewExport
  /** Of the request that asks for it; its job's log carries it. */
  requestId: string | null
}

/**
 * Records an export, its use of the quota and its job: none is there without the others. The account's row is held meanwhile,
 * so that of parallel requests at a limit exactly the limit gets through.
 * @param deps `db` is a transaction
 * @throws {AppError} NOT_FOUND, ANALYSIS_NOT_COMPLETED, INVALID_VALUE (sections), RATE_LIMITED
 */
export async function startExport(
  { db, queue, clock }: Pick<Deps, 'db' | 'queue' | 'clock'>,
  { account, analysisId, wanted, requestId }: StartInput,
): Promise<ProcessingExport> {
  await lockAccount(db, account.id)
  const analysis = await holdAnalysis(db, account.id, analysisId)
  if (analysis === undefined) throw notFound('analysis')
  if (analysis.status !== 'completed') {
    const state = analysis.status === 'failed' ? 'failed, and has no results' : 'is still processing'
    throw new AppError('ANALYSIS_NOT_COMPLETED', 'id', `The analysis ${state}; only a completed one can be exported.`)
  }
  const sections = sectionsFor(analysis.type, wanted.sections)
  const now = clock.now()
  const limit = tiers[account.tier].exportsPerHour
  const use = await exportUse(db, { accountId: account.id, since: windowStart(now), limit })
  checkQuota({ tier: account.tier, now, use })

  const id = newId('exp')
  await insertExport(db, {
    id,
    accountId: account.id,
    analysisId,
    format: wanted.format,
    sections,
    whiteLabel: wanted.white_label,
    branding: wanted.white_label ? await currentBranding(db, account.id) : null,
    createdAt: now,
  })
  await insertUsage(db, { exportId: id, accountId: account.id, usedAt: now })
  await queue.send(db, exportJob, { exportId: id }, { group: account.id, ahead: use.running, requestId })
  return startedToWire(id)
}
