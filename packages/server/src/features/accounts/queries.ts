/** SQL of accounts, members and keys: one function, one statement. */
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Scope } from '../../platform/scopes.ts'
import type { Tier } from '../../platform/tiers.ts'
import type { Role } from './member-input.ts'
import { type Subscription, tierAt } from './subscription.ts'

/** Any number, the same in every process. Held until the transaction ends. */
const firstStartLock = 7_261_943_508

export async function lockFirstStart(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(firstStartLock)})`.execute(db)
}

export async function anyAccount(db: Db): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined
}

export interface NewAccount {
  id: string
  name: string
  tier: Tier
  createdAt: Date
}

export async function insertAccount(db: Db, { id, name, tier, createdAt }: NewAccount): Promise<void> {
  await db.insertInto('account').values({ id, name, tier, created_at: createdAt }).execute()
}

const subscriptionColumns = ['tier', 'subscription_status', 'canceled_at', 'access_until'] as const

interface SubscriptionRow {
  tier: Tier
  subscription_status: 'active' | 'canceled'
  canceled_at: Date | null
  access_until: Date | null
}

const toSubscription = (row: SubscriptionRow): Subscription => ({
  tier: row.tier,
  status: row.subscription_status,
  canceledAt: row.canceled_at,
  accessUntil: row.access_until,
})

/** Of rows of `api_key`: neither revoked nor expired. */
export const isActiveKey = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`revoked_at is null and (expires_at is null or expires_at > ${now})`

/** Whether there is an account of that id. */
export async function accountExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Locks the account's row until the transaction ends: changes of one subscription run one after the other. */
export async function lockSubscription(db: Db, accountId: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('account')
    .select(subscriptionColumns)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row === undefined ? null : toSubscription(row)
}

export async function updateSubscription(db: Db, accountId: string, subscription: Subscription): Promise<void> {
  await db
    .updateTable('account')
    .set({
      tier: subscription.tier,
      subscription_status: subscription.status,
      canceled_at: subscription.canceledAt,
      access_until: subscription.accessUntil,
    })
    .where('id', '=', accountId)
    .execute()
}

export interface ListedAccount {
  id: string
  name: string
  subscription: Subscription
  members: number
  /** Keys that are neither revoked nor expired. */
  keys: number
  createdAt: Date
}

/** Oldest first; ties by id. */
export async function allAccounts(db: Db, { now, limit }: { now: Date; limit: number }): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name', 'created_at', ...subscriptionColumns])
    .select((eb) => [
      eb
        .selectFrom('member')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('member.account_id', '=', 'account.id')
        .where('removed_at', 'is', null)
        .as('members'),
      eb
        .selectFrom('api_key')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('api_key.account_id', '=', 'account.id')
        .where(isActiveKey(now))
        .as('keys'),
    ])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    subscription: toSubscription(row),
    members: Number(row.members),
    keys: Number(row.keys),
    createdAt: row.created_at,
  }))
}

export interface Member {
  id: string
  accountId: string
  email: string
  role: Role
  addedAt: Date
}

/** False when the account has a member with that address: the unique index decides, also between two at once. */
export async function insertMember(db: Db, member: Member): Promise<boolean> {
  const row = await db
    .insertInto('member')
    .values({
      id: member.id,
      account_id: member.accountId,
      email: member.email,
      role: member.role,
      added_at: member.addedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A member by identifier, or by account and normalised address. */
export type MemberReference = { memberId: string } | { accountId: string; email: string }

/** null when there is no such member: of two that remove one, one gets it. */
export async function markMemberRemoved(db: Db, reference: MemberReference, now: Date): Promise<Member | null> {
  const update = db.updateTable('member').set({ removed_at: now }).where('removed_at', 'is', null)
  const narrowed =
    'memberId' in reference
      ? update.where('id', '=', reference.memberId)
      : update.where('account_id', '=', reference.accountId).where('email', '=', reference.email)
  const row = await narrowed.returning(['id', 'account_id', 'email', 'role', 'added_at']).executeTakeFirst()
  return row === undefined ? null : toMember(row)
}

/** The earliest added first; ties by id. */
export async function membersOfAccount(db: Db, page: { accountId: string; limit: number }): Promise<Member[]> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account_id', 'email', 'role', 'added_at'])
    .where('account_id', '=', page.accountId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .limit(page.limit)
    .execute()
  return rows.map(toMember)
}

interface MemberRow {
  id: string
  account_id: string
  email: string
  role: Role
  added_at: Date
}

const toMember = (row: MemberRow): Member => ({
  id: row.id,
  accountId: row.account_id,
  email: row.email,
  role: row.role,
  addedAt: row.added_at,
})

export interface KeyInsert {
  id: string
  accountId: string
  name: string | null
  keyHash: Buffer
  hint: string
  scopes: Scope[]
  createdAt: Date
  expiresAt: Date | null
}

export async function insertKey(db: Db, key: KeyInsert): Promise<void> {
  await db
    .insertInto('api_key')
    .values({
      id: key.id,
      account_id: key.accountId,
      name: key.name,
      key_hash: key.keyHash,
      hint: key.hint,
      scopes: key.scopes,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .execute()
}

/** When the key was revoked, now or before; null for an unknown key. */
export async function markKeyRevoked(db: Db, id: string, now: Date): Promise<Date | null> {
  const row = await db
    .updateTable('api_key')
    .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(now)) }))
    .where('id', '=', id)
    .returning('revoked_at')
    .executeTakeFirst()
  return row?.revoked_at ?? null
}

export interface ListedKey {
  id: string
  /** null without a name. */
  name: string | null
  hint: string
  scopes: Scope[]
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
}

/** Oldest first; ties by id. Revoked and expired ones are among them. */
export async function keysOfAccount(db: Db, page: { accountId: string; limit: number }): Promise<ListedKey[]> {
  const rows = await db
    .selectFrom('api_key')
    .select(['id', 'name', 'hint', 'scopes', 'created_at', 'expires_at', 'revoked_at', 'last_used_at'])
    .where('account_id', '=', page.accountId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes as Scope[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  }))
}

/** The account of a request, and what its key allows. */
export interface KeyHolder {
  /** The account's identifier. */
  id: string
  /** The current tier: `free` once the access of a canceled subscription has ended. */
  tier: Tier
  subscription: Subscription
  scopes: Scope[]
  keyId: string
  /** To the minute; null when it was never used. */
  keyLastUsedAt: Date | null
}

/** The account behind a key; null for one that is unknown, revoked or expired. One probe of the index on the hash. */
export async function accountOfKey(db: Db, keyHash: Buffer, now: Date): Promise<KeyHolder | null> {
  const row = await db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .select(['account.id as account_id', ...subscriptionColumns])
    .select(['api_key.id as key_id', 'api_key.scopes', 'api_key.last_used_at'])
    .where('key_hash', '=', keyHash)
    .where(isActiveKey(now))
    .executeTakeFirst()
  if (row === undefined) return null
  const subscription = toSubscription(row)
  return {
    id: row.account_id,
    tier: tierAt(subscription, now),
    subscription,
    scopes: row.scopes as Scope[],
    keyId: row.key_id,
    keyLastUsedAt: row.last_used_at,
  }
}

/** Those of the keys that are still valid. */
export async function liveKeys(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('api_key').select('id').where('id', 'in', ids).where(isActiveKey(now)).execute()
  return rows.map(({ id }) => id)
}

/** Records that a key was used in this minute; changes nothing when that is recorded already. */
export async function touchKey(db: Db, keyId: string, now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  await db
    .updateTable('api_key')
    .set({ last_used_at: minute })
    .where('id', '=', keyId)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', minute)]))
    .execute()
}

/** Locks the account as `lockAccount` does. @returns the tier that holds at this moment */
export async function lockTier(db: Db, accountId: string, now: Date): Promise<Tier> {
  const subscription = await lockSubscription(db, accountId)
  if (subscription === null) throw new Error(`The account ${accountId} no longer exists.`)
  return tierAt(subscription, now)
}
