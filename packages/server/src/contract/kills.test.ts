/**
 * Nothing that was accepted is lost: processes and Postgres are killed at random while analyses run, and at the end every
 * analysis has ended, with its events. `BRANDPRINT_TEST_KILLS` sets how often, `BRANDPRINT_TEST_SEED` which.
 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { settle, wrongEvents } from '../test-support/analyses-at-rest.ts'
import { createKeys, startInstallation } from '../test-support/installation.ts'
import { killAtRandom } from '../test-support/kill-at-random.ts'
import { startLoad } from '../test-support/load.ts'
import { randomFrom } from '../test-support/random.ts'
import { startWebsite } from '../test-support/website.ts'

const kills = Number(process.env.BRANDPRINT_TEST_KILLS ?? 2)
const seed = Number(process.env.BRANDPRINT_TEST_SEED ?? Date.now() % 1_000_000)
const command = new URL('../../../cli/bin/brandprint.js', import.meta.url).pathname
const run = promisify(execFile)

test(`after ${kills} random kills every accepted analysis has ended, with its events once (seed ${seed})`, async (t) => {
  await using website = await startWebsite()
  await using installation = await startInstallation(['api', 'api', 'worker', 'worker'], {
    BRANDPRINT_ALLOW_HOSTS: '127.0.0.1',
  })
  const keys = await createKeys(installation, Math.max(2, Math.ceil(kills / 5)))
  const load = startLoad({
    bases: installation.members.filter(({ role }) => role === 'api').map(({ url }) => url),
    keys,
    clients: 12,
    restMs: 200,
    payload: (number) =>
      number % 3 === 0
        ? { url: website.url, type: number % 2 === 0 ? 'full' : 'flash' }
        : { url: 'https://acme.example', type: number % 2 === 0 ? 'full' : 'flash', test: true },
  })

  const killed = await killAtRandom(installation, { kills, random: randomFrom(seed) })
  const { accepted, sent, broken } = await load.stop()
  await Promise.all(installation.members.map((member) => member.ready()))
  const ended = await settle(installation)

  t.diagnostic(
    `killed: ${JSON.stringify(killed)}; ended of their own accord: ${installation.ownEnds.join('; ') || 'none'}`,
  )
  t.diagnostic(
    `accepted ${accepted.size} of ${sent.size} requests, ${broken.length} connections broke; ${JSON.stringify(ended)}`,
  )
  assert.ok(accepted.size > 0)
  await installation.administer(async ({ db }) => {
    const rows = await db.selectFrom('analysis').select(['id', 'status']).execute()
    const there = new Set(rows.map(({ id }) => id))
    assert.deepEqual(
      [...accepted].filter((id) => !there.has(id)),
      [],
      'accepted analyses that are missing',
    )
    assert.ok(rows.length <= sent.size, 'no key made two')
    assert.deepEqual(await wrongEvents(db), [])
  })
  const { stdout } = await run(process.execPath, [command, 'doctor', '--json'], {
    env: {
      PATH: process.env.PATH,
      BRANDPRINT_DATA_DIR: installation.folder,
      BRANDPRINT_BROWSER: 'off',
      BRANDPRINT_ENV_FILE: 'off',
    },
  })
  assert.equal(JSON.parse(stdout).ok, true)
})
