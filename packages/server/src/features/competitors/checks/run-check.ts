/** One check of a website, for all competitors that are due on it. */
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { AnalysisErrorCode } from '@brandprint/engine'
import type { Db } from '../../../platform/database/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Compared, SiteState } from '../../../platform/engine/tasks.ts'
import { insertEvent } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { detectedName } from '../detected-name.ts'
import { createDueTimes } from '../due-times.ts'
import { addressHash } from '../website-key.ts'
import { type AfterCheck, afterCheck, afterFault, afterUnread, type Moment, type Seen } from './after-check.ts'
import type { FoundChange } from './found-change.ts'
import { foundChange, toldOf } from './judge.ts'
import {
  type CheckedCompetitor,
  type CheckRecord,
  type ClaimedSite,
  dueCompetitors,
  insertChange,
  keepSnapshot,
  lockSite,
  lockUnchanged,
  prefetchedOf,
  recordCheck,
  releaseSite,
  releaseSlowSite,
  snapshotsOf,
  updateSite,
} from './queries.ts'
import { type ReadDeps, readWebsite } from './read-website.ts'

export type CheckDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'> & ReadDeps

/** For the log; the rest of an address may hold what is secret. */
export const about = ({ id, url }: Pick<ClaimedSite, 'id' | 'url'>) => ({ site: id, host: new URL(url).host })

export interface Claim {
  site: ClaimedSite
  claim: string
}

/** What a website may show that tells nothing of its brand, and is no reason to give it up. */
const inconclusiveCodes: ReadonlySet<AnalysisErrorCode> = new Set<AnalysisErrorCode>([
  'PARKED_DOMAIN',
  'EMPTY_PAGE',
  'NOT_HTML',
  'PAGE_TOO_COMPLEX',
  'RESPONSE_TOO_LARGE',
  'HEADERS_TOO_LARGE',
  'BAD_ENCODING',
  'BAD_RESPONSE',
  'BUDGET',
])

/** How a check ended: nothing differed, it was read, it told nothing, it could not be read, by an error of ours; or none was due. */
export type CheckOutcomeName = 'same' | 'read' | 'inconclusive' | 'unread' | 'fault'

/**
 * Safe to die at any moment: what it found, what is told and when the next check is due are written in one transaction, which
 * ends the claim; without it the claim expires, and the check is due as before.
 * @returns null when nothing was recorded: it was stopped, nothing is due any more, or it goes on apart from others
 */
export async function runCheck(deps: CheckDeps, claimed: Claim, signal: AbortSignal): Promise<CheckOutcomeName | null> {
  const { db, clock, config } = deps
  const times = createDueTimes(config.trackingSpeed)
  const due = await dueCompetitors(db, claimed.site.id, clock.now())
  if (due.length === 0) {
    await releaseSite(db, { id: claimed.site.id, claim: claimed.claim })
    return null
  }
  const check = { ...claimed, due, times }
  try {
    return await readAndRecord(deps, check, signal)
  } catch (error) {
    if (signal.aborted) {
      await releaseSite(db, { id: claimed.site.id, claim: claimed.claim })
      return null
    }
    deps.log.error({ err: error, ...about(claimed.site) }, 'A check failed by an error of ours.')
    const moment = { times, now: clock.now() }
    await record(deps, check, async () => (competitor) => ({ record: afterFault(competitor, moment), told: [] }))
    return 'fault'
  }
}

interface Check extends Claim {
  due: readonly CheckedCompetitor[]
  times: Moment['times']
}

async function readAndRecord(deps: CheckDeps, check: Check, signal: AbortSignal): Promise<CheckOutcomeName | null> {
  const { db, clock, log } = deps
  const { site, times } = check
  const begunAt = performance.now()
  const outcome = await readWebsite(deps, { site, prefetched: await prefetched(deps, check) }, signal)
  if (outcome === null) {
    log.info(about(site), 'A website is read apart from others.')
    await releaseSlowSite(db, { id: site.id, claim: check.claim })
    return null
  }
  const moment = { times, now: clock.now() }
  if (!outcome.ok) {
    const { code, message } = outcome.error
    const isInconclusive = inconclusiveCodes.has(code)
    log.info({ ...about(site), code, isInconclusive }, 'A check could not read its website.')
    await record(deps, check, async () => (competitor) => {
      if (isInconclusive) return afterCheck(competitor, { kind: 'inconclusive' }, moment)
      return { record: afterUnread(competitor, { code, message }, moment), told: [] }
    })
    return isInconclusive ? 'inconclusive' : 'unread'
  }
  const current = outcome.value.kind === 'read' ? outcome.value.state : null
  if (outcome.value.kind === 'read' && outcome.value.unrendered !== null) {
    log.warn(about(site), 'A website was checked without the browser that it needs.')
  }
  const compared = await compareAll(deps, { check, current }, signal)
  const isBaseline = site.watch === null
  const isSlow =
    outcome.value.watch.isRendered || (site.is_slow && !isBaseline && performance.now() - begunAt > deps.quickMs)
  await record(deps, check, async (transaction) => {
    const takenAt = moment.now
    const keep = (state: SiteState) => keepState(transaction, site.id, state, takenAt)
    const currentId = current === null ? site.snapshot_id! : await keep(current)
    const newName = detectedName(current?.name ?? null)
    const name = newName ?? site.name
    // Most checks leave everything as it was.
    const watch = isDeepStrictEqual(outcome.value.watch, site.watch) ? null : outcome.value.watch
    if (watch !== null || current !== null || isSlow !== site.is_slow) {
      await updateSite(transaction, site.id, { watch, snapshotId: currentId, name: newName, isSlow })
    }
    const seenIds = new Map<Compared, string>()
    for (const comparison of compared.values()) {
      if (comparison !== null && comparison !== 'fault' && !seenIds.has(comparison)) {
        seenIds.set(comparison, comparison.seen === null ? currentId : await keep(comparison.seen))
      }
    }
    return (competitor) => {
      const comparison = compared.get(competitor.id)
      if (comparison === 'fault') return { record: afterFault(competitor, moment), told: [] }
      if (comparison?.movedTo) {
        const message = `The website now leads to another one: ${new URL(comparison.movedTo).host}`
        return { record: afterUnread(competitor, { code: 'MOVED', message }, moment), told: [] }
      }
      return afterCheck(competitor, seenOf(comparison, { currentId, name, seenIds }), moment)
    }
  })
  return current === null ? 'same' : 'read'
}

/** @param comparison null: nothing to compare with; undefined: the state that was judged already */
function seenOf(
  comparison: Compared | null | undefined,
  { currentId, name, seenIds }: { currentId: string; name: string | null; seenIds: Map<Compared, string> },
): Seen {
  if (comparison === undefined) return { kind: 'unchanged' }
  if (comparison === null) return { kind: 'baseline', currentId, name }
  if (comparison.isInconclusive) return { kind: 'inconclusive' }
  return {
    kind: 'compared',
    currentId,
    seenId: seenIds.get(comparison)!,
    changes: comparison.changes.map(foundChange),
  }
}

/** A competitor is created so long after its preflight began at most. */
const preflightMs = 10_000

/** What a preflight fetched a short time ago begins the baseline. */
async function prefetched({ db, clock }: CheckDeps, { site, due, times }: Check): Promise<Uint8Array | null> {
  const first = due.filter(({ last_checked_at }) => last_checked_at === null)
  if (site.watch !== null || first.length === 0) return null
  const accountIds = [...new Set(first.map(({ account_id }) => account_id))]
  const newest = Math.max(...first.map(({ created_at }) => created_at.getTime()))
  // What another account has fetched may be from before this one began.
  const since = new Date(
    accountIds.length > 1 ? newest - preflightMs : clock.now().getTime() - 2 * times.preflightKeptMs,
  )
  return prefetchedOf(db, { urlHash: addressHash(site.url), accountIds, since })
}

interface StoredState {
  fingerprint: string
  stored: string
}

/** The states that comparisons may need, by identifier. */
async function loadSnapshots(db: Db, site: ClaimedSite, due: Check['due']): Promise<Map<string, StoredState>> {
  const ids = new Set<string>()
  if (site.snapshot_id !== null) ids.add(site.snapshot_id)
  for (const { seen_id, recent_ids } of due) {
    if (seen_id !== null) ids.add(seen_id)
    for (const id of recent_ids) ids.add(id)
  }
  const rows = await snapshotsOf(db, [...ids])
  return new Map(rows.map(({ id, fingerprint, body }) => [id, { fingerprint, stored: gunzipSync(body).toString() }]))
}

interface ToCompare {
  check: Check
  /** What was read; null: nothing differs from the check before. */
  current: SiteState | null
}

/**
 * By competitor: what changed since what it was last seen as. Those that were seen alike share one comparison.
 * @returns null for one with nothing to compare with; none for one that was judged in this state
 */
async function compareAll(
  deps: CheckDeps,
  { check: { site, due }, current: read }: ToCompare,
  signal: AbortSignal,
): Promise<Map<string, Compared | Fault | null>> {
  const byStates = new Map<string, Compared | Fault>()
  const compared = new Map<string, Compared | Fault | null>()
  const isJudged = ({ candidate_id, judged_id }: CheckedCompetitor) =>
    read === null && candidate_id === null && judged_id === site.snapshot_id
  const toJudge = due.filter((competitor) => !isJudged(competitor))
  if (toJudge.length === 0) return compared
  const earlier = await loadSnapshots(deps.db, site, toJudge)
  const current = read ?? (site.snapshot_id === null ? undefined : earlier.get(site.snapshot_id))
  if (current === undefined) throw new Error(`The website ${site.id} is the same as a state that is not stored.`)
  for (const { id, seen_id, judged_id, recent_ids } of toJudge) {
    const seen = seen_id === null ? undefined : earlier.get(seen_id)
    if (seen === undefined || seen.fingerprint !== current.fingerprint) {
      compared.set(id, null)
      continue
    }
    const before = recent_ids.filter((recent) => recent !== judged_id && recent !== seen_id)
    const states = [...before.map((recent) => earlier.get(recent)), seen]
      .filter((state) => state?.fingerprint === current.fingerprint)
      .map((state) => state!.stored)
    const key = JSON.stringify([before, seen_id])
    let comparison = byStates.get(key)
    if (comparison === undefined) {
      comparison = await compareStates(deps, { site, states: [...states, current.stored] }, signal)
      byStates.set(key, comparison)
    }
    compared.set(id, comparison)
  }
  return compared
}

/** An error of ours over states that only some competitors have costs these alone. */
type Fault = 'fault'

async function compareStates(
  { engine, log, places }: CheckDeps,
  { site, states }: { site: ClaimedSite; states: string[] },
  signal: AbortSignal,
): Promise<Compared | Fault> {
  const compare = () => engine.run({ kind: 'compare', states }, signal)
  try {
    // Large states are compared for seconds. Those that are read apart have a place until their check ends.
    const outcome = site.is_slow ? await compare() : await places.run(site.account_id, signal, compare)
    if (outcome.ok) return outcome.value
    log.error({ ...about(site), code: outcome.error.code }, 'Two states of a website could not be compared.')
  } catch (error) {
    if (signal.aborted) throw error
    log.error({ err: error, ...about(site) }, 'Two states of a website could not be compared.')
  }
  return 'fault'
}

const keepState = (db: Db, siteId: string, { stored, digest, fingerprint }: SiteState, takenAt: Date) =>
  keepSnapshot(db, { siteId, takenAt, fingerprint, digest: Buffer.from(digest), body: gzipSync(stored) })

type Conclusion = Pick<AfterCheck, 'record' | 'told'> & { detectedAt?: Date }

/** Writes what follows for each competitor that is still as it was, its changes and their events, and ends the claim. */
async function record(
  { db, log }: CheckDeps,
  { site, claim, due }: Check,
  prepare: (transaction: Db) => Promise<(competitor: CheckedCompetitor) => Conclusion>,
): Promise<void> {
  const concluded = await db.transaction().execute(async (transaction) => {
    if (!(await lockSite(transaction, { id: site.id, claim }))) return []
    const conclude = await prepare(transaction)
    const conclusions: [CheckedCompetitor, Conclusion][] = []
    for (const competitor of await lockUnchanged(transaction, due)) {
      const before = due.find(({ id }) => id === competitor.id)
      if (before === undefined || !isAsBefore(competitor, before)) continue
      const conclusion = conclude(competitor)
      conclusions.push([competitor, conclusion])
      await write(transaction, competitor, conclusion)
    }
    await releaseSite(transaction, { id: site.id, claim })
    return conclusions
  })
  for (const [before, { record: after, told }] of concluded) {
    const named = { competitor: before.id, account: before.account_id, ...about(site) }
    if (before.status !== after.status) {
      log.info(
        { ...named, from: before.status, to: after.status, error: after.lastError?.code },
        'A competitor is in another state.',
      )
    }
    if (told.length > 0) log.info({ ...named, types: told.map(({ type }) => type) }, 'A competitor has changed.')
  }
}

/** Paused, resumed and checked at another moment since: then this check is not about it. */
const isAsBefore = (now: CheckedCompetitor, before: CheckedCompetitor): boolean =>
  now.due_at?.getTime() === before.due_at?.getTime() &&
  now.seen_id === before.seen_id &&
  now.candidate_id === before.candidate_id

async function write(
  transaction: Db,
  { id: competitorId, account_id: accountId, url, notify_on_change }: CheckedCompetitor,
  { record: after, told: found, detectedAt }: Conclusion,
): Promise<void> {
  const told = toldOf(found)
  const confirmedAt = after.lastCheckedAt!
  await recordCheck(transaction, { ...after, told: told.length } satisfies CheckRecord)
  for (const change of told) {
    await insertChange(transaction, {
      id: newId('chg'),
      competitorId,
      accountId,
      type: change.type,
      field: change.field,
      oldValue: change.old_value,
      newValue: change.new_value,
      detectedAt: detectedAt ?? confirmedAt,
      confirmedAt,
      evidence: change.evidence,
    })
    if (!notify_on_change) continue
    await insertEvent(transaction, {
      accountId,
      kind: 'competitor.changed',
      subjectId: competitorId,
      createdAt: confirmedAt,
      data: { competitor_id: competitorId, competitor_name: after.name, url, change: payloadOf(change) },
    })
  }
}

const payloadOf = ({ type, field, old_value, new_value }: FoundChange) => ({ type, field, old_value, new_value })
