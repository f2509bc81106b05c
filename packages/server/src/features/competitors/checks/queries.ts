/** SQL of checks: one function, one statement. */
import type { SiteWatch } from '@brandprint/engine'
import type { ChangeType } from '@brandprint/engine/change-types'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { CheckFrequency, CompetitorStatus, LastError } from '../tables.ts'
import type { Evidence, FoundChange } from './found-change.ts'

/** Plans without competitors have none checked; what they track waits. */
const isTracking = (now: Date) =>
  sql<SqlBool>`account.tier <> 'free' and (account.access_until is null or account.access_until > ${now})`

export interface ClaimedSite {
  id: string
  url: string
  watch: SiteWatch | null
  snapshot_id: string | null
  name: string | null
  /** It is read apart from others. */
  is_slow: boolean
  /** The first of the accounts that it is due for. */
  account_id: string
}

export interface ClaimOptions {
  /** The process. */
  claim: string
  now: Date
  until: Date
  /** Which websites: those that are read apart from others, or the others. */
  isSlow: boolean
  most: number
  /** At most so many of one account at once. */
  ofAccount: number
  /** How many of each account run. */
  running: ReadonlyMap<string, number>
  /** Accounts whose turn was not long ago, the latest last: others come before them. */
  served: readonly string[]
}

/** A claim of a process that lives lies no further ahead of another's; beyond, a clock that was wrong has set it. */
const isFree = (now: Date, until: Date) => sql<SqlBool>`(
  tracked_site.claimed_until is null or tracked_site.claimed_until <= ${now}
  or tracked_site.claimed_until > ${until}::timestamptz + interval '5 minutes'
)`

/** Rows of due competitors that are read to find so many websites that nobody checks. */
const dueRowsMax = 1_000

/**
 * Claims websites with something due, of accounts in turn, the longest due first, and of each account no more than it may have at once. Skips those
 * that another process has claimed.
 */
export async function claimSites(
  db: Db,
  { claim, now, until, isSlow, most, ofAccount, running, served }: ClaimOptions,
): Promise<ClaimedSite[]> {
  const { rows } = await sql<ClaimedSite>`
    with due as materialized (
      select distinct on (site_id) site_id, account_id, due_at
      from (
        select site_id, account_id, due_at,
          row_number() over (partition by account_id order by due_at)
            + coalesce((${JSON.stringify(Object.fromEntries(running))}::jsonb ->> account_id)::int, 0) as place
        from (
          select competitor.site_id, competitor.account_id, competitor.due_at
          from competitor
          join account on account.id = competitor.account_id
          join tracked_site on tracked_site.id = competitor.site_id
          where competitor.due_at <= ${now} and ${isTracking(now)} and tracked_site.is_slow = ${isSlow}
            and ${isFree(now, until)}
          order by competitor.due_at
          limit ${sql.lit(dueRowsMax)}
        ) as first
      ) as placed
      where place <= ${ofAccount}
      order by site_id, due_at
    ), free as materialized (
      select tracked_site.id, due.account_id
      from due join tracked_site on tracked_site.id = due.site_id
      where ${isFree(now, until)}
      order by coalesce(array_position(${served}::text[], due.account_id), 0), due.due_at
      limit ${most}
      for update of tracked_site skip locked
    )
    update tracked_site set claim = ${claim}::uuid, claimed_until = ${until}
    from free where tracked_site.id = free.id
    returning tracked_site.id, tracked_site.url, tracked_site.watch, tracked_site.snapshot_id, tracked_site.name,
      tracked_site.is_slow, free.account_id`.execute(db)
  return rows
}

/** Shows that a process is alive: its claims hold until then. */
export async function renewClaims(db: Db, claim: string, until: Date): Promise<void> {
  await db.updateTable('tracked_site').set({ claimed_until: until }).where('claim', '=', claim).execute()
}

export async function releaseSite(db: Db, { id, claim }: { id: string; claim: string }): Promise<void> {
  await db
    .updateTable('tracked_site')
    .set({ claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

/** Ends a claim, and has the website read apart from others, at once. */
export async function releaseSlowSite(db: Db, { id, claim }: { id: string; claim: string }): Promise<void> {
  await db
    .updateTable('tracked_site')
    .set({ claim: null, claimed_until: null, is_slow: true })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

/** Locks a website until the transaction ends. @returns whether the claim still holds */
export async function lockSite(db: Db, { id, claim }: { id: string; claim: string }): Promise<boolean> {
  const row = await db
    .selectFrom('tracked_site')
    .select('id')
    .where('id', '=', id)
    .where('claim', '=', claim)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export interface SiteUpdate {
  /** null: it is as it was. */
  watch: SiteWatch | null
  snapshotId: string
  /** null: nothing new is known. */
  name: string | null
  isSlow: boolean
}

export async function updateSite(db: Db, id: string, update: SiteUpdate): Promise<void> {
  const { watch, snapshotId, name, isSlow } = update
  await db
    .updateTable('tracked_site')
    .set({
      ...(watch !== null && { watch: JSON.stringify(watch) }),
      snapshot_id: snapshotId,
      is_slow: isSlow,
      ...(name !== null && { name }),
    })
    .where('id', '=', id)
    .execute()
}

export interface CheckedCompetitor {
  id: string
  account_id: string
  name: string
  is_name_given: boolean
  url: string
  check_frequency: CheckFrequency
  is_hourly: boolean
  notify_on_change: boolean
  status: CompetitorStatus
  created_at: Date
  last_checked_at: Date | null
  next_check_at: Date | null
  due_at: Date | null
  last_error: LastError | null
  seen_id: string | null
  judged_id: string | null
  candidate_id: string | null
  candidate_at: Date | null
  candidate_changes: FoundChange[] | null
  confirmations: number
  recent_ids: string[]
  tries: number
  faults: number
}

const checkedColumns = [
  'competitor.id',
  'competitor.account_id',
  'competitor.name',
  'competitor.is_name_given',
  'competitor.url',
  'competitor.check_frequency',
  'competitor.is_hourly',
  'competitor.notify_on_change',
  'competitor.status',
  'competitor.created_at',
  'competitor.last_checked_at',
  'competitor.next_check_at',
  'competitor.due_at',
  'competitor.last_error',
  'competitor.seen_id',
  'competitor.judged_id',
  'competitor.candidate_id',
  'competitor.candidate_at',
  'competitor.candidate_changes',
  'competitor.confirmations',
  'competitor.recent_ids',
  'competitor.tries',
  'competitor.faults',
] as const

/** What is due of a website, in the order of their ids. */
export const dueCompetitors = (db: Db, siteId: string, now: Date): Promise<CheckedCompetitor[]> =>
  db
    .selectFrom('competitor')
    .innerJoin('account', 'account.id', 'competitor.account_id')
    .select(checkedColumns)
    .where('competitor.site_id', '=', siteId)
    .where('competitor.due_at', '<=', now)
    .where(isTracking(now))
    .orderBy('competitor.id')
    .execute()

/** Locks those of these that are still as they were: neither paused, resumed nor deleted since. */
export function lockUnchanged(db: Db, competitors: readonly CheckedCompetitor[]): Promise<CheckedCompetitor[]> {
  const ids = competitors.map(({ id }) => id)
  return db
    .selectFrom('competitor')
    .select(checkedColumns)
    .where('id', 'in', ids)
    .where('due_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export interface CheckRecord {
  id: string
  status: CompetitorStatus
  name: string
  lastCheckedAt: Date | null
  nextCheckAt: Date | null
  dueAt: Date | null
  lastChangeAt: Date | null
  /** Changes that are told now. */
  told: number
  lastError: LastError | null
  seenId: string | null
  judgedId: string | null
  candidateId: string | null
  candidateAt: Date | null
  candidateChanges: readonly FoundChange[] | null
  confirmations: number
  recentIds: readonly string[]
  tries: number
  faults: number
  /** When its status changed; null: it did not. */
  updatedAt: Date | null
}

export async function recordCheck(db: Db, record: CheckRecord): Promise<void> {
  const { candidateChanges, lastError, lastChangeAt, told, updatedAt } = record
  await db
    .updateTable('competitor')
    .set((eb) => ({
      status: record.status,
      name: record.name,
      last_checked_at: record.lastCheckedAt,
      next_check_at: record.nextCheckAt,
      due_at: record.dueAt,
      ...(lastChangeAt !== null && { last_change_at: lastChangeAt }),
      changes_count: eb('changes_count', '+', told),
      last_error: lastError === null ? null : JSON.stringify(lastError),
      seen_id: record.seenId,
      judged_id: record.judgedId,
      candidate_id: record.candidateId,
      candidate_at: record.candidateAt,
      candidate_changes: candidateChanges === null ? null : JSON.stringify(candidateChanges),
      confirmations: record.confirmations,
      recent_ids: sql<string[]>`${[...record.recentIds]}::bigint[]`,
      tries: record.tries,
      faults: record.faults,
      ...(updatedAt !== null && { updated_at: updatedAt }),
    }))
    .where('id', '=', record.id)
    .execute()
}

export interface SnapshotInsert {
  siteId: string
  takenAt: Date
  fingerprint: string
  digest: Buffer
  body: Buffer
}

/** @returns its identifier, or that of an equal one that is known */
export async function keepSnapshot(db: Db, snapshot: SnapshotInsert): Promise<string> {
  const { siteId, takenAt, fingerprint, digest, body } = snapshot
  const { rows } = await sql<{ id: string }>`
    with known as (
      select id from site_snapshot
      where site_id = ${siteId} and digest = ${digest} and fingerprint = ${fingerprint}
      order by id desc limit 1
      for key share
    ), inserted as (
      insert into site_snapshot (site_id, taken_at, fingerprint, digest, body)
      select ${siteId}::bigint, ${takenAt}::timestamptz, ${fingerprint}, ${digest}::bytea, ${body}::bytea
      where not exists (select from known)
      returning id
    )
    select id from known union all select id from inserted`.execute(db)
  return rows[0]!.id
}

export function snapshotsOf(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('site_snapshot')
    .select(['id', 'fingerprint', 'body'])
    .where('id', 'in', ids.length === 0 ? ['0'] : [...ids])
    .execute()
}

export interface ChangeInsert {
  id: string
  competitorId: string
  accountId: string
  type: ChangeType
  field: string
  oldValue: string | null
  newValue: string | null
  detectedAt: Date
  confirmedAt: Date
  evidence: Evidence
}

export async function insertChange(db: Db, change: ChangeInsert): Promise<void> {
  await db
    .insertInto('competitor_change')
    .values({
      id: change.id,
      competitor_id: change.competitorId,
      account_id: change.accountId,
      type: change.type,
      field: change.field,
      old_value: change.oldValue,
      new_value: change.newValue,
      detected_at: change.detectedAt,
      confirmed_at: change.confirmedAt,
      evidence: JSON.stringify(change.evidence),
    })
    .execute()
}

/** What the preflight of one of these accounts fetched, packed; the newest. */
export async function prefetchedOf(
  db: Db,
  { urlHash, accountIds, since }: { urlHash: Buffer; accountIds: readonly string[]; since: Date },
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('competitor_preflight')
    .select('prefetched')
    .where('url_hash', '=', urlHash)
    .where('account_id', 'in', [...accountIds])
    .where('began_at', '>=', since)
    .where('prefetched', 'is not', null)
    .orderBy('began_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.prefetched ?? null
}
