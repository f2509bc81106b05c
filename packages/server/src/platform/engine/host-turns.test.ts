import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { createTestDatabase } from '../../test-support/database.ts'
import { createHostTurns, hostTurnRounds } from './host-turns.ts'

const { db, dispose } = await createTestDatabase()
after(dispose)
const turns = createHostTurns(db)

/** Waits of so many turns that are taken at once, in order. */
async function waits(host: string, count: number, intervalMs = 1_000): Promise<(number | null)[]> {
  const taken = await Promise.all(Array.from({ length: count }, () => turns.take(host, intervalMs)))
  return taken.sort((one, other) => (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY))
}

test('turns at one host are an interval apart, however many are taken at once', async () => {
  const taken = await waits('a.example', 8)
  assert.equal(taken[0], 0)
  for (const [at, wait] of taken.slice(1).entries()) {
    // Less than its place by what passed since the first one was taken.
    assert.ok(wait! > at * 1_000 && wait! <= (at + 1) * 1_000, `${taken}`)
  }
})

test('a longer interval, such as a Crawl-delay, is kept by who comes next', async () => {
  assert.equal(await turns.take('slow.example', 10_000), 0)
  assert.ok((await turns.take('slow.example', 1_000))! > 8_000)
})

test('another host is not waited for', async () => {
  await waits('b.example', 5)
  assert.equal(await turns.take('c.example', 1_000), 0)
})

test('beyond half a minute no turn is given out', async () => {
  const taken = await waits('crowded.example', 40)
  const given = taken.filter((wait) => wait !== null).length
  assert.ok(given === 30 || given === 31, `${given}`)
  assert.equal(taken.at(-1), null)
})

test('a turn that was given out by a clock that was ahead is not waited for', async () => {
  await turns.take('ahead.example', 1_000)
  await sql`update host_turn set next_at = now() + interval '20 days' where host = 'ahead.example'`.execute(db)
  assert.equal(await turns.take('ahead.example', 1_000), 0)
})

test('hosts that nothing was asked of for an hour are forgotten', async () => {
  await turns.take('old.example', 1_000)
  await turns.take('new.example', 1_000)
  await sql`update host_turn set next_at = now() - interval '2 hours' where host = 'old.example'`.execute(db)
  for (const { run } of hostTurnRounds({ db })) await run()
  const { rows } = await sql<{ host: string }>`select host from host_turn where host like '%.example'`.execute(db)
  const hosts = rows.map(({ host }) => host)
  assert.ok(!hosts.includes('old.example') && hosts.includes('new.example'))
})
