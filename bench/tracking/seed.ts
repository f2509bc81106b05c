/** Thousands of competitors with the state that one real check of each kind of website has left. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { siteState } from '../../packages/server/src/platform/engine/site-states.ts'
import { newId } from '../../packages/server/src/platform/ids.ts'
import type { Installation } from '../service/installation.ts'
import type { ServerProcess } from '../service/processes.ts'
import { addressOf, kindOf, type SiteKind } from './sites.ts'

export interface SeededSite {
  url: string
  watch: string
  name: string
  fingerprint: string
  /** What is stored of its state, as JSON. */
  stored: string
}

interface Given {
  installation: Installation
  service: ServerProcess
}

const baselineMs = 60_000

/** Has the service make the baseline of one website of each kind. */
export async function makeBaselines({ installation, service }: Given): Promise<Map<SiteKind, SeededSite>> {
  const { key } = await installation.newAccount()
  const made = new Map<SiteKind, SeededSite>()
  for (const [number, kind] of [0, 4, 7].map((each) => [each, kindOf(each)] as const)) {
    const url = addressOf(number)
    const answer = await fetch(`${service.url}/v1/competitors`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    // Not within ten minutes.
    await installation.client.query('update competitor set due_at = now()')
    made.set(kind, await baselineOf(installation, url))
  }
  await forgetWebsites(installation)
  return made
}

async function baselineOf({ client, folder }: Installation, url: string): Promise<SeededSite> {
  const until = Date.now() + baselineMs
  for (;;) {
    const { rows } = await client.query(
      `select watch::text, name, fingerprint, body from tracked_site
       join site_snapshot on site_snapshot.id = tracked_site.snapshot_id where tracked_site.url = $1`,
      [url],
    )
    const [row] = rows
    if (row !== undefined) {
      const { watch, name, fingerprint, body } = row
      return { url, watch, name, fingerprint, stored: gunzipSync(body).toString() }
    }
    if (Date.now() > until)
      throw new Error(`${url} has no baseline; ${(await readFile(join(folder, 'service.log'), 'utf8')).slice(-2_000)}`)
    await delay(200)
  }
}

/** Deletes everything that is tracked, once no check runs. */
export async function forgetWebsites({ client }: Pick<Installation, 'client'>): Promise<void> {
  await client.query('update competitor set due_at = null')
  for (;;) {
    const { rows } = await client.query('select count(*)::int as running from tracked_site where claim is not null')
    if (rows[0].running === 0) break
    await delay(500)
  }
  for (const table of ['competitor', 'site_snapshot', 'tracked_site']) await client.query(`delete from ${table}`)
}

export interface Seeding {
  baselines: ReadonlyMap<SiteKind, SeededSite>
  /** Number of the first website, and how many. */
  from: number
  count: number
  /** Of one account. */
  each: number
  /** When the first is due, and over how long the others are spread, in milliseconds. */
  begin: number
  spreadMs: number
}

/** @returns when each is due, by its number */
export async function seedCompetitors(
  installation: Installation,
  { baselines, from, count, each, begin, spreadMs }: Seeding,
): Promise<Map<number, number>> {
  const { client } = installation
  const due = new Map<number, number>()
  let accountId = ''
  for (let at = 0; at < count; at++) {
    if (at % each === 0) accountId = (await installation.newAccount()).id
    const number = from + at
    const dueAt = new Date(begin + Math.floor((at / count) * spreadMs))
    due.set(number, dueAt.getTime())
    await insertOne(client, { accountId, number, dueAt, baseline: baselines.get(kindOf(number))! })
  }
  await client.query('vacuum analyze')
  return due
}

interface One {
  accountId: string
  number: number
  dueAt: Date
  baseline: SeededSite
}

async function insertOne(client: Installation['client'], { accountId, number, dueAt, baseline }: One): Promise<void> {
  const url = addressOf(number)
  const moved = (text: string) => text.replaceAll(new URL(baseline.url).host, new URL(url).host)
  const { snapshot, hashes } = JSON.parse(moved(baseline.stored))
  const { stored, digest } = siteState({ snapshot, hashes, name: baseline.name })
  await client.query(
    `with site as (
       insert into tracked_site (url_hash, url, watch, name, is_slow) values ($1, $2, $3, $4, false) returning id
     ), state as (
       insert into site_snapshot (site_id, taken_at, fingerprint, digest, body)
       select id, now(), $5, $6, $7 from site returning id, site_id
     ), current as (
       insert into competitor (id, account_id, url, address_hash, site_id, name, is_name_given, check_frequency, is_hourly,
         notify_on_change, status, created_at, updated_at, last_checked_at, next_check_at, due_at, seen_id, judged_id)
       select $8, $9, $2, $1, site_id, $4, false, 'daily', true, true, 'active', now(), now(), now(), $10, $10, id, id from state
     )
     select id, site_id from state`,
    [
      createHash('sha256').update(url).digest(),
      url,
      moved(baseline.watch),
      baseline.name,
      baseline.fingerprint,
      Buffer.from(digest),
      gzipSync(stored),
      newId('cmp'),
      accountId,
      dueAt,
    ],
  )
  await client.query(
    'update tracked_site set snapshot_id = (select id from site_snapshot where site_id = tracked_site.id) where url = $1',
    [url],
  )
}

/** Hostile websites of one account, all due at once: every other one has shown its worst only since its first check. */
export async function seedHostile(
  installation: Installation,
  { baselines, from, count }: Pick<Seeding, 'baselines' | 'from' | 'count'>,
): Promise<void> {
  const { client } = installation
  const { id: accountId } = await installation.newAccount()
  const baseline = baselines.get('noise')!
  for (let number = from; number < from + count; number++) {
    await insertOne(client, { accountId, number, dueAt: new Date(), baseline })
  }
  await client.query(
    `update tracked_site set watch = null, snapshot_id = null, is_slow = true
     where id in (select site_id from competitor where account_id = $1) and id % 2 = 0`,
    [accountId],
  )
  await client.query(
    `update competitor set seen_id = null, judged_id = null, last_checked_at = null
     where account_id = $1 and site_id in (select id from tracked_site where watch is null)`,
    [accountId],
  )
}
