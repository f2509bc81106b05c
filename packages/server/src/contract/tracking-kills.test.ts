/**
 * No change is lost or told twice: workers and Postgres are killed at random while websites are checked that all change, and
 * change again. `BRANDPRINT_TEST_KILLS` sets how often, `BRANDPRINT_TEST_SITES` how many, `BRANDPRINT_TEST_SEED` which.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerFrom, firstState } from '../features/competitors/tracked-site-fixtures.ts'
import type { Db } from '../platform/database/db.ts'
import { eventually } from '../test-support/eventually.ts'
import { createKeys, type Installation, startInstallation } from '../test-support/installation.ts'
import { killAtRandom } from '../test-support/kill-at-random.ts'
import { randomFrom } from '../test-support/random.ts'
import { startWebsite } from '../test-support/website.ts'

const kills = Number(process.env.BRANDPRINT_TEST_KILLS ?? 2)
const sites = Number(process.env.BRANDPRINT_TEST_SITES ?? 4)
const seed = Number(process.env.BRANDPRINT_TEST_SEED ?? Date.now() % 1_000_000)
/** Claims of killed workers expire after half a minute. */
const settleMs = 240_000 + sites * 1_000
const sitesOfAccount = 50

const headlines = ['Four miles an hour is fast enough', 'A slower week on the water', 'Eleven boats, each with a name']

/** Waits until every competitor has been told of so many changes, and nothing is left to be confirmed. */
const untilTold = (installation: Installation, changes: number) =>
  installation.administer(({ db }) =>
    eventually(
      async () => {
        const rows = await db
          .selectFrom('competitor')
          .select(['changes_count', 'candidate_id', 'seen_id', 'status'])
          .execute()
          // Postgres may be down.
          .catch(() => [])
        const isSettled = (row: (typeof rows)[number]) =>
          row.seen_id !== null && row.candidate_id === null && row.changes_count >= changes
        return rows.length === sites && rows.every(isSettled)
      },
      { what: `every competitor has been told of ${changes} changes`, ms: settleMs },
    ),
  )

/** By competitor: the headlines that its changes led to, in order, and how many events it has. */
async function toldIn(db: Db) {
  const changes = await db
    .selectFrom('competitor_change')
    .select(['competitor_id', 'new_value'])
    .orderBy('confirmed_at')
    .execute()
  const events = await db.selectFrom('event').select('subject_id').where('kind', '=', 'competitor.changed').execute()
  const byCompetitor = Map.groupBy(changes, ({ competitor_id }) => competitor_id)
  const eventsOf = Map.groupBy(events, ({ subject_id }) => subject_id)
  return [...byCompetitor].map(([id, own]) => ({
    headlines: own.map(({ new_value }) => new_value),
    events: eventsOf.get(id)?.length ?? 0,
  }))
}

test(`after ${kills} random kills each of ${sites} websites that changed twice has two changes and two events (seed ${seed})`, async (t) => {
  const state = firstState()
  const answer = answerFrom(state)
  await using website = await startWebsite((request, response) => {
    // Every first part of a path is a website of its own.
    const path = (request.url ?? '/').replace(/^\/site-\d+/, '')
    return answer(Object.assign(request, { url: path }), response)
  })
  await using installation = await startInstallation(['api', 'worker', 'worker'], {
    BRANDPRINT_ALLOW_HOSTS: '127.0.0.1',
    BRANDPRINT_TRACKING_SPEED: '120',
  })
  const keys = await createKeys(installation, Math.ceil(sites / sitesOfAccount))
  const base = installation.members[0]!.url
  for (let at = 0; at < sites; at++) {
    const response = await fetch(`${base}/v1/competitors`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${keys[Math.floor(at / sitesOfAccount)]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ url: `${website.url}/site-${at}/`, name: `Site ${at}` }),
    })
    assert.equal(response.status, 201, await response.text())
  }
  await untilTold(installation, 0)

  const random = randomFrom(seed)
  const first = Math.max(2, Math.ceil(kills / 2))
  for (const [at, headline] of headlines.slice(1).entries()) {
    state.headline = headline
    const killed = await killAtRandom(installation, { kills: at === 0 ? first : Math.max(0, kills - first), random })
    t.diagnostic(`killed: ${JSON.stringify(killed)}`)
    await Promise.all(installation.members.map((member) => member.ready()))
    await untilTold(installation, at + 1)
  }
  t.diagnostic(`ended of their own accord: ${installation.ownEnds.join('; ') || 'none'}`)
  await installation.administer(async ({ db }) => {
    const told = await toldIn(db)
    assert.equal(told.length, sites)
    for (const one of told) assert.deepEqual(one, { headlines: headlines.slice(1), events: 2 })
    const states = await db.selectFrom('competitor').select('status').execute()
    assert.ok(states.every(({ status }) => status === 'active'))
  })
})
