/** SQL of competitors and their changes: one function, one statement. */

import type { ChangeType } from '@brandprint/engine/change-types'
import { sql } from 'kysely'
import { countRows } from '../../platform/database/count-rows.ts'
import type { Db } from '../../platform/database/db.ts'
import { deleteOwn } from '../../platform/database/delete-own.ts'
import type { Slice } from '../../platform/http/pages.ts'
import type { Evidence } from './checks/found-change.ts'
import type { Interval } from './due-times.ts'
import type { CheckFrequency, CompetitorStatus, LastError } from './tables.ts'

export interface CompetitorName {
  accountId: string
  id: string
}

/** What answers show of a competitor. */
export interface CompetitorRow {
  id: string
  url: string
  name: string
  check_frequency: CheckFrequency
  notify_on_change: boolean
  status: CompetitorStatus
  created_at: Date
  updated_at: Date
  last_checked_at: Date | null
  next_check_at: Date | null
  last_change_at: Date | null
  last_error: LastError | null
  changes_count: number
}

const columns = [
  'id',
  'url',
  'name',
  'check_frequency',
  'notify_on_change',
  'status',
  'created_at',
  'updated_at',
  'last_checked_at',
  'next_check_at',
  'last_change_at',
  'last_error',
  'changes_count',
] as const

const oneCompetitor = (db: Db, accountId: string, id: string) =>
  db.selectFrom('competitor').select(columns).where('id', '=', id).where('account_id', '=', accountId)

export const competitorOf = (db: Db, accountId: string, id: string): Promise<CompetitorRow | undefined> =>
  oneCompetitor(db, accountId, id).executeTakeFirst()

/** Locks a competitor until the transaction ends: no check is recorded meanwhile. */
export const lockCompetitor = (db: Db, accountId: string, id: string) =>
  oneCompetitor(db, accountId, id).select(['due_at', 'candidate_id', 'is_hourly']).forUpdate().executeTakeFirst()

/** The one of an account at an address, however that was written. */
export async function competitorAt(db: Db, accountId: string, addressHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('competitor')
    .select('id')
    .where('account_id', '=', accountId)
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  return row?.id
}

/** @param statuses those that are counted; all without */
export async function countCompetitors(
  db: Db,
  accountId: string,
  statuses?: readonly CompetitorStatus[],
): Promise<number> {
  return countRows(
    db
      .selectFrom('competitor')
      .where('account_id', '=', accountId)
      .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses!)),
  )
}

/** The website at an address, for all accounts that track it. Locked until the transaction ends, so that it stays. */
export async function holdSite(db: Db, { url, hash }: { url: string; hash: Buffer }): Promise<string> {
  const { id } = await db
    .insertInto('tracked_site')
    .values({ url, url_hash: hash })
    .onConflict((conflict) => conflict.column('url_hash').doUpdateSet({ url_hash: hash }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface CompetitorInsert {
  id: string
  accountId: string
  url: string
  addressHash: Buffer
  siteId: string
  name: string
  isNameGiven: boolean
  checkFrequency: CheckFrequency
  isHourly: boolean
  notifyOnChange: boolean
  createdAt: Date
  nextCheckAt: Date
}

export async function insertCompetitor(db: Db, competitor: CompetitorInsert): Promise<CompetitorRow> {
  const { createdAt, nextCheckAt } = competitor
  return db
    .insertInto('competitor')
    .values({
      id: competitor.id,
      account_id: competitor.accountId,
      url: competitor.url,
      address_hash: competitor.addressHash,
      site_id: competitor.siteId,
      name: competitor.name,
      is_name_given: competitor.isNameGiven,
      check_frequency: competitor.checkFrequency,
      is_hourly: competitor.isHourly,
      notify_on_change: competitor.notifyOnChange,
      status: 'active',
      created_at: createdAt,
      updated_at: createdAt,
      next_check_at: nextCheckAt,
      due_at: nextCheckAt,
      last_error: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export interface CompetitorChange {
  name?: string
  is_name_given?: true
  check_frequency?: CheckFrequency
  is_hourly?: boolean
  notify_on_change?: boolean
  status?: CompetitorStatus
  next_check_at?: Date | null
  due_at?: Date | null
  last_error?: null
  candidate_id?: null
  candidate_at?: null
  candidate_changes?: null
  confirmations?: 0
  tries?: 0
  faults?: 0
  updated_at: Date
}

export const updateCompetitor = (db: Db, id: string, change: CompetitorChange): Promise<CompetitorRow> =>
  db.updateTable('competitor').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()

/** @returns whether it existed; its changes go with it */
export const deleteCompetitor = (db: Db, accountId: string, id: string): Promise<boolean> =>
  deleteOwn(db, 'competitor', accountId, id)

/** Newest first; ties by id. */
export const listCompetitors = (db: Db, accountId: string, { offset, limit }: Slice): Promise<CompetitorRow[]> =>
  db
    .selectFrom('competitor')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

export interface ChangeRow {
  id: string
  competitor_id: string
  competitor_name: string
  url: string
  type: ChangeType
  field: string
  old_value: string | null
  new_value: string | null
  detected_at: Date
  confirmed_at: Date
  evidence: Evidence
}

export interface ChangeFilter {
  accountId: string
  /** Confirmed after this moment. */
  since?: Date
  type?: ChangeType
  competitorId?: string
}

const changesOf = (db: Db, { accountId, since, type, competitorId }: ChangeFilter) =>
  db
    .selectFrom('competitor_change as change')
    .innerJoin('competitor', 'competitor.id', 'change.competitor_id')
    .where((eb) =>
      eb.and([
        eb('change.account_id', '=', accountId),
        ...(since === undefined ? [] : [eb('change.confirmed_at', '>', since)]),
        ...(type === undefined ? [] : [eb('change.type', '=', type)]),
        ...(competitorId === undefined ? [] : [eb('change.competitor_id', '=', competitorId)]),
      ]),
    )

/** Newest first; ties by id. */
export const listChanges = (db: Db, filter: ChangeFilter, { offset, limit }: Slice): Promise<ChangeRow[]> =>
  changesOf(db, filter)
    .select([
      'change.id',
      'change.competitor_id',
      'competitor.name as competitor_name',
      'competitor.url',
      'change.type',
      'change.field',
      'change.old_value',
      'change.new_value',
      'change.detected_at',
      'change.confirmed_at',
      'change.evidence',
    ])
    .orderBy('change.confirmed_at', 'desc')
    .orderBy('change.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

/** How many changes a list has on all its pages. */
export async function countChanges(db: Db, filter: ChangeFilter): Promise<number> {
  return countRows(changesOf(db, filter))
}

/** Accounts that track more than so many competitors that are not paused, with their subscription. */
export function accountsThatTrack(db: Db, { moreThan }: { moreThan: number }) {
  return db
    .selectFrom('account')
    .innerJoin('competitor', 'competitor.account_id', 'account.id')
    .select(['account.id', 'account.tier', 'account.access_until'])
    .select(({ fn }) => fn.countAll<string>().as('tracked'))
    .where('competitor.status', '<>', 'paused')
    .groupBy('account.id')
    .having(({ fn }) => fn.countAll(), '>', moreThan)
    .orderBy('account.id')
    .execute()
}

/** Locks the competitors of an account that are not paused until the transaction ends, in the order of their ids. */
export const lockTracked = (db: Db, accountId: string) =>
  db
    .selectFrom('competitor')
    .select(['id', 'created_at'])
    .where('account_id', '=', accountId)
    .where('status', '<>', 'paused')
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * Those whose due time does not follow from what holds now: daily ones whose plan has them checked at another interval, and
 * those that a clock that was wrong has set further ahead than any check lies.
 */
export async function withWrongDueTime(db: Db, { now, furthest }: { now: Date; furthest: Record<Interval, Date> }) {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select competitor.id, competitor.account_id
    from competitor join account on account.id = competitor.account_id
    where competitor.status <> 'paused' and (
      competitor.next_check_at > case
        when competitor.is_hourly then ${furthest.hourly}::timestamptz
        when competitor.check_frequency = 'daily' then ${furthest.daily}
        when competitor.check_frequency = 'weekly' then ${furthest.weekly}
        else ${furthest.monthly}
      end
      or competitor.check_frequency = 'daily' and competitor.is_hourly <> (
        account.tier = 'agency' and (account.access_until is null or account.access_until > ${now})
      )
    )
    order by competitor.account_id, competitor.id`.execute(db)
  return rows
}
