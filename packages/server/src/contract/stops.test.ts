/**
 * Processes that are asked to end (SIGTERM) under load, one after the other, as an upgrade does: no client that sends requests
 * notices. `BRANDPRINT_TEST_STOPS` sets how many.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settle, wrongEvents } from '../test-support/analyses-at-rest.ts'
import { createKeys, startInstallation } from '../test-support/installation.ts'
import { startLoad } from '../test-support/load.ts'
import { startWebsite } from '../test-support/website.ts'

const stops = Number(process.env.BRANDPRINT_TEST_STOPS ?? 2)

test(`of ${stops} processes that are stopped under load each ends well, and no accepted request fails`, async (t) => {
  await using website = await startWebsite()
  await using installation = await startInstallation(['api', 'worker', 'api', 'worker'], {
    BRANDPRINT_ALLOW_HOSTS: '127.0.0.1',
  })
  const { members } = installation
  const load = startLoad({
    bases: members.filter(({ role }) => role === 'api').map(({ url }) => url),
    keys: await createKeys(installation, Math.max(2, stops)),
    clients: 4,
    restMs: 1_000,
    payload: (number) =>
      number % 2 === 0
        ? { url: website.url, type: 'flash' }
        : { url: 'https://acme.example', type: 'full', test: true },
  })

  const codes: (number | null)[] = []
  const seconds: number[] = []
  for (let done = 0; done < stops; done++) {
    const member = members[done % members.length]!
    const began = performance.now()
    codes.push((await member.end('SIGTERM')).code)
    seconds.push((performance.now() - began) / 1_000)
    await member.ready()
  }
  const { accepted, sent, broken } = await load.stop()
  const ended = await settle(installation)

  t.diagnostic(`the longest stop took ${Math.max(...seconds).toFixed(1)} s; accepted ${accepted.size} of ${sent.size}`)
  assert.deepEqual(broken, [])
  assert.deepEqual(new Set(codes), new Set([0]))
  assert.deepEqual(Object.keys(ended), ['completed'])
  assert.ok(accepted.size > 0)
  await installation.administer(async ({ db }) => assert.deepEqual(await wrongEvents(db), []))
})
